// SHA-256 of idempotency keys and requests, by which calls are recognized, and of a person's phone
// and email, as a ping may bring them.
import { hash } from "node:crypto";

export function sha256(content: string | Buffer): Buffer {
  return hash("sha256", content, "buffer");
}

/** 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return hash("sha256", text, "hex");
}
