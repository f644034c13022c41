// Keys of its own for a further use of the network's two: what one vault sealed, no other opens,
// and what one hashed, no other recognises.
import { hkdfSync } from "node:crypto";
import type { VaultKeys } from "./network-keys.ts";

const KEY_BYTES = 32;

/** HKDF-SHA256 (RFC 5869) of each key; `purpose` is what keeps them apart and never changes. */
export function separateKeys({ hashKey, sealKey }: VaultKeys, purpose: string): VaultKeys {
  const derive = (key: Buffer, use: string): Buffer =>
    Buffer.from(hkdfSync("sha256", key, "", `plat ${purpose} ${use}`, KEY_BYTES));
  return { hashKey: derive(hashKey, "hash"), sealKey: derive(sealKey, "seal") };
}
