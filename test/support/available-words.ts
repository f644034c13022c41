// How the marketplace says how many leads it has.

/** Null is fewer than 5. */
export function availableWords(count: number | null): string {
  if (count === null) return "Fewer than 5 leads available.";
  return count === 1 ? "1 lead available." : `${count.toLocaleString("en-US")} leads available.`;
}
