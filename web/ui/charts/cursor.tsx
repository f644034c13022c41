// The cursor of a chart: follows the pointer and the arrow keys, and describes the current point in
// words.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";

interface CursorProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The position of each point, from the left. */
  readonly xs: readonly number[];
  /** The name of a point, and its values. */
  readonly wordsAt: (index: number) => {
    readonly name: string;
    readonly values: readonly (readonly [name: string, value: string])[];
  };
  /** The drawing, with the current point. */
  readonly children: (current: number | null) => ReactNode;
}

/** A slider for assistive technology: the arrow keys move it, and its value is read out. */
export function Cursor({ title, width, height, xs, wordsAt, children }: CursorProps): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const [current, setCurrent] = useState<number | null>(null);
  const last = xs.length - 1;
  const shown = current === null ? null : Math.min(current, last);
  const said = wordsAt(shown ?? last);
  const move = (event: KeyboardEvent): void => {
    const next = nextPoint(event.key, shown ?? last, last);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
  };
  const follow = ({ nativeEvent, currentTarget }: PointerEvent): void =>
    setCurrent(nearest(xs, nativeEvent.clientX - currentTarget.getBoundingClientRect().left));
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-roledescription={texts.chart}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={(shown ?? last) + 1}
      aria-valuetext={`${said.name}: ${said.values.map((pair) => pair.join(" ")).join(", ")}`}
      className="relative touch-pan-y"
      style={{ width, height }}
      onKeyDown={move}
      onFocus={() => setCurrent(shown ?? last)}
      onBlur={() => setCurrent(null)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setCurrent(null)}
    >
      <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
        {children(shown)}
      </svg>
      {shown === null ? null : (
        <Tip x={xs[shown] ?? 0} width={width} name={said.name} values={said.values} />
      )}
    </div>
  );
}

function Tip({
  x,
  width,
  name,
  values,
}: {
  readonly x: number;
  readonly width: number;
  readonly name: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}): ReactNode {
  const isRight = x < width / 2;
  return (
    <div
      aria-hidden="true"
      className={
        "pointer-events-none absolute top-0 z-2 w-max max-w-[60%] rounded-control " +
        "border border-control bg-surface px-2.5 py-1.5 text-label"
      }
      style={isRight ? { left: x + 10 } : { right: width - x + 10 }}
    >
      <p className="font-semibold">{name}</p>
      {values.map(([label, value]) => (
        <p key={label} className="flex justify-between gap-3">
          <span className="text-text-2">{label}</span>
          <span>{value}</span>
        </p>
      ))}
    </div>
  );
}

/** Returns where a key leads from a point; null for other keys. */
export function nextPoint(key: string, current: number, last: number): number | null {
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(last, current + 1);
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, current - 1);
  return key === "Home" ? 0 : key === "End" ? last : null;
}

function nearest(xs: readonly number[], x: number): number {
  let best = 0;
  for (const [index, candidate] of xs.entries())
    if (Math.abs(candidate - x) < Math.abs((xs[best] ?? 0) - x)) best = index;
  return best;
}
