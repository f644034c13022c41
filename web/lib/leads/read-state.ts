// Reads a state as typed into a filter.

/** The two letters of a state in upper case; null for anything else. */
export function readState(typed: string): string | null {
  const state = typed.toUpperCase();
  return /^[A-Z]{2}$/.test(state) ? state : null;
}
