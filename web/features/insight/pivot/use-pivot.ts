// Reads the report of the address: its shape, its days, and its table.
import { useMemo } from "react";
import type { Role } from "../../../../domain/access/access.ts";
import {
  type Dimension,
  DIMENSIONS,
  dimensionsOf,
} from "../../../../domain/reports/pivot/dimensions.ts";
import { type Measure, measuresFor } from "../../../../domain/reports/pivot/measures.ts";
import { pivotNames, type NameValue } from "../../../../locales/pivot-names.ts";
import { type ChangeState, useAddress } from "../../../lib/address.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { type Shown, useAnswer } from "../../../lib/documents/use-documents.ts";
import { type ShownPeriod, usePeriod } from "../../../ui/use-period.ts";
import { PIVOT_ADDRESS, type PivotState, readFilter } from "./pivot-address.ts";
import { type ReportShape, readyReports, withFitMeasures } from "./ready-reports.ts";

export type PivotTable = AnswerOf<"GET /v1/reports/pivot">;

export interface OpenReport {
  readonly shape: ReportShape;
  readonly state: PivotState;
  readonly change: ChangeState<PivotState>;
  readonly period: ShownPeriod;
  readonly nameOf: NameValue;
  /** What the reader may use. */
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
}

const isRole = (role: string): role is Role =>
  role === "admin" || role === "advertiser" || role === "affiliate";

/** The report of the address; without one, the first of the role's ready reports. */
export function useReport(): OpenReport {
  const { role, ...user } = useUser();
  const hasMoney = may({ role, ...user }, "money");
  const { language } = useDisplay();
  const [state, change] = useAddress<PivotState>(PIVOT_ADDRESS);
  const period = usePeriod();
  return useMemo(() => {
    const dimensions = isRole(role) ? dimensionsOf(role) : [];
    const measures = isRole(role) ? measuresFor(role, hasMoney) : [];
    const [first] = readyReports(role, hasMoney);
    const asked: ReportShape =
      state.rows.length > 0 || first === undefined
        ? {
            rows: state.rows.filter((row) => dimensions.includes(row)).slice(0, 3),
            column:
              state.column !== null && !state.rows.includes(state.column) ? state.column : null,
            measures: state.measures.filter((measure) => measures.includes(measure)),
          }
        : first;
    return {
      shape: withFitMeasures(asked, filteredBy(state.filters), measures),
      state,
      change,
      period,
      nameOf: pivotNames(language),
      dimensions,
      measures,
    };
  }, [role, hasMoney, language, state, change, period]);
}

/** The dimensions that filters name. */
export function filteredBy(filters: readonly string[]): readonly Dimension[] {
  const named = new Set(filters.map((filter) => readFilter(filter)[0]));
  return DIMENSIONS.filter((dimension) => named.has(dimension));
}

/** The query of the report's table. */
export function queryOf({ shape, state, period: { range } }: OpenReport) {
  return {
    rows: shape.rows,
    ...(shape.column === null ? {} : { column: shape.column }),
    measures: shape.measures,
    filter: state.filters,
    first: range.first,
    last: range.last,
  };
}

export function useTable(report: OpenReport): Shown<PivotTable> {
  return useAnswer("GET /v1/reports/pivot", { query: queryOf(report) });
}
