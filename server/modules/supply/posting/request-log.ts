// Collects the outcomes of calls to sources and writes them periodically, so that logging costs a
// post next to nothing.
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { NotedRequest } from "./noted-request.ts";
import { type RequestRow, insertCalls, listCalls, trimRequests } from "./request-log.store.ts";

/** Entries per source between two writes. The first calls of a flood represent it. */
const MOST_WAITING = 50;
/**
 * The maximum number of sources with waiting entries: beyond it the rest of the second goes
 * unlogged.
 */
const MOST_SOURCES = 2_000;
/** Entries kept per source. */
export const MOST_CALLS = 100;

export interface RequestLogDeps {
  readonly pool: Queryable;
  readonly now: () => number;
}

export class RequestLog {
  readonly #deps: RequestLogDeps;
  #waiting = new Map<string, RequestRow[]>();
  /** Calls examined since the last write, by key. */
  #lookedAt = new Map<string, number>();

  constructor(deps: RequestLogDeps) {
    this.#deps = deps;
  }

  /**
   * Whether a call with this key is still examined: in a flood most are not, which costs next to
   * nothing.
   */
  looksAt(key: string): boolean {
    const count = this.#lookedAt.get(key) ?? 0;
    if (count >= MOST_WAITING || this.#lookedAt.size >= MOST_SOURCES) return false;
    this.#lookedAt.set(key, count + 1);
    return true;
  }

  /** Logs calls of a source. `calls` is invoked only if there is capacity. */
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

  /** Writes what waits and deletes what is older than a source's last hundred. */
  async flush(): Promise<void> {
    this.#lookedAt.clear();
    if (this.#waiting.size === 0) return;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    await insertCalls(this.#deps.pool, [...waiting.values()].flat());
    await trimRequests(this.#deps.pool, [...waiting.keys()], MOST_CALLS);
  }

  /**
   * Returns a source's last calls, newest first, including those that this process has yet to
   * write.
   */
  async list(sourceId: string): Promise<readonly RequestRow[]> {
    await this.flush();
    return listCalls(this.#deps.pool, sourceId, MOST_CALLS);
  }
}
