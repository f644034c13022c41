// Texts of working on bought leads: outcomes, notes, and the hours in which people may be called.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const workTexts = {
  title: "What came of it",
  progress: {
    new: "Not called yet",
    attempted: "Tried",
    contacted: "Reached",
    appointment: "Appointment",
    won: "Won",
    lost: "Lost",
  },
  act: {
    attempted: "No answer",
    contacted: "Reached",
    appointment: "Appointment",
    won: "Won",
    lost: "Lost",
  },
  record: "How far did you get?",
  recording: "It is being noted.",
  recorded: (outcome: string) => `Noted: ${outcome}.`,
  note: "Note",
  noteHint: "What the next one who calls should know. Only your account sees it.",
  addNote: "Add the note",
  noteMissing: "Write the note first.",
  noted: "The note is kept.",
  touches: "What was done so far",
  none: "Nothing yet.",
  noteGone: "The note is being loaded.",
  key: "Your CRM",
  left: "Somebody who left",
  by: (who: string) => `by ${who}`,
  more: "Show earlier ones",
  since: (clock: string, callable: string) =>
    `${clock} since delivery, ${callable} of it within calling hours`,
  first: (clock: string, callable: string) =>
    `First try ${clock} after delivery, ${callable} of it within calling hours`,
  attempts: (count: number, written: string) => plural(count, "1 try", `${written} tries`),
  mostIn24Hours: (count: number, state: string) => `At most ${count} calls in 24 hours (${state})`,
  theirTime: (time: string) => `Their time: ${time}`,
  zoneUnknown: "Their time zone is not known",
  within: "Within calling hours",
  outside: "Outside calling hours",
  opensIn: (clock: string) => `open in ${clock}`,
  hoursOpenIn: (clock: string) => `Calling hours in ${clock}`,
  closesIn: (clock: string) => `${clock} left`,
  hours: (from: string, until: string, state: string) => `${from}–${until}, ${state}`,
  closedToday: (state: string) => `none today, ${state}`,
  federal: "US",
  advice:
    "The hours are information, not permission: consent, do-not-call lists and suppression are separate.",
};

export type WorkTexts = Translated<typeof workTexts>;
