// The hash by which calls are recognised: of their idempotency keys and of what they asked for.
import { createHash } from "node:crypto";

export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
