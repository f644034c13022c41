// Draws how many records reached each step: a bar per step, and the share of the step before.
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { ChartFrame } from "./chart-frame.tsx";

export interface FunnelStep {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The same in the previous period. */
  readonly before?: number;
  /** The list of those that reached the step. */
  readonly to?: To | undefined;
}

export function Funnel({
  title,
  about,
  isSection = false,
  steps,
}: {
  readonly title: string;
  readonly about?: ReactNode;
  /** The title is the heading of a section of the screen. */
  readonly isSection?: boolean;
  readonly steps: readonly FunnelStep[];
}): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const formats = useFormats();
  const isCompared = steps.some(({ before }) => before !== undefined);
  const most = Math.max(1, ...steps.map(({ value }) => value));
  const shareAt = (index: number): string => {
    const before = steps[index - 1]?.value;
    return before === undefined || before === 0
      ? ""
      : formats.percent(Math.round(((steps[index]?.value ?? 0) / before) * 10_000));
  };
  return (
    <ChartFrame
      title={title}
      about={about}
      isSection={isSection}
      isEmpty={steps.every(({ value }) => value === 0)}
      table={{
        head: [texts.step, texts.count, texts.shareOfBefore, ...(isCompared ? [texts.before] : [])],
        rows: steps.map(({ name, value, before }, index) => [
          name,
          formats.number(value),
          shareAt(index) || texts.noValue,
          ...(isCompared ? [before === undefined ? texts.noValue : formats.number(before)] : []),
        ]),
      }}
    >
      {() => (
        <ol className="grid gap-3">
          {steps.map((step, index) => (
            <Step
              key={step.id}
              step={step}
              share={shareAt(index)}
              lost={index === 0 ? 0 : (steps[index - 1]?.value ?? 0) - step.value}
              most={most}
            />
          ))}
        </ol>
      )}
    </ChartFrame>
  );
}

function Step({
  step: { name, value, before, to },
  share,
  lost,
  most,
}: {
  readonly step: FunnelStep;
  /** The share of the step before; empty if there is none. */
  readonly share: string;
  /** How many of the step before did not reach this one. */
  readonly lost: number;
  readonly most: number;
}): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const formats = useFormats();
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {to === undefined ? (
            name
          ) : (
            <Link to={to} className="text-accent underline">
              {name}
            </Link>
          )}
        </span>
        <span>
          <span className="font-semibold">{formats.number(value)}</span>
          {share === "" ? null : <span className="text-label text-text-2"> · {share}</span>}
        </span>
      </p>
      <svg
        aria-hidden="true"
        className="h-5 w-full rounded-chip bg-sunken"
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
      >
        <rect width={(value / most) * 100} height="20" fill="var(--series)" />
      </svg>
      {!before && lost <= 0 ? null : (
        <p className="flex flex-wrap justify-between gap-x-4 text-label text-text-2">
          <span>{lost > 0 ? texts.lost(formats.number(lost)) : ""}</span>
          <span>{!before ? "" : texts.fromBefore(formats.number(before))}</span>
        </p>
      )}
    </li>
  );
}
