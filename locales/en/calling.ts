// Texts of the table of calling hours.
import type { Translated } from "../texts.ts";

export const callingTexts = {
  title: "Calling hours",
  about:
    "Shown beside every bought lead, in the person's own time. Information for buyers, not legal advice: verify each state before you rely on it.",
  state: "State",
  federal: "US, elsewhere",
  days: { weekdays: "Monday to Friday", saturday: "Saturday", sunday: "Sunday" },
  none: "None",
  holidays: "Holidays",
  yes: "Yes",
  no: "No",
  mostIn24Hours: "Calls in 24 h",
  mostHint: "To one person about one matter. Empty: no limit.",
  change: "Change",
  changeOf: (state: string) => `Change ${state}`,
  add: "Add a state",
  allThere: "Every state has its rule.",
  sheet: "Calling hours of a state",
  hours: "Hours on the person's clock",
  fromOf: (day: string) => `${day} from`,
  untilOf: (day: string) => `${day} until`,
  onHolidays: "Also on federal holidays",
  source: "Where it was read",
  sourceHint: "The statute, or a page",
  checked: "Checked on",
  wrongHours: "Let the hours end after they begin.",
  wrongMost: "Type a whole number from 1 to 99.",
  sourceMissing: "Say where the rule was read.",
  dateMissing: "Say when it was checked.",
  savedLater: "It counts once the settings are saved.",
  keep: "Take over",
  remove: "Remove the state",
};

export type CallingTexts = Translated<typeof callingTexts>;
