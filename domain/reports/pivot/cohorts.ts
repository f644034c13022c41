// Lays returns out by the day of their sale: how many sales of a day were returned after so many
// days, and which of these shares can still grow.
import { DAY_MS } from "../../time.ts";

/** Days after the sale by which a return was filed. */
export const COHORT_STEPS = [1, 3, 7, 14, 30] as const;

/** The sales of one day, with the returns of them filed within each step. */
export interface CohortFacts {
  readonly day: string;
  /** When the day was over: its last sale was before. */
  readonly endMs: number;
  readonly sales: number;
  /** Approved by now, in the order of the steps. */
  readonly returned: readonly number[];
  /** Filed and not decided yet, likewise. */
  readonly waiting: readonly number[];
}

export interface CohortStep {
  /** Of the day's sales, how many were returned. */
  readonly returned: number;
  /** Whether more may come: the days are not over for all sales, or a return waits. */
  readonly isOpen: boolean;
}

export interface Cohort {
  readonly day: string;
  readonly sales: number;
  readonly steps: readonly CohortStep[];
}

/** The days that are closed at a step, in all: a day that is open would only lower the share. */
export interface CohortTotal {
  readonly sales: number;
  readonly returned: number;
}

/** Returns the cohorts of the days in the order given, and the total of each step. */
export function layOutCohorts(
  facts: readonly CohortFacts[],
  nowMs: number,
): { readonly cohorts: readonly Cohort[]; readonly totals: readonly CohortTotal[] } {
  const cohorts = facts.map(({ day, endMs, sales, returned, waiting }): Cohort => ({
    day,
    sales,
    steps: COHORT_STEPS.map((days, place) => ({
      returned: returned[place] ?? 0,
      isOpen: endMs + days * DAY_MS > nowMs || (waiting[place] ?? 0) > 0,
    })),
  }));
  const totals = COHORT_STEPS.map((_, place) =>
    cohorts.reduce<CohortTotal>(
      (total, { sales, steps }) => {
        const step = steps[place];
        return step === undefined || step.isOpen
          ? total
          : { sales: total.sales + sales, returned: total.returned + step.returned };
      },
      { sales: 0, returned: 0 },
    ),
  );
  return { cohorts, totals };
}
