// Chooses the form of a noun for a count, in languages with two forms.

export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
