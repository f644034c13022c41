// Lists of phrases as patterns: what people say stands in lists that can be read, a phrase at a
// time.

/**
 * A group of a pattern that is one of the phrases, the first that fits. Each may hold a small
 * pattern of its own.
 */
export function anyOf(...phrases: readonly string[]): string {
  return `(?:${phrases.join("|")})`;
}
