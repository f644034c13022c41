// Draws the noise of counts over other accounts' leads: the same for the same account and text,
// and not to be computed without the network's key.
import type { Draw } from "../../../domain/privacy/about-count.ts";
import { keyedHash } from "../crypto/keyed-hash.ts";

/** Hex digits that a number keeps exactly: 52 bits. */
const DIGITS = 13;
const NUMBERS = 16 ** DIGITS;

/** Draws for one account. `key` is of the network, for this purpose alone. */
export type DrawFor = (accountId: string) => Draw;

export function createDrawFor(key: Buffer): DrawFor {
  const hash = keyedHash(key);
  return (accountId) => (text) =>
    Number.parseInt(hash(`${accountId} ${text}`).slice(0, DIGITS), 16) / NUMBERS;
}
