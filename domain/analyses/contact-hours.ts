// The hours in which somebody may be called, as analyses write them: times of day as HH:MM, on the
// person's own clock.
import type { CallingRule, CallingSpan } from "../calling/calling-rules.ts";
import { CONTACT_DAYS, type ContactDays } from "./analysis.ts";

const HOUR = 60;

/** The hours of the rule on these days, in minutes since midnight; null is not at all. */
export function hoursOn(rule: CallingRule, days: ContactDays): CallingSpan | null {
  return rule[days];
}

/** Minutes since midnight as HH:MM; the end of the day is 23:59, for no clock shows 24. */
export function clockOf(minute: number): string {
  const shown = Math.min(minute, 24 * HOUR - 1);
  return `${twoDigits(Math.floor(shown / HOUR))}:${twoDigits(shown % HOUR)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** Minutes since midnight of HH:MM. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * HOUR + minutes;
}

/**
 * "weekdays 08:00–21:00, saturday 08:00–21:00": for a model, which reads the names of days as it
 * writes them.
 */
export function sayHours(rule: CallingRule): string {
  return CONTACT_DAYS.flatMap((days) => {
    const span = hoursOn(rule, days);
    return span === null ? [] : [`${days} ${clockOf(span.from)}–${clockOf(span.until)}`];
  }).join(", ");
}
