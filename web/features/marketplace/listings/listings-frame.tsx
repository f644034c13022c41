// Draws the frame of every list of listings: the number of listings by state, and the map next to
// the list.
import { Map as MapIcon } from "lucide-react";
import { type ReactNode, Suspense, lazy } from "react";
import { Link, type To, useNavigate, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useWidth } from "../../../lib/use-size.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import type { Overview, ShownListings } from "./use-listings.ts";

const ListingsMap = lazy(() => import("./listings-map.tsx"));
/** In CSS pixels: a list of 648 beside a map of 280. */
const BESIDE_WIDTH = 944;
/** More states need a second line; the others are in the filter and on the map. */
const MOST_STATES = 9;

interface ListingsFrameProps {
  readonly listings: ShownListings;
  /** Where a lead of the list is shown. */
  readonly hrefOf: (leadId: string) => To;
  readonly children: ReactNode;
}

export function ListingsFrame({ listings, hrefOf, children }: ListingsFrameProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const [frame, width] = useWidth<HTMLDivElement>();
  const navigate = useNavigate();
  const hasRoom = width >= BESIDE_WIDTH;
  const isShown = listings.map === null ? hasRoom : listings.map === "on";
  return (
    <div ref={frame} className="grid min-w-0 gap-3">
      <div className="no-print flex items-center gap-2">
        <States overview={listings.overview} />
        <Button
          kind="quiet"
          aria-pressed={isShown}
          className="ml-auto shrink-0"
          onClick={() => listings.showMap(!isShown)}
        >
          <MapIcon size={16} strokeWidth={1.5} aria-hidden="true" />
          {isShown ? texts.map.hide : texts.map.show}
        </Button>
      </div>
      <div
        className={classes(
          "grid min-w-0 items-start gap-4",
          isShown && hasRoom && "grid-cols-[minmax(648px,2.1fr)_minmax(280px,1fr)]",
        )}
      >
        {isShown ? (
          <aside className={classes("no-print min-w-0", hasRoom && "sticky top-17 order-2")}>
            <Suspense fallback={<ScreenSpinner />}>
              <ListingsMap
                area={listings.area}
                limits={listings.limits}
                overview={listings.overview}
                pointed={listings.pointed}
                onLookAt={listings.lookAt}
                onPoint={listings.point}
                onOpen={(leadId) => void navigate(hrefOf(leadId))}
              />
            </Suspense>
          </aside>
        ) : null}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** The states with the most listings, each linked to them. */
function States({ overview }: { readonly overview: Overview | undefined }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const states = Object.entries(overview?.counts.state ?? {})
    .toSorted(([a, some], [b, others]) => others - some || a.localeCompare(b))
    .slice(0, MOST_STATES);
  const chosen = (search.get("state") ?? "").split(",");
  // The line is rendered before its counts arrive, so that nothing below moves.
  return (
    <nav
      aria-label={texts.where.title}
      aria-busy={overview === undefined || undefined}
      className={classes(
        "no-print flex min-h-8 flex-wrap items-center gap-x-1 gap-y-1",
        "pointer-coarse:min-h-11",
      )}
    >
      <p role="status" className="mr-2 text-label text-text-2">
        {overview === undefined
          ? texts.map.busy
          : texts.where.about(formats.number(overview.total))}
      </p>
      <ul className="flex flex-wrap gap-1 max-sm:hidden">
        {states.map(([state, count]) => (
          <li key={state}>
            <Link
              to={{
                search: searchWith(search, { state, everywhere: null, lead: null, area: null }),
              }}
              aria-current={chosen.includes(state) ? "true" : undefined}
              preventScrollReset
              className={classes(
                "inline-flex min-h-7 items-center gap-1.5 rounded-full",
                "border border-line px-2.5 hover:bg-sunken",
                "aria-[current]:border-accent aria-[current]:bg-accent-soft",
                "aria-[current]:font-semibold pointer-coarse:min-h-11",
              )}
            >
              {state} <span className="text-text-2">{formats.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
