// Fetches the listings of a screen: the list, counts per filter value, and the map's area.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { type MapArea, readMapArea, writeMapArea } from "../../../../domain/lead/map-area.ts";
import { choiceParameter, textParameter, useAddress } from "../../../lib/address.ts";
import type { ListingOverview } from "../../../../contract/marketplace/listing-overview.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { queryOf } from "../../../lib/documents/documents.ts";
import {
  type ShownList,
  refresh,
  useAnswer,
  useDocuments,
} from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { Pointing } from "../../../ui/table/table-rows.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { type Table, useTable } from "../../../ui/table/use-table.ts";
import { useListingFilters } from "./listing-filters.ts";
import type { Listing } from "./listing-words.ts";
import { isInMark } from "./clusters.ts";
import type { PlacedCluster } from "./placed-clusters.ts";
import { withPins } from "./pins.ts";
import { type MapLimits, useMapLimits } from "./map-limits.ts";

export type Overview = ListingOverview;

/** In the address: the list and the map, the list alone, or the map alone. */
const MAP_CHOICES = ["on", "off", "only"] as const;
export type MapChoice = (typeof MAP_CHOICES)[number];
const ADDRESS = { area: textParameter(), map: choiceParameter(MAP_CHOICES) };
/** Removes leads from the list that others bought in the meantime. */
const LOOK_AGAIN_MS = 15_000;

export interface ShownListings {
  readonly table: Table<Listing>;
  readonly list: ShownList<Listing>;
  /** The latest counts; undefined until the first. */
  readonly overview: Overview | undefined;
  readonly area: MapArea | null;
  /** Parts of the map that the person chose. */
  readonly limits: MapLimits;
  readonly lookAt: (area: MapArea | null) => void;
  /** What the person chose to see; null while nothing. */
  readonly map: MapChoice | null;
  readonly showMap: (choice: MapChoice) => void;
  readonly pointing: Pointing<Listing>;
  /** The place that the pointed row marks. */
  readonly pointed: Listing["point"];
  /** Sets the cluster that the map points at. */
  readonly point: (cluster: PlacedCluster | null) => void;
}

/** `where`: fixed conditions; must be memoized. */
export function useListings(
  name: string,
  columns: readonly Column<Listing>[],
  where: readonly Where[],
): ShownListings {
  const [{ area: text, map }, change] = useAddress(ADDRESS);
  const area = useMemo(() => readMapArea(text), [text]);
  const [pointed, pointAt] = useState<Listing["point"]>(null);
  const [cluster, point] = useState<PlacedCluster | null>(null);
  const limits = useMapLimits();
  const everywhere = useMemo(
    () => [
      ...where,
      ...limits.where,
      ...(area === null ? [] : [["area", "eq", writeMapArea(area)] as const]),
    ],
    [where, limits, area],
  );
  const filters = useListingFilters();
  const table = useTable({ name, columns, filters, order: "-listed_at", where: everywhere });
  const list = useDocuments("listings", table.query);
  const overview = useLast(
    useAnswer("GET /v1/listings/overview", { query: queryOf({ where: table.query.where }) }).value,
  );
  const counted = useCounted(filters, overview);
  const withPinned = useMemo(() => withPins(overview, list), [overview, list]);
  useLookAgain();
  return {
    table: { ...table, filters: counted },
    list,
    overview: withPinned,
    area,
    limits,
    map,
    pointed,
    point,
    lookAt: (wanted) => change({ area: wanted === null ? "" : writeMapArea(wanted) }),
    showMap: (choice) => change({ map: choice }),
    pointing: {
      isMarked: (row) => cluster !== null && row.point !== null && isInMark(cluster, row.point),
      onPoint: (row) => pointAt(row?.point ?? null),
    },
  };
}

/**
 * A value, or the last one while there is none: keeping old counts until the new ones arrive
 * reduces layout shifts.
 */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

/** The choices with the number of listings for each. */
function useCounted(filters: readonly Filter[], overview: Overview | undefined): readonly Filter[] {
  const formats = useFormats();
  const texts = useTexts(MARKETPLACE_TEXTS);
  return useMemo(
    () =>
      filters.map((filter) => {
        const counts: Readonly<Record<string, number>> | undefined =
          overview === undefined
            ? undefined
            : (overview.counts as Readonly<Record<string, Readonly<Record<string, number>>>>)[
                filter.field ?? filter.id
              ];
        if (filter.kind !== "choice" || counts === undefined) return filter;
        return {
          ...filter,
          options: filter.options.map(
            // Few, or none: which of them is not told to buyers.
            ([value, label]) =>
              [
                value,
                label,
                counts[value] === undefined ? texts.few : formats.number(counts[value]),
              ] as const,
          ),
        };
      }),
    [filters, overview, formats, texts],
  );
}

function useLookAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh(client, "/v1/listings");
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [client]);
}
