// The clients of a rehearsal: they post, ping and buy without a pause, repeat what was not answered
// under the same idempotency key, and keep every answer that they got.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { postBody } from "../../test/support/market.ts";
import type { RehearsalMarket } from "./rehearsal-market.ts";

/** A call that was answered: this is what must be found afterwards. */
export interface Acknowledged {
  readonly kind: "post" | "ping-post" | "purchase";
  readonly path: string;
  readonly key: string;
  readonly idempotencyKey: string;
  readonly body: string;
  readonly answer: string;
  /** On the clock of `performance.now()`. */
  readonly atMs: number;
  /** Times the call was sent until it was answered. */
  readonly tries: number;
}

type Call = Omit<Acknowledged, "answer" | "atMs" | "tries">;

const TIMEOUT_MS = 15_000;
const RETRY_MS = 200;
const PAUSE_MS = 50;
/** Answers that say: later. All others are outcomes. */
const LATER = new Set([409, 429, 500, 502, 503, 504]);
const MAX_PRICE_CENTS = 10_000_000;

export class Clients {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that are neither an outcome nor a call to try later. */
  readonly unexpected: string[] = [];
  readonly #servers: readonly string[];
  readonly #forSale: string[] = [];
  #isEnding = false;
  #persons = 0;
  #calls = 0;
  #loops: Promise<unknown> = Promise.resolve();

  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  start(market: RehearsalMarket): void {
    this.#loops = Promise.all([
      ...market.postingKeys.map((key) => this.#repeat(() => this.#postOne(key))),
      ...market.listingKeys.map((key) => this.#repeat(() => this.#listOne(key))),
      ...market.pingingKeys.map((key) => this.#repeat(() => this.#pingOne(key))),
      ...market.buyerKeys.map((key) => this.#repeat(() => this.#buyOne(key))),
    ]);
  }

  /** Resolves when the calls under way have been answered. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#loops;
  }

  /** Sends an answered call once more; returns whether the answer is the same to the byte. */
  async repeats(call: Acknowledged): Promise<boolean> {
    return (await this.#untilAnswered(call)).answer === call.answer;
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (!this.#isEnding) {
      await act();
      await sleep(PAUSE_MS);
    }
  }

  async #postOne(key: string): Promise<void> {
    await this.#acknowledge({ kind: "post", path: "/v1/leads", key, ...this.#person() });
  }

  async #listOne(key: string): Promise<void> {
    const call = { kind: "post", path: "/v1/leads", key, ...this.#person() } as const;
    const { status, lead } = JSON.parse(await this.#acknowledge(call)) as {
      readonly status: string;
      readonly lead: { readonly id: string };
    };
    if (status === "accepted") this.#forSale.push(lead.id);
  }

  async #pingOne(key: string): Promise<void> {
    const { body, idempotencyKey } = this.#person();
    const facts = JSON.parse(body) as Record<string, unknown>;
    for (const name of ["first_name", "last_name", "email", "phone", "consent", "tcpa_text"])
      delete facts[name];
    const asked = await this.#send("/v1/pings", key, null, JSON.stringify(facts));
    if (asked.status !== 200) return;
    const { status, ping } = JSON.parse(asked.text) as {
      readonly status: string;
      readonly ping: { readonly id: string };
    };
    if (status !== "accepted") return;
    const path = `/v1/pings/${ping.id}/post`;
    await this.#acknowledge({ kind: "ping-post", path, key, idempotencyKey, body });
  }

  async #buyOne(key: string): Promise<void> {
    const leadId = this.#forSale.shift();
    if (leadId === undefined) return;
    await this.#acknowledge({
      kind: "purchase",
      path: `/v1/listings/${leadId}/purchase`,
      key,
      idempotencyKey: randomUUID(),
      body: JSON.stringify({ mode: "exclusive", max_price_cents: MAX_PRICE_CENTS }),
    });
  }

  #person(): { readonly body: string; readonly idempotencyKey: string } {
    this.#persons += 1;
    return { body: JSON.stringify(postBody(this.#persons)), idempotencyKey: randomUUID() };
  }

  async #acknowledge(call: Call): Promise<string> {
    const found = await this.#untilAnswered(call);
    this.acknowledged.push(found);
    return found.answer;
  }

  async #untilAnswered(call: Call): Promise<Acknowledged> {
    for (let tries = 1; ; tries += 1) {
      const { status, text } = await this.#send(
        call.path,
        call.key,
        call.idempotencyKey,
        call.body,
      );
      if (status === 200) return { ...call, answer: text, atMs: performance.now(), tries };
      if (!LATER.has(status) && status !== 0) {
        this.unexpected.push(`${call.path}: ${status} ${text}`);
        return { ...call, answer: text, atMs: performance.now(), tries };
      }
      await sleep(RETRY_MS);
    }
  }

  /** Sends to one server after the other. The status is 0 where no answer came. */
  async #send(
    path: string,
    key: string,
    idempotencyKey: string | null,
    body: string,
  ): Promise<{ readonly status: number; readonly text: string }> {
    this.#calls += 1;
    const server = this.#servers[this.#calls % this.#servers.length] ?? "";
    try {
      const answer = await fetch(`${server}${path}`, {
        method: "POST",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey }),
        },
        body,
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 0, text: "" };
    }
  }
}
