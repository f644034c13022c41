// Writes clicks: those that come while a statement is running are written by the next one, so that
// a flood costs few statements.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type DayCount, type NewClick, insertClicks } from "./click.store.ts";

/** The most clicks in one statement. */
const MOST_AT_ONCE = 500;
/**
 * Beyond it clicks go unwritten: the database is unavailable, and visitors are still redirected.
 */
const MOST_WAITING = 20_000;

/** A click; for a visitor who opts out of tracking, only the fact that there was one. */
export type Seen =
  | { readonly click: NewClick }
  | { readonly privateOn: { readonly linkId: string; readonly day: string } };

interface Waiting {
  readonly seen: Seen;
  readonly done: () => void;
}

export class ClickLog {
  readonly #pool: Queryable;
  readonly #onError: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor({
    pool,
    onError,
  }: {
    readonly pool: Queryable;
    readonly onError: (error: unknown) => void;
  }) {
    this.#pool = pool;
    this.#onError = onError;
  }

  /** Resolves when it is written, or could not be. */
  async write(seen: Seen): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) return;
    const written = new Promise<void>((done) => {
      this.#waiting.push({ seen, done });
    });
    if (!this.#isRunning) void this.#run();
    await written;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const clicks = batch.flatMap(({ seen }) => ("click" in seen ? [seen.click] : []));
        await insertClicks(this.#pool, clicks, daysOf(batch.map(({ seen }) => seen)));
      } catch (error) {
        this.#onError(error);
      }
      for (const { done } of batch) done();
    }
    this.#isRunning = false;
  }
}

const DATE_LETTERS = 10;

/** Returns the day of a time, as YYYY-MM-DD in UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, DATE_LETTERS);
}

/** Returns the increments of each link's daily counts. */
function daysOf(all: readonly Seen[]): readonly DayCount[] {
  const days = new Map<string, DayCount>();
  for (const seen of all) {
    const [linkId, day] =
      "click" in seen
        ? [seen.click.linkId, dayOf(seen.click.atMs)]
        : [seen.privateOn.linkId, seen.privateOn.day];
    const count = days.get(`${linkId} ${day}`) ?? {
      linkId,
      day,
      clicks: 0,
      uniques: 0,
      bots: 0,
      private: 0,
    };
    days.set(`${linkId} ${day}`, count);
    if (!("click" in seen)) count.private += 1;
    else if (seen.click.isBot) count.bots += 1;
    else {
      count.clicks += 1;
      if (seen.click.isUnique) count.uniques += 1;
    }
  }
  return [...days.values()];
}
