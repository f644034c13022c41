// Reads a typed dollar amount.

/**
 * Returns the whole cents of "95", "$1,250.50", " 49.5 "; null if it is not an amount. Nothing is
 * rounded, and a comma must precede three digits: "12,50" may mean 12.50, and is not guessed at.
 */
export function readDollars(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(/,(?=\d{3}(?!\d))/g, "");
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
