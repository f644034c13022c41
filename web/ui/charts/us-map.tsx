// Numbers by state on a map in classes of equal size, hatched where there is none, with the states in a list beside it.
import { type ReactNode, Suspense, lazy } from "react";
import { Link, type To } from "react-router";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { useTexts } from "../../lib/text/text.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
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
  /** A state that is not in here has no data. */
  readonly values: readonly StateValue[];
  /** What is counted ("Leads"). */
  readonly valueName: string;
  readonly format: (value: number) => string;
  /** Where a state in the list leads. */
  readonly toState?: (code: string) => To;
}

export function UsMap({ title, about, values, valueName, format, toState }: UsMapProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const states: readonly NamedValue[] = values.map((state) => ({ ...state, name: NAMES.get(state.code) ?? state.code })).toSorted((a, b) => b.value - a.value || a.name.localeCompare(b.name));
  return (
    <ChartFrame title={title} about={about} isEmpty={states.length === 0} table={{ head: [texts.state, valueName], rows: states.map(({ name, value }) => [name, format(value)]) }}>
      {(width) => (
        <div className={width >= WIDE ? "grid grid-cols-[3fr_1fr] gap-6" : "grid gap-4"}>
          <Suspense fallback={<ScreenSpinner />}><UsMapPlot title={title} states={states} format={format} /></Suspense>
          <ol aria-label={valueName} className="grid content-start">
            {states.slice(0, LISTED).map(({ code, name, value }) => (
              <li key={code} className="flex min-h-8 items-center justify-between gap-3 border-b border-line">
                {toState === undefined ? name : <Link to={toState(code)} className="inline-flex min-h-6 items-center text-accent underline">{name}</Link>}
                <span>{format(value)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </ChartFrame>
  );
}
