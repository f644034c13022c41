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
  /** The list of those that reached the step. */
  readonly to?: To | undefined;
}

export function Funnel({
  title,
  about,
  steps,
}: {
  readonly title: string;
  readonly about?: ReactNode;
  readonly steps: readonly FunnelStep[];
}): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const formats = useFormats();
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
      isEmpty={steps.every(({ value }) => value === 0)}
      table={{
        head: [texts.step, texts.count, texts.shareOfBefore],
        rows: steps.map(({ name, value }, index) => [
          name,
          formats.number(value),
          shareAt(index) || texts.noValue,
        ]),
      }}
    >
      {() => (
        <ol className="grid gap-3">
          {steps.map((step, index) => (
            <Step key={step.id} step={step} share={shareAt(index)} most={most} />
          ))}
        </ol>
      )}
    </ChartFrame>
  );
}

function Step({
  step: { name, value, to },
  share,
  most,
}: {
  readonly step: FunnelStep;
  /** The share of the step before; empty if there is none. */
  readonly share: string;
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
          {share === "" ? null : (
            <span className="text-label text-text-2"> · {texts.ofStepBefore(share)}</span>
          )}
        </span>
      </p>
      <svg
        aria-hidden="true"
        className="h-5 w-full rounded-chip bg-sunken"
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
      >
        <rect width={(value / most) * 100} height="20" fill="var(--chart-1)" />
      </svg>
    </li>
  );
}
