// Names the values of each dimension in SQL, of rows and of the sums of days, and the conditions of
// filters and of whose rows the reader sees. One table, so that both count the same.
import type { Scope } from "../../../../domain/access/scope.ts";
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import type { Dimension, FactKind } from "../../../../domain/reports/pivot/dimensions.ts";
import type { Filters } from "../../../../domain/reports/pivot/pivot.ts";
import { sourceAliasSql } from "../../marketplace/leads/index.ts";

export interface FactQuery {
  readonly kind: FactKind;
  readonly dimensions: readonly Dimension[];
  readonly filters: Filters;
  readonly scope: Scope;
  /** By whose clock days and hours begin. */
  readonly timeZone: string;
}

/** Adds a value to the parameters of a statement and returns its name there. */
export type Bind = (value: unknown) => string;

/** Where the values of dimensions are: in a lead, in a sale and its lead, or in sums of days. */
export interface FactColumns {
  readonly affiliate: string;
  readonly source: string;
  readonly buyer: string;
  readonly campaign: string;
  readonly state: string;
  readonly side: string;
  readonly tier: string;
  readonly day: string;
  readonly hour: string;
  readonly reason: string;
  readonly returnReason: string;
  readonly subIds: string;
}

const NONE = "null::text";

/**
 * The columns of rows: `kind` says whether each is a lead or a sale. `timeZone` names the zone's
 * parameter, which is bound only where days or hours are asked for.
 */
export function rowColumns(kind: FactKind, timeZone: () => string): FactColumns {
  const row = kind === "lead" ? "l" : "s";
  const local = (): string => `${ROWS[kind].at} at time zone ${timeZone()}`;
  return {
    affiliate: `${row}.affiliate_id`,
    source: `${row}.source_id`,
    buyer: kind === "lead" ? NONE : "s.buyer_id",
    campaign: kind === "lead" ? NONE : "s.campaign_no",
    state: "l.state",
    side: "l.side",
    tier: "l.tier",
    get day() {
      return `(${local()})::date`;
    },
    get hour() {
      return `extract(hour from ${local()})::integer`;
    },
    reason: "l.reason_code",
    returnReason: "r.reason",
    subIds: "l.sub_ids",
  };
}

/** The columns of sums of days. */
export const DAY_COLUMNS: FactColumns = {
  affiliate: "f.affiliate_id",
  source: "f.source_id",
  buyer: "f.buyer_id",
  campaign: "f.campaign_no",
  state: "f.state",
  side: "f.side",
  tier: "f.tier",
  day: "f.day",
  hour: "f.hour",
  reason: "f.reason",
  returnReason: NONE,
  subIds: NONE,
};

/** Where rows are, when they count, and which of them are refused or returned. */
export const ROWS = {
  lead: { from: "lead l", id: "l.id", at: "l.received_at" },
  sale: { from: "sale s", id: "s.id", at: "s.sold_at" },
} as const;

/** What a sale takes from its lead. */
const OF_LEAD: ReadonlySet<Dimension> = new Set([
  "state",
  "side",
  "tier",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
]);

export const LEAD_JOIN = "join lead l on l.id = s.lead_id";
export const RETURN_JOIN = "join lead_return r on r.sale_id = s.id and r.status = 'approved'";

/** The joins that the dimensions of rows need. */
export function rowJoins(kind: FactKind, used: ReadonlySet<Dimension>): readonly string[] {
  if (kind === "lead") return [];
  return [
    ...([...used].some((dimension) => OF_LEAD.has(dimension)) ? [LEAD_JOIN] : []),
    ...(used.has("return_reason") ? [RETURN_JOIN] : []),
  ];
}

/** Of rows that only refused leads, or only returned sales, can have: the others do not count. */
export function rowLimits(used: ReadonlySet<Dimension>): readonly string[] {
  return [
    ...(used.has("reason") ? ["l.answer_status <> 'accepted'"] : []),
    ...(used.has("return_reason") ? ["s.status = 'returned'"] : []),
  ];
}

/** The same in sums of days, in which an accepted lead has no reason. */
export function dayLimits(used: ReadonlySet<Dimension>): readonly string[] {
  return used.has("reason") ? ["f.reason is not null"] : [];
}

/** Every dimension of the query, of its table and of its filters. */
export function usedBy({ dimensions, filters }: FactQuery): ReadonlySet<Dimension> {
  return new Set([...dimensions, ...filters.keys()]);
}

/**
 * The text that names a row's value. A campaign is named by its number, and a source by its id, for
 * every reader. `shift` moves days, in number, to those that they are compared with.
 */
export function keyOf(dimension: Dimension, columns: FactColumns, shift: number): string {
  const day = (): string => `(${columns.day} + ${shift})`;
  switch (dimension) {
    case "affiliate":
    case "source":
    case "buyer":
      return `${columns[dimension]}::text`;
    case "campaign":
      return `coalesce(${columns.campaign}::text, '${BY_HAND}')`;
    case "state":
    case "reason":
      return `coalesce(${columns[dimension]}, '')`;
    case "side":
    case "tier":
      return columns[dimension];
    case "day":
      return `${day()}::text`;
    case "week":
      return `date_trunc('week', ${day()}::timestamp)::date::text`;
    case "hour":
      return `${columns.hour}::text`;
    case "return_reason":
      return columns.returnReason;
    case "sub1":
    case "sub2":
    case "sub3":
    case "sub4":
    case "sub5":
      return `coalesce(${columns.subIds}::json ->> ${Number(dimension.slice(-1)) - 1}, '')`;
  }
}

interface Narrowing {
  readonly query: FactQuery;
  readonly columns: FactColumns;
  readonly shift: number;
  readonly bind: Bind;
}

/** The conditions of filters, and of whose rows they are. */
export function conditionsOf({ query, columns, shift, bind }: Narrowing): readonly string[] {
  const { filters, scope } = query;
  const ofFilters = [...filters].map(([dimension, values]) => {
    const given = `any(${bind(values)}::text[])`;
    switch (dimension) {
      case "affiliate":
      case "buyer":
        return `${columns[dimension]} in (select a.id from account a where a.id::text = ${given})`;
      case "source": {
        // A buyer's aliases are computed once for each source, not for each row.
        const name =
          scope.see === "own" && scope.as === "buyer"
            ? sourceAliasSql("o.id", `${bind(scope.accountId)}::uuid`)
            : "o.id::text";
        return `${columns.source} in (select o.id from source o where ${name} = ${given})`;
      }
      case "campaign":
        return `(
          ${columns.campaign} in (select c.no from campaign c where c.id::text = ${given})
          or (${columns.campaign} is null and '${BY_HAND}' = ${given})
        )`;
      default:
        return `${keyOf(dimension, columns, shift)} = ${given}`;
    }
  });
  return [...ofFilters, ...scopeConditions(scope, columns, bind)];
}

function scopeConditions(scope: Scope, columns: FactColumns, bind: Bind): readonly string[] {
  if (scope.see === "all") return [];
  // A scope that these rows cannot be limited to sees none of them.
  if (scope.see === "none" || (scope.as !== "affiliate" && scope.as !== "buyer")) return ["false"];
  return [
    `${columns[scope.as]} = ${bind(scope.accountId)}`,
    ...(scope.person === undefined
      ? []
      : [
          `not exists (
             select
             from sale_assignment g
             where g.sale_id = s.id and g.user_id <> ${bind(scope.person.id)}
           )`,
        ]),
  ];
}
