// Contact data at rest and in comparison: sealed with a key of the lead's own, compared only
// through a keyed hash.
import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
} from "node:crypto";
import type { IdentityKind } from "../../../domain/lead/identity.ts";
import { keyedHash } from "./keyed-hash.ts";
import { sha256Hex } from "./sha256.ts";

const HASH_DIGITS = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Drawn many at a time: a call for 28 bytes costs as much as one for thousands. */
const RANDOM_POOL_BYTES = 7_168;
let pool = Buffer.alloc(0);

/** Random bytes; each is given out once. */
function takeRandom(bytes: number): Buffer {
  if (pool.length < bytes) pool = randomBytes(RANDOM_POOL_BYTES);
  const taken = pool.subarray(0, bytes);
  pool = pool.subarray(bytes);
  return taken;
}

/**
 * What is stored of a sealed text. Deleting the salt makes the sealed bytes unreadable, backups of
 * them included.
 */
export interface Sealed {
  readonly salt: Buffer;
  /** Nonce, AES-256-GCM ciphertext, tag. */
  readonly sealed: Buffer;
}

export interface ContactVault {
  /**
   * The keyed hash of a value in the spelling of `domain/lead/identity.ts`: HMAC-SHA256 cut to 128
   * bits, in hex.
   */
  hash(kind: IdentityKind, value: string): string;
  /**
   * The same for who gave only the value's SHA-256, as 64 hex digits: what came in plain and what
   * came hashed can be compared.
   */
  hashDigest(kind: IdentityKind, digest: string): string;
  /**
   * The same kind of hash of a text that is no identity but may hold contact data, such as a whole
   * post. `label` keeps its uses apart.
   */
  hashText(label: string, text: string): string;
  /** Seals `text` for one lead; the lead's id is bound to it, so rows cannot be swapped. */
  seal(leadId: string, text: string): Sealed;
  /** Opens what `seal` made. Throws when key, lead or bytes are not the ones it was sealed with. */
  open(leadId: string, sealed: Sealed): string;
}

/** A vault over the network's two 32-byte keys. */
export function createContactVault(keys: {
  readonly hashKey: Buffer;
  readonly sealKey: Buffer;
}): ContactVault {
  const hashOf = keyedHash(keys.hashKey);
  const sealKeyOf = keyedHash(keys.sealKey);
  // A key object: handing over a Buffer makes createCipheriv take twice as long.
  const keyOf = (salt: Buffer): KeyObject => createSecretKey(sealKeyOf(salt), "hex");
  const hash = (text: string): string => hashOf(text).slice(0, HASH_DIGITS);
  const hashDigest = (kind: IdentityKind, digest: string): string =>
    hash(`${kind}:${digest.toLowerCase()}`);
  return {
    hash: (kind, value) => hash(`${kind}:${sha256Hex(value)}`),
    hashDigest,
    hashText: (label, text) => hash(`${label}:${text}`),
    seal(leadId, text) {
      const salt = takeRandom(SALT_BYTES);
      const nonce = takeRandom(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(salt), nonce);
      cipher.setAAD(Buffer.from(leadId));
      const body = cipher.update(text, "utf8");
      cipher.final();
      return { salt, sealed: Buffer.concat([nonce, body, cipher.getAuthTag()]) };
    },
    open(leadId, { salt, sealed }) {
      const decipher = createDecipheriv(
        "aes-256-gcm",
        keyOf(salt),
        sealed.subarray(0, NONCE_BYTES),
      );
      decipher.setAAD(Buffer.from(leadId));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      return (
        decipher.update(
          sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES),
          undefined,
          "utf8",
        ) + decipher.final("utf8")
      );
    },
  };
}
