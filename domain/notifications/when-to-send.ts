// Decides when a notification is sent on a channel: immediately, after the quiet hours, with a
// daily email, or never.
import { quarterEndMs, wallToUtc, zoneOffsetMinutes } from "../distribution/calendar.ts";
import type { NotificationType } from "./types.ts";
import { type NotificationChannel } from "./channels.ts";
import { type NotificationPreferences, type QuietHours, channelsOf } from "./preferences.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";

const DAY_MINUTES = 1_440;

/**
 * `later`: alone, at that moment. `digest`: with all other notifications of that moment's email.
 * Epoch milliseconds.
 */
export type Sending =
  | { readonly kind: "now" }
  | { readonly kind: "later"; readonly atMs: number }
  | { readonly kind: "digest"; readonly atMs: number }
  | { readonly kind: "never" };

const NOW: Sending = { kind: "now" };
const NEVER: Sending = { kind: "never" };

/**
 * When a notification of a kind from `atMs` is sent on the channel. The bell has no quiet hours,
 * since it makes no sound.
 */
export function whenToSend(
  kind: NotificationType,
  channel: NotificationChannel,
  preferences: NotificationPreferences,
  atMs: number,
): Sending {
  const wanted = channelsOf(kind, preferences.kinds)[channel];
  if (wanted === false || wanted === "off") return NEVER;
  if (channel === "bell") return NOW;
  if (wanted === "daily") return { kind: "digest", atMs: nextDigest(preferences, atMs) };
  const endMs = quietUntil(preferences, atMs);
  return endMs === null ? NOW : { kind: "later", atMs: endMs };
}

/**
 * When the quiet hours in force at `atMs` are over in the person's time zone; null where none are
 * in force.
 */
export function quietUntil(
  { quietHours, timeZone }: Pick<NotificationPreferences, "quietHours" | "timeZone">,
  atMs: number,
): number | null {
  if (quietHours === null) return null;
  const until = minuteOf(quietHours.until);
  // Steps by a quarter of an hour, within which no clock changes.
  for (let ms = Math.floor(atMs / MINUTE_MS) * MINUTE_MS; ;) {
    const minute = clockMinute(timeZone, ms);
    if (!isQuiet(quietHours, minute)) return ms > atMs ? ms : null;
    ms = Math.min(
      ms + ((until - minute + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS,
      quarterEndMs(ms),
    );
  }
}

/** The first daily email after `atMs`: one a day, also on days with a clock change. */
export function nextDigest(
  { digestHour, timeZone }: Pick<NotificationPreferences, "digestHour" | "timeZone">,
  atMs: number,
): number {
  const wallMs = atMs + zoneOffsetMinutes(timeZone, atMs) * MINUTE_MS;
  const midnightMs = Math.floor(wallMs / DAY_MS) * DAY_MS;
  const today = wallToUtc(timeZone, midnightMs + digestHour * HOUR_MS);
  return today > atMs ? today : wallToUtc(timeZone, midnightMs + DAY_MS + digestHour * HOUR_MS);
}

function isQuiet({ from, until }: QuietHours, minute: number): boolean {
  const [first, end] = [minuteOf(from), minuteOf(until)];
  return first <= end ? minute >= first && minute < end : minute >= first || minute < end;
}

/** Minutes since midnight in the time zone, 0–1,439. */
function clockMinute(timeZone: string, atMs: number): number {
  return (
    (((Math.floor(atMs / MINUTE_MS) + zoneOffsetMinutes(timeZone, atMs)) % DAY_MINUTES) +
      DAY_MINUTES) %
    DAY_MINUTES
  );
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
