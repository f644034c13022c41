// Texts of who works which lead, and of doing things with several.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const handsTexts = {
  works: "Works it",
  who: "Whose",
  views: { all: "All", mine: "Mine", nobody: "Nobody's" },
  nobody: "Nobody",
  mine: "You",
  claim: "Take it",
  claimNamed: (name: string) => `Take ${name}`,
  giveBack: "Give back",
  giveBackNamed: (name: string) => `Give ${name} back`,
  worksNamed: (name: string) => `Who works ${name}`,
  claimed: "It is yours.",
  freed: "It is free again.",
  given: (name: string) => `${name} works it now.`,
  taken: "A colleague was faster: the lead is theirs.",
  noneHere: "Nothing waits here. Look at another view.",
  bulkOutcome: "Set outcome",
  bulkAssign: "Give to",
  bulkExport: "Export",
  tooMany: "At most 100 at once. Filter the list and export all of it instead.",
  done: (count: number) => plural(count, "1 lead changed.", `${count} leads changed.`),
  failed: (count: number) =>
    plural(
      count,
      "1 lead could not be changed and stays selected.",
      `${count} leads could not be changed and stay selected.`,
    ),
};

export type HandsTexts = Translated<typeof handsTexts>;
