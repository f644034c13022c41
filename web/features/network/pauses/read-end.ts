// Reads when a pause is to end from the choices of its form.
import { LONGEST_NETWORK_PAUSE_DAYS } from "../../../../domain/network-pauses/network-pause.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { addDays, dayOf, startOfDay } from "../../../lib/period.ts";

export const END_CHOICES = ["never", "day", "week", "own"] as const;
type EndChoice = (typeof END_CHOICES)[number];

/** In how many days the short choices end. */
export const END_DAYS = { day: 1, week: 7 } as const;

export interface EndDraft {
  readonly choice: EndChoice;
  /** Of `own`: YYYY-MM-DD, or empty. */
  readonly day: string;
}

export type EndMistake = "dateMissing" | "datePast" | "dateFar";

/** The first and the last day that can be chosen. */
export function endDays(nowMs: number, zone: string): { first: string; last: string } {
  const today = dayOf(nowMs, zone);
  return { first: addDays(today, 1), last: addDays(today, LONGEST_NETWORK_PAUSE_DAYS - 1) };
}

/** Null if the draft can be sent. */
export function endMistake(
  { choice, day }: EndDraft,
  nowMs: number,
  zone: string,
): EndMistake | null {
  if (choice !== "own") return null;
  if (day === "") return "dateMissing";
  const { first, last } = endDays(nowMs, zone);
  if (day < first) return "datePast";
  return day > last ? "dateFar" : null;
}

/** ISO 8601; null: the network ends it. */
export function endOf({ choice, day }: EndDraft, nowMs: number, zone: string): string | null {
  switch (choice) {
    case "never":
      return null;
    case "day":
    case "week":
      return new Date(nowMs + END_DAYS[choice] * DAY_MS).toISOString();
    case "own":
      return new Date(startOfDay(day, zone)).toISOString();
  }
}
