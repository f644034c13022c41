// Describes a place as it was said, and gives the place where it is clear by itself.
import { type NamedCity, type NamedCounty, isClear } from "./gazetteer.ts";
import type { WantedPlace } from "./slots.ts";

/** A word of a sentence, and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
/** The most words that the name of a place has. */
export const MOST_WORDS = 4;
/** A city of so many ZIPs counts as a place wherever it is said. */
export const LARGE = 8;
/** One of so many ZIPs where something else says that a place is named. */
export const KNOWN = 3;
/** A mention with the words that it takes. */
export interface ReadMention {
  readonly mention: Mention;
  /** How many words it takes. */
  readonly words: number;
}

/** A place as it was said, before it is clear which one is meant. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  /** "not illinois", "forget Dallas". */
  readonly isRefused: boolean;
  /** "next to Denver": says where another place is. */
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

/** A mention whose place is clear by itself. */
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
