// Builds what every group of modules stands on: vaults, places, and what the operator has set.
import { SettingsHolder } from "../modules/network/settings/index.ts";
import { type CountPrivacy, createCountPrivacy } from "../platform/counts/count-privacy.ts";
import { buildCityPlaces } from "../platform/geo/city-places.ts";
import { buildMapPoints } from "../platform/geo/map-points.ts";
import { buildPlaceSearch } from "../platform/geo/place-search.ts";
import { buildShownPlaces } from "../platform/geo/shown-places.ts";
import { buildZipCircles } from "../platform/geo/zip-circles.ts";
import { buildPlaceFinder, buildPlacesFinder, readZips } from "../platform/geo/zip-table.ts";
import type { ServerContext } from "../server-module.ts";
import { makeNetwork } from "./make-network.ts";
import { type NetworkRules, networkRules } from "./network-rules.ts";
import { type Vaults, openVaults } from "./vaults.ts";

export interface Foundation {
  readonly context: ServerContext;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
  readonly vaults: Vaults;
  readonly geo: ReturnType<typeof buildPlaces>;
  readonly settings: SettingsHolder;
  readonly rules: NetworkRules;
  readonly privacy: CountPrivacy;
}

/** Makes the network where there is none yet, and reads what stands. */
export async function buildFoundation(context: ServerContext): Promise<Foundation> {
  const { pool, log } = context;
  const now = Date.now;
  await makeNetwork(pool, now());
  const vaults = await openVaults(context);
  const geo = buildPlaces();
  const settings = new SettingsHolder(pool);
  await settings.refresh();
  const rules = networkRules(settings);
  return {
    context,
    now,
    onError: (error, what) => log.error({ err: error }, what),
    vaults,
    geo,
    settings,
    rules,
    privacy: createCountPrivacy({
      pool,
      now,
      keys: vaults.keys,
      places: () => geo.shownPlaces(rules.previewZip()),
    }),
  };
}

function buildPlaces() {
  const zips = readZips();
  const findPlace = buildPlaceFinder(zips);
  const pointOf = buildMapPoints(zips);
  const findPlaces = buildPlacesFinder(zips);
  return {
    findPlace,
    findPlaces,
    addresses: { findPlaces, findCityPlaces: buildCityPlaces(zips) },
    pointOf,
    shownPlaces: buildShownPlaces(zips, pointOf),
    places: { findPlace, findCircle: buildZipCircles(zips), searchPlaces: buildPlaceSearch(zips) },
  };
}
