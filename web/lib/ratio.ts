// One figure by another, where both are known.

/**
 * `part` of `whole`, times something; null where one is not known or there is nothing to divide by.
 */
export function ratio(part: number | null, whole: number | null, times: number): number | null {
  return part === null || whole === null || whole === 0 ? null : Math.round((part * times) / whole);
}
