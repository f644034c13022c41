// What somebody typed as an amount in dollars.

/**
 * Whole cents of "95", "$1,250.50", " 49.5 "; null where it is no amount. Nothing is rounded, and a
 * comma stands before three digits alone: "12,50" may be meant as 12.50, and is not guessed at.
 */
export function readDollars(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(/,(?=\d{3}(?!\d))/g, "");
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
