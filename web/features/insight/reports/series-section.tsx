// Draws a metric over time against the previous period; tabs in the address switch the metric.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { METRICS } from "../../../../domain/reports/metrics.ts";
import { searchWith } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { AreaChart } from "../../../ui/charts/line-chart.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { type Metric, useSeries } from "./reports.ts";
import { written } from "./written.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

interface SeriesPartProps {
  readonly range: PeriodRange;
  /** The first is the default. Those of money are left out for an agent. */
  readonly metrics: readonly [Metric, ...Metric[]];
  /** Only purchases of this campaign. */
  readonly campaignId?: string;
}

type Report = AnswerOf<"GET /v1/reports/series">;

export function SeriesSection({ range, metrics, campaignId }: SeriesPartProps): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const [search] = useSearchParams();
  const seesMoney = may(useUser(), "money");
  const seen = seesMoney ? metrics : metrics.filter(isCount);
  const [first = metrics[0]] = seen;
  const metric = seen.find((name) => name === search.get("metric")) ?? first;
  const shown = useSeries(range, metric, campaignId);
  const tools =
    seen.length < 2 ? null : (
      <Tabs
        look="segments"
        label={texts.metricLabel}
        current={metric}
        tabs={seen.map((name) => ({
          id: name,
          name: texts.metric[name],
          to: { search: searchWith(search, { metric: name === first ? null : name }) },
        }))}
      />
    );
  return (
    <Loaded shown={shown} room="min-h-[322px]">
      {(report) =>
        [...report.points, ...report.previous].some(({ value }) => value !== 0) ? (
          <Picture report={report} tools={tools} />
        ) : (
          <Section title={texts.metric[metric]} actions={tools}>
            <Empty sentence={texts.noSeries} />
          </Section>
        )
      }
    </Loaded>
  );
}

const isCount = (metric: Metric): boolean => METRICS[metric].unit === "count";

function Picture({
  report: { period, metric, points, previous, unit, bucket },
  tools,
}: {
  readonly report: Report;
  readonly tools: ReactNode;
}): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useAccountFormats();
  const name = texts.metric[metric];
  const nowMs = Date.now();
  const most = Math.max(...points.map(({ value }) => value), ...previous.map(({ value }) => value));
  // Both end at the same point; with a clock change, or days that begin elsewhere, one of them has
  // an additional point.
  const ahead = previous.length - points.length;
  const isOpen = Date.parse(period.to) > nowMs;
  return (
    <AreaChart
      isSection
      title={name}
      tools={tools}
      points={points.map(({ at }) => nameOfPoint(at, bucket, formats))}
      axisPoints={points.map(({ at }, index) =>
        isOpen && bucket === "day" && index === points.length - 1
          ? texts.today
          : shortNameOfPoint(at, bucket, formats),
      )}
      {...(isOpen ? { openFrom: points.findLastIndex(({ at }) => Date.parse(at) <= nowMs) } : {})}
      pointsName={texts[bucket]}
      format={(value) => written(value, unit, formats, most)}
      formatTick={(value, step) =>
        unit === "cents" && step % CENTS_PER_DOLLAR === 0
          ? formats.money(value, "whole")
          : written(value, unit, formats, most)
      }
      series={[
        {
          id: metric,
          name,
          values: points.map(({ at, value }) => (Date.parse(at) > nowMs ? null : value)),
          ...(previous.every(({ value }) => value === 0)
            ? {}
            : { before: points.map((_, index) => previous[index + ahead]?.value ?? null) }),
        },
      ]}
    />
  );
}

function shortNameOfPoint(at: string, bucket: Report["bucket"], formats: Formats): string {
  return bucket === "hour" ? formats.time(at) : formats.monthDay(at);
}

function nameOfPoint(at: string, bucket: Report["bucket"], formats: Formats): string {
  return bucket === "hour" ? formats.time(at) : formats.day(at);
}
