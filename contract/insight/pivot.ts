// Defines the reports that people build themselves: measures of leads and sales by chosen
// dimensions, compared with the days before; and the rows behind each figure.
import { type Static, Type } from "typebox";
import { LEAD_SIDES, POST_REASONS, TIERS } from "../../domain/lead/vocabulary.ts";
import { FIGURE_UNITS } from "../../domain/reports/metrics.ts";
import { DIMENSIONS } from "../../domain/reports/pivot/dimensions.ts";
import { MEASURES } from "../../domain/reports/pivot/measures.ts";
import {
  MOST_FILTERS,
  MOST_MEASURES,
  MOST_ROW_DIMENSIONS,
} from "../../domain/reports/pivot/pivot.ts";
import { MOST_COLUMNS, MOST_LINES } from "../../domain/reports/pivot/table.ts";
import { RETURN_REASON_NAMES } from "../../domain/returns/reasons.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "../schema.ts";
import { COUNTED } from "./report-figures.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const dayOf = (description: string) => Type.String({ minLength: 10, maxLength: 10, description });
const Day = dayOf("YYYY-MM-DD, by the clock of the account.");
const dimension = enumOf(DIMENSIONS);
const measure = enumOf(MEASURES);

const filter = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: 600 }), {
    maxItems: MOST_FILTERS,
    description:
      "Only rows with this value, as `dimension:value`; repeat the parameter for each. Values of " +
      "one dimension are alternatives. Nothing after the colon means rows without a value, " +
      "such as leads of an unknown state; `campaign:by_hand` what was bought without a campaign.",
  }),
);
export const pivotDays = {
  first: dayOf("First day, YYYY-MM-DD, by the clock of the account."),
  last: dayOf("Last day, included; at most 400 days in total."),
};

/** What a report is made of, as its address and a saved report say it. */
export const pivotQuestion = {
  rows: Type.Array(dimension, {
    minItems: 1,
    maxItems: MOST_ROW_DIMENSIONS,
    description:
      "What each line is about; repeat the parameter for each dimension. Affiliates, sub ids, " +
      "buyers and campaigns only for those who may see them; a reason only with `refused`, a " +
      "return_reason only with `returned`.",
  }),
  column: Type.Optional({ ...dimension, description: "Divides each line; none for no columns." }),
  measures: Type.Array(measure, {
    minItems: 1,
    maxItems: MOST_MEASURES,
    description:
      "What is counted, in this order; the first one orders the lines. Advertisers use measures " +
      "of what they bought, affiliates of what they posted and earned, the network all.",
  }),
  filter,
};

const Value = nullable(Type.Integer(), {
  description: "In the unit of its measure; null where it would divide by 0.",
});
const PivotFigures = Type.Object(
  {
    values: Type.Array(Value, { description: "One for each measure." }),
    previous: Type.Array(Value, { description: "The same of the days before." }),
  },
  { title: "PivotFigures" },
);
export type PivotFigures = Static<typeof PivotFigures>;

const PivotKey = Type.Object(
  {
    value: Type.String({ description: "As a filter takes it; empty for rows without a value." }),
    name: nullable(Type.String(), {
      description: "Of an account, source or campaign; null for other values.",
    }),
  },
  { title: "PivotKey" },
);
export type PivotKey = Static<typeof PivotKey>;

export const PivotReport = Type.Object(
  {
    period: Type.Object(
      {
        first: Day,
        last: Day,
        previous_first: Day,
        previous_last: Day,
        time_zone: Type.String({ description: "The zone by whose clock days and hours begin." }),
      },
      { title: "PivotPeriod" },
    ),
    rows: Type.Array(dimension),
    column: nullable(dimension),
    filters: Type.Array(
      Type.Object({ dimension, ...PivotKey.properties }, { title: "PivotFilter" }),
      { description: "The filters, with the names of their records." },
    ),
    measures: Type.Array(
      Type.Object({ measure, unit: enumOf(FIGURE_UNITS) }, { title: "PivotMeasure" }),
    ),
    columns: Type.Array(PivotKey, {
      description: `At most ${MOST_COLUMNS}; none without a column dimension.`,
    }),
    lines: Type.Array(
      Type.Object(
        {
          keys: Type.Array(PivotKey, { description: "One for each dimension of the rows." }),
          total: PivotFigures,
          cells: Type.Array(PivotFigures, { description: "One for each column." }),
        },
        { title: "PivotLine" },
      ),
      {
        description:
          `At most ${MOST_LINES}. Days, weeks and hours are in order, other lines by the first ` +
          "measure, the largest first.",
      },
    ),
    column_totals: Type.Array(PivotFigures),
    total: PivotFigures,
    lines_left_out: Type.Integer({ description: "Lines beyond the limit; they count in totals." }),
    columns_left_out: Type.Integer({ description: "Columns beyond the limit, likewise." }),
  },
  { title: "PivotReport" },
);
export type PivotReport = Static<typeof PivotReport>;

