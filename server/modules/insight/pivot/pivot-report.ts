// Answers a report that a person built: its table with names and figures.
import type pg from "pg";
import type { PivotFigures, PivotKey, PivotReport } from "../../../../contract/insight/pivot.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import type { Dimension } from "../../../../domain/reports/pivot/dimensions.ts";
import {
  type Measure,
  type Sums,
  unitOf,
  valueOf,
} from "../../../../domain/reports/pivot/measures.ts";
import {
  type Filters,
  type Pivot,
  type PivotQuestion,
  readPivot,
} from "../../../../domain/reports/pivot/pivot.ts";
import {
  type ComparedSums,
  type PivotTable,
  layOutPivot,
} from "../../../../domain/reports/pivot/table.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { sourceAlias } from "../../marketplace/leads/index.ts";
import { findNames, findZone } from "../reports/index.ts";
import { readFacts } from "./read-facts.ts";
import { findRecordNames } from "./record-names.store.ts";
import { MOST_GROUPS } from "./sum-facts.store.ts";

/** The question as the query of an address states it. */
interface PivotQuery {
  readonly rows: readonly Dimension[];
  readonly column?: Dimension;
  readonly measures: readonly Measure[];
  readonly filter?: readonly string[];
  readonly first: string;
  readonly last: string;
}

/** A report that may be read, and the clock of its days. */
export interface OpenPivot {
  readonly pivot: Pivot;
  readonly timeZone: string;
}

/** Reads the question for its reader; days are those of the reader's account. */
export async function openPivot(
  db: Queryable,
  actor: Actor,
  question: PivotQuestion,
  days: { readonly first: string; readonly last: string },
): Promise<Result<OpenPivot, Refusal>> {
  const pivot = readPivot(actor, question, days);
  if (!pivot.ok) return refuse(invalid([{ ...pivot.error, code: "invalid" }]));
  const timeZone = await findZone(db, actor.accountId);
  return timeZone === null ? refuse(NOT_FOUND) : ok({ pivot: pivot.value, timeZone });
}

/** Returns the table. Refuses more groups than can be laid out. */
export async function pivotReport(
  pool: pg.Pool,
  actor: Actor,
  { rows, column, measures, filter = [], ...days }: PivotQuery,
): Promise<Result<PivotReport, Refusal>> {
  const opened = await openPivot(
    pool,
    actor,
    { rows, column: column ?? null, measures, filters: filter },
    days,
  );
  if (!opened.ok) return opened;
  const { pivot, timeZone } = opened.value;
  const facts = await readFacts(pool, { pivot, actor, timeZone });
  if (facts.length > MOST_GROUPS)
    return refuse(
      invalid([
        {
          field: "rows",
          code: "invalid",
          message: "There are too many groups: use fewer dimensions, filters or a shorter period.",
        },
      ]),
    );
  return ok(await presentTable(pool, actor, opened.value, layOutPivot(pivot, facts)));
}

async function presentTable(
  db: Queryable,
  actor: Actor,
  { pivot, timeZone }: OpenPivot,
  table: PivotTable,
): Promise<PivotReport> {
  const { rows, column, measures, days } = pivot;
  const lineKeys = await Promise.all(
    rows.map((dimension, place) =>
      keysOf(
        db,
        actor,
        dimension,
        table.lines.map(({ values }) => values[place] ?? ""),
      ),
    ),
  );
  const figures = (sums: ComparedSums): PivotFigures => ({
    values: measures.map((measure) => figureOf(measure, sums.current)),
    previous: measures.map((measure) => figureOf(measure, sums.previous)),
  });
  return {
    period: {
      first: days.first,
      last: days.last,
      previous_first: days.previous.first,
      previous_last: days.previous.last,
      time_zone: timeZone,
    },
    rows: [...rows],
    column,
    filters: await filterKeys(db, actor, pivot.filters),
    measures: measures.map((measure) => ({ measure, unit: unitOf(measure) })),
    columns: column === null ? [] : await keysOf(db, actor, column, table.columns),
    lines: table.lines.map((line, at) => ({
      keys: lineKeys.flatMap((keys) => keys[at] ?? []),
      total: figures(line.total),
      cells: line.cells.map(figures),
    })),
    column_totals: table.columnTotals.map(figures),
    total: figures(table.total),
    lines_left_out: table.linesLeftOut,
    columns_left_out: table.columnsLeftOut,
  };
}

function figureOf(measure: Measure, sums: Sums): number | null {
  const value = valueOf(measure, sums);
  return typeof value === "bigint" ? centsToJson(value) : value;
}

/** The values of a dimension as the API names them, one for each, in the same order. */
export async function keysOf(
  db: Queryable,
  actor: Actor,
  dimension: Dimension,
  values: readonly string[],
): Promise<PivotKey[]> {
  if (dimension === "source" && actor.role === "advertiser")
    return values.map((id) => aliasKey(id, actor.accountId));
  if (!isNamed(dimension)) return values.map((value) => ({ value, name: null }));
  const known = [...new Set(values)].filter((value) => value !== BY_HAND);
  const names = await findNames(db, dimension, known);
  return values.map((value) => {
    const named = names.get(value);
    return named === undefined ? { value, name: null } : { value: named.id, name: named.name };
  });
}

/** A source as one buyer knows it. */
function aliasKey(sourceId: string, buyerId: string): PivotKey {
  return namedAlias(sourceAlias(sourceId, buyerId));
}

function namedAlias(alias: string): PivotKey {
  return { value: alias, name: `Source ${alias.slice(0, 6).toUpperCase()}` };
}

/** The filters with names: of the reader's own records, or for the network of any. */
async function filterKeys(
  db: Queryable,
  actor: Actor,
  filters: Filters,
): Promise<PivotReport["filters"]> {
  const owner = actor.role === "admin" ? null : actor.accountId;
  const keys: PivotReport["filters"] = [];
  for (const [dimension, values] of filters) {
    const isAlias = dimension === "source" && actor.role === "advertiser";
    const names =
      isAlias || !isNamed(dimension)
        ? new Map<string, string>()
        : await findRecordNames(db, dimension, values, owner);
    for (const value of values)
      keys.push({
        dimension,
        ...(isAlias ? namedAlias(value) : { value, name: names.get(value) ?? null }),
      });
  }
  return keys;
}

type NamedDimension = "source" | "affiliate" | "buyer" | "campaign";

function isNamed(dimension: Dimension): dimension is NamedDimension {
  return (
    dimension === "source" ||
    dimension === "affiliate" ||
    dimension === "buyer" ||
    dimension === "campaign"
  );
}
