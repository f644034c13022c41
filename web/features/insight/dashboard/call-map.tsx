// Draws where the leads to call are, numbered as in the queue, over what was bought in each state.
// Loaded after the queue.
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSize } from "../../../lib/use-size.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { type FittedView, fittedView } from "../../../ui/charts/fitted-view.ts";
import { wholeProjection } from "../../../ui/charts/map-projections.ts";
import { type PinPoint, type PlacedPin, placePins } from "../../../ui/charts/pins.ts";
import { STATE_SHAPES, type StateShape } from "../../../ui/charts/us-shapes.ts";
import { classes } from "../../../ui/classes.ts";
import { useStates } from "../reports/index.ts";
import type { Sale } from "./call-cells.tsx";

/** With the gap between two pins, in CSS pixels. */
const PIN = 27;
/** A state in view has a label if its drawing is at least this wide and high, in CSS pixels. */
const LABELED = 64;
/** The room of a label away from a pin: half of both, in CSS pixels. */
const LABEL = { width: 42, height: 22 };
/** How strong the tint of a state is, from the fewest to the most leads. */
const TINTS = ["var(--scale-1)", "var(--scale-2)", "var(--scale-3)"] as const;

interface CallMapProps {
  readonly range: PeriodRange;
  /** In the order of the queue. */
  readonly sales: readonly Sale[];
  readonly pointed: string | null;
  readonly onPoint: (saleId: string | null) => void;
}

export default function CallMap({ range, sales, pointed, onPoint }: CallMapProps): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).callMap;
  const columns = useTexts(REPORT_TEXTS).column;
  const formats = useFormats();
  const { value: report } = useStates(range, "bought");
  const bought = useMemo(
    () =>
      new Map(
        (report?.states ?? []).flatMap(({ state, value }) =>
          state === null || value === 0 ? [] : [[state, value] as const],
        ),
      ),
    [report],
  );
  const states = [...bought.keys(), ...sales.flatMap(({ lead }) => lead.state ?? [])];
  const inOrder = [...new Set(states)].toSorted();
  const toCall = (state: string): number => sales.filter(({ lead }) => lead.state === state).length;
  return (
    <ChartFrame
      isSection
      isFramed={false}
      title={texts.title}
      isEmpty={states.length === 0}
      table={{
        head: [columns.state, texts.toCall, columns.bought],
        rows: inOrder.map((state) => [
          state,
          formats.number(toCall(state)),
          formats.number(bought.get(state) ?? 0),
        ]),
      }}
    >
      {() => (
        <>
          <Picture bought={bought} sales={sales} pointed={pointed} onPoint={onPoint} />
          <p className="text-label text-text-2">{texts.legend}</p>
        </>
      )}
    </ChartFrame>
  );
}

interface PictureProps extends Omit<CallMapProps, "range"> {
  readonly bought: ReadonlyMap<string, number>;
}

