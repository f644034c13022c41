// Reads what a report is made of: whole days from their sums where these hold every change, other
// days from their rows, all on one snapshot.
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import { type Scope, scopeFor } from "../../../../domain/access/scope.ts";
import { type ComparedDays, type Days, addDays } from "../../../../domain/reports/pivot/days.ts";
import type { Dimension } from "../../../../domain/reports/pivot/dimensions.ts";
import { kindsOf } from "../../../../domain/reports/pivot/measures.ts";
import type { Pivot } from "../../../../domain/reports/pivot/pivot.ts";
import { sliceFor } from "../../../../domain/reports/pivot/slices.ts";
import type { PivotFact } from "../../../../domain/reports/pivot/table.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inSnapshot } from "../../../platform/db/snapshot.ts";
import * as days from "./day-facts.store.ts";
import type { FactQuery } from "./fact-keys.store.ts";
import { type DayRun, sumDays, sumRows } from "./sum-facts.store.ts";

/** Above this number of stretches, all that lies between them is read from rows too. */
const MOST_STRETCHES = 6;

export interface FactsAsked {
  readonly pivot: Pick<Pivot, "rows" | "column" | "measures" | "filters" | "days">;
  readonly actor: Actor;
  /** By whose clock days and hours begin. */
  readonly timeZone: string;
  /** Only from rows, to be compared with the sums. */
  readonly isFromRows?: boolean;
}

/** Sums leads and sales by the report's dimensions, in its period and the one before. */
export function readFacts(
  pool: pg.Pool,
  { pivot, actor, timeZone, isFromRows = false }: FactsAsked,
): Promise<PivotFact[]> {
  const dimensions = pivot.column === null ? pivot.rows : [...pivot.rows, pivot.column];
  return inSnapshot(pool, async (db) => {
    const summed = isFromRows ? NO_DAYS : await findSummedDays(db, timeZone, pivot.days);
    const facts: PivotFact[] = [];
    for (const kind of kindsOf(pivot.measures)) {
      const scope = scopeFor(actor, kind);
      const query: FactQuery = { kind, dimensions, filters: pivot.filters, scope, timeZone };
      facts.push(...(await sumAll(db, query, pivot.days, summed)));
    }
    return facts;
  });
}

const NO_DAYS: ReadonlySet<string> = new Set();

/** The days whose sums hold every change of their rows. */
async function findSummedDays(
  db: Queryable,
  timeZone: string,
  { previous, last }: ComparedDays,
): Promise<ReadonlySet<string>> {
  const progress = await days.findProgress(db);
  if (progress === null || progress.timeZone !== timeZone) return NO_DAYS;
  const summed = new Set(await days.listSummedDays(db, previous.first, last));
  for (const day of await days.listChangedDays(db, timeZone, progress.completeUntilMs))
    summed.delete(day);
  return summed;
}

async function sumAll(
  db: Queryable,
  query: FactQuery,
  { previous, first, last, count }: ComparedDays,
  summed: ReadonlySet<string>,
): Promise<PivotFact[]> {
  const slice = sliceOf(query);
  const known = slice === null ? NO_DAYS : summed;
  const stretches = [
    ...stretchesOf(previous, known).map((one) => ({ ...one, isPrevious: true, shift: count })),
    ...stretchesOf({ first, last }, known).map((one) => ({ ...one, isPrevious: false, shift: 0 })),
  ];
  const bounds = await days.findBounds(
    db,
    query.timeZone,
    stretches.flatMap((one) => [one.first, one.last]),
  );
  const facts: PivotFact[] = [];
  for (const [place, { isSummed, ...stretch }] of stretches.entries()) {
    const run: DayRun = {
      ...stretch,
      fromMs: bounds[place * 2]?.fromMs ?? 0,
      toMs: bounds[place * 2 + 1]?.toMs ?? 0,
    };
    facts.push(
      ...(isSummed && slice !== null
        ? await sumDays(db, query, run, slice)
        : await sumRows(db, query, run)),
    );
  }
  return facts;
}

/** The slice that answers the query; null where only rows do, as for one person's own sales. */
function sliceOf({ kind, dimensions, filters, scope }: FactQuery): number | null {
  const used: Dimension[] = [...dimensions, ...filters.keys()];
  if (scope.see === "all") return sliceFor(kind, used, null);
  return hasOwner(scope) ? sliceFor(kind, used, scope.as) : null;
}

function hasOwner(
  scope: Scope,
): scope is Extract<Scope, { see: "own" }> & { readonly as: "affiliate" | "buyer" } {
  return (
    scope.see === "own" &&
    scope.person === undefined &&
    (scope.as === "affiliate" || scope.as === "buyer")
  );
}

interface Stretch extends Days {
  readonly isSummed: boolean;
}

/** Divides days into stretches that are summed and stretches that are not. */
export function stretchesOf({ first, last }: Days, summed: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isSummed = summed.has(day);
    const before = stretches.at(-1);
    if (before?.isSummed === isSummed) stretches[stretches.length - 1] = { ...before, last: day };
    else stretches.push({ first: day, last: day, isSummed });
  }
  return stretches.filter((one) => !one.isSummed).length <= MOST_STRETCHES
    ? stretches
    : joinRows(stretches);
}

/** Joins everything from the first to the last stretch of rows into one. */
function joinRows(stretches: readonly Stretch[]): Stretch[] {
  const from = stretches.findIndex(({ isSummed }) => !isSummed);
  const to = stretches.findLastIndex(({ isSummed }) => !isSummed);
  const [first, last] = [stretches[from], stretches[to]];
  if (first === undefined || last === undefined) return [...stretches];
  return [
    ...stretches.slice(0, from),
    { first: first.first, last: last.last, isSummed: false },
    ...stretches.slice(to + 1),
  ];
}
