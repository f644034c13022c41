// Keeps an outage of the database from filling the log: its first failure is written with its
// stack, the others are counted, and its end is one line.

export interface OutagesDeps {
  /** Whether an error says that the database is away, full or read-only. */
  readonly isOutage: (error: unknown) => boolean;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** What an outage that is over came to. */
export interface EndedOutage {
  /** Failures that were not written, besides the first. */
  readonly counted: number;
  readonly seconds: number;
}

export class Outages {
  readonly #deps: OutagesDeps;
  #open: { readonly sinceMs: number; counted: number } | null = null;
  #failures = 0;
  #onBegin: () => void = () => undefined;

  constructor(deps: OutagesDeps) {
    this.#deps = deps;
  }

  /** Failures of this process so far, of all outages. */
  get failures(): number {
    return this.#failures;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Calls `watch` when an outage begins: it finds out when the outage is over, and ends it. */
  onBegin(watch: () => void): void {
    this.#onBegin = watch;
  }

  /** Takes note of an error that is about to be logged; false where the line is left out. */
  admits(error: unknown): boolean {
    if (!this.#deps.isOutage(error)) return true;
    this.#failures += 1;
    if (this.#open !== null) {
      this.#open.counted += 1;
      return false;
    }
    this.#open = { sinceMs: this.#deps.now(), counted: 0 };
    this.#onBegin();
    return true;
  }

  /** Null where there is no outage to end. */
  end(): EndedOutage | null {
    const open = this.#open;
    this.#open = null;
    if (open === null) return null;
    const seconds = Math.round((this.#deps.now() - open.sinceMs) / 1_000);
    return { counted: open.counted, seconds };
  }
}
