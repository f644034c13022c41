// What somebody typed as an amount in dollars.

const LEAST_CENTS = 100;
const MOST_CENTS = 10_000_000;

/** The cents of a typed amount that can be topped up, such as "1,250", "$49.50"; null where it is none. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/^\$\s*/, "").replaceAll(/,(?=\d{3}(?!\d))/g, "");
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : null;
}
