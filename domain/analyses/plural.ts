// The form of a noun that goes with a count, in languages that have two.

export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
