// Derives the parts of a campaign's criteria that can be looked up instead of evaluated: sides,
// places and types, and the clauses that remain. Every bound is at least as wide as the criteria,
// so the index never misses a campaign.
import type { Criteria } from "../../../../../domain/criteria/criteria.ts";
import { LEAD_SIDES, PROPERTY_TYPES } from "../../../../../domain/lead/vocabulary.ts";
import {
  ANYWHERE,
  breadthOf,
  countyPlace,
  type PlaceKey,
  radiusPlaces,
  statePlace,
  zipPlace,
} from "./place-keys.ts";

export interface CriteriaBounds {
  /** Bit n is side n of `LEAD_SIDES`. */
  readonly sides: number;
  /** Bit n is type n of `PROPERTY_TYPES`. */
  readonly types: number;
  /** A matching lead is in at least one of these places. */
  readonly places: readonly PlaceKey[];
  /** What must also hold. Together with the bounds these mean exactly the criteria. */
  readonly clauses: readonly Criteria[];
}

const ALL_SIDES = (1 << LEAD_SIDES.length) - 1;
/** The mask of a campaign that takes every type. */
export const ALL_TYPES = (1 << PROPERTY_TYPES.length) - 1;

/** The sides and types a node allows; `exact` when it requires nothing else. */
interface Box {
  readonly sides: number;
  readonly types: number;
  readonly exact: boolean;
}

/**
 * The places a node is confined to, null when it is not confined; `exact` when being in one of them
 * is all it requires.
 */
interface Region {
  readonly places: readonly PlaceKey[] | null;
  readonly exact: boolean;
}

const ANY_BOX: Box = { sides: ALL_SIDES, types: ALL_TYPES, exact: false };
const NO_REGION: Region = { places: null, exact: false };

/**
 * Derives the bounds of valid criteria. `all` takes its most selective place, `any` the union;
 * `not` confines nothing.
 */
export function boundCriteria(criteria: Criteria): CriteriaBounds {
  let sides = ALL_SIDES;
  let types = ALL_TYPES;
  const remaining: { readonly clause: Criteria; readonly region: Region }[] = [];
  for (const clause of conjunctsOf(criteria)) {
    const box = boxOf(clause);
    sides &= box.sides;
    types &= box.types;
    if (!box.exact) remaining.push({ clause, region: regionOf(clause) });
  }
  const chosen = narrowest(remaining.map((item) => item.region));
  const clauses = remaining
    .filter((item) => !(item.region === chosen && chosen.exact))
    .map((item) => item.clause);
  clauses.sort((left, right) => costOf(left) - costOf(right));
  return {
    sides,
    types,
    places: chosen.places === null ? [ANYWHERE] : [...new Set(chosen.places)],
    clauses,
  };
}

/**
 * Evaluation cost of a clause: cheap clauses are evaluated first, the trigonometry of a radius
 * last.
 */
function costOf(clause: Criteria): number {
  if (!("field" in clause)) return 2;
  return clause.field === "radius" ? 3 : "in" in clause ? 1 : 0;
}

function conjunctsOf(criteria: Criteria): readonly Criteria[] {
  return "all" in criteria ? criteria.all.flatMap(conjunctsOf) : [criteria];
}

function boxOf(criteria: Criteria): Box {
  if ("all" in criteria)
    return criteria.all.map(boxOf).reduce(intersect, { ...ANY_BOX, exact: true });
  if ("any" in criteria) return unite(criteria.any.map(boxOf));
  if ("not" in criteria) return complement(boxOf(criteria.not));
  if (criteria.field === "side")
    return { sides: maskOf(LEAD_SIDES, criteria.in), types: ALL_TYPES, exact: true };
  if (criteria.field === "property_type")
    return { sides: ALL_SIDES, types: maskOf(PROPERTY_TYPES, criteria.in), exact: true };
  return ANY_BOX;
}

function intersect(left: Box, right: Box): Box {
  return {
    sides: left.sides & right.sides,
    types: left.types & right.types,
    exact: left.exact && right.exact,
  };
}

/** The union of two boxes is a box again only where they agree in the other dimension. */
function unite(boxes: readonly Box[]): Box {
  const sides = boxes.reduce((mask, box) => mask | box.sides, 0);
  const types = boxes.reduce((mask, box) => mask | box.types, 0);
  const aligned =
    boxes.every((box) => box.sides === sides) || boxes.every((box) => box.types === types);
  return { sides, types, exact: aligned && boxes.every((box) => box.exact) };
}

function complement(box: Box): Box {
  if (!box.exact) return ANY_BOX;
  if (box.types === ALL_TYPES)
    return { sides: ALL_SIDES & ~box.sides, types: ALL_TYPES, exact: true };
  if (box.sides === ALL_SIDES)
    return { sides: ALL_SIDES, types: ALL_TYPES & ~box.types, exact: true };
  return ANY_BOX;
}

function maskOf<Value extends string>(all: readonly Value[], some: readonly Value[]): number {
  return some.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0);
}

function regionOf(criteria: Criteria): Region {
  if ("all" in criteria) {
    const region = narrowest(criteria.all.map(regionOf));
    return criteria.all.length === 1 ? region : { places: region.places, exact: false };
  }
  if ("any" in criteria) {
    const regions = criteria.any.map(regionOf);
    const places: PlaceKey[] = [];
    for (const region of regions) {
      if (region.places === null) return NO_REGION;
      for (const place of region.places) places.push(place);
    }
    return { places, exact: regions.every((region) => region.exact) };
  }
  if ("not" in criteria) return NO_REGION;
  switch (criteria.field) {
    case "state":
      return listed(criteria.in, statePlace, true);
    case "county_fips":
      return listed(criteria.in, countyPlace, true);
    case "zip_code":
      return listed(criteria.in, zipPlace, true);
    // "sacramento, CA" is in its state; the rule itself decides which ZIPs the city has.
    case "city":
      return listed(criteria.in, (city) => statePlace(city.slice(-2)), false);
    case "radius":
      return { places: radiusPlaces(criteria), exact: false };
    default:
      return NO_REGION;
  }
}

/** A value that is not a well-formed place cannot be keyed, so the list confines nothing. */
function listed(
  values: readonly string[],
  placeOf: (value: string) => PlaceKey | null,
  exact: boolean,
): Region {
  const places: PlaceKey[] = [];
  for (const value of values) {
    const place = placeOf(value);
    if (place === null) return NO_REGION;
    places.push(place);
  }
  return { places, exact };
}

function narrowest(regions: readonly Region[]): Region {
  let best = NO_REGION;
  let bestBreadth = Infinity;
  for (const region of regions) {
    if (region.places === null) continue;
    const breadth = breadthOf(region.places);
    if (breadth < bestBreadth || (breadth === bestBreadth && region.exact && !best.exact)) {
      best = region;
      bestBreadth = breadth;
    }
  }
  return best;
}
