// Reads the query of a list (where, order, limit, cursor) against what its collection allows,
// before any SQL is written.
import { readMapArea } from "../../../domain/lead/map-area.ts";
import {
  CIRCLE_MILES,
  OUTLINE_CORNERS,
  readMapCircle,
  readOutline,
} from "../../../domain/lead/map-shapes.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";

export type Operator = "eq" | "ne" | "in" | "lt" | "lte" | "gt" | "gte";
/**
 * An `area`, a `circle` and an `outline` are parts of the map (`domain/lead/map-area.ts` and
 * `map-shapes.ts`); tables have no columns for them.
 */
export type ValueType =
  | "uuid"
  | "text"
  | "search"
  | "words"
  | "integer"
  | "time"
  | "word"
  | "area"
  | "circle"
  | "outline";

export interface FieldRules {
  readonly type: ValueType;
  readonly operators: readonly Operator[];
  /** The values of a `word`. */
  readonly words?: readonly string[];
}

/** What a list may be asked. The first order, descending, is the default. */
export interface CollectionRules {
  readonly fields: Readonly<Record<string, FieldRules>>;
  readonly orders: readonly string[];
}

/** The query string of a list as it came. */
export interface ListQuery {
  readonly where?: readonly string[];
  readonly order?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  /** One value, or several for `in`. Each is text that its type accepts. */
  readonly values: readonly string[];
}

export interface PlannedQuery {
  readonly conditions: readonly Condition[];
  readonly order: { readonly field: string; readonly descending: boolean };
  readonly limit: number;
  /** The last row of the page before. */
  readonly after: { readonly value: string; readonly id: string } | null;
}

/** One thing wrong with a query, and what to do. */
export interface QueryProblem {
  readonly field: "where" | "order" | "limit" | "cursor";
  readonly code: "invalid";
  readonly message: string;
}

const DEFAULT_LIMIT = 50;
const MOST_LIMIT = 200;
const MOST_CONDITIONS = 20;
const MOST_VALUES = 100;

/** Every problem is reported, each with what is allowed instead. */
export function planQuery(
  rules: CollectionRules,
  query: ListQuery,
): Result<PlannedQuery, QueryProblem[]> {
  const problems: QueryProblem[] = [];
  const note = (field: QueryProblem["field"], message: string): void => {
    problems.push({ field, code: "invalid", message });
  };
  const where = query.where ?? [];
  if (where.length > MOST_CONDITIONS) note("where", `Send at most ${MOST_CONDITIONS} conditions.`);
  const conditions = where.slice(0, MOST_CONDITIONS).flatMap((text): Condition[] => {
    const condition = readCondition(rules, text);
    if (condition.ok) return [condition.value];
    note("where", condition.error);
    return [];
  });
  const limit = query.limit ?? DEFAULT_LIMIT;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LIMIT)
    note("limit", `Send a whole number from 1 to ${MOST_LIMIT}.`);
  const orderText = query.order ?? `-${rules.orders[0] ?? ""}`;
  const field = orderText.replace(/^-/, "");
  if (!rules.orders.includes(field))
    note(
      "order",
      `Order by one of ${rules.orders.join(", ")}, with a minus before it for descending.`,
    );
  const order = { field, descending: orderText.startsWith("-") };
  const after = query.cursor === undefined ? null : readCursor(query.cursor, orderText);
  if (after === undefined)
    note(
      "cursor",
      "Send the next_cursor of a page of this list with the same order, or omit it to " +
        "begin at the start.",
    );
  return problems.length > 0
    ? refuse(problems)
    : ok({ conditions, order, limit, after: after ?? null });
}

