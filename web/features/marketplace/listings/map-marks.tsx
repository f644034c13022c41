// Draws the clusters in view, each a button that zooms in.
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { classes } from "../../../ui/classes.ts";
import { type Cluster, isInMark } from "./clusters.ts";
import type { Listing } from "./listing-words.ts";
import { type View, markPosition } from "./map-view.ts";
import type { PlacedCluster } from "./placed-clusters.ts";

/** Marks have names next to them below this width and up to this count. */
const NAMED_WIDTH = 140;
const MOST_NAMED = 12;
/** A cluster in a state is named by its code, which the map has already. */
const STATE_LETTERS = 2;

interface MarksProps {
  readonly placed: readonly PlacedCluster[];
  readonly view: View;
  readonly pointed: Listing["point"];
  readonly onPoint: (cluster: PlacedCluster | null) => void;
  readonly onChoose: (cluster: Cluster) => void;
  /** Opens a lead that is alone at its place. */
  readonly onOpen: (leadId: string) => void;
}

/** All marks share one tab stop; the arrow keys move between them, the largest first. */
export function Marks({ placed, view, pointed, onPoint, onChoose, onOpen }: MarksProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const seen = placed.filter(
    ({ x, y }) =>
      x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height,
  );
  // At this zoom, the outlines alone do not show where the window is.
  const isNamed = view.width < NAMED_WIDTH && seen.length <= MOST_NAMED;
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? seen.length - 1
          : step === undefined
            ? null
            : Math.min(seen.length - 1, Math.max(0, Math.min(stop, seen.length - 1) + step));
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <ul
      ref={list}
      aria-label={texts.map.label}
      title={texts.map.hint}
      className="contents"
      onKeyDown={move}
    >
      {seen.map((cluster, index) => (
        <Mark
          key={`${cluster.x} ${cluster.y}`}
          cluster={cluster}
          view={view}
          isMarked={pointed !== null && isInMark(cluster, pointed)}
          isNamed={isNamed}
          isStop={index === Math.min(stop, seen.length - 1)}
          onStop={() => setStop(index)}
          onPoint={onPoint}
          onChoose={onChoose}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** How many leads a group has, as its mark shows it and as its label says it. */
function groupWords(
  { count, least, most, parts }: PlacedCluster,
  name: string,
  texts: MarketplaceTexts["map"],
  formats: Formats,
): { readonly size: string; readonly label: string } {
  if (count !== null)
    return {
      size: texts.leads(count, formats.short(count)),
      label: texts.cluster(name, count, formats.number(count)),
    };
  if (parts.every((part) => part.count === null))
    return {
      size: texts.fewer(formats.short(most + 1)),
      label: texts.fewerAt(name, formats.number(most + 1)),
    };
  return {
    size: texts.between(formats.short(least), formats.short(most)),
    label: texts.clusterBetween(name, formats.number(least), formats.number(most)),
  };
}

interface MarkProps extends Pick<MarksProps, "view" | "onPoint" | "onChoose" | "onOpen"> {
  readonly cluster: PlacedCluster;
  /** The pointed row of the list is in this cluster. */
  readonly isMarked: boolean;
  readonly isNamed: boolean;
  /** This mark is the tab stop. */
  readonly isStop: boolean;
  readonly onStop: () => void;
}

function Mark({
  cluster,
  view,
  isMarked,
  isNamed,
  isStop,
  onStop,
  onPoint,
  onChoose,
  onOpen,
}: MarkProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const place = markPosition(cluster, view);
  const { lead_id: leadId, lowest_earning_cents: earned } = cluster;
  const name = cluster.place ?? texts.map.several;
  // An affiliate sees what its own lead would earn; a buyer what it costs.
  const cents = earned ?? cluster.lowest_price_cents;
  const price = cents === null ? null : formats.money(cents);
  const isPin = leadId !== null && price !== null;
  const group = groupWords(cluster, name, texts.map, formats);
  return (
    <li className="contents">
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={
          isPin ? texts.map[earned === null ? "pin" : "ownPin"](name, price) : group.label
        }
        onClick={() => (isPin ? onOpen(leadId) : onChoose(cluster))}
        onPointerEnter={() => onPoint(cluster)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => {
          onStop();
          onPoint(cluster);
        }}
        onBlur={() => onPoint(null)}
        data-marked={isMarked || undefined}
        className={classes(
          "absolute grid h-7 min-w-9 -translate-1/2 place-items-center rounded-chip border",
          "px-1.5 text-label font-semibold whitespace-nowrap hover:z-1 focus-visible:z-1",
          isMarked
            ? "z-1 border-accent bg-accent text-accent-ink"
            : "border-text bg-surface text-text hover:bg-accent-soft",
        )}
        style={place}
      >
        {isPin ? price : group.size}
      </button>
      {isNamed && cluster.place !== null && cluster.place.length > STATE_LETTERS ? (
        <span
          aria-hidden="true"
          className={classes(
            "pointer-events-none absolute mt-4 -translate-x-1/2",
            "whitespace-nowrap rounded-chip bg-surface px-1 text-label",
          )}
          style={place}
        >
          {isPin || price === null ? cluster.place : `${cluster.place} · ${texts.from(price)}`}
        </span>
      ) : null}
    </li>
  );
}
