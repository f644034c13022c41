// Ids: uuidv7, so that rows made one after the other lie next to each other, with random bytes
// drawn many at a time.
import { randomFillSync } from "node:crypto";

const POOL_IDS = 512;
const RANDOM_BYTES = 10;
const pool = Buffer.allocUnsafe(POOL_IDS * RANDOM_BYTES);
let used = POOL_IDS;

/**
 * A version 7 uuid (RFC 9562): 48 bits of `nowMs`, then random bits. Ids of the same millisecond
 * are in no order.
 */
export function uuidv7(nowMs: number): string {
  if (used === POOL_IDS) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used * RANDOM_BYTES;
  used += 1;
  const time = nowMs.toString(16).padStart(12, "0");
  const versionByte = (0x70 | ((pool[at] ?? 0) & 0x0f)).toString(16);
  const variantByte = (0x80 | ((pool[at + 2] ?? 0) & 0x3f)).toString(16);
  const rest = pool.toString("hex", at + 3, at + RANDOM_BYTES);
  return (
    `${time.slice(0, 8)}-${time.slice(8)}-${versionByte}${pool.toString("hex", at + 1, at + 2)}-` +
    `${variantByte}${rest.slice(0, 2)}-${rest.slice(2)}`
  );
}

/**
 * The lowest version 7 uuid of a moment: every id made then or later is at least this. A moment
 * before 1970 gives that of 1970.
 */
export function lowestUuidv7(atMs: number): string {
  const time = Math.max(0, atMs).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** 32 hex digits as a uuid is written. */
export function uuidOfHex(hex: string): string {
  return (
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-` +
    `${hex.slice(16, 20)}-${hex.slice(20)}`
  );
}

/** When a version 7 uuid was made, in epoch milliseconds. */
export function momentOfUuidv7(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
