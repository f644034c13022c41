// Clusters listings on a map: listings near each other form one cluster, in smaller cells on a
// smaller area.
import type { IndexOverview, ListingFilter } from "./listing-index-questions.ts";
import type { Place } from "../../../../../domain/lead/lead.ts";
import type { MapArea } from "../../../../../domain/lead/map-area.ts";
import type { ShownZip } from "../../../../platform/geo/map-points.ts";
import { areaLimitedTo } from "./inside-shape.ts";
import type { PlacePoints } from "./place-points.ts";
import type { ListingColumns } from "./listing-columns.ts";

type Cluster = IndexOverview["clusters"][number];

/** Degrees of a cell where no area is given: the country is about fifteen cells wide. */
const COUNTRY_CELL = 4;
/** The same where there are few listings: the map has room for each. */
const SPARSE_CELL = 0.5;
const FEW = 300;
/** A pass over the rows for their prices: of more, groups are too large for a price. */
const MOST_PRICED = 20_000;
const CELLS_ACROSS = 12;

/** More cells than fit around the globe at the smallest size used. */
const CELLS_AROUND = 1 << 26;

/**
 * Returns clusters, the largest first. Cells are on a fixed grid, so that a map that is moved shows
 * the same clusters.
 */
export function clusterListings(
  columns: ListingColumns,
  rows: Uint32Array,
  { conditions, previewZip, affiliateId }: ListingFilter,
  points: PlacePoints,
): Cluster[] {
  const { latitudes, longitudes } = points;
  const { values } = columns.place;
  const byPlace = columns.place.countOf(rows);
  const area = areaLimitedTo(conditions, points);
  const cell = cellOf(area, rows.length);
  const isPriced = area !== null || rows.length <= MOST_PRICED;
  const cheapest = isPriced ? lowestByPlace(columns, columns.priceCents, rows) : null;
  const earning =
    isPriced && affiliateId !== null ? lowestByPlace(columns, columns.earningCents, rows) : null;
  const clusters = new Map<number, GrowingCluster>();
  for (let at = 0; at < values.length; at += 1) {
    const count = byPlace[at] ?? 0;
    const [latitude, longitude] = [latitudes[at] ?? Number.NaN, longitudes[at] ?? Number.NaN];
    const place = values[at];
    if (count === 0 || place === undefined || Number.isNaN(latitude)) continue;
    const key = Math.floor(latitude / cell) * CELLS_AROUND + Math.floor(longitude / cell);
    let cluster = clusters.get(key);
    if (cluster === undefined) {
      cluster = new GrowingCluster(place);
      clusters.set(key, cluster);
    }
    cluster.add(place, latitude, longitude, count);
    cluster.addLowest(cheapest?.[at] ?? -1, earning?.[at] ?? -1);
  }
  return [...clusters.values()]
    .map((cluster) => cluster.cluster(previewZip, columns))
    .toSorted((a, b) => b.count - a.count);
}

/** By place, the row of the listing with the lowest amount; −1 for a place without one. */
function lowestByPlace(
  { place }: ListingColumns,
  amounts: Float64Array,
  rows: Uint32Array,
): Int32Array {
  const lowest = new Int32Array(place.values.length).fill(-1);
  for (const row of rows) {
    const at = place.placeAt(row);
    const best = lowest[at] ?? -1;
    if (best < 0 || (amounts[row] ?? 0) < (amounts[best] ?? 0)) lowest[at] = row;
  }
  return lowest;
}

/** The row with the lowest amount; undefined without rows. */
function lowestOf(rows: readonly number[], amounts: Float64Array): number | undefined {
  return rows.toSorted((a, b) => (amounts[a] ?? 0) - (amounts[b] ?? 0))[0];
}

/** The size of a cell: a power of two, in degrees. `count`: how many listings are shown. */
function cellOf(area: MapArea | null, count: number): number {
  if (area === null) return count <= FEW ? SPARSE_CELL : COUNTRY_CELL;
  return Math.min(COUNTRY_CELL, 2 ** Math.ceil(Math.log2((area.east - area.west) / CELLS_ACROSS)));
}

class GrowingCluster {
  readonly #first: Place;
  #isOneZip = true;
  #isOneZip3 = true;
  #isOneCity = true;
  #isOneState = true;
  #count = 0;
  /** The rows of the cheapest listing of each place. */
  readonly #cheapest: number[] = [];
  /** The rows of the listing of each place that earns the least. */
  readonly #leastEarning: number[] = [];
  #latitudes = 0;
  #longitudes = 0;
  #west = Infinity;
  #south = Infinity;
  #east = -Infinity;
  #north = -Infinity;

  constructor(first: Place) {
    this.#first = first;
  }

  /** Adds a place's row of the lowest price and of the lowest earning; −1 if unknown. */
  addLowest(cheapest: number, leastEarning: number): void {
    if (cheapest >= 0) this.#cheapest.push(cheapest);
    if (leastEarning >= 0) this.#leastEarning.push(leastEarning);
  }

  add(place: Place, latitude: number, longitude: number, count: number): void {
    this.#count += count;
    this.#latitudes += latitude * count;
    this.#longitudes += longitude * count;
    this.#west = Math.min(this.#west, longitude);
    this.#south = Math.min(this.#south, latitude);
    this.#east = Math.max(this.#east, longitude);
    this.#north = Math.max(this.#north, latitude);
    const first = this.#first;
    if (place === first) return;
    this.#isOneZip = false;
    this.#isOneZip3 &&= place.zip3 === first.zip3;
    this.#isOneState &&= place.state === first.state;
    this.#isOneCity &&= this.#isOneState && place.city === first.city;
  }

  cluster(shown: ShownZip, { ids, priceCents, earningCents }: ListingColumns): Cluster {
    const row = lowestOf(this.#cheapest, priceCents);
    const earning = lowestOf(this.#leastEarning, earningCents);
    const { city, state, zipCode, zip3 } = this.#first;
    const zip = shown === "zip" ? (this.#isOneZip ? zipCode : null) : this.#isOneZip3 ? zip3 : null;
    return {
      latitude: rounded(this.#latitudes / this.#count),
      longitude: rounded(this.#longitudes / this.#count),
      count: this.#count,
      west: rounded(this.#west),
      south: rounded(this.#south),
      east: rounded(this.#east),
      north: rounded(this.#north),
      place: this.#isOneCity ? `${city}, ${state}` : this.#isOneState ? state : null,
      zip_code: zip,
      lowest_price_cents: row === undefined ? null : priceOf(priceCents[row]),
      lowest_earning_cents: earning === undefined ? null : priceOf(earningCents[earning]),
      lead_id: row === undefined || this.#count > 1 ? null : ids.idAt(row),
    };
  }
}

/** Rounds to about ten meters, finer than the center of a ZIP is known. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** A price of the columns: infinite where none is offered any more. */
function priceOf(cents: number | undefined): number | null {
  return cents !== undefined && Number.isFinite(cents) ? cents : null;
}
