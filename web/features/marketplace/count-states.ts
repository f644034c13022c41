// How many listings stand in each state.
import type { Listing } from "./listing-words.ts";

/** The fullest state first, equals by name. Leads without a state are left out: nothing can be filtered by none. */
export function countStates(listings: readonly Listing[]): { readonly state: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { lead: { state } } of listings) if (state !== null) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({ state, count })).sort((a, b) => b.count - a.count || a.state.localeCompare(b.state));
}
