// Collects counts in memory and writes them a little later, so that what is counted costs no write
// of its own.
import { setTimeout as sleep } from "node:timers/promises";

export interface TallyOptions<Item> {
  readonly everyMs: number;
  /** Items that are kept between two writes; what would be one more is dropped and reported. */
  readonly most: number;
  readonly write: (items: readonly Item[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export class Tally<Item> {
  readonly #options: TallyOptions<Item>;
  #items = new Map<string, Item>();
  #dropped = 0;
  #waiting: Promise<void> | null = null;
  #written: Promise<void> = Promise.resolve();
  #ending = new AbortController();

  constructor(options: TallyOptions<Item>) {
    this.#options = options;
  }

  /** `count` makes the item of a key out of the earlier one, if one came since the last write. */
  add(key: string, count: (earlier: Item | undefined) => Item): void {
    const earlier = this.#items.get(key);
    if (earlier === undefined && this.#items.size >= this.#options.most) {
      this.#dropped += 1;
      return;
    }
    this.#items.set(key, count(earlier));
    this.#waiting ??= this.#wait();
  }

  /** Writes what was counted so far, and resolves when it is written. */
  async flush(): Promise<void> {
    const ending = this.#ending;
    this.#ending = new AbortController();
    ending.abort();
    await this.#waiting;
    await this.#written;
  }

  async #wait(): Promise<void> {
    const { signal } = this.#ending;
    await sleep(this.#options.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    this.#waiting = null;
    const [items, dropped] = [[...this.#items.values()], this.#dropped];
    this.#items = new Map();
    this.#dropped = 0;
    this.#written = this.#write(items, dropped);
  }

  async #write(items: readonly Item[], dropped: number): Promise<void> {
    const { write, onError } = this.#options;
    try {
      await write(items);
    } catch (error) {
      onError(error);
    }
    if (dropped > 0) onError(new Error(`${dropped} counts were dropped: there were too many`));
  }
}
