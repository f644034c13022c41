// Texts of the assignees of leads, and of bulk actions.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const handsTexts = {
  works: "Assigned to",
  who: "Assignee",
  views: { all: "All", mine: "Mine", unassigned: "Unassigned" },
  unassigned: "Unassigned",
  mine: "You",
  claim: "Claim",
  claimNamed: (name: string) => `Claim ${name}`,
  giveBack: "Unassign",
  giveBackNamed: (name: string) => `Unassign ${name}`,
  worksNamed: (name: string) => `Assignee of ${name}`,
  claimed: "Lead claimed.",
  freed: "Lead unassigned.",
  given: (name: string) => `Lead assigned to ${name}.`,
  taken: "A teammate already claimed this lead.",
  noneHere: "No leads here. Choose another view.",
  bulkOutcome: "Set outcome",
  bulkAssign: "Assign to",
  bulkExport: "Export",
  tooMany: "At most 100 at a time. Filter the list and export all of it instead.",
  done: (count: number) => plural(count, "1 lead changed.", `${count} leads changed.`),
  failed: (count: number) =>
    plural(
      count,
      "1 lead couldn't be changed and stays selected.",
      `${count} leads couldn't be changed and stay selected.`,
    ),
};

export type HandsTexts = Translated<typeof handsTexts>;
