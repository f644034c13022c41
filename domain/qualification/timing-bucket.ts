// Puts a stated time into one of the vocabulary's buckets.
import type { Timing } from "../lead/vocabulary.ts";
import type { Spoken } from "./calendar-words.ts";
import { addDays, addMonths, daysBetween } from "./days.ts";
import type { TimingWish } from "./slots.ts";

/** Days of "as soon as possible": the vocabulary's first bucket. */
export const SOON_DAYS = 30;
/** Days by which the ends of a span may miss a bucket: "3 to 6 months" was said some days ago. */
const SLACK_DAYS = 3;

/**
 * The bucket of a wish: the middle of its days, or its only day, counted from today in calendar
 * months, as people count. A posted bucket without days ages by `ageTiming` instead.
 */
export function bucketOf({ from, until }: Spoken, today: string): Timing {
  const day = from !== null && until !== null ? middleOf(from, until) : (until ?? from ?? today);
  // "after Christmas" is later than Christmas.
  const soon = from !== null && until === null ? SOON_DAYS - 1 : SOON_DAYS;
  return bucketAt(day, today, soon);
}

/**
 * The one bucket that holds all days of a wish; null if none does: "in six months or later" is
 * narrower in any of them. A wish without days keeps its own.
 */
export function bucketWithin({ bucket, from, until }: TimingWish, today: string): Timing | null {
  if (from === null && until === null) return bucket;
  if (until === null)
    return bucketAt(addDays(from ?? today, SLACK_DAYS), today) === "m12_plus" ? "m12_plus" : null;
  const first = addDays(from ?? today, SLACK_DAYS);
  const last = addDays(until, -SLACK_DAYS);
  if (first >= last) return bucketAt(middleOf(from ?? today, until), today);
  const earliest = bucketAt(first, today);
  return earliest === bucketAt(last, today) ? earliest : null;
}

function bucketAt(day: string, today: string, soonDays = SOON_DAYS): Timing {
  if (daysBetween(today, day) <= soonDays) return "asap_0_30d";
  if (day <= addMonths(today, 3)) return "m1_3";
  if (day <= addMonths(today, 6)) return "m3_6";
  return day <= addMonths(today, 12) ? "m6_12" : "m12_plus";
}

function middleOf(from: string, until: string): string {
  return addDays(from, Math.floor(daysBetween(from, until) / 2));
}
