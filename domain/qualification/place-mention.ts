// Describes the mention of a place, and returns the place if the mention is unambiguous.
import { type NamedCity, type NamedCounty, isClear } from "./gazetteer.ts";
import type { WantedPlace } from "./slots.ts";

/** A word of a sentence with its position. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
/** The most words that the name of a place has. */
export const MOST_WORDS = 4;
/** A city with at least this many ZIPs counts as a place in any context. */
export const LARGE = 8;
/** A city with at least this many ZIPs counts if the context indicates a place. */
export const KNOWN = 3;
/** A mention with the number of its words. */
export interface ReadMention {
  readonly mention: Mention;
  /** Its number of words. */
  readonly words: number;
}

/** The mention of a place, before it is resolved. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  /** "not illinois", "forget Dallas". */
  readonly isRefused: boolean;
  /** "next to Denver": describes where another place is. */
  readonly isNextTo: boolean;
} & (
  | { readonly zip: string }
  | { readonly states: readonly string[] }
  | {
      readonly cities: readonly NamedCity[];
      readonly state: string | null;
      readonly isPart?: boolean;
    }
  | { readonly counties: readonly NamedCounty[]; readonly state: string | null }
);

/** The places of an unambiguous mention. */
export function wantedPlaces(mention: Mention): readonly WantedPlace[] {
  if ("zip" in mention) return [{ zip: mention.zip }];
  if ("states" in mention) return mention.states.map((state) => ({ state }));
  if ("counties" in mention) {
    const [first] = mention.counties;
    const state =
      mention.state ??
      (new Set(mention.counties.map((one) => one.state)).size === 1
        ? (first?.state ?? null)
        : null);
    return [{ county: first?.county ?? "", state }];
  }
  const [first] = mention.cities;
  return [
    {
      city: first?.city ?? "",
      state: mention.state ?? (isClear(mention.cities) ? (first?.state ?? null) : null),
    },
  ];
}
