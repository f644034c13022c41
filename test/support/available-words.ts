// How the marketplace says how many leads it has.

export function availableWords(count: number): string {
  return count === 1 ? "1 lead available." : `${count.toLocaleString("en-US")} leads available.`;
}
