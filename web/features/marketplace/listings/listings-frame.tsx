// Draws the frame of every list of listings: the screen with how many there are, and the list, the
// map, or both beside each other.
import { Columns2, List, Map as MapIcon } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { type To, useNavigate } from "react-router";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useWidth } from "../../../lib/use-size.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { classes } from "../../../ui/classes.ts";
import { Screen } from "../../../ui/screen.tsx";
import { SEGMENTS, segment } from "../../../ui/segments.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import type { MapChoice, Overview, ShownListings } from "./use-listings.ts";

const ListingsMap = lazy(() => import("./listings-map.tsx"));
/** In CSS pixels: the least width of all columns of the list, and of the map beside it. */
const [LIST_WIDTH, MAP_WIDTH, GAP] = [750, 300, 16];
/**
 * Heights of the map: what the window leaves below the head of the screen. On a phone, filters take
 * a line of their own and the menu stands at the bottom.
 */
const HEIGHTS = {
  on: "clamp(22rem, calc(100dvh - 14rem), 48rem)",
  wide: "max(22rem, calc(100dvh - 14rem))",
  phone: "max(22rem, calc(100dvh - 23rem))",
} as const;
const ICONS = { off: List, on: Columns2, only: MapIcon } as const;

/** What a list of listings takes from its frame. */
export interface FramedList {
  /** The switch between list, map and both. */
  readonly modes: ReactNode;
  /** Puts the map beside the rows, or in their place. */
  readonly around: (rows: ReactNode) => ReactNode;
}

interface ListingsFrameProps {
  readonly listings: ShownListings;
  /** Whose listings these are, after their number. */
  readonly about: string;
  readonly actions?: ReactNode;
  /** Where a lead of the list is shown. */
  readonly hrefOf: (leadId: string) => To;
  /** Shows a lead in the map instead. */
  readonly peek?: (leadId: string, close: () => void) => ReactNode;
  readonly children: (list: FramedList) => ReactNode;
}

export function ListingsFrame({
  listings,
  about,
  actions,
  hrefOf,
  peek,
  children,
}: ListingsFrameProps): ReactNode {
  const { screens } = useTexts(SHELL_TEXTS);
  const [frame, width] = useWidth<HTMLDivElement>();
  const hasRoom = width >= LIST_WIDTH + GAP + MAP_WIDTH;
  const chosen = listings.map ?? (hasRoom ? "on" : "off");
  const mode = chosen === "on" && !hasRoom ? "only" : chosen;
  const modes = <Modes mode={mode} hasRoom={hasRoom} onChange={listings.showMap} />;
  const around = (rows: ReactNode): ReactNode => (
    <div
      className="grid min-w-0 items-start gap-4"
      style={
        mode === "on"
          ? { gridTemplateColumns: `minmax(${LIST_WIDTH}px, 2fr) minmax(${MAP_WIDTH}px, 1fr)` }
          : undefined
      }
    >
      {mode === "only" ? null : <div className="grid min-w-0 gap-3">{rows}</div>}
      {mode === "off" ? null : (
        <aside
          className={classes(
            "no-print min-w-0",
            mode === "on" && "sticky top-[calc(4.25rem+var(--view))]",
          )}
        >
          <MapOfListings
            listings={listings}
            hrefOf={hrefOf}
            peek={peek}
            height={HEIGHTS[mode === "on" ? "on" : hasRoom ? "wide" : "phone"]}
          />
        </aside>
      )}
    </div>
  );
  return (
    <Screen
      title={screens.marketplace}
      about={<About overview={listings.overview} about={about} />}
      actions={actions}
    >
      <div ref={frame} className="grid min-w-0 gap-3">
        {children({ modes, around })}
      </div>
    </Screen>
  );
}

/** How many leads the list has, of all of its kind. */
function About({
  overview,
  about,
}: {
  readonly overview: Overview | undefined;
  readonly about: string;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  return (
    <>
      <span role="status" aria-busy={overview === undefined || undefined}>
        {overview === undefined
          ? texts.map.busy
          : overview.total === null
            ? texts.availableFew
            : texts.available(overview.total, formats.number(overview.total))}
      </span>{" "}
      {about}
    </>
  );
}

interface ModesProps {
  readonly mode: MapChoice;
  /** Whether list and map fit beside each other. */
  readonly hasRoom: boolean;
  readonly onChange: (mode: MapChoice) => void;
}

function Modes({ mode, hasRoom, onChange }: ModesProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).modes;
  const offered: readonly MapChoice[] = hasRoom ? ["off", "on", "only"] : ["off", "only"];
  return (
    <div role="group" aria-label={texts.label} className={SEGMENTS}>
      {offered.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            onClick={() => onChange(one)}
            className={segment(mode === one)}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts[one]}
          </button>
        );
      })}
    </div>
  );
}

interface MapOfListingsProps extends Pick<ListingsFrameProps, "listings" | "hrefOf"> {
  readonly peek: ListingsFrameProps["peek"];
  readonly height: string;
}

function MapOfListings({ listings, hrefOf, peek, height }: MapOfListingsProps): ReactNode {
  const navigate = useNavigate();
  const [peeked, look] = useState<string | null>(null);
  return (
    <Suspense fallback={<ScreenSpinner />}>
      <ListingsMap
        area={listings.area}
        limits={listings.limits}
        overview={listings.overview}
        pointed={listings.pointed}
        onLookAt={listings.lookAt}
        onPoint={listings.point}
        onOpen={(leadId) => {
          if (peek === undefined) void navigate(hrefOf(leadId));
          else look(leadId);
        }}
        height={height}
      >
        {peeked === null ? null : <Suspense>{peek?.(peeked, () => look(null))}</Suspense>}
      </ListingsMap>
    </Suspense>
  );
}
