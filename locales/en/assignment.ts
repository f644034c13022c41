// Texts of the rule by which new leads are assigned.
import type { Translated } from "../texts.ts";

export const assignmentTexts = {
  title: "Assign new leads",
  mode: "Assignment",
  help: "Applies to leads bought from now on. You can reassign any lead yourself.",
  modes: {
    manual: { name: "Manually", about: "Leads wait until a member claims them." },
    round_robin: { name: "In turn", about: "The members below take turns." },
    area: { name: "By area", about: "Each lead goes to the member of its ZIP code or state." },
  },
  members: "Members",
  turnHelp: "Choose who receives leads.",
  areaHelp:
    "The longest ZIP code that fits comes first, then the state. Members without an area receive the rest.",
  noMember: "Choose at least one member.",
  statesOf: (name: string) => `States of ${name}`,
  statesHint: "Two letters each: CA, NV",
  stateWrong: (word: string) => `${word} isn't a US state. Enter two letters, for example CA.`,
  zipsOf: (name: string) => `ZIP codes of ${name}`,
  zipsHint: "First 3 to 5 digits: 958, 95838",
  zipWrong: (word: string) => `${word} isn't the start of a ZIP code. Enter 3 to 5 digits.`,
  saved: "Assignment saved.",
};

export type AssignmentTexts = Translated<typeof assignmentTexts>;
