// Imitates the part of a browser that receives push messages: it has keys, and decrypts messages
// for them (RFC 8188 and 8291).
import { type ECDH, createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const SALT_BYTES = 16;
const KEY_ID_AT = 20;
const TAG_BYTES = 16;

export class PushBrowser {
  readonly #pair: ECDH = createECDH("prime256v1");
  readonly #secret = randomBytes(16);
  /** The keys in a subscription. */
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.#pair.generateKeys();
    this.keys = {
      p256dh: this.#pair.getPublicKey("base64url"),
      auth: this.#secret.toString("base64url"),
    };
  }

  /** Decrypts a message of one record. Throws if it was encrypted for another browser. */
  open(body: Buffer): ReturnType<typeof JSON.parse> {
    const salt = body.subarray(0, SALT_BYTES);
    const keyEnd = KEY_ID_AT + 1 + (body[KEY_ID_AT] ?? 0);
    const sender = body.subarray(KEY_ID_AT + 1, keyEnd);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#pair.getPublicKey(), sender]);
    const material = Buffer.from(
      hkdfSync("sha256", this.#pair.computeSecret(sender), this.#secret, info, 32),
    );
    const [key, nonce] = (
      [
        ["aes128gcm", 16],
        ["nonce", 12],
      ] as const
    ).map(([use, bytes]) =>
      Buffer.from(
        hkdfSync("sha256", material, salt, Buffer.from(`Content-Encoding: ${use}\0`), bytes),
      ),
    );
    const decipher = createDecipheriv("aes-128-gcm", key ?? "", nonce ?? "");
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const padded = Buffer.concat([
      decipher.update(body.subarray(keyEnd, -TAG_BYTES)),
      decipher.final(),
    ]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}
