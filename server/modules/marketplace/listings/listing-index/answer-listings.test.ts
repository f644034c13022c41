import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIERS,
  TIMINGS,
} from "../../../../../domain/lead/vocabulary.ts";
import { buildMapPoints } from "../../../../platform/geo/map-points.ts";
import { ZipColumns, type ZipRow, placeFromZipRow } from "../../../../platform/geo/zip-columns.ts";
import { type Coordinates, milesBetween } from "../../../../../domain/criteria/distance.ts";
import type { Condition } from "../../../../platform/db/plan-query.ts";
import { ListingIndexAnswers } from "./answer-listings.ts";
import { ListingColumns, type ListingRecord } from "./listing-columns.ts";
import type { ListingFilter, ListingPageQuestion } from "./listing-index-questions.ts";

/** From 30 to 42 degrees north at 125 degrees west, with its tip at 36 degrees, 113 west. */
const TRIANGLE = "30,-125,42,-125,36,-113";

const zip = (
  zip_code: string,
  city: string,
  state: string,
  county_fips: string,
  latitude: number,
  longitude: number,
): ZipRow => ({
  zip_code,
  city,
  state,
  county_fips,
  county_name: city,
  time_zone: "America/Chicago",
  latitude,
  longitude,
});
const ZIPS = [
  zip("95814", "Sacramento", "CA", "06067", 38.58, -121.49),
  zip("95838", "Sacramento", "CA", "06067", 38.64, -121.44),
  zip("90001", "Los Angeles", "CA", "06037", 33.97, -118.25),
  zip("89501", "Reno", "NV", "32031", 39.53, -119.81),
  zip("60601", "Chicago", "IL", "17031", 41.89, -87.62),
];
const PLACES = new Map(ZIPS.map((row) => [row.zip_code, placeFromZipRow(row)]));
const pointOf = buildMapPoints(new ZipColumns(ZIPS));
const NOW_MS = 1_000_000;
const AFFILIATES = ["a", "b"] as const;

const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, "0");
const uuid = (n: number): string =>
  `${hex((n * 2_654_435_761) >>> 0, 8)}-0000-7000-8000-${hex(n, 12)}`;
const price = fc.constantFrom(500, 500, 1_200, 7_000);
const listing = fc.record({
  n: fc.nat(60),
  affiliateId: fc.constantFrom(...AFFILIATES),
  side: fc.constantFrom(...LEAD_SIDES),
  propertyType: fc.constantFrom(...PROPERTY_TYPES),
  timing: fc.constantFrom(...TIMINGS),
  tier: fc.constantFrom(...TIERS),
  zipCode: fc.constantFrom(...PLACES.keys()),
  scoreTotal: fc.nat(10_000),
  listedMs: fc.nat(5).map((n) => NOW_MS - n * 1_000),
  endsMs: fc.constantFrom(NOW_MS - 1, NOW_MS, NOW_MS + 1, NOW_MS + 60_000),
  prices: fc.oneof(fc.tuple(price, fc.option(price)), fc.tuple(fc.constant(null), price)),
  earningShare: fc.constantFrom(0, 6_000, 7_001),
  earningFlatCents: fc.option(fc.constantFrom(0, 100, 900)),
  isOpen: fc.constant(true),
});
const toRecord = ({
  n,
  prices: [exclusiveCents, slotCents],
  ...rest
}: typeof listing extends fc.Arbitrary<infer Value> ? Value : never): ListingRecord => ({
  ...rest,
  state: PLACES.get(rest.zipCode)?.state ?? "",
  leadId: uuid(n),
  exclusiveCents,
  slotCents,
});
const step = fc.oneof(
  { weight: 5, arbitrary: listing.map(toRecord) },
  { weight: 1, arbitrary: fc.nat(60).map(uuid) },
);

const among = (field: string, values: readonly string[]): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc
      .constantFrom(...values)
      .map((value) => ({ field, operator: "eq" as const, values: [value] })),
    fc
      .constantFrom(...values)
      .map((value) => ({ field, operator: "ne" as const, values: [value] })),
    fc
      .subarray([...values], { minLength: 1 })
      .map((some) => ({ field, operator: "in" as const, values: some })),
  );
const compared = (field: string, value: fc.Arbitrary<string>): fc.Arbitrary<Condition> =>
  fc
    .tuple(fc.constantFrom("eq", "lt", "lte", "gt", "gte"), value)
    .map(([operator, bound]) => ({ field, operator, values: [bound] }));
