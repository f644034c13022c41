// Draws a map of the states; loaded when the first map is shown.
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { nextPoint } from "./cursor.tsx";
import { Hatch } from "./hatch.tsx";
import { classOf, colourOf, quantileBounds } from "./scales.ts";
import type { NamedValue, StateChoice, StateNotes } from "./us-map.tsx";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-frame.ts";
import { STATE_SHAPES } from "./us-shapes.ts";

const COLOURS = 6;

interface UsMapPlotProps {
  readonly title: string;
  /** The greatest first: the order of the arrow keys. */
  readonly states: readonly NamedValue[];
  readonly format: (value: number) => string;
  readonly steps?: readonly string[];
  readonly none?: string;
  readonly more?: StateNotes;
  readonly choice?: StateChoice;
}

export default function UsMapPlot({
  title,
  states,
  format,
  steps,
  none,
  more,
  choice,
}: UsMapPlotProps): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const hatch = useId();
  const hint = useId();
  const { current, setCurrent, place, said, move } = usePointedState(states, choice);
  const bounds = boundsOf(states, steps);
  const fillOf = (value: number): string => scaleColour(classOf(value, bounds), bounds.length);
  const known = new Map(states.map((state) => [state.code, state]));
  const wordsOf = ({ code, name, value }: NamedValue): string =>
    [`${name}: ${format(value)}`, ...(more === undefined ? [] : [more.inShort(code)])].join(" · ");
  const shown = current === null ? undefined : known.get(current);
  return (
    <div className="grid content-start gap-2">
      <p aria-hidden="true" className="min-h-5 font-medium">
        {shown === undefined ? "" : wordsOf(shown)}
      </p>
      {choice === undefined ? null : (
        <p id={hint} className="sr-only">
          {choice.hint}
        </p>
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-roledescription={texts.map}
        aria-valuemin={1}
        aria-valuemax={states.length}
        aria-valuenow={place + 1}
        aria-valuetext={said === undefined ? texts.noValue : wordsOf(said)}
        {...(choice === undefined ? {} : { "aria-describedby": hint })}
        onKeyDown={move}
        onFocus={() => setCurrent(said?.code ?? null)}
        onBlur={() => setCurrent(null)}
        onPointerLeave={() => setCurrent(null)}
      >
        <States
          states={known}
          current={current}
          choice={choice}
          hatch={hatch}
          fillOf={fillOf}
          onPoint={setCurrent}
        />
      </div>
      <Classes
        bounds={bounds}
        least={states.at(-1)?.value ?? 0}
        format={format}
        hatch={hatch}
        none={none ?? texts.noValue}
        areSteps={steps !== undefined}
      />
    </div>
  );
}

function boundsOf(
  states: readonly NamedValue[],
  steps: readonly string[] | undefined,
): readonly number[] {
  // A step is a class of its own, even without a state: its color stays the same from day to day.
  if (steps !== undefined) return steps.map((_, step) => step);
  return quantileBounds(
    states.map(({ value }) => value),
    COLOURS,
  );
}

interface PointedState {
  /** The code of the state under the pointer; null for none. */
  readonly current: string | null;
  readonly setCurrent: (code: string | null) => void;
  /** The index of the announced state, and the state itself. */
  readonly place: number;
  readonly said: NamedValue | undefined;
  readonly move: (event: KeyboardEvent) => void;
}

/** Moves between states with the arrow keys; Enter and space choose one. */
function usePointedState(
  states: readonly NamedValue[],
  choice: StateChoice | undefined,
): PointedState {
  const [current, setCurrent] = useState<string | null>(null);
  const place = Math.max(
    0,
    states.findIndex(({ code }) => code === current),
  );
  const said = states[place];
  const move = (event: KeyboardEvent): void => {
    if (
      choice !== undefined &&
      said !== undefined &&
      (event.key === "Enter" || event.key === " ")
    ) {
      event.preventDefault();
      choice.onChoose(said.code);
      return;
    }
    // Down the list is to the right.
    const next = nextPoint(
      event.key === "ArrowDown" ? "ArrowRight" : event.key === "ArrowUp" ? "ArrowLeft" : event.key,
      current === null ? -1 : place,
      states.length - 1,
    );
    if (next === null) return;
    event.preventDefault();
    setCurrent(states[next]?.code ?? null);
  };
  return { current, setCurrent, place, said, move };
}

interface StatesProps {
  /** The states that have a value, by code. */
  readonly states: ReadonlyMap<string, NamedValue>;
  readonly current: string | null;
  readonly choice: StateChoice | undefined;
  readonly hatch: string;
  readonly fillOf: (value: number) => string;
  readonly onPoint: (code: string | null) => void;
}

/** Draws every state in its color, with an outline around the chosen and the pointed one. */
function States({ states, current, choice, hatch, fillOf, onPoint }: StatesProps): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className="block h-auto w-full"
      aria-hidden="true"
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      {STATE_SHAPES.map(({ code, path }) => {
        const state = states.get(code);
        return (
          <path
            key={code}
            d={path}
            fill={state === undefined ? `url(#${hatch})` : fillOf(state.value)}
            stroke="var(--rule)"
            strokeWidth="1"
            onPointerEnter={() => onPoint(state === undefined ? null : code)}
            {...(choice === undefined || state === undefined
              ? {}
              : { className: "cursor-pointer", onClick: () => choice.onChoose(code) })}
          />
        );
      })}
      {choice === undefined ? null : (
        <path
          d={outlineOf(choice.chosen)}
          fill="none"
          stroke="var(--text)"
          strokeWidth="4"
          strokeLinejoin="round"
          pointerEvents="none"
        />
      )}
      <path
        d={outlineOf(current)}
        fill="none"
        stroke="var(--text)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        pointerEvents="none"
      />
    </svg>
  );
}

function outlineOf(code: string | null): string {
  return STATE_SHAPES.find((shape) => shape.code === code)?.path ?? "";
}

/** The legend: which color stands for which numbers. */
function Classes({
  bounds,
  least,
  format,
  hatch,
  none,
  areSteps,
}: {
  readonly bounds: readonly number[];
  readonly least: number;
  readonly format: (value: number) => string;
  readonly hatch: string;
  readonly none: string;
  readonly areSteps: boolean;
}): ReactNode {
  const swatch = (fill: string): ReactNode => (
    <svg width="14" height="14" aria-hidden="true">
      <rect width="14" height="14" rx="2" fill={fill} stroke="var(--control)" />
    </svg>
  );
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2">
      {bounds.map((bound, index) => {
        // Values are whole: the next class begins with the next number.
        const from = index === 0 ? least : (bounds[index - 1] ?? 0) + 1;
        return (
          <li key={bound} className="inline-flex items-center gap-1.5">
            {swatch(scaleColour(index, bounds.length))}
            {areSteps || from === bound ? format(bound) : `${format(from)} – ${format(bound)}`}
          </li>
        );
      })}
      <li className="inline-flex items-center gap-1.5">
        {swatch(`url(#${hatch})`)}
        {none}
      </li>
    </ul>
  );
}

function scaleColour(index: number, classes: number): string {
  return `var(--scale-${colourOf(index, classes, COLOURS) + 1})`;
}
