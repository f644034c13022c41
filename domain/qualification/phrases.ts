// Builds patterns from readable lists of phrases.

/**
 * A regex group that matches one of the phrases, the first that fits. Each phrase may contain a
 * small pattern.
 */
export function anyOf(...phrases: readonly string[]): string {
  return `(?:${phrases.join("|")})`;
}
