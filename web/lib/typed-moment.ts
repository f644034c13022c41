// Reads and writes moments as a field for a date and time has them, in a time zone.
import { zoneOffsetMinutes } from "../../domain/distribution/calendar.ts";
import { MINUTE_MS } from "../../domain/time.ts";

/** Characters of a local time to the minute. */
const TO_THE_MINUTE = 16;

/** The moment in the zone's local time, to the minute: 2026-11-30T16:30. */
export function typedOf(iso: string, timeZone: string): string {
  const ms = Date.parse(iso);
  const local = ms + zoneOffsetMinutes(timeZone, ms) * MINUTE_MS;
  return new Date(local).toISOString().slice(0, TO_THE_MINUTE);
}

/** The moment of a local time of the zone, in milliseconds; null while none is entered. */
export function momentOf(typed: string, timeZone: string): number | null {
  const local = Date.parse(`${typed}Z`);
  if (Number.isNaN(local)) return null;
  // The offset at the moment itself: near a clock change it differs from that of the first guess.
  const guess = local - zoneOffsetMinutes(timeZone, local) * MINUTE_MS;
  return local - zoneOffsetMinutes(timeZone, guess) * MINUTE_MS;
}
