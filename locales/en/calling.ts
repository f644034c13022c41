// Texts of the table of calling hours.
import type { Translated } from "../texts.ts";

export const callingTexts = {
  title: "Calling hours",
  about:
    "Shown with every purchased lead, in its local time. Information for buyers, not legal advice: verify each state before you rely on it.",
  state: "State",
  federal: "US, elsewhere",
  days: { weekdays: "Monday to Friday", saturday: "Saturday", sunday: "Sunday" },
  none: "None",
  holidays: "Holidays",
  yes: "Yes",
  no: "No",
  mostIn24Hours: "Calls in 24 h",
  mostHint: "To one person about one matter. Leave blank for no limit.",
  change: "Edit",
  changeOf: (state: string) => `Edit ${state}`,
  add: "Add state",
  allThere: "Every state has a rule.",
  sheet: "Calling hours of a state",
  hours: "Hours in the lead's local time",
  fromOf: (day: string) => `${day} from`,
  untilOf: (day: string) => `${day} until`,
  onHolidays: "Also on federal holidays",
  source: "Source",
  sourceHint: "A statute or a page",
  checked: "Checked on",
  wrongHours: "Choose an end after the start.",
  wrongMost: "Enter a whole number from 1 to 99.",
  sourceMissing: "Enter the source of the rule.",
  dateMissing: "Enter the date it was checked.",
  savedLater: "Applies once you save the settings.",
  keep: "Apply",
  remove: "Remove state",
};

export type CallingTexts = Translated<typeof callingTexts>;
