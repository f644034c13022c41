// Shows the kit's charts: full, compared, with gaps, with one point and with none.
import type { ReactNode } from "react";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { useFormats } from "../../lib/format/format.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { Funnel } from "../../ui/charts/funnel.tsx";
import { AreaChart, LineChart } from "../../ui/charts/line-chart.tsx";
import { UsMap } from "../../ui/charts/us-map.tsx";
import { Section } from "../../ui/screen.tsx";
import { usePeriod } from "../../ui/use-period.ts";

const wave = (count: number, size: number, shift: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(size * (1.2 + Math.sin((index + shift) / 3) + ((index * 7 + shift) % 5) / 10)),
  );

export function KitCharts(): ReactNode {
  const formats = useFormats();
  const { range, isCompared } = usePeriod();
  const points = range.days.map((day) => formats.day(`${day}T12:00:00Z`));
  const shared = { points, pointsName: "Day" };
  return (
    <Section title="Charts">
      <div className="grid gap-4 lg:grid-cols-2">
        <Lines {...shared} isCompared={isCompared} />
        <Bars {...shared} isCompared={isCompared} />
        <EdgeCases {...shared} />
        <Funnel
          title="From post to kept"
          steps={[
            { id: "1", name: "Posted", value: 1_240, to: "/leads" },
            { id: "2", name: "Accepted", value: 980 },
            { id: "3", name: "Sold", value: 612 },
            { id: "4", name: "Kept", value: 590 },
          ]}
        />
      </div>
      <UsMap
        title="Leads won by state"
        valueName="Leads"
        values={US_STATES.filter((_, index) => index < 51 && index % 4 !== 3).map(
          ({ code }, index) => ({ code, value: (index * index * 7) % 83 }),
        )}
        format={formats.number}
        toState={(code) => ({ search: `?state=${code}` })}
      />
    </Section>
  );
}

interface SharedProps {
  readonly points: readonly string[];
  readonly pointsName: string;
}

interface ComparedProps extends SharedProps {
  readonly isCompared: boolean;
}

function Lines({ isCompared, ...shared }: ComparedProps): ReactNode {
  const formats = useFormats();
  const { points } = shared;
  const names = ["Sold", "Returned", "Listed", "Expired", "Rejected", "Withdrawn"];
  const before = isCompared ? wave(points.length, 20, 4) : undefined;
  return (
    <>
      <AreaChart
        {...shared}
        title="Spend"
        series={[
          {
            id: "a",
            name: "Spend",
            values: wave(points.length, 52_000, 0),
            before: isCompared ? wave(points.length, 40_000, 5) : undefined,
          },
        ]}
        format={(cents) => formats.money(cents, "whole")}
      />
      <LineChart
        {...shared}
        title="Leads by outcome"
        series={[
          { id: "a", name: "Sold", values: wave(points.length, 22, 0), before },
          { id: "b", name: "Returned", values: wave(points.length, 6, 2) },
        ]}
        format={formats.number}
      />
      <LineChart
        {...shared}
        title="Six series"
        series={names.map((name, index) => ({
          id: name,
          name,
          values: wave(points.length, 8 + index * 3, index * 2),
        }))}
        format={formats.number}
      />
      <LineChart
        {...shared}
        title="With gaps"
        series={[
          {
            id: "a",
            name: "Seen",
            values: points.map((_, index) =>
              index % 9 === 4 || index === 0 ? null : index % 9 === 5 && index > 9 ? null : index,
            ),
          },
        ]}
        format={formats.number}
      />
    </>
  );
}

function Bars({ isCompared, ...shared }: ComparedProps): ReactNode {
  const formats = useFormats();
  const { points } = shared;
  return (
    <>
      <BarChart
        title="Calls by hour"
        points={["9", "10", "11", "12", "13", "14", "15", "16"]}
        pointsName="Hour"
        series={[
          {
            id: "a",
            name: "Answered",
            values: [4, 7, 9, 3, 5, 8, 6, 2],
            before: isCompared ? [3, 8, 6, 4, 4, 9, 7, 1] : undefined,
          },
          { id: "b", name: "Missed", values: [1, 2, 1, 4, 2, 0, 1, 3] },
        ]}
        format={formats.number}
      />
      <BarChart
        {...shared}
        title="Below zero"
        series={[
          {
            id: "a",
            name: "Net",
            values: wave(points.length, 10, 0).map((value, index) =>
              index % 4 === 0 ? -value : value,
            ),
          },
        ]}
        format={formats.number}
      />
    </>
  );
}

/** One point, no number at all, and nothing but zeros. */
function EdgeCases(shared: SharedProps): ReactNode {
  const formats = useFormats();
  const { points } = shared;
  return (
    <>
      <LineChart
        points={["Nov 21"]}
        pointsName="Day"
        title="One point"
        series={[{ id: "a", name: "Sold", values: [12] }]}
        format={formats.number}
      />
      <LineChart
        {...shared}
        title="Nothing"
        series={[{ id: "a", name: "Sold", values: points.map(() => null) }]}
        format={formats.number}
      />
      <LineChart
        {...shared}
        title="Zeros"
        series={[{ id: "a", name: "Sold", values: points.map(() => 0) }]}
        format={formats.number}
      />
    </>
  );
}
