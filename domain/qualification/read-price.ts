// Reads the price that a person has in mind: the sums of a sentence as the ends of a range, in
// whole dollars.
import type { Amount } from "./amounts.ts";
import {
  JOINED,
  type Sum,
  type SumContext,
  changesAnEnd,
  isMonthly,
  pickSums,
  settleSums,
} from "./pick-sums.ts";
import { type Role, dropsAnEnd, namedEnd } from "./price-bounds.ts";
import { changedPrice } from "./price-changes.ts";
import type { Scan } from "./scan.ts";
import type { PriceWish, Slots } from "./slots.ts";

/** "around 400" means 10 % to either side: our value, as lead-qualification scripts read it. */
const AROUND_PER_CENT = 10;
/**
 * A bare sum between these is a rent: above figures that mean thousands, below the price of a home.
 * Dollars.
 */
const RENT = { from: 1_000, to: 15_000 };
/** Bare figures below the first are millions, below the second thousands: "1.2", "400". */
const BARE = { millions: 10, thousands: 10_000 };

const MARGIN =
  /^,? ?(?:give or take|\+ ?\/ ?-|\+ or -|plus or minus|mas o menos|could flex|flex) ?$/;
/** "400, 20 más 20 menos"; "230k, could flex 10k either way". */
const MARGIN_AFTER = / mas \d+ menos|either way|para (?:arriba|abajo) o/;

export interface ReadPrice {
  readonly price: PriceWish;
  /** A monthly sum that was not called a rent. */
  readonly isUnclear: boolean;
}

/** "360.. no hold up 380": the first sum is not meant. */
const TAKEN_BACK =
  /\b(?:wait|hold (?:up|on)|scratch that|i mean(?:t)?|make (?:that|it)|sorry|oops|my bad|correction|or rather|nvm|nevermind|digo|mejor dicho|perdon|espera\w*|corrijo|que diga)\b/;

const LENT =
  /(?:approv\w*|aprob\w*|qualif\w*|calif\w*|\u00A6)(?: (?:us|me|nos))?(?: (?:for|por|up to|hasta|at))? ?\$?$/;

/**
 * The part of the price that a sum is: an end of the range, both, its approximate middle, or its
 * margin.
 */
type Part = "min" | "max" | "both" | "around" | "margin";

interface Piece extends Amount {
  readonly part: Part;
}

/**
 * The price in a sentence with numbers as digits; null if none. Takes its figures out of the scan.
 */
export function readPrice(scan: Scan, context: SumContext): ReadPrice | null {
  const changed = changedPrice(scan, context.known, context.millionsByMil);
  if (changed !== null) return { price: changed, isUnclear: false };
  const { text } = scan;
  const sums = pickSums(text, context);
  if (sums.length === 0) return null;
  const named = atNamedEnd(text, piecesOf(text, settleSums(text, sums)), context.known);
  const pieces = context.aroundIsItself === true ? aroundAsSaid(named) : named;
  for (const { start, end } of sums) scan.blank(start, end);
  const isRent =
    isMonthly(text) ||
    (context.isRenter && pieces.every(({ value }) => value < RENT.to)) ||
    isBareRent(pieces, context.known);
  const price = rangeOf(
    pieces,
    (piece) => (isRent ? rentOf(piece) : priceOf(piece, pieces)),
    isRent ? "month" : "sale",
  );
  return {
    price: keepOtherEnd(text, price, context.known),
    isUnclear: isRent && !context.isRenter,
  };
}

/** "about 400" is 400, and "about 400, 430 at most" begins there. */
function aroundAsSaid(pieces: readonly Piece[]): readonly Piece[] {
  const isRange = pieces.some(({ part }) => part === "max");
  return pieces.map((piece) =>
    piece.part === "around" ? { ...piece, part: isRange ? "min" : "both" } : piece,
  );
}

const ALONE: Readonly<Record<Role, Part>> = {
  min: "min",
  max: "max",
  around: "around",
  plain: "both",
};

function piecesOf(text: string, sums: readonly Sum[]): readonly Piece[] {
  const [first, second] = sums;
  if (first === undefined) return [];
  if (second === undefined) return [{ ...first, part: ALONE[first.role] }];
  const pair = (one: Part, other: Part): readonly Piece[] => [
    { ...first, part: one },
    { ...second, part: other },
  ];
  // "approved for 410 but I want to stay under 375": what a bank lends is not what is wanted.
  if (
    LENT.test(text.slice(0, first.start)) &&
    /\b(?:but|pero|though|aunque)\b/.test(text.slice(first.end, second.start))
  )
    return piecesOf(text, sums.slice(1));
  if (TAKEN_BACK.test(text.slice(first.end, second.start))) return piecesOf(text, sums.slice(1));
  if (
    MARGIN.test(text.slice(first.end, second.start)) ||
    MARGIN_AFTER.test(text.slice(second.start - 1))
  )
    return pair("both", "margin");
  if (areRange(text, first, second)) return pair("min", "max");
  const [min, max] = [
    sums.find(({ role }) => role === "min"),
    sums.find(({ role }) => role === "max"),
  ];
  if (min !== undefined && max !== undefined)
    return [
      { ...min, part: "min" },
      { ...max, part: "max" },
    ];
  // "250k-ish but could stretch to 280"; "a million, million two at the most".
  if (second.role === "max" && first.role === "around") return pair("around", "max");
  return second.role === "max" && first.role === "plain"
    ? pair("min", "max")
    : [{ ...first, part: ALONE[first.role] }];
}