function Picture({ bought, sales, pointed, onPoint }: PictureProps): ReactNode {
  const [frame, { width, height }] = useSize<HTMLDivElement>();
  const picture = useMemo(
    () => layOut(bought, sales, width, height),
    [bought, sales, width, height],
  );
  return (
    <div
      ref={frame}
      className="relative h-90 min-w-0 overflow-hidden rounded-panel border border-line bg-sunken"
    >
      {picture === null ? null : (
        <>
          <States bought={bought} picture={picture} />
          {picture.pins.map(({ sale, number, pin }) => (
            <Pin
              key={sale.id}
              sale={sale}
              number={number}
              pin={pin}
              isFilled={pointed === null ? number === 1 : pointed === sale.id}
              onPoint={onPoint}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** Where everything is, in CSS pixels. */
interface Layout {
  readonly view: FittedView;
  readonly shapes: readonly StateShape[];
  readonly pins: readonly {
    readonly sale: Sale;
    readonly number: number;
    /** The center of the lead's ZIP. */
    readonly from: PinPoint;
    readonly pin: PlacedPin;
  }[];
  readonly labels: readonly { readonly code: string; readonly x: number; readonly y: number }[];
}

/** Null until the frame is measured. A lead in a ZIP that is not on the map has no pin. */
function layOut(
  bought: ReadonlyMap<string, number>,
  sales: readonly Sale[],
  mapWidth: number,
  mapHeight: number,
): Layout | null {
  if (mapWidth === 0 || mapHeight === 0) return null;
  const seen = new Set([...bought.keys(), ...sales.map(({ lead }) => lead.state)]);
  const view = fittedView(
    STATE_SHAPES.filter(({ code }) => seen.has(code)).map(({ bounds }) => bounds),
    mapWidth / mapHeight,
  );
  const scale = mapWidth / view.width;
  const inFrame = ([x, y]: readonly [number, number]): PinPoint => ({
    x: (x - view.x) * scale,
    y: (y - view.y) * scale,
  });
  const points = sales.flatMap((sale, index) => {
    const at =
      sale.point === null ? null : wholeProjection([sale.point.longitude, sale.point.latitude]);
    return at === null ? [] : [{ sale, number: index + 1, from: inFrame(at) }];
  });
  const room = { width: PIN, height: PIN, mapWidth, mapHeight };
  const pins = placePins(
    points.map(({ from }) => from),
    room,
  );
  const labeled = STATE_SHAPES.filter(
    ({ code, bounds: [[left, top], [right, bottom]] }) =>
      bought.has(code) && Math.min(right - left, bottom - top) * scale >= LABELED,
  );
  const labels = placePins(
    labeled.map(({ center }) => inFrame(center)),
    { ...room, ...LABEL },
    pins,
  );
  return {
    view,
    // Alaska and Hawaii are drawn in the corner of the others: only where they matter.
    shapes: STATE_SHAPES.filter(({ code }) => (code !== "AK" && code !== "HI") || seen.has(code)),
    pins: points.flatMap((point, index) => {
      const pin = pins[index];
      return pin === undefined ? [] : [{ ...point, pin }];
    }),
    labels: labeled.flatMap(({ code }, index) => {
      const label = labels[index];
      return label === undefined ? [] : [{ code, x: label.x, y: label.y }];
    }),
  };
}

/** The states with their counts, and the lines to the pins that are away from their points. */
function States({
  bought,
  picture: { view, shapes, pins, labels },
}: {
  readonly bought: ReadonlyMap<string, number>;
  readonly picture: Layout;
}): ReactNode {
  const formats = useFormats();
  const most = Math.max(1, ...bought.values());
  const tintOf = (count: number): string =>
    TINTS[Math.min(TINTS.length - 1, Math.floor((count / most) * TINTS.length))] ?? TINTS[0];
  return (
    <>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {shapes.map(({ code, path }) => {
          const count = bought.get(code);
          return (
            <path
              key={code}
              d={path}
              fill={count === undefined ? "var(--surface)" : tintOf(count)}
              stroke="var(--rule)"
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        {pins.map(({ sale, from, pin }) =>
          pin.isMoved ? (
            <line
              key={sale.id}
              x1={from.x}
              y1={from.y}
              x2={pin.x}
              y2={pin.y}
              stroke="var(--text-2)"
            />
          ) : null,
        )}
        {labels.map(({ code, x, y }) => (
          <text
            key={code}
            x={x}
            y={y}
            dy="0.32em"
            textAnchor="middle"
            fontSize="12"
            fontWeight="600"
            fill="var(--text)"
          >
            {`${code} ${formats.number(bought.get(code) ?? 0)}`}
          </text>
        ))}
      </svg>
    </>
  );
}

interface PinProps extends Pick<CallMapProps, "onPoint"> {
  readonly sale: Sale;
  readonly number: number;
  readonly pin: PlacedPin;
  /** The next one to call, or the one pointed at. */
  readonly isFilled: boolean;
}

function Pin({ sale, number, pin: { x, y }, isFilled, onPoint }: PinProps): ReactNode {
  const words = useTexts(LEAD_WORDS);
  return (
    <Link
      to={`/leads/${sale.lead_id}`}
      aria-label={`${number}: ${leadName(sale.lead, words)}`}
      onPointerEnter={() => onPoint(sale.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(sale.id)}
      onBlur={() => onPoint(null)}
      style={{ left: x, top: y }}
      className={classes(
        "absolute grid size-6 -translate-1/2 place-items-center rounded-chip border text-label",
        "font-semibold focus-visible:z-1",
        isFilled
          ? "z-1 border-accent bg-accent text-accent-ink"
          : "border-control bg-surface text-text",
      )}
    >
      {number}
    </Link>
  );
}
