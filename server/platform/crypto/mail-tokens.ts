// Computes the tokens of emailed links, and the codes beside them, from the links' ids: the
// database holds no token that opens anything.
import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;
const CODE_DIGITS = 6;
/** As many as fit into a number exactly; the remainder by a million then favors no code. */
const CODE_BYTES = 6;

export class MailTokens {
  readonly #key: Buffer;

  /** `secret` is PLAT_SECRET. With another one, earlier links open nothing. */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync("sha256", secret, "", "plat mailed links", KEY_BYTES));
  }

  /** 256 bits, as base64url. */
  tokenOf(linkId: string): string {
    return this.#hash(`token ${linkId}`).toString("base64url");
  }

  /** Six digits. The caller that checks them must count the tries. */
  codeOf(linkId: string): string {
    const number = this.#hash(`code ${linkId}`).readUIntBE(0, CODE_BYTES);
    return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, "0");
  }

  #hash(text: string): Buffer {
    return createHmac("sha256", this.#key).update(text).digest();
  }
}
