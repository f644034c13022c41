// The form that adds filters to a report: a dimension, then values that rows of the period have.
import { type ReactNode, useState } from "react";
import { type Dimension, DIMENSIONS } from "../../../../domain/reports/pivot/dimensions.ts";
import { MOST_FILTERS } from "../../../../domain/reports/pivot/pivot.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CheckField, SelectField } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { written } from "../reports/index.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { fitMeasures, withFitMeasures } from "./ready-reports.ts";
import { type OpenReport, filteredBy } from "./use-pivot.ts";

export function AddFilter({ report }: { readonly report: OpenReport }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const [chosen, choose] = useState<Dimension>("state");
  return (
    <div className="grid gap-3">
      <SelectField
        label={texts.builder.dimension}
        value={chosen}
        options={report.dimensions.map((one) => [one, texts.dimension[one]] as const)}
        onChange={({ target }) => choose(DIMENSIONS.find((one) => one === target.value) ?? "state")}
      />
      <Values key={chosen} report={report} dimension={chosen} />
    </div>
  );
}

/** The values of a dimension in the period, with how many leads or sales each has. */
function Values({
  report,
  dimension,
}: {
  readonly report: OpenReport;
  readonly dimension: Dimension;
}): ReactNode {
  const texts = useTexts(PIVOT_TEXTS);
  const formats = useFormats();
  const { state, change, shape, measures, nameOf } = report;
  const { first, last } = report.period.range;
  const counted = fitMeasures({ rows: [dimension], column: null }, [], measures).slice(0, 1);
  const shown = useAnswer("GET /v1/reports/pivot", {
    query: { rows: [dimension], measures: counted, first, last },
  });
  const toggle = (filter: string): void => {
    const filters = state.filters.includes(filter)
      ? state.filters.filter((one) => one !== filter)
      : [...state.filters, filter].slice(0, MOST_FILTERS);
    change({ ...withFitMeasures(shape, filteredBy(filters), measures), filters, figure: [] });
  };
  return (
    <Loaded shown={shown}>
      {({ lines, measures: [measure] }) =>
        lines.length === 0 ? (
          <p className="text-text-2">{texts.builder.noValues}</p>
        ) : (
          <fieldset className="grid gap-2">
            <legend className="sr-only">{texts.dimension[dimension]}</legend>
            {lines.map(({ keys: [key], total }) => {
              if (key === undefined || measure === undefined) return null;
              const count = written(total.values[0] ?? 0, measure.unit, formats);
              const filter = `${dimension}:${key.value}`;
              return (
                <CheckField
                  key={filter}
                  label={`${nameOf(dimension, key)} (${count})`}
                  checked={state.filters.includes(filter)}
                  onChange={() => toggle(filter)}
                />
              );
            })}
          </fieldset>
        )
      }
    </Loaded>
  );
}
