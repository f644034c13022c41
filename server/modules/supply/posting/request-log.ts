// Gathers what calls to sources came to and writes it down now and then, so that a post pays next
// to nothing for it.
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { NotedRequest } from "./noted-request.ts";
import { type RequestRow, insertCalls, listCalls, trimRequests } from "./request-log.store.ts";

/** Of one source between two writings. What a flood came to is told by its first calls. */
const MOST_WAITING = 50;
/** Sources whose calls wait at most: beyond it the rest of the second goes unnoted. */
const MOST_SOURCES = 2_000;
/** Kept of one source. */
export const MOST_CALLS = 100;

export interface RequestLogDeps {
  readonly pool: Queryable;
  readonly now: () => number;
}

export class RequestLog {
  readonly #deps: RequestLogDeps;
  #waiting = new Map<string, RequestRow[]>();
  /** Calls that were looked at since the last writing, by key. */
  #lookedAt = new Map<string, number>();

  constructor(deps: RequestLogDeps) {
    this.#deps = deps;
  }

  /**
   * Whether a call with this key is still looked at: in a flood most are not, which costs next to
   * nothing.
   */
  looksAt(key: string): boolean {
    const count = this.#lookedAt.get(key) ?? 0;
    if (count >= MOST_WAITING || this.#lookedAt.size >= MOST_SOURCES) return false;
    this.#lookedAt.set(key, count + 1);
    return true;
  }

  /** Notes calls of a source. `calls` is asked only where there is room. */
  note(sourceId: string, calls: () => readonly NotedRequest[]): void {
    let waiting = this.#waiting.get(sourceId);
    if (waiting === undefined) {
      if (this.#waiting.size >= MOST_SOURCES) return;
      waiting = [];
      this.#waiting.set(sourceId, waiting);
    }
    if (waiting.length >= MOST_WAITING) return;
    const atMs = this.#deps.now();
    for (const call of calls().slice(0, MOST_WAITING - waiting.length))
      waiting.push({ ...call, id: uuidv7(atMs), source_id: sourceId, at: new Date(atMs) });
  }

  /** Writes down what waits and forgets what is older than a source's last hundred. */
  async flush(): Promise<void> {
    this.#lookedAt.clear();
    if (this.#waiting.size === 0) return;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    await insertCalls(this.#deps.pool, [...waiting.values()].flat());
    await trimRequests(this.#deps.pool, [...waiting.keys()], MOST_CALLS);
  }

  /** A source's last calls, newest first, with those that this process has yet to write. */
  async list(sourceId: string): Promise<readonly RequestRow[]> {
    await this.flush();
    return listCalls(this.#deps.pool, sourceId, MOST_CALLS);
  }
}
