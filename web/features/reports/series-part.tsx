// A metric over time beside the period before, one of several by a tab that stands in the address.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { searchWith } from "../../lib/address.ts";
import { useFormats } from "../../lib/format/format.ts";
import type { PeriodRange } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../texts/reports.ts";
import { Empty } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Section } from "../../ui/screen.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Answer } from "./answer.tsx";
import { type Metric, useSeries } from "./reports.ts";
import { written } from "./written.ts";

interface SeriesPartProps {
  readonly range: PeriodRange;
  /** The first one is shown where the address names none. */
  readonly metrics: readonly [Metric, ...Metric[]];
}

export function SeriesPart({ range, metrics }: SeriesPartProps): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const [first] = metrics;
  const metric = metrics.find((name) => name === search.get("metric")) ?? first;
  const shown = useSeries(range, metric);
  const tabs = metrics.map((name) => ({ id: name, name: texts.metric[name], to: { search: searchWith(search, { metric: name === first ? null : name }) } }));
  return (
    <Section title={metrics.length === 1 ? texts.metric[first] : texts.series} actions={metrics.length === 1 ? null : <Tabs label={texts.metricLabel} tabs={tabs} current={metric} look="pill" />}>
      <Answer shown={shown}>
        {({ points, previous, unit, bucket }) => {
          if (![...points, ...previous].some(({ value }) => value !== 0)) return <Empty sentence={texts.noSeries} />;
          const rows = points.map((point, index) => ({ ...point, previous: previous[index]?.value ?? null }));
          return (
            <div className="max-h-80 overflow-y-auto">
              <PlainTable
                label={texts.metric[metric]} rows={rows} idOf={({ at }) => at}
                columns={[
                  { id: "at", header: bucket === "week" ? texts.week : texts.day, cell: ({ at }) => (bucket === "hour" ? formats.time(at) : formats.day(at)) },
                  { id: "value", header: texts.metric[metric], numeric: true, cell: ({ value }) => written(value, unit, formats) },
                  { id: "previous", header: texts.previousColumn, numeric: true, cell: (row) => (row.previous === null ? "–" : written(row.previous, unit, formats)) },
                ]}
              />
            </div>
          );
        }}
      </Answer>
    </Section>
  );
}
