// A page of a collection: the planned query, the caller's scope and the columns become one
// keyset-paged statement.
import type pg from "pg";
import type { Scope, ScopeOwner } from "../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { HOUR_MS } from "../../../domain/time.ts";
import { lowestUuidv7 } from "../ids/uuid.ts";
import {
  FOREIGN_CURSOR,
  type CollectionRules,
  type Condition,
  type CursorType,
  type ListQuery,
  type Operator,
  type PlannedQuery,
  type QueryProblem,
  isCursorValue,
  planQuery,
  writeCursor,
} from "./plan-query.ts";
import type { Queryable } from "./queryable.ts";

/**
 * How a collection lies in the database. Everything here is SQL of our own; values only ever travel
 * as parameters.
 */
export interface CollectionTable {
  readonly rules: CollectionRules;
  /** The select list; its names are the row's. */
  readonly columns: string;
  /** What follows `from`. */
  readonly from: string;
  /**
   * Where `from` is the union of several queries: these, and the name that it gives to their rows.
   * Each is ordered and limited on its own, so that its index gives the page; a `Part` binds.
   */
  readonly parts?: { readonly name: string; readonly queries: readonly (string | Part)[] };
  /** A condition that always holds, such as a join's. */
  readonly always?: string;
  /** The unique column that breaks ties, a uuid. */
  readonly id: string;
  /** The expression of each field that a query may name. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The column with an id that was made at the time of a time field, give or take an hour: what a
   * lower and what an upper bound of the time compares. A condition on the time then also bounds
   * the id, so that the id's index finds the rows.
   */
  readonly clocks?: Readonly<Record<string, readonly [from: string, until: string]>>;
  /**
   * What each word of a field means, as a condition of its own, where an index serves that and not
   * a comparison of the field's expression.
   */
  readonly meanings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Fields of which a row may have several values: the condition that one of `values` is among
   * them, each bound by `bind`. Only `eq` and `in` may be asked of such a field.
   */
  readonly has?: Readonly<
    Record<string, (values: readonly string[], bind: (value: unknown) => string) => string>
  >;
  /**
   * What each order sorts by, never null. An id that grows with time may stand for a time: then its
   * index does the work.
   */
  readonly orders: Readonly<Record<string, { readonly by: string; readonly type: CursorType }>>;
  /**
   * The column that holds whom a row belongs to, for each way of belonging that the collection has.
   */
  readonly owner: Readonly<Partial<Record<ScopeOwner, string>>>;
  /** The column with the member of the account that a row belongs to, null for none. */
  readonly person?: string;
}

type Part = (bind: (value: unknown) => string) => string;
const textOf = (part: string | Part, bind: Parameters<Part>[0]): string =>
  typeof part === "string" ? part : part(bind);

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

const SQL_TYPES: Readonly<Record<CursorType | "word", string>> = {
  uuid: "uuid",
  integer: "bigint",
  time: "timestamptz",
  text: "text",
  word: "text",
};

const COMPARISONS: Readonly<Record<Exclude<Operator, "in">, string>> = {
  eq: "=",
  ne: "is distinct from",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
};

/**
 * Lists the rows of a collection that the scope allows. Refuses a query that asks for something the
 * collection does not offer.
 */
