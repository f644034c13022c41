// Tracks the share of arrivals whose person or idempotency key is already known, to predict whether
// a batch can skip the separate claim.

/** Approximate number of recent arrivals that the share reflects. */
const MEMORY = 500;
/**
 * The largest number of known arrivals to expect in a batch for skipping the claim to pay off:
 * about even odds, since a wrong guess costs what a right one saves.
 */
const MOST_EXPECTED = 0.7;

/** The share of arrivals that were known, with newer ones weighted more. */
export class KnownPersons {
  #share = 0;

  /** Records that `known` of the last `arrivals` were known. */
  note(arrivals: number, known: number): void {
    if (arrivals > 0)
      this.#share += (known / arrivals - this.#share) * (arrivals / (arrivals + MEMORY));
  }

  /** Whether a batch of this size is likely to hold no known arrival. */
  areUnlikely(arrivals: number): boolean {
    return arrivals * this.#share <= MOST_EXPECTED;
  }
}
