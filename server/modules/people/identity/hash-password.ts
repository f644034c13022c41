// Passwords at rest: Argon2id in the PHC string format, two at a time, so that a flood of sign-ins
// leaves a processor for the rest.
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { WorkQueue } from "./work-queue.ts";

/**
 * Memory in KiB, passes and lanes: the least that OWASP's password storage sheet and ASVS 5.0 name
 * for Argon2id.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const AT_ONCE = 2;
/** Some 40 ms each: the last in line waits about two seconds. */
const MOST_WAITING = 100;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43,86})$/;

const queue = new WorkQueue(AT_ONCE, MOST_WAITING);

/** Hashes with a salt of its own. Throws QueueFull when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive({
    ...COST,
    message: messageOf(password),
    nonce,
    tagLength: HASH_BYTES,
  });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/**
 * Whether the password is the hashed one, at the cost it was hashed with. Throws QueueFull when too
 * many wait.
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, "base64");
  const found = await derive({
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: messageOf(password),
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected);
}

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return queue.run(
    () =>
      new Promise((resolve, reject) => {
        argon2("argon2id", parameters, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );
}

/** Keyboards write the same letter in different ways: one form, as NIST SP 800-63B asks. */
function messageOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
