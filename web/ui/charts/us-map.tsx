// Shows numbers by state on a map, in classes of equal size or in steps with their own colors,
// hatched for no data, with a list of the states beside it.
import { type ReactNode, Suspense, lazy } from "react";
import { Link, type To } from "react-router";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { ScreenSpinner } from "../spinner.tsx";
import { ChartFrame } from "./chart-frame.tsx";

const UsMapPlot = lazy(() => import("./us-map-plot.tsx"));

const NAMES = new Map(US_STATES.map(({ code, name }) => [code, name]));
const LISTED = 8;
const WIDE = 640;

export interface StateValue {
  /** USPS code. */
  readonly code: string;
  readonly value: number;
}

/** A state with its name, as the map and its list show it. */
export interface NamedValue extends StateValue {
  readonly name: string;
}

export interface UsMapProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** A state that is missing here has no data. */
  readonly values: readonly StateValue[];
  /** What is counted ("Leads"). */
  readonly valueName: string;
  readonly format: (value: number) => string;
  /** The link of a state in the list. */
  readonly toState?: (code: string) => To | undefined;
  /** The values are indexes into this list: each step has its own color, the least first. */
  readonly steps?: readonly string[];
  /** What it means that a state has no value. */
  readonly none?: string;
  /** More about a state: additional columns of the table, and their cells. */
  readonly more?: StateNotes;
  /** Makes the states selectable. */
  readonly choice?: StateChoice;
}

export interface StateNotes {
  readonly head: readonly string[];
  readonly of: (code: string) => readonly string[];
  /** The same in few words. */
  readonly inShort: (code: string) => string;
}

export interface StateChoice {
  readonly chosen: string | null;
  /** What choosing does, for keyboard users. */
  readonly hint: string;
  readonly onChoose: (code: string) => void;
}

export function UsMap({
  title,
  about,
  values,
  valueName,
  format,
  toState,
  steps,
  none,
  more,
  choice,
}: UsMapProps): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const states: readonly NamedValue[] = values
    .map((state) => ({ ...state, name: NAMES.get(state.code) ?? state.code }))
    .toSorted((a, b) => b.value - a.value || a.name.localeCompare(b.name));
  return (
    <ChartFrame
      title={title}
      about={about}
      isEmpty={states.length === 0}
      table={{
        head: [texts.state, valueName, ...(more?.head ?? [])],
        rows: states.map(({ code, name, value }) => [
          name,
          format(value),
          ...(more?.of(code) ?? []),
        ]),
      }}
    >
      {(width) => (
        <div className={width >= WIDE ? "grid grid-cols-[3fr_1fr] gap-6" : "grid gap-4"}>
          <Suspense fallback={<ScreenSpinner />}>
            <UsMapPlot
              title={title}
              states={states}
              format={format}
              {...(steps === undefined ? {} : { steps })}
              {...(none === undefined ? {} : { none })}
              {...(more === undefined ? {} : { more })}
              {...(choice === undefined ? {} : { choice })}
            />
          </Suspense>
          <StateList
            states={states.slice(0, LISTED)}
            valueName={valueName}
            format={format}
            toState={toState}
            more={more}
            choice={choice}
          />
        </div>
      )}
    </ChartFrame>
  );
}

interface StateListProps extends Pick<UsMapProps, "valueName" | "format"> {
  readonly states: readonly NamedValue[];
  readonly toState: UsMapProps["toState"] | undefined;
  readonly more: StateNotes | undefined;
  readonly choice: StateChoice | undefined;
}

/** The states with the greatest numbers, beside the map. */
function StateList({
  states,
  valueName,
  format,
  toState,
  more,
  choice,
}: StateListProps): ReactNode {
  return (
    <ol aria-label={valueName} className="grid content-start">
      {states.map(({ code, name, value }) => (
        <li
          key={code}
          className="flex min-h-8 items-center justify-between gap-3 border-b border-line"
        >
          <span className="min-w-0 py-1">
            <StateName name={name} code={code} to={toState?.(code)} choice={choice} />
            {more === undefined ? null : (
              <span className="block text-label text-text-2">{more.inShort(code)}</span>
            )}
          </span>
          <span className="text-right">{format(value)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The state's name, with a link where there is one. */
function StateName({
  name,
  code,
  to,
  choice,
}: {
  readonly name: string;
  readonly code: string;
  readonly to: To | undefined;
  readonly choice: StateChoice | undefined;
}): ReactNode {
  if (to === undefined) return name;
  return (
    <Link
      to={to}
      preventScrollReset={choice !== undefined}
      {...(choice?.chosen === code ? { "aria-current": "true" } : {})}
      className={
        "inline-flex min-h-6 items-center text-accent underline " + "aria-[current]:font-semibold"
      }
    >
      {name}
    </Link>
  );
}
