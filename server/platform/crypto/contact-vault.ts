// Contact data at rest and in comparison: sealed with a key of the lead's own, compared only through a keyed hash.
import { type KeyObject, createCipheriv, createDecipheriv, createSecretKey, randomBytes } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

const HASH_BYTES = 16;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Drawn many at a time: a call for 28 bytes costs as much as one for thousands. */
const RANDOM_POOL_BYTES = 7_168;
let pool = Buffer.alloc(0);

/** Random bytes that nobody else gets. */
function takeRandom(bytes: number): Buffer {
  if (pool.length < bytes) pool = randomBytes(RANDOM_POOL_BYTES);
  const taken = pool.subarray(0, bytes);
  pool = pool.subarray(bytes);
  return taken;
}

/** What is stored of a sealed text. Deleting the salt makes the sealed bytes unreadable, backups of them included. */
export interface Sealed {
  readonly salt: Buffer;
  /** Nonce, AES-256-GCM ciphertext, tag. */
  readonly sealed: Buffer;
}

export interface ContactVault {
  /** The keyed hash of an identity ("address:12 n oak st|95838"): HMAC-SHA256 cut to 128 bits, in hex. */
  readonly hash: (identity: string) => string;
  /** The same of a phone or e-mail, from its SHA-256 in lower-case hex: all that a ping has of it. */
  readonly hashPerson: (kind: "phone" | "email", sha256: string) => string;
  /** Seals `text` for one lead; the lead's id is bound to it, so rows cannot be swapped. */
  seal(leadId: string, text: string): Sealed;
  /** Opens what `seal` made. Throws when key, lead or bytes are not the ones it was sealed with. */
  open(leadId: string, sealed: Sealed): string;
}

/** A vault over the network's two 32-byte keys. */
export function createContactVault(keys: { readonly hashKey: Buffer; readonly sealKey: Buffer }): ContactVault {
  const hashOf = keyedHash(keys.hashKey);
  const sealKeyOf = keyedHash(keys.sealKey);
  // A key object: handing over a Buffer makes createCipheriv take twice as long.
  const keyOf = (salt: Buffer): KeyObject => createSecretKey(sealKeyOf(salt));
  const hash = (identity: string): string => hashOf(identity).toString("hex", 0, HASH_BYTES);
  return {
    hash,
    hashPerson: (kind, sha256) => hash(`${kind}:${sha256}`),
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
      const decipher = createDecipheriv("aes-256-gcm", keyOf(salt), sealed.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(leadId));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      return decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
