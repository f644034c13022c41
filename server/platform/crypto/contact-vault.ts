// Contact data at rest and in comparison: sealed with a key of the lead's own, compared only through a keyed hash.
import { type KeyObject, createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from "node:crypto";

const HASH_DIGITS = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is stored of a sealed text. Deleting the salt makes the sealed bytes unreadable, backups of them included. */
export interface Sealed {
  readonly salt: Buffer;
  /** Nonce, AES-256-GCM ciphertext, tag. */
  readonly sealed: Buffer;
}

export interface ContactVault {
  /** The keyed hash of an identity ("phone:+15555550100"): HMAC-SHA256 cut to 128 bits, in hex. */
  hash(identity: string): string;
  /** Seals `text` for one lead; the lead's id is bound to it, so rows cannot be swapped. */
  seal(leadId: string, text: string): Sealed;
  /** Opens what `seal` made. Throws when key, lead or bytes are not the ones it was sealed with. */
  open(leadId: string, sealed: Sealed): string;
}

/** A vault over the network's two 32-byte keys. */
export function createContactVault(keys: { readonly hashKey: Buffer; readonly sealKey: Buffer }): ContactVault {
  // Key objects: handing over a Buffer makes one anew at every call, which takes four times as long as the hash itself.
  const hashKey = createSecretKey(keys.hashKey);
  const sealKey = createSecretKey(keys.sealKey);
  const keyOf = (salt: Buffer): KeyObject => createSecretKey(createHmac("sha256", sealKey).update(salt).digest());
  return {
    hash: (identity) => createHmac("sha256", hashKey).update(identity).digest("hex").slice(0, HASH_DIGITS),
    seal(leadId, text) {
      const random = randomBytes(SALT_BYTES + NONCE_BYTES);
      const salt = random.subarray(0, SALT_BYTES);
      const nonce = random.subarray(SALT_BYTES);
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
