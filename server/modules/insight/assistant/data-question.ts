// Describes a question about one's own figures, and how its answer writes numbers.
import type { Asker } from "./assistant-deps.ts";
import { type Day, type Spoken, spoken } from "./spoken.ts";
import type {
  AssistantWords,
  Metric,
  NamedPeriod,
  ScreenName,
} from "../../../../locales/assistant-words.ts";
import { periodOf } from "../../../../domain/assistant/period.ts";
import type { DataQuestion } from "../../../../domain/assistant/turns.ts";
import { wallToUtc } from "../../../../domain/distribution/calendar.ts";
import { addDays } from "../../../../domain/qualification/days.ts";
import { METRICS } from "../../../../domain/reports/metrics.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

/** A question, with whose it is and in which words it is answered. */
export interface Question extends Day {
  readonly asker: Asker;
  readonly question: DataQuestion;
  readonly words: AssistantWords;
}

/** What a question about one's own figures may be about. */
export type Topic = DataQuestion["topic"];

const USUAL_PERIOD: NamedPeriod = "last_30_days";
/**
 * Where each role sees the same figures; what an affiliate earned stands on a screen of its own.
 */
export const SCREEN_OF_ROLE: Readonly<Record<Asker["actor"]["role"], ScreenName>> = {
  advertiser: "campaigns",
  affiliate: "leads",
  admin: "dashboard",
};
/** The screen that shows a metric to a role. */
export const screenOf = (role: Asker["actor"]["role"], metric: Metric): ScreenName =>
  metric === "earned" ? "earnings" : SCREEN_OF_ROLE[role];

/** The period in the query of a report, and in words. */
export function spanOf({ question: { period }, today, timeZone, words }: Question): {
  readonly query: string;
  readonly when: string;
} {
  const named = period ?? USUAL_PERIOD;
  const { from, until } = periodOf(named, today);
  const instant = (day: string): string =>
    encodeURIComponent(new Date(wallToUtc(timeZone, Date.parse(`${day}T00:00:00Z`))).toISOString());
  return {
    query: `from=${instant(from)}&to=${instant(addDays(until, 1))}`,
    when: words.data.periods[named],
  };
}

const NOT_ALLOWED = 403;

/** What is said where the figures may not be read, or cannot be. */
export function refused(status: number, words: AssistantWords): Spoken {
  return spoken(status === NOT_ALLOWED ? words.data.notYours : words.data.unreachable);
}

/** A number as its language writes it. */
export const count = (value: number, words: AssistantWords): string =>
  new Intl.NumberFormat(words.locale).format(value);
/** Cents as its language writes dollars. */
export const moneyOf = (cents: number, words: AssistantWords): string =>
  new Intl.NumberFormat(words.locale, { style: "currency", currency: "USD" }).format(
    cents / CENTS_PER_DOLLAR,
  );
/** A metric's figure as its language writes it. */
export const written = (metric: Metric, value: number, words: AssistantWords): string =>
  METRICS[metric].unit === "cents" ? moneyOf(value, words) : count(value, words);
