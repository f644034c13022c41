// Arranges days with amounts in calendar weeks. Pure.
import type { AffiliateBalances } from "../../../../contract/insight/current-reports.ts";
import { addDays } from "../../../lib/period.ts";

export interface CalendarDay {
  readonly date: string;
  /** Null on days without an amount. */
  readonly cents: number | null;
}

const WEEK = 7;

/**
 * Whole weeks beginning on Sunday, from the week of `today` to that of the last day with an amount;
 * null for days before today.
 */
export function weeksOf(
  days: AffiliateBalances["calendar"],
  today: string,
): (CalendarDay | null)[][] {
  const amounts = new Map(days.map(({ date, amount_cents: cents }) => [date, cents]));
  const last = days.reduce((latest, { date }) => (date > latest ? date : latest), today);
  const weeks: (CalendarDay | null)[][] = [];
  for (
    let sunday = addDays(today, -weekdayOf(today));
    sunday <= last;
    sunday = addDays(sunday, WEEK)
  ) {
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => {
        const date = addDays(sunday, index);
        return date < today ? null : { date, cents: amounts.get(date) ?? null };
      }),
    );
  }
  return weeks;
}

/** 0 is Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
