// Keys for machines: 256 random bits behind a prefix that says what they open. Only their hash is
// kept.
import { hash, randomBytes } from "node:crypto";

export const API_KEY_PREFIX = "plat_key_";
export const SOURCE_KEY_PREFIX = "plat_src_";

const KEY_BYTES = 32;
const HINT_LENGTH = 4;

export interface NewKey {
  /** Shown once and kept nowhere. */
  readonly key: string;
  /** SHA-256 of the key: there is nothing to guess in 256 random bits, so nothing to slow down. */
  readonly hash: Buffer;
  /** The last characters, by which people distinguish keys. */
  readonly hint: string;
}

export function makeKey(prefix: typeof API_KEY_PREFIX | typeof SOURCE_KEY_PREFIX): NewKey {
  const key = `${prefix}${randomBytes(KEY_BYTES).toString("base64url")}`;
  return { key, hash: hashKey(key), hint: key.slice(-HINT_LENGTH) };
}

/** What a key is looked up by. */
export function hashKey(key: string): Buffer {
  return hash("sha256", key, "buffer");
}