export const getPivotReport = defineOperation({
  method: "GET",
  path: "/v1/reports/pivot",
  operationId: "getPivotReport",
  tags: ["Reports"],
  summary: "Retrieve a table of chosen measures by chosen dimensions",
  description:
    `${COUNTED} Rates are computed from sums, also those of totals. Each figure comes with that ` +
    "of the same number of days before: a day is compared with the day as many days before it.",
  access: ["session", "key"],
  request: { query: closed({ ...pivotQuestion, ...pivotDays }) },
  responses: { 200: { description: "The table with its totals.", schema: PivotReport } },
  problems: PROBLEMS,
});

export const exportPivotReport = defineOperation({
  method: "GET",
  path: "/v1/reports/pivot/export",
  operationId: "exportPivotReport",
  tags: ["Reports"],
  summary: "Export the same table as a CSV file",
  description: "One line for each line of the table and a last one of totals, in English.",
  access: ["session", "key"],
  needs: "recent_confirmation",
  keyNeeds: { all: ["leads"] },
  request: { query: closed({ ...pivotQuestion, ...pivotDays }) },
  responses: {
    200: { description: "The file, UTF-8.", mediaType: "text/csv", schema: Type.String() },
  },
  problems: PROBLEMS,
});

/** Rows on one page of those behind a figure. */
export const MOST_PIVOT_ROWS = 100;

export const PivotRow = Type.Object(
  {
    id: Type.String({ description: "Of the lead, or of its sale." }),
    lead_id: Uuid,
    at: { ...Timestamp, description: "When the lead was received, or the sale was made." },
    source: PivotKey,
    state: nullable(Type.String()),
    side: enumOf(LEAD_SIDES),
    tier: enumOf(TIERS),
    buyer: nullable(Type.String(), { description: "Its name, for the network; null otherwise." }),
    campaign: nullable(Type.String(), {
      description: "Its name; null if bought manually, and for affiliates.",
    }),
    reason: nullable(enumOf(POST_REASONS), { description: "Why the lead was refused." }),
    return_reason: nullable(enumOf(RETURN_REASON_NAMES), { description: "Why it was returned." }),
    price_cents: nullable(
      centsOf("What the buyer paid; null for leads, and where it is not yours."),
    ),
    earned_cents: nullable(centsOf("What the affiliate earned, likewise.")),
  },
  { title: "PivotRow" },
);
export type PivotRow = Static<typeof PivotRow>;

export const listPivotRows = defineOperation({
  method: "GET",
  path: "/v1/reports/pivot/rows",
  operationId: "listPivotRows",
  tags: ["Reports"],
  summary: "List the leads or sales behind a figure of such a table",
  description:
    "Send the table's filters and days, the values of the figure's line and column as filters, " +
    "and its measure. A rate lists the rows that it counts; money the sales that it sums.",
  access: ["session", "key"],
  request: {
    query: closed({
      measure,
      filter,
      ...pivotDays,
      cursor: Type.Optional({ ...Uuid, description: "`next_cursor` of the previous page." }),
    }),
  },
  responses: {
    200: {
      description: "The newest first.",
      schema: Type.Object(
        {
          of: enumOf(["lead", "sale"], { description: "What the rows are." }),
          count: Type.Integer({ description: "All rows behind the figure." }),
          items: Type.Array(PivotRow, { description: `At most ${MOST_PIVOT_ROWS}.` }),
          next_cursor: nullable(Uuid),
        },
        { title: "PivotRows" },
      ),
    },
  },
  problems: PROBLEMS,
});
