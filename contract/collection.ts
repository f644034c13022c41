// Defines what a list may be filtered and ordered by. The allow-list is the contract: no other
// field can be queried.
import { Type } from "typebox";
import { CIRCLE_MILES, OUTLINE_CORNERS } from "../domain/lead/map-shapes.ts";
import { closed, enumOf } from "./schema.ts";

export const WHERE_OPERATORS = ["eq", "ne", "in", "lt", "lte", "gt", "gte"] as const;
export type WhereOperator = (typeof WHERE_OPERATORS)[number];

/**
 * How a filter's value is read. A `time` is ISO 8601, a `word` one of `words`, an `area`
 * "west,south,east,north" in degrees, a `circle` "ZIP,miles", an `outline` the corners of a shape;
 * `search` finds text anywhere in a row's words, `words` by the beginnings of words of its names.
 */
export type CollectionField =
  | {
      readonly type:
        | "uuid"
        | "text"
        | "search"
        | "words"
        | "integer"
        | "time"
        | "area"
        | "circle"
        | "outline";
      readonly operators: readonly WhereOperator[];
    }
  | {
      readonly type: "word";
      readonly words: readonly string[];
      readonly operators: readonly WhereOperator[];
    };

export interface Collection {
  readonly name: string;
  readonly fields: Readonly<Record<string, CollectionField>>;
  /** Fields a list can be ordered by; the first, descending, is the default. */
  readonly orders: readonly string[];
}

const EQUALITY = ["eq", "ne", "in"] as const;
const RANGE = ["eq", "lt", "lte", "gt", "gte"] as const;

export const uuidField: CollectionField = { type: "uuid", operators: EQUALITY };
export const textField: CollectionField = { type: "text", operators: EQUALITY };
/** Equal means contains, in any case. */
export const searchField: CollectionField = { type: "search", operators: ["eq"] };
/**
 * Equal means that each typed word begins a word of the record's names (as `findRecords` finds it),
 * or that its id begins so.
 */
export const wordsField: CollectionField = { type: "words", operators: ["eq"] };
export const integerField: CollectionField = { type: "integer", operators: RANGE };
export const timeField: CollectionField = { type: "time", operators: ["lt", "lte", "gt", "gte"] };

export const areaField: CollectionField = { type: "area", operators: ["eq"] };
export const circleField: CollectionField = { type: "circle", operators: ["eq"] };
export const outlineField: CollectionField = { type: "outline", operators: ["eq"] };

export function wordField(words: readonly string[]): CollectionField {
  return { type: "word", words, operators: EQUALITY };
}

export function defineCollection<const Rules extends Collection>(rules: Rules): Rules {
  return rules;
}

/** Limits of a query: conditions, values of one `in`, and items on a page. */
export const QUERY_LIMITS = {
  conditions: 20,
  valuesPerIn: 100,
  pageSize: 200,
  defaultPageSize: 50,
} as const;

const SHAPES = {
  area: "west,south,east,north in degrees",
  circle: `ZIP,miles, ${CIRCLE_MILES.least} to ${CIRCLE_MILES.most}`,
  outline:
    "latitude,longitude of each corner in order, " +
    `${OUTLINE_CORNERS.least} to ${OUTLINE_CORNERS.most} corners`,
} as const;

/** The accepted values of a filter, for its description. */
function valuesOf(field: CollectionField): string {
  if (field.type === "word") return field.words.join(" | ");
  return (SHAPES as Readonly<Record<string, string>>)[field.type] ?? field.type;
}

/** The `where` parameter of a list. */
function whereOf(collection: Collection) {
  const filters = Object.entries(collection.fields).map(
    ([name, field]) => `\`${name}\` ` + `(${valuesOf(field)}): ` + `${field.operators.join(", ")}`,
  );
  return Type.Optional(
    Type.Array(Type.String({ maxLength: 8_000 }), {
      maxItems: QUERY_LIMITS.conditions,
      description:
        "Conditions `field,operator,value` that must all hold; repeat the parameter for each. " +
        `\`in\` takes several values separated by commas. Fields — ${filters.join("; ")}.`,
    }),
  );
}

/** The query string of an operation on a whole list, such as its counts. */
export function filterQueryOf(collection: Collection) {
  return closed({ where: whereOf(collection) });
}

/** The query string of a list. */
export function listQueryOf(collection: Collection) {
  return closed({
    where: whereOf(collection),
    order: Type.Optional(
      enumOf(
        collection.orders.flatMap((field) => [`-${field}`, field]),
        {
          description:
            "Ascending by a field; with a leading minus, descending. Default: " +
            `-${collection.orders[0]}.`,
        },
      ),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: QUERY_LIMITS.pageSize,
        description: `Most items on the page. Default: ${QUERY_LIMITS.defaultPageSize}.`,
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: "`next_cursor` of the previous page, with the same `where` and `order`.",
      }),
    ),
  });
}