const condition = fc.oneof(
  among("side", LEAD_SIDES),
  among("property_type", PROPERTY_TYPES),
  among("timing", TIMINGS),
  among("tier", TIERS),
  among("state", ["CA", "NV", "TX"]),
  among("county_fips", ["06067", "32031"]),
  among("zip_code", ["95814", "958", "60601"]),
  compared("score_total", fc.nat(10_000).map(String)),
  compared(
    "listed_at",
    fc.nat(5).map((n) => new Date(NOW_MS - n * 1_000).toISOString()),
  ),
  compared("price_cents", price.map(String)),
  compared("exclusive_price_cents", price.map(String)),
  compared("slot_price_cents", price.map(String)),
  fc
    .constantFrom("-122,38,-119,40", "-130,20,-60,50", "-121.49,38.58,-121.45,38.6")
    .map((area): Condition => ({ field: "area", operator: "eq", values: [area] })),
  fc
    .constantFrom("95814,5", "95838,60", "60601,500", "99999,10")
    .map((circle): Condition => ({ field: "radius", operator: "eq", values: [circle] })),
  fc
    .constantFrom(TRIANGLE, "38.5,-121.6,38.5,-121.3,38.7,-121.3,38.7,-121.6")
    .map((outline): Condition => ({ field: "outline", operator: "eq", values: [outline] })),
);

function lowestEarning(record: ListingRecord): number {
  const price = lowestPrice(record);
  const { earningFlatCents, earningShare } = record;
  if (earningFlatCents !== null) return Math.min(price, earningFlatCents);
  return Math.floor((price * (earningShare ?? 0)) / 10_000 + 0.5);
}

function lowestPrice({ exclusiveCents, slotCents }: ListingRecord): number {
  return Math.min(exclusiveCents ?? Infinity, slotCents ?? Infinity);
}

function isWestOfTriangle({ latitude, longitude }: Coordinates): boolean {
  return longitude > -125 && longitude < -125 + 12 * (1 - Math.abs(latitude - 36) / 6);
}

/** The value of a listing in a field, found without the index. */
function valueOf(
  record: ListingRecord,
  field: string,
  shown: "zip" | "zip3",
): string | number | null {
  const place = PLACES.get(record.zipCode);
  switch (field) {
    case "side":
      return record.side;
    case "property_type":
      return record.propertyType;
    case "timing":
      return record.timing;
    case "tier":
      return record.tier;
    case "state":
      return place?.state ?? null;
    case "county_fips":
      return place?.countyFips ?? null;
    case "zip_code":
      return shown === "zip" ? record.zipCode : record.zipCode.slice(0, 3);
    case "score_total":
      return record.scoreTotal;
    case "listed_at":
      return record.listedMs;
    case "ends_at":
      return record.endsMs;
    case "exclusive_price_cents":
      return record.exclusiveCents;
    case "slot_price_cents":
      return record.slotCents;
    case "price_cents":
      return Math.min(
        ...[record.exclusiveCents, record.slotCents].filter((cents) => cents !== null),
      );
    default:
      throw new Error(field);
  }
}

function holds(
  record: ListingRecord,
  { field, operator, values }: Condition,
  shown: "zip" | "zip3",
): boolean {
  if (field === "area") {
    const [west = 0, south = 0, east = 0, north = 0] = (values[0] ?? "").split(",").map(Number);
    const point = pointOf(record.zipCode, shown);
    return (
      point !== null &&
      point.longitude >= west &&
      point.longitude < east &&
      point.latitude >= south &&
      point.latitude < north
    );
  }
  if (field === "radius") {
    const [zipCode = "", miles = "0"] = (values[0] ?? "").split(",");
    const [point, center] = [pointOf(record.zipCode, shown), pointOf(zipCode, "zip")];
    return point !== null && center !== null && milesBetween(point, center) <= Number(miles);
  }
  if (field === "outline") {
    const point = pointOf(record.zipCode, shown);
    if (point === null) return false;
    return values[0] === TRIANGLE
      ? point.latitude > 30 && point.latitude < 42 && isWestOfTriangle(point)
      : point.latitude > 38.5 &&
          point.latitude < 38.7 &&
          point.longitude > -121.6 &&
          point.longitude < -121.3;
  }
  const value = valueOf(record, field, shown);
  if (typeof value === "string")
    return operator === "ne" ? value !== values[0] : values.includes(value);
  if (value === null) return false;
  const bound = field === "listed_at" ? Date.parse(values[0] ?? "") : Number(values[0]);
  return {
    eq: value === bound,
    lt: value < bound,
    lte: value <= bound,
    gt: value > bound,
    gte: value >= bound,
    ne: false,
    in: false,
  }[operator];
}

