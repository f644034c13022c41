// Describes a question about the asker's own figures, and formats the numbers of its answer.
import type { Asker } from "./assistant-deps.ts";
import { type Day, type Spoken, spoken } from "./spoken.ts";
import type {
  AssistantWords,
  Metric,
  NamedPeriod,
  ScreenName,
} from "../../../../locales/assistant-words.ts";
import { ofRole } from "../../../../domain/access/access.ts";
import { periodOf } from "../../../../domain/assistant/period.ts";
import type { DataQuestion } from "../../../../domain/assistant/turns.ts";
import { wallToUtc } from "../../../../domain/distribution/calendar.ts";
import { addDays } from "../../../../domain/qualification/days.ts";
import { METRICS } from "../../../../domain/reports/metrics.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

/** A question with its asker, and the words of its answer. */
export interface Question extends Day {
  readonly asker: Asker;
  readonly question: DataQuestion;
  readonly words: AssistantWords;
}

/** The possible topics of a question about the asker's own figures. */
export type Topic = DataQuestion["topic"];

const USUAL_PERIOD: NamedPeriod = "last_30_days";
/**
 * The screen where each role sees the same figures; an affiliate's earnings have a screen of their
 * own.
 */
const SCREEN_OF_ROLE: Readonly<Record<Asker["actor"]["role"], ScreenName>> = {
  advertiser: "campaigns",
  affiliate: "leads",
  admin: "dashboard",
};
/** Returns the screen that shows a metric to a role. */
export const screenOf = (role: Asker["actor"]["role"], metric: Metric): ScreenName =>
  metric === "earned" ? "earnings" : screenOfRole(role);
/** The screen of a role's figures; the dashboard for a role that is none of these. */
export const screenOfRole = (role: Asker["actor"]["role"]): ScreenName =>
  ofRole(SCREEN_OF_ROLE, role) ?? "dashboard";

/** Returns the period in the query of a report, and in words. */
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

/** The answer if the figures may not be read, or cannot be. */
export function refused(status: number, words: AssistantWords): Spoken {
  return spoken(status === NOT_ALLOWED ? words.data.notYours : words.data.unreachable);
}

/** Formats a number in the language of the words. */
export const count = (value: number, words: AssistantWords): string =>
  new Intl.NumberFormat(words.locale).format(value);
/** Formats cents as dollars in the language of the words. */
export const moneyOf = (cents: number, words: AssistantWords): string =>
  new Intl.NumberFormat(words.locale, { style: "currency", currency: "USD" }).format(
    cents / CENTS_PER_DOLLAR,
  );
/** Formats a metric's figure in the language of the words. */
export const written = (metric: Metric, value: number, words: AssistantWords): string =>
  METRICS[metric].unit === "cents" ? moneyOf(value, words) : count(value, words);
