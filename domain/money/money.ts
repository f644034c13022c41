// Defines money: whole US cents as a branded bigint, percentages as basis points, and how to split.

declare const centsBrand: unique symbol;

/** Money is whole US cents. Never a float, never dollars. */
export const CENTS_PER_DOLLAR = 100;

export type Cents = bigint & { readonly [centsBrand]: true };

/** Hundredths of a percent: 10,000 is the whole. */
export type BasisPoints = number;

export const WHOLE_BASIS_POINTS = 10_000;

export const ZERO_CENTS = 0n as Cents;

/** The largest amount that a JSON integer represents exactly (2^53 − 1 cents). */
const MAX_JSON_CENTS = BigInt(Number.MAX_SAFE_INTEGER);

/** Brands an integer as cents. Throws a RangeError on a fraction: that is a bug in the caller. */
export function cents(amount: bigint | number): Cents {
  if (typeof amount === "number" && !Number.isSafeInteger(amount)) {
    throw new RangeError(`cents must be a safe integer, not ${amount}`);
  }
  return BigInt(amount) as Cents;
}

/** Cents as a JSON integer. Throws a RangeError beyond ±(2^53 − 1). */
export function centsToJson(amount: bigint): number {
  if (amount > MAX_JSON_CENTS || amount < -MAX_JSON_CENTS) {
    throw new RangeError(`${amount} cents do not fit a JSON integer`);
  }
  return Number(amount);
}

/** Cents as dollars with at most two decimals, only for `price` in answers to posts and pings. */
export function centsToDollars(amount: bigint): number {
  return centsToJson(amount) / 100;
}

/** Cents as "$97.30", for texts in every language. `amount` is not negative. */
export function centsToText(amount: bigint | number): string {
  const digits = String(amount).padStart(3, "0");
  return `$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents of either sign, as "$97.30" or "−$97.30". */
export function signedCentsToText(amount: bigint | number): string {
  return amount < 0 ? `−${centsToText(-amount)}` : centsToText(amount);
}

/** The format that nearly every form sends. */
const WHOLE_DOLLARS = /^\d{1,13}$/;

/**
 * Reads dollars as people and forms write them ("450000", "$450,000.50", 450000.5) into cents. Null
 * if it is not a plain, non-negative amount with at most two decimals (or is over 10^13 dollars).
 */
export function dollarsToCents(dollars: string | number): Cents | null {
  const given = typeof dollars === "number" ? String(dollars) : dollars;
  if (WHOLE_DOLLARS.test(given)) return (BigInt(given) * 100n) as Cents;
  const text = given.trim().replace(/^\$\s*/, "");
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(",", "") : text;
  const match = /^(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(plain);
  if (match === null) return null;
  return (BigInt(match[1] ?? "0") * 100n + BigInt((match[2] ?? "").padEnd(2, "0"))) as Cents;
}

/** `share` of `amount`, rounded half up to the cent. `amount` ≥ 0, `share` 0–10,000+. */
export function shareOf(amount: bigint, share: BasisPoints): Cents {
  return ((amount * BigInt(share) + 5_000n) / 10_000n) as Cents;
}