describe("the listing index", () => {
  it("answers pages, counts and clusters as a plain scan of every listing does", () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 120 }),
        fc.array(condition, { maxLength: 4 }),
        fc.constantFrom(null, ...AFFILIATES),
        fc.constantFrom("zip", "zip3"),
        fc.constantFrom("listed_at", "ends_at", "score_total", "price_cents"),
        fc.boolean(),
        fc.integer({ min: 1, max: 20 }),
        (steps, conditions, affiliateId, previewZip, field, descending, limit) => {
          const columns = new ListingColumns();
          const listings = new Map<string, ListingRecord>();
          for (const one of steps) {
            if (typeof one === "string") {
              columns.remove(one);
              listings.delete(one);
              continue;
            }
            const place = PLACES.get(one.zipCode);
            if (place === undefined) throw new Error("every listing has a place");
            columns.put(one, place);
            listings.set(one.leadId, one);
          }
          const seen = [...listings.values()].filter(
            (record) =>
              record.endsMs > NOW_MS &&
              (affiliateId === null || record.affiliateId === affiliateId),
          );
          const expected = seen
            .filter((record) => conditions.every((one) => holds(record, one, previewZip)))
            .toSorted(
              (a, b) =>
                (descending ? -1 : 1) *
                (Number(valueOf(a, field, previewZip)) - Number(valueOf(b, field, previewZip)) ||
                  (a.leadId < b.leadId ? -1 : 1)),
            );

          const answers = new ListingIndexAnswers(columns, pointOf);
          const filter: ListingFilter = { conditions, affiliateId, previewZip, atMs: NOW_MS };
          const listed: string[] = [];
          for (let after: ListingPageQuestion["after"] = null; ;) {
            const { leadIds, lastValue } = answers.page({
              ...filter,
              order: { field, descending },
              limit,
              after,
            });
            expect(leadIds.length).toBeLessThanOrEqual(limit);
            listed.push(...leadIds);
            const last = leadIds.at(-1);
            if (lastValue === null || last === undefined) break;
            after = { value: lastValue, id: last };
          }
          expect(listed).toEqual(expected.map(({ leadId }) => leadId));

          const { total, counts, clusters } = answers.overview(filter);
          expect(total).toBe(expected.length);
          for (const counted of ["side", "property_type", "timing", "tier", "state"] as const) {
            const others = conditions.filter((one) => one.field !== counted);
            const tally: Record<string, number> = {};
            for (const record of seen)
              if (others.every((one) => holds(record, one, previewZip)))
                tally[String(valueOf(record, counted, previewZip))] =
                  (tally[String(valueOf(record, counted, previewZip))] ?? 0) + 1;
            expect(counts[counted]).toEqual(tally);
          }
          expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
          const lowest = Math.min(...expected.map(lowestPrice));
          const prices = clusters.flatMap(({ lowest_price_cents: cents }) => cents ?? []);
          // A circle around an unknown ZIP limits to nothing.
          if (clusters.length > 0) expect(Math.min(...prices)).toBe(lowest);
          const earnings = clusters.flatMap(({ lowest_earning_cents: cents }) => cents ?? []);
          if (filter.affiliateId === null) expect(earnings).toEqual([]);
          else if (clusters.length > 0)
            expect(Math.min(...earnings)).toBe(Math.min(...expected.map(lowestEarning)));
          for (const { count, lead_id: leadId } of clusters)
            if (count > 1) expect(leadId).toBeNull();
            else expect(expected.map((record) => record.leadId)).toContain(leadId);
          for (const cluster of clusters)
            expect([
              cluster.latitude >= cluster.south,
              cluster.latitude <= cluster.north,
              cluster.longitude >= cluster.west,
              cluster.longitude <= cluster.east,
            ]).toEqual([true, true, true, true]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("puts a map's clusters where the ZIPs are, and splits them further when zoomed in", () => {
    const columns = new ListingColumns();
    const base = {
      affiliateId: "a",
      side: "seller",
      propertyType: "condo",
      timing: "unknown",
      tier: "hot",
      scoreTotal: 8_000,
      listedMs: NOW_MS,
      endsMs: NOW_MS + 1,
      exclusiveCents: 500,
      earningShare: 7_000,
      earningFlatCents: null,
      slotCents: null,
      isOpen: true,
    };
    ["95814", "95838", "95838", "89501", "60601"].forEach((zipCode, n) => {
      const place = PLACES.get(zipCode);
      if (place !== undefined)
        columns.put({ ...base, leadId: uuid(n), zipCode, state: place.state }, place);
    });
    const answers = new ListingIndexAnswers(columns, pointOf);
    const ask = (previewZip: "zip" | "zip3", ...conditions: Condition[]) =>
      answers.overview({ conditions, affiliateId: null, previewZip, atMs: NOW_MS }).clusters;
    expect(
      ask("zip").map(({ count, place, zip_code: zipCode }) => [count, place, zipCode]),
    ).toEqual([
      [3, "Sacramento, CA", null],
      [1, "Reno, NV", "89501"],
      [1, "Chicago, IL", "60601"],
    ]);
    const near = { field: "area", operator: "eq", values: ["-122,38,-121,39"] } as const;
    expect(
      ask("zip", near).map(({ count, place, zip_code: zipCode }) => [count, place, zipCode]),
    ).toEqual([
      [2, "Sacramento, CA", "95838"],
      [1, "Sacramento, CA", "95814"],
    ]);
    // Where three digits are shown, both are at the center of 958.
    expect(ask("zip3", near)).toEqual([
      {
        latitude: 38.61,
        longitude: -121.465,
        count: 3,
        west: -121.465,
        south: 38.61,
        east: -121.465,
        north: 38.61,
        place: "Sacramento, CA",
        zip_code: "958",
        lowest_price_cents: expect.any(Number),
        lowest_earning_cents: null,
        lead_id: null,
      },
    ]);
  });
});
