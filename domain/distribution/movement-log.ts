// Records, in order and compactly, the movements of an account's balance that the replayed campaign
// did not cause: the account's other campaigns may have bought a hundred thousand leads in four
// weeks.

/** A position in the order of decisions. */
export interface ReplayMoment {
  readonly atMs: number;
  /** Index among the leads decided at that moment; −1 for before all of them. */
  readonly position: number;
}

/** A sale happens after its own lead was decided, and has that lead's position. */
export interface Movement extends ReplayMoment {
  /** Positive into the wallet, negative out of it. Exact as a number. */
  readonly cents: number;
  /**
   * A return of a lead that the campaign bought before the replay began: it frees a place in the
   * total caps.
   */
  readonly reopens: boolean;
  /** A purchase of another campaign: it counts for the limits over all campaigns of the account. */
  readonly counts: boolean;
}

/** Movements in order, each stored as a few numbers. */
export class MovementLog {
  length = 0;
  readonly #atMs: Float64Array;
  readonly #positions: Int32Array;
  readonly #cents: Float64Array;
  readonly #reopens: Uint8Array;
  readonly #counts: Uint8Array;

  /** Allocates space for `most` movements. */
  constructor(most: number) {
    this.#atMs = new Float64Array(most);
    this.#positions = new Int32Array(most);
    this.#cents = new Float64Array(most);
    this.#reopens = new Uint8Array(most);
    this.#counts = new Uint8Array(most);
  }

  /**
   * Appends a movement. Throws a RangeError if it is before the last one, or if no space is left.
   */
  push({ atMs, position, cents, reopens, counts }: Movement): void {
    const at = this.length;
    if (at === this.#atMs.length) throw new RangeError("the log is full");
    if (at > 0 && !this.isBefore(at - 1, atMs, position + 1))
      throw new RangeError("movements are written down in their order");
    this.#atMs[at] = atMs;
    this.#positions[at] = position;
    this.#cents[at] = cents;
    this.#reopens[at] = reopens ? 1 : 0;
    this.#counts[at] = counts ? 1 : 0;
    this.length += 1;
  }

  /** Whether the movement happened before the lead at `position` of the moment was decided. */
  isBefore(at: number, atMs: number, position: number): boolean {
    const ms = this.#atMs[at] ?? 0;
    return ms < atMs || (ms === atMs && (this.#positions[at] ?? 0) < position);
  }

  centsAt(at: number): number {
    return this.#cents[at] ?? 0;
  }

  reopensAt(at: number): boolean {
    return this.#reopens[at] === 1;
  }

  countsAt(at: number): boolean {
    return this.#counts[at] === 1;
  }

  atMsOf(at: number): number {
    return this.#atMs[at] ?? 0;
  }
}

/** A log of a few movements, in order. */
export function movementLog(movements: readonly Movement[]): MovementLog {
  const log = new MovementLog(movements.length);
  for (const movement of movements) log.push(movement);
  return log;
}