export async function listRows<Row extends pg.QueryResultRow>(
  db: Queryable,
  table: CollectionTable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<Row>, QueryProblem[]>> {
  const planned = planQuery(table.rules, query);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const order = table.orders[plan.order.field];
  if (order === undefined) throw new Error(`the order ${plan.order.field} has no column`);
  if (
    plan.after !== null &&
    !(isCursorValue(order.type, plan.after.value) && isCursorValue("uuid", plan.after.id))
  ) {
    return refuse([FOREIGN_CURSOR]);
  }
  if (scope.see === "none") return ok({ rows: [], nextCursor: null });
  const { text, values } = writeStatement(table, plan, order, scope);
  const { rows } = await db.query<
    Row & { readonly cursor_value: string; readonly cursor_id: string }
  >(text, values);
  const page = rows.slice(0, plan.limit);
  const last = page.at(-1);
  const more = rows.length > plan.limit && last !== undefined;
  return ok({
    rows: page,
    nextCursor: more ? writeCursor(plan.order, last.cursor_value, last.cursor_id) : null,
  });
}

/** Counts the rows of a collection that the scope allows, whatever page they stand on. */
export async function countRows(
  db: Queryable,
  table: CollectionTable,
  query: Pick<ListQuery, "where" | "order">,
  scope: Scope,
): Promise<Result<number, QueryProblem[]>> {
  const summed = await sumRows(db, table, query, scope, { count: "count(*)" });
  return summed.ok ? ok(Number(summed.value.count)) : summed;
}

/**
 * Returns sums over the rows of a collection that the scope allows, whatever page they stand on.
 * `sums` names aggregates of whole numbers in SQL of our own; without rows each is 0.
 */
export async function sumRows<Name extends string>(
  db: Queryable,
  table: CollectionTable,
  query: Pick<ListQuery, "where" | "order">,
  scope: Scope,
  sums: Readonly<Record<Name, string>>,
): Promise<Result<Readonly<Record<Name, bigint>>, QueryProblem[]>> {
  const planned = planQuery(table.rules, query);
  if (!planned.ok) return planned;
  const names = Object.keys(sums) as Name[];
  const nothing = Object.fromEntries(names.map((name) => [name, 0n])) as Record<Name, bigint>;
  if (scope.see === "none") return ok(nothing);
  const values: unknown[] = [];
  const conditions = conditionsOf(table, planned.value, scope, (value) => `$${values.push(value)}`);
  const { rows } = await db.query<Record<Name, bigint>>(
    `select ${names.map((name) => `coalesce(${sums[name]}, 0)::bigint as ${name}`).join(", ")}
     from ${table.from} ${conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`}`,
    values,
  );
  return ok(rows[0] ?? nothing);
}

/** What holds for every row of the list. */
function conditionsOf(
  table: CollectionTable,
  plan: PlannedQuery,
  scope: Scope,
  bind: (value: unknown) => string,
): string[] {
  return [
    ...(table.always === undefined ? [] : [table.always]),
    ...(scope.see === "own" ? ownConditions(table, scope, bind) : []),
    ...plan.conditions.flatMap((condition) => [
      writeCondition(table, condition, bind),
      ...clockConditions(table, condition, bind),
    ]),
  ];
}

function writeStatement(
  table: CollectionTable,
  plan: PlannedQuery,
  order: { readonly by: string; readonly type: CursorType },
  scope: Scope,
): { readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = conditionsOf(table, plan, scope, bind);
  if (plan.after !== null) {
    const sign = plan.order.descending ? "<" : ">";
    const { value, id } = plan.after;
    conditions.push(
      order.by === table.id
        ? `${table.id} ${sign} ${bind(id)}::uuid`
        : `(${order.by}, ${table.id}) ${sign} (${bind(value)}::${SQL_TYPES[order.type]}, ` +
            `${bind(id)}::uuid)`,
    );
  }
  const direction = plan.order.descending ? "desc" : "asc";
  const sorting =
    order.by === table.id
      ? `${table.id} ${direction}`
      : `${order.by} ${direction}, ${table.id} ${direction}`;
  const where = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  // One row more than requested says whether there is a next page.
  const page = `order by ${sorting} limit ${bind(plan.limit + 1)}`;
  const selected = `select ${table.columns}, ${cursorText(order)} as cursor_value,
     ${table.id}::text as cursor_id`;
  const { parts } = table;
  if (parts === undefined)
    return { text: `${selected} from ${table.from} ${where} ${page}`, values };
  const pages = parts.queries.map(
    (part) => `(select * from (${textOf(part, bind)}) ${parts.name} ${where} ${page})`,
  );
  return { text: `${selected} from (${pages.join(" union all ")}) ${parts.name} ${page}`, values };
}

function ownerOf(table: Pick<CollectionTable, "owner">, as: ScopeOwner): string {
  const column = table.owner[as];
  if (column === undefined) throw new Error(`the collection has no ${as} to be scoped by`);
  return column;
}

/** What keeps to the rows of an account, and to one person's where the scope says so. */
function ownConditions(
  table: Pick<CollectionTable, "owner" | "person">,
  { as, accountId, person }: Extract<Scope, { see: "own" }>,
  bind: (value: unknown) => string,
): string[] {
  const conditions = [`${ownerOf(table, as)} = ${bind(accountId)}::uuid`];
  if (person === undefined) return conditions;
  if (table.person === undefined)
    throw new Error("the collection cannot be limited to a person's rows");
  return [
    ...conditions,
    `(${table.person} = ` +
      `${bind(person.id)}${person.orUnassigned ? ` or ${table.person} is null` : ""})`,
  ];
}

/** A time travels in UTC with its microseconds, whatever the session's zone and date style. */
function cursorText(order: { readonly by: string; readonly type: CursorType }): string {
  return order.type === "time"
    ? `to_char(${order.by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `${order.by}::text`;
}

function writeCondition(
  table: CollectionTable,
  condition: Condition,
  bind: (value: unknown) => string,
): string {
  const has = table.has?.[condition.field];
  if (has !== undefined) return has(condition.values, bind);
  const rule = table.rules.fields[condition.field];
  const column = table.fields[condition.field];
  if (rule === undefined || column === undefined)
    throw new Error(`the field ${condition.field} has no column`);
  if (rule.type === "area" || rule.type === "circle" || rule.type === "outline")
    throw new Error(`${condition.field} is a part of the map, which no column has`);
  if (rule.type === "words") throw new Error(`${condition.field} is found by \`has\``);
  if (rule.type === "search")
    return `strpos(lower(${column}), lower(${bind(condition.values[0])}::text)) > 0`;
  const meanings = table.meanings?.[condition.field];
  if (meanings !== undefined && (condition.operator === "eq" || condition.operator === "in"))
    return `(${condition.values.map((word) => meanings[word] ?? "false").join(" or ")})`;
  const type = SQL_TYPES[rule.type];
  if (condition.operator === "in") return `${column} = any(${bind(condition.values)}::${type}[])`;
  return `${column} ${COMPARISONS[condition.operator]} ${bind(condition.values[0])}::${type}`;
}

/** The clock may have been set back between the time and the id. */
const CLOCK_SLACK_MS = HOUR_MS;

/** What a condition on a time says about the id that was made at that time. */
function clockConditions(
  { clocks }: CollectionTable,
  { field, operator, values }: Condition,
  bind: (value: unknown) => string,
): readonly string[] {
  const clock = clocks?.[field];
  const atMs = Date.parse(values[0] ?? "");
  if (clock === undefined || Number.isNaN(atMs)) return [];
  const [from, until] = clock;
  const after = (): string => `${from} >= ${bind(lowestUuidv7(atMs - CLOCK_SLACK_MS))}::uuid`;
  const before = (): string => `${until} < ${bind(lowestUuidv7(atMs + CLOCK_SLACK_MS))}::uuid`;
  if (operator === "gte" || operator === "gt") return [after()];
  if (operator === "lte" || operator === "lt") return [before()];
  return operator === "eq" ? [after(), before()] : [];
}
