// The line of choices above a report: its rows, its columns, its measures and its filters.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { type Dimension, DIMENSIONS } from "../../../../domain/reports/pivot/dimensions.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { FORM_PANEL, Popover } from "../../../ui/popover.tsx";
import { TickList } from "../../../ui/tick-list.tsx";
import { AddFilter } from "./add-filter.tsx";
import { filterNames } from "./filter-names.ts";
import { type ReportShape, fitMeasures, withFitMeasures } from "./ready-reports.ts";
import { type OpenReport, filteredBy } from "./use-pivot.ts";

interface BuilderProps {
  readonly report: OpenReport;
}

export function PivotBuilder({ report }: BuilderProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const { shape, state, change, nameOf } = report;
  const words = texts.builder;
  const listed = (names: readonly string[]): string =>
    names.length < 3 ? names.join(", ") : words.and(names[0] ?? "", names.length - 1);
  const rows = listed(shape.rows.map((row) => texts.dimension[row]));
  const column = shape.column === null ? words.none : texts.dimension[shape.column];
  const measures = listed(shape.measures.map((measure) => texts.measure[measure]));
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <Choice label={words.rows(rows)}>
        <RowChoices report={report} />
      </Choice>
      <Choice label={words.column(column)}>
        <ColumnChoice report={report} />
      </Choice>
      <Choice label={words.measures(measures)}>
        <MeasureChoice report={report} />
      </Choice>
      {filterNames(state.filters, texts, nameOf).map((name, place) => (
        <Button
          key={state.filters[place]}
          aria-label={words.remove(name)}
          onClick={() =>
            change({ filters: state.filters.filter((_, other) => other !== place), figure: [] })
          }
        >
          {name}
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      ))}
      <Choice label={words.addFilter}>
        <AddFilter report={report} />
      </Choice>
    </div>
  );
}

function Choice({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Popover
      label={label}
      className={FORM_PANEL}
      button={(given) => <Button {...given}>{label}</Button>}
    >
      {() => children}
    </Popover>
  );
}

/** Writes a changed shape, with measures that go with it. */
function useReshape({ shape, state, change, measures }: OpenReport) {
  return (wanted: Partial<ReportShape>): void => {
    const next = { ...shape, ...wanted };
    const column = next.column !== null && next.rows.includes(next.column) ? null : next.column;
    change({
      ...withFitMeasures({ ...next, column }, filteredBy(state.filters), measures),
      sort: "",
      figure: [],
    });
  };
}

function RowChoices({ report }: BuilderProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const reshape = useReshape(report);
  const { rows } = report.shape;
  const choose = (place: number, value: string): void => {
    const chosen = DIMENSIONS.find((one) => one === value);
    const next = [...rows];
    if (chosen === undefined) next.splice(place, 1);
    else next[place] = chosen;
    reshape({ rows: [...new Set(next)] });
  };
  const labels = [texts.builder.first, texts.builder.second, texts.builder.third];
  return (
    <div className="grid gap-3">
      {labels.slice(0, rows.length + 1).map((label, place) => (
        <DimensionSelect
          key={rows[place] ?? "next"}
          label={label}
          report={report}
          chosen={rows[place] ?? null}
          without={rows.filter((_, other) => other !== place)}
          canBeNone={place > 0 || rows.length > 1}
          onChoose={(value) => choose(place, value)}
        />
      ))}
    </div>
  );
}

function ColumnChoice({ report }: BuilderProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const reshape = useReshape(report);
  const { rows, column } = report.shape;
  return (
    <DimensionSelect
      label={texts.builder.columnLabel}
      report={report}
      chosen={column}
      without={rows}
      canBeNone
      onChoose={(value) => reshape({ column: DIMENSIONS.find((one) => one === value) ?? null })}
    />
  );
}

interface DimensionSelectProps extends BuilderProps {
  readonly label: string;
  readonly chosen: Dimension | null;
  readonly without: readonly Dimension[];
  readonly canBeNone: boolean;
  readonly onChoose: (value: string) => void;
}

function DimensionSelect({
  report,
  label,
  chosen,
  without,
  canBeNone,
  onChoose,
}: DimensionSelectProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  return (
    <SelectField
      label={label}
      value={chosen ?? ""}
      options={[
        ...(canBeNone ? [["", texts.builder.none] as const] : []),
        ...report.dimensions
          .filter((one) => !without.includes(one))
          .map((one) => [one, texts.dimension[one]] as const),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function MeasureChoice({ report }: BuilderProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const reshape = useReshape(report);
  const { shape, state, measures } = report;
  const fit = fitMeasures(shape, filteredBy(state.filters), measures);
  return (
    <TickList
      label={texts.builder.measuresLabel}
      hint={texts.builder.measuresHint}
      options={fit.map((measure) => [measure, texts.measure[measure]] as const)}
      chosen={shape.measures}
      problem={undefined}
      onChange={(chosen) => {
        if (chosen.length > 0 && chosen.length <= 8) reshape({ measures: chosen });
      }}
    />
  );
}
