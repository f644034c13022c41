// Texts of work on purchased leads: outcomes, notes and calling hours.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const workTexts = {
  title: "Outcome",
  progress: {
    new: "Not called yet",
    attempted: "Attempted",
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
  record: "Set outcome",
  recording: "Setting the outcome…",
  recorded: (outcome: string) => `Outcome set: ${outcome}.`,
  takenBack: "Outcome undone.",
  notTakenBack: "It's too late to undo this outcome. Set the right one instead.",
  note: "Note",
  noteHint: "Visible to your team only.",
  notePlaceholder: "A note for the next call",
  addNote: "Add note",
  noteMissing: "Enter a note.",
  noted: "Note added.",
  touches: "Contact history",
  none: "No calls or notes yet.",
  noteGone: "Loading the note…",
  key: "Your CRM",
  left: "Former member",
  by: (who: string) => `by ${who}`,
  more: "Show earlier",
  since: "Since delivery",
  first: "First attempt after",
  callable: (clock: string) => `${clock} of it within calling hours`,
  attempts: (count: number, written: string) => plural(count, "1 attempt", `${written} attempts`),
  mostIn24Hours: (count: number, state: string) => `At most ${count} calls in 24 hours (${state})`,
  theirTime: (time: string) => `Local time: ${time}`,
  zoneUnknown: "Time zone unknown",
  within: "Within calling hours",
  outside: "Outside calling hours",
  opensIn: (clock: string) => `open in ${clock}`,
  hoursOpenIn: (clock: string) => `Calling hours in ${clock}`,
  closesIn: (clock: string) => `${clock} left`,
  hours: (from: string, until: string, state: string) => `${from}–${until}, ${state}`,
  closedToday: (state: string) => `none today, ${state}`,
  federal: "US",
  advice:
    "The hours are information, not permission. Consent, do-not-call lists and suppression apply separately.",
};

export type WorkTexts = Translated<typeof workTexts>;
