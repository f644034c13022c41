// Writes the figures of an alert's evidence, in the way that both languages write them.
import type { Evidence } from "../domain/alerts/alert-rule.ts";
import { signedCentsToText } from "../domain/money/money.ts";
import { DAY_MS } from "../domain/time.ts";

const BASIS_POINTS_PER_PERCENT = 100;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const TENTHS = 10;

/** Whole percent: "31%". */
export const percentText = (basisPoints: number): string =>
  `${Math.round(basisPoints / BASIS_POINTS_PER_PERCENT)}%`;

/** The band of a rate: "44–57%". Null with only one end. */
export function bandText({ low, high }: Pick<Evidence, "low" | "high">): string | null {
  if (low === null || high === null) return null;
  return `${Math.round(low / BASIS_POINTS_PER_PERCENT)}–${percentText(high)}`;
}

/** A span of minutes: "22 min", "5 h 20 min", "3 d 4 h". */
export function spanText(minutes: number): string {
  if (minutes < MINUTES_PER_HOUR) return `${minutes} min`;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < HOURS_PER_DAY) return joined(hours, "h", minutes % MINUTES_PER_HOUR, "min");
  return joined(Math.floor(hours / HOURS_PER_DAY), "d", hours % HOURS_PER_DAY, "h");
}

const joined = (first: number, unit: string, rest: number, smaller: string): string =>
  rest === 0 ? `${first} ${unit}` : `${first} ${unit} ${rest} ${smaller}`;

/** Tenths with one decimal: "1.4". */
export const tenthsText = (tenths: number): string => (tenths / TENTHS).toFixed(1);

/** An amount with separated thousands: "$9,520.00". */
export const amountText = (cents: number): string =>
  signedCentsToText(cents).replaceAll(/\B(?=(?:\d{3})+\.)/g, ",");

/** The days of the period that was measured. */
export const daysOf = ({ fromMs, untilMs }: Pick<Evidence, "fromMs" | "untilMs">): number =>
  Math.max(1, Math.round((untilMs - fromMs) / DAY_MS));
