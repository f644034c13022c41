// Writes a line for each answered request: what was asked of which route, by whom in kind, and how
// it went. Never an address, a query, a body or an id of a person. Lines are written together,
// because a write of its own would cost each request as much as the rest of its line.

/** How long a line may wait. */
const FLUSH_MS = 200;
const MOST_WAITING_CHARACTERS = 16_384;
/** What machines ask every few seconds. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** The pattern of the route, such as /v1/leads/:id. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Who called, such as "advertiser by key"; null without a known caller. */
  readonly caller: string | null;
}

export class RequestLog {
  readonly #write: (lines: string) => void;
  readonly #now: () => number;
  #waiting = "";
  #timer: NodeJS.Timeout | null = null;
  #second = { ms: -1, text: "" };

  /** `now` is in epoch milliseconds; `write` gets whole lines. */
  constructor(write: (lines: string) => void, now: () => number) {
    this.#write = write;
    this.#now = now;
  }

  add({ id, method, route, status, milliseconds, caller }: AnsweredRequest): void {
    if (PROBES.has(route)) return;
    // By hand: all of it is the program's own text, and this takes a fifth of a logger's time.
    this.#waiting +=
      `{"level":"info","time":"${this.#time()}","pid":${process.pid},"reqId":"${id}",` +
      `"method":"${method}","route":${JSON.stringify(route)},"status":${status},` +
      `"milliseconds":${Math.round(milliseconds * 10) / 10}` +
      `${caller === null ? "" : `,"caller":"${caller}"`},"msg":"answered"}\n`;
    if (this.#waiting.length >= MOST_WAITING_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  /** Writes what waits. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#waiting;
    this.#waiting = "";
    if (lines !== "") this.#write(lines);
  }

  #time(): string {
    const ms = this.#now();
    if (ms !== this.#second.ms) this.#second = { ms, text: new Date(ms).toISOString() };
    return this.#second.text;
  }
}
