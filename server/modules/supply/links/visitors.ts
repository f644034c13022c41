// Detects repeated clicks of a visitor on the same link within the hour: by a keyed hash in this
// process's memory only, with a key that changes every day, so that the visitor can never be
// identified from it.
import { createHmac, randomBytes } from "node:crypto";
import { UNIQUE_MS } from "../../../../domain/tracking/click.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const HASH_BYTES = 12;
/** Beyond it all visitors are forgotten: a flood of made-up visitors must not fill the memory. */
const MOST = 200_000;

/** With several processes, each knows only its own visitors: a visitor may count once in each. */
export class Visitors {
  readonly #seen = new Map<string, number>();
  #key = randomBytes(32);
  #day = -1;

  /** Returns whether this is the visitor's first click within the hour, and remembers it. */
  isNew(linkId: string, address: string, userAgent: string, nowMs: number): boolean {
    const day = Math.floor(nowMs / DAY_MS);
    if (day !== this.#day || this.#seen.size >= MOST) {
      this.#seen.clear();
      this.#key = randomBytes(32);
      this.#day = day;
    }
    const visitor = createHmac("sha256", this.#key)
      .update(`${linkId}\n${address}\n${userAgent}`)
      .digest()
      .toString("base64", 0, HASH_BYTES);
    const lastMs = this.#seen.get(visitor);
    this.#seen.set(visitor, nowMs);
    return lastMs === undefined || nowMs - lastMs >= UNIQUE_MS;
  }
}
