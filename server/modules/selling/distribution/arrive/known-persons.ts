// How many of the arrivals turn out to be of persons, or calls, that somebody has already: what it
// is worth to bet on.

/** Arrivals that the share is remembered over, roughly. */
const MEMORY = 500;
/**
 * Known arrivals to expect in a batch at most, for the bet to be worth it: about even odds, and
 * losing costs what winning saves.
 */
const MOST_EXPECTED = 0.7;

/** The share of arrivals that were known, newer ones counting for more. */
export class KnownPersons {
  #share = 0;

  /** Of `arrivals` just looked at, `known` were. */
  note(arrivals: number, known: number): void {
    if (arrivals > 0)
      this.#share += (known / arrivals - this.#share) * (arrivals / (arrivals + MEMORY));
  }

  /** Whether a batch of so many is likely to hold none. */
  areUnlikely(arrivals: number): boolean {
    return arrivals * this.#share <= MOST_EXPECTED;
  }
}
