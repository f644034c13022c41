// The form of a noun that goes with a count, in languages that have two.

/** `plural(2, "lead", "leads")` is "leads". */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
