// Applies changes of a price by a sum: "take 50k off that max", "add 25k to the top", "súbele otros
// 20 mil".
import { type Amount, findAmounts } from "./amounts.ts";
import { namedEnd } from "./price-bounds.ts";
import type { Scan } from "./scan.ts";
import type { PriceWish, Slots } from "./slots.ts";

const LESS_BEFORE =
  /\b(?:take|knock|cut|shave|drop|chop|trim|slash|subtract|quit\w+|rest\w+|rebaj\w+)(?: off| another| otros| unos)? $/;
const LESS_AFTER = /^ ?(?:off|from|out of|less|del?|al?|a mi|menos)\b/;
const LESS_BY =
  /\b(?:lower|reduce|drop|decrease|cut|bring|come down|baj\w+|reduc\w+)\b[^\d.;]{0,30}\b(?:by|otros|unos|en)(?: another)? $/;
const MORE_BEFORE =
  /\b(?:add|tack on|throw in|agreg\w+|sum[ae]\w*|aument\w+)(?: another| otros| unos)? $/;
const MORE_AFTER = /^ ?(?:to|onto|more|on top|mas|al?)\b/;
const MORE_BY =
  /\b(?:raise|bump|increase|push|stretch|up|go up|sub\w+|aument\w+)\b[^\d.;]{0,30}\b(?:by|otros|unos|en)(?: another)? $/;
/** "bump it up 30k", in contrast to "go down to 280", which names the price itself. */
const MORE_UP =
  /\b(?:bump|raise|push|move|go|take|scoot|nudge) (?:it |that |the \w+ |my \w+ )?up (?:another |like )?$/;
const LESS_DOWN =
  /\b(?:bring|come|go|move|drop|take) (?:it |that |the \w+ |my \w+ )?down (?:another |like )?$/;
/** Bare figures below this are thousands. */
const THOUSANDS = 10_000;

/**
 * The known price changed by the named sum; null if the sentence adds or subtracts none. Takes its
 * figures out of the scan.
 */
export function changedPrice(
  scan: Scan,
  { price }: Slots,
  millionsByMil: boolean,
): PriceWish | null {
  if (price === undefined || price === "unsure" || price.per === "month") return null;
  for (const amount of findAmounts(scan.text, millionsByMil)) {
    const sign = signOf(scan.text, amount);
    const by =
      amount.value * amount.scale * (amount.scale === 1 && amount.value < THOUSANDS ? 1_000 : 1);
    if (sign === 0 || by >= Math.max(price.max ?? 0, price.min ?? 0)) continue;
    const end = namedEnd(scan.text);
    scan.blank(amount.start, amount.end);
    const isOne = price.min === price.max;
    const shifted = (value: number | null, name: "min" | "max"): number | null =>
      value === null || (end !== null && end !== name && !isOne) ? value : value + sign * by;
    return { ...price, min: shifted(price.min, "min"), max: shifted(price.max, "max") };
  }
  return null;
}

function signOf(text: string, { start, end }: Amount): -1 | 0 | 1 {
  const [before, after] = [text.slice(Math.max(0, start - 60), start), text.slice(end)];
  if (
    (LESS_BEFORE.test(before) && LESS_AFTER.test(after)) ||
    LESS_BY.test(before) ||
    LESS_DOWN.test(before)
  )
    return -1;
  return (MORE_BEFORE.test(before) && MORE_AFTER.test(after)) ||
    MORE_BY.test(before) ||
    MORE_UP.test(before)
    ? 1
    : 0;
}