/** "400-450", "450 or 500", "350, 375", "1100, 1250 if it has a garage". */
function areRange(text: string, first: Sum, second: Sum): boolean {
  const between = text.slice(first.end, second.start);
  const inHundreds = [first, second].every(
    ({ value, scale, role }) => scale === 1 && value >= 100 && value < 1_000 && role === "plain",
  );
  const isListed =
    /^[,?. ]+$/.test(between) && (inHundreds || /^ (?:if|si)\b/.test(text.slice(second.end)));
  return (JOINED.test(between) || isListed) && !(first.role === "max" && second.role === "max");
}

/** "1,400" without context: no home costs that, and thousands are not meant. */
function isBareRent(pieces: readonly Piece[], { side }: Slots): boolean {
  return (
    side !== "seller" &&
    side !== "investor_seller" &&
    pieces.every(
      ({ value, scale, part }) =>
        scale === 1 && part !== "margin" && value >= RENT.from && value < RENT.to,
    )
  );
}

const rentOf = ({ value, scale }: Amount): number =>
  Math.round(value * (scale === 1_000_000 ? 1_000 : scale));

/**
 * "my upper limit went up, its 720 now": for a known range, a single sum is the end that the
 * sentence names.
 */
function atNamedEnd(
  text: string,
  pieces: readonly Piece[],
  { price: known }: Slots,
): readonly Piece[] {
  const [only] = pieces;
  const end = namedEnd(text);
  if (
    only?.part !== "both" ||
    pieces.length > 1 ||
    end === null ||
    known === undefined ||
    known === "unsure" ||
    known.min === known.max
  )
    return pieces;
  return [{ ...only, part: end }];
}

/**
 * People omit thousands and millions, or say them once for both ends: "400-450k", "between 1.1 and
 * 1.4".
 */
function priceOf(piece: Piece, pieces: readonly Piece[]): number {
  const { value, scale, part } = piece;
  if (scale !== 1 || value >= BARE.thousands) return Math.round(value * scale);
  if (part === "margin")
    return Math.round(value * (value < 1 ? 1_000_000 : value < 1_000 ? 1_000 : 1));
  const other = pieces.find((one) => one !== piece && one.part !== "margin");
  if (other !== undefined && saysHundreds(value, other)) return Math.round(value * 100_000);
  if (
    other !== undefined &&
    other.scale !== 1 &&
    !(other.scale === 1_000_000 && value >= BARE.millions)
  )
    return Math.round(value * other.scale);
  return Math.round(value * (value < BARE.millions ? 1_000_000 : 1_000));
}

/** "3 to 4 hundred", "between 4 and 500k": only the other end names the hundreds. */
function saysHundreds(value: number, other: Piece): boolean {
  return (
    value < 10 &&
    Number.isInteger(value) &&
    other.value >= 100 &&
    other.value < 1_000 &&
    other.scale < 1_000_000
  );
}

function rangeOf(
  pieces: readonly Piece[],
  inDollars: (piece: Piece) => number,
  per: PriceWish["per"],
): PriceWish {
  const value = (part: Part): number | null => {
    const piece = pieces.find((one) => one.part === part);
    return piece === undefined ? null : inDollars(piece);
  };
  const [min, max, both, around, margin] = [
    value("min"),
    value("max"),
    value("both"),
    value("around"),
    value("margin") ?? 0,
  ];
  if (both !== null) return { min: both - margin, max: both + margin, per };
  if (around !== null)
    return {
      min: Math.round((around * (100 - AROUND_PER_CENT)) / 100),
      max: max ?? Math.round((around * (100 + AROUND_PER_CENT)) / 100),
      per,
    };
  return min !== null && max !== null && min > max
    ? { min: max, max: min, per }
    : { min, max, per };
}

/** "bump the top to 475" leaves the other end of the range unchanged. */
function keepOtherEnd(text: string, price: PriceWish, { price: known }: Slots): PriceWish {
  if (
    known === undefined ||
    known === "unsure" ||
    known.per !== price.per ||
    known.min === known.max ||
    !changesAnEnd(text) ||
    dropsAnEnd(text)
  )
    return price;
  if (price.min === null && price.max !== null && known.min !== null && known.min <= price.max)
    return { ...price, min: known.min };
  return price.max === null && price.min !== null && known.max !== null && known.max >= price.min
    ? { ...price, max: known.max }
    : price;
}
