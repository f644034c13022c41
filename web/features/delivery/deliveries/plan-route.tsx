// Edits one route of a plan: the order of its destinations, and the delay before each.
import { Term } from "../../../ui/term.tsx";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import type { Destination } from "./deliveries-address.ts";
import { MOST_STOPS, type Route, type Stop, newStop, nextFree } from "./plan-form-values.ts";
import { RowButtons } from "./row-buttons.tsx";
import { useRows } from "./use-rows.ts";

interface PlanRouteProps {
  readonly route: Route;
  readonly index: number;
  readonly count: number;
  readonly destinations: readonly Destination[];
  /** Every destination in the plan. */
  readonly taken: ReadonlySet<string>;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly onChange: (stops: readonly Stop[]) => void;
}

export function PlanRoute({
  route,
  index,
  count,
  destinations,
  taken,
  onMove,
  onRemove,
  onChange,
}: PlanRouteProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const rows = useRows(route.stops, onChange);
  const name = texts.route(index + 1);
  const next = route.stops.length < MOST_STOPS ? nextFree(taken, destinations) : undefined;
  return (
    <li
      data-row={route.key}
      aria-label={name}
      className="grid gap-3 rounded-panel border border-line bg-surface p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{index === 0 ? <Term name="route">{name}</Term> : name}</h3>
        <RowButtons what={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <div ref={rows.frame} className="grid gap-3">
        <ol className="grid gap-3 border-l-2 border-line pl-3">
          {route.stops.map((stop, place) => (
            <PlanStop
              key={stop.key}
              stop={stop}
              place={place}
              stops={route.stops}
              route={index + 1}
              destinations={destinations}
              taken={taken}
              onChoose={(id) => rows.change(place, { id })}
              onMove={(by) => rows.move(place, by)}
              onRemove={() => rows.remove(place)}
            />
          ))}
        </ol>
        {next === undefined ? null : (
          <div>
            <Button
              data-part="add"
              kind="quiet"
              aria-label={texts.addFallback(index + 1)}
              onClick={() => rows.add(newStop(next))}
            >
              {texts.addFallbackShort}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

interface PlanStopProps {
  readonly stop: Stop;
  /** 0 for the first of the route. */
  readonly place: number;
  /** All stops of the route. */
  readonly stops: readonly Stop[];
  /** The route's number, as shown. */
  readonly route: number;
  readonly destinations: readonly Destination[];
  readonly taken: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** Edits a destination of the route, and when it receives the lead. */
function PlanStop({
  stop: { key, id },
  place,
  stops,
  route,
  destinations,
  taken,
  onChoose,
  onMove,
  onRemove,
}: PlanStopProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const label = texts.destinationAt(place, route);
  const before = stops[place - 1];
  const waits = destinations.find((one) => one.id === before?.id)?.fall_back_after_minutes ?? 0;
  return (
    <li data-row={key} aria-label={label} className="grid gap-1">
      <p className="text-label text-text-2">
        {before === undefined ? texts.first : texts.afterThat(waits)}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <SelectField
          data-part="first"
          label={label}
          isLabelHidden
          translate="no"
          value={id}
          options={useOptions(id, destinations, taken)}
          onChange={({ target }) => onChoose(target.value)}
        />
        <RowButtons
          what={label}
          index={place}
          count={stops.length}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  );
}

/** What a stop can be set to: its own destination, or any that the plan lacks. */
function useOptions(
  own: string,
  destinations: readonly Destination[],
  taken: ReadonlySet<string>,
): readonly (readonly [string, string])[] {
  const texts = useTexts(DELIVERY_TEXTS);
  const { statuses } = useTexts(CALL_TEXTS);
  const options = destinations
    .filter(({ id }) => id === own || !taken.has(id))
    .map(
      ({ id, name: of, status }) =>
        [id, status === "active" ? of : texts.pausedMark(of, statuses[status])] as const,
    );
  return destinations.some(({ id }) => id === own)
    ? options
    : [[own, texts.unknownDestination], ...options];
}
