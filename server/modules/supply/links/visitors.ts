// Whether somebody has clicked the same link within the hour: by a keyed hash that stands in this
// process's memory alone, with a key that is drawn anew every day, so that nobody can ever tell
// from it who it was.
import { createHmac, randomBytes } from "node:crypto";
import { UNIQUE_MS } from "../../../../domain/tracking/click.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const HASH_BYTES = 12;
/** Beyond it everybody is forgotten: a flood of made-up visitors must not fill the memory. */
const MOST = 200_000;

/** With several processes each knows those that came to it: a visitor may count once in each. */
export class Visitors {
  readonly #seen = new Map<string, number>();
  #key = randomBytes(32);
  #day = -1;

  /** Whether the visit is another than the last within the hour. Remembers it. */
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
