// The screen on which people build reports: what to count, how to divide it, and the table of it.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { pivotFileRows } from "../../../../domain/reports/pivot/file-rows.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { searchWith } from "../../../lib/address.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { csvOf } from "../../../lib/csv.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { withNamesOf } from "./known-names.ts";
import { PIVOT_ADDRESS } from "./pivot-address.ts";
import { PivotBuilder } from "./pivot-builder.tsx";
import { PivotTableView } from "./pivot-table.tsx";
import { readyReports } from "./ready-reports.ts";
import { ReturnCohorts } from "./return-cohorts.tsx";
import { RowsSheet } from "./rows-sheet.tsx";
import { SavedReports } from "./saved-reports.tsx";
import { type OpenReport, type PivotTable, useReport, useTable } from "./use-pivot.ts";

export function ReportsScreen(): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const asked = useReport();
  const shown = useTable(asked);
  const report = { ...asked, nameOf: withNamesOf(shown.value, asked.nameOf) };
  return (
    <Screen
      title={texts.title}
      about={texts.about}
      back={{ to: "/dashboard", name: texts.back }}
      actions={<Download report={report} table={shown.value} />}
    >
      <ReadyReports />
      <SavedReports report={report} />
      <PivotBuilder report={report} />
      <PeriodPicker shown={report.period} />
      <Loaded shown={shown} room="min-h-96">
        {(table) =>
          table.lines.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <PivotTableView report={report} table={table} />
          )
        }
      </Loaded>
      <p className="text-label text-text-2">{texts.money}</p>
      {report.shape.rows.includes("return_reason") ? <ReturnCohorts report={report} /> : null}
      {report.state.figure.length === 0 ? null : <RowsSheet report={report} />}
    </Screen>
  );
}

/** Links to the role's ready reports, which keep the period. */
function ReadyReports(): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).ready;
  const user = useUser();
  const [search] = useSearchParams();
  return (
    <nav aria-label={texts.title} className="no-print flex flex-wrap gap-x-4 gap-y-1">
      {readyReports(user.role, may(user, "money")).map(({ name, rows, column, measures }) => (
        <Link
          key={name}
          className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
          to={{
            search: searchWith(search, {
              rows: PIVOT_ADDRESS.rows.write(rows),
              column,
              measures: PIVOT_ADDRESS.measures.write(measures),
              filters: null,
              sort: null,
              figure: null,
              saved: null,
            }),
          }}
        >
          {texts[name]}
        </Link>
      ))}
    </nav>
  );
}

/** Saves the table as a file. */
function Download({
  report: { nameOf, period },
  table,
}: {
  readonly report: OpenReport;
  readonly table: PivotTable | undefined;
}): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  if (table === undefined || table.lines.length === 0) return null;
  return (
    <CsvButton
      fileName={`report-${table.rows.join("-")}-${table.period.first}-${table.period.last}`}
      make={async () => {
        const { head, rows } = pivotFileRows(table, {
          dimension: (dimension) => texts.dimension[dimension],
          measure: (measure) => texts.measure[measure],
          value: nameOf,
          total: texts.total,
          before: period.isCompared ? texts.before : null,
        });
        return csvOf(head, rows);
      }}
    />
  );
}
