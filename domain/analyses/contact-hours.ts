// Writes calling hours for analyses: times of day as HH:MM in the consumer's time zone.
import type { CallingRule, CallingSpan } from "../calling/calling-rules.ts";
import { CONTACT_DAYS, type ContactDays } from "./analysis.ts";

const HOUR = 60;

/** The hours of the rule on these days, in minutes since midnight; null means no calls. */
export function hoursOn(rule: CallingRule, days: ContactDays): CallingSpan | null {
  return rule[days];
}

/** Minutes since midnight as HH:MM; the end of the day is 23:59, because no clock shows 24. */
export function clockOf(minute: number): string {
  const shown = Math.min(minute, 24 * HOUR - 1);
  return `${twoDigits(Math.floor(shown / HOUR))}:${twoDigits(shown % HOUR)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** HH:MM as minutes since midnight. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * HOUR + minutes;
}

/**
 * The hours as "weekdays 08:00–21:00, saturday 08:00–21:00", for a model, which must answer with
 * the same names of days.
 */
export function sayHours(rule: CallingRule): string {
  return CONTACT_DAYS.flatMap((days) => {
    const span = hoursOn(rule, days);
    return span === null ? [] : [`${days} ${clockOf(span.from)}–${clockOf(span.until)}`];
  }).join(", ");
}