function readCondition(rules: CollectionRules, text: string): Result<Condition, string> {
  const parts = /^([^,]*),([^,]*),(.*)$/su.exec(text);
  if (parts === null) return refuse("Write each condition as field,operator,value.");
  const [, field = "", operator = "", rest = ""] = parts;
  const rule = Object.hasOwn(rules.fields, field) ? rules.fields[field] : undefined;
  if (rule === undefined)
    return refuse(`Filter by one of ${Object.keys(rules.fields).join(", ")}.`);
  const known = rule.operators.find((candidate) => candidate === operator);
  if (known === undefined)
    return refuse(`Compare ${field} by one of ${rule.operators.join(", ")}.`);
  const values = known === "in" ? rest.split(",") : [rest];
  if (values.length > MOST_VALUES)
    return refuse(`Send at most ${MOST_VALUES} values for ${field}.`);
  if (!values.every((value) => isValue(rule, value)))
    return refuse(`Send ${field} as ${EXPECTED[rule.type](rule)}.`);
  return ok({ field, operator: known, values });
}

const EXPECTED: Readonly<Record<ValueType, (rule: FieldRules) => string>> = {
  uuid: () => "a UUID",
  text: () => "text of at most 200 characters",
  search: () => "text of at most 200 characters",
  words: () => "text of at most 200 characters",
  integer: () => "a whole number",
  time: () => "a time, for example 2026-01-31T08:00:00Z",
  area: () => "west,south,east,north in degrees, south below north",
  circle: () =>
    `a ZIP and whole miles from ${CIRCLE_MILES.least} to ${CIRCLE_MILES.most}, ` +
    "for example 95838,10",
  outline: () =>
    "latitude,longitude pairs in degrees of " +
    `${OUTLINE_CORNERS.least} to ${OUTLINE_CORNERS.most} corners whose sides do not cross`,
  word: (rule) => `one of ${(rule.words ?? []).join(", ")}`,
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/;

function isValue(rule: FieldRules, value: string): boolean {
  switch (rule.type) {
    case "uuid":
      return UUID.test(value);
    case "text":
    case "search":
    case "words":
      return value.length <= 200 && !value.includes("\0") && value.isWellFormed();
    // Fifteen digits fit a bigint column and are compared as one.
    case "integer":
      return /^-?\d{1,15}$/.test(value);
    case "time":
      return isTime(value);
    case "area":
      return readMapArea(value) !== null;
    case "circle":
      return readMapCircle(value) !== null;
    case "outline":
      return readOutline(value) !== null;
    case "word":
      return (rule.words ?? []).includes(value);
  }
}

/**
 * A date that the calendar has: JavaScript would turn 31 February into 3 March, PostgreSQL refuses
 * it.
 */
function isTime(value: string): boolean {
  if (!TIME.test(value)) return false;
  const at = Date.parse(value);
  const day = Date.parse(`${value.slice(0, 10)}T00:00:00Z`);
  return (
    !Number.isNaN(at) &&
    !Number.isNaN(day) &&
    new Date(day).toISOString().startsWith(value.slice(0, 10))
  );
}

/** The cursor after a row: opaque to callers, but nothing secret. */
export function writeCursor(order: PlannedQuery["order"], value: string, id: string): string {
  return Buffer.from(
    JSON.stringify([`${order.descending ? "-" : ""}${order.field}`, value, id]),
  ).toString("base64url");
}

/**
 * Undefined when the cursor is not one of this list and order. The code that knows the type of the
 * value checks it again.
 */
function readCursor(cursor: string, order: string): { value: string; id: string } | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [forOrder, value, id] = parts as readonly unknown[];
  if (
    forOrder !== order ||
    typeof value !== "string" ||
    typeof id !== "string" ||
    value.includes("\0")
  )
    return undefined;
  return { value, id };
}

/** A cursor whose values are none of the list's. */
export const FOREIGN_CURSOR: QueryProblem = {
  field: "cursor",
  code: "invalid",
  message: "Send the next_cursor of a page of this list, or omit it to begin at the start.",
};

/** Whether a cursor's value can be compared with a column of the type. */
export function isCursorValue(type: CursorType, value: string): boolean {
  switch (type) {
    case "uuid":
      return UUID.test(value);
    case "integer":
      return /^-?\d{1,15}$/.test(value);
    case "time":
      return isTime(value);
    case "text":
      return value.length <= 1_000 && value.isWellFormed();
  }
}

export type CursorType = "uuid" | "integer" | "time" | "text";
