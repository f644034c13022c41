// The network's own keys, made once at its first start and kept in the database, wrapped with
// PLAT_SECRET: a copy of the database alone opens nothing, and a new PLAT_SECRET changes none of
// them.
import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type pg from "pg";
import { StartProblem } from "../config/start-problem.ts";
import type { Queryable } from "../db/queryable.ts";
import { inTransaction } from "../db/transaction.ts";
import {
  insertMissingKeys,
  lockKeys,
  type NetworkKeyRow,
  readKeys,
  updateWrappedKey,
} from "./network-keys.store.ts";

/** What a vault seals and compares by. */
export interface VaultKeys {
  /** For the hashes that contacts are compared by. */
  readonly hashKey: Buffer;
  /** For the seal on contacts at rest. */
  readonly sealKey: Buffer;
}

export interface NetworkKeys extends VaultKeys {
  /**
   * Signs push messages (VAPID): the private number of a key pair on P-256. Every browser's
   * subscription holds to it.
   */
  readonly vapidKey: Buffer;
}

export const HASH_KEY = "contact_hash";
export const SEAL_KEY = "contact_seal";
const VAPID_KEY = "vapid";

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The network's keys. Makes those that are missing; a key still wrapped with `oldSecret` is wrapped
 * anew with `secret`. Processes that start together get the same keys. Throws a StartProblem when
 * neither secret opens them.
 */
export async function loadNetworkKeys(
  pool: pg.Pool,
  secret: string,
  oldSecret: string | null,
): Promise<NetworkKeys> {
  const names = [HASH_KEY, SEAL_KEY, VAPID_KEY];
  const keys = await inTransaction(pool, async ({ client }) => {
    await insertMissingKeys(
      client,
      names.map((name) => ({
        name,
        wrapped: wrapKey(
          name,
          name === VAPID_KEY ? makePrivateKey() : randomBytes(KEY_BYTES),
          secret,
        ),
      })),
    );
    const opened = new Map<string, Buffer>();
    for (const row of await lockKeys(client, names)) {
      let key = unwrapKey(row, secret);
      if (key === null && oldSecret !== null) {
        key = unwrapKey(row, oldSecret);
        if (key !== null)
          await updateWrappedKey(client, {
            name: row.name,
            wrapped: wrapKey(row.name, key, secret),
          });
      }
      if (key === null) throw new StartProblem(wrongSecret(oldSecret !== null));
      opened.set(row.name, key);
    }
    return opened;
  });
  const [hashKey, sealKey, vapidKey] = [
    keys.get(HASH_KEY),
    keys.get(SEAL_KEY),
    keys.get(VAPID_KEY),
  ];
  if (hashKey === undefined || sealKey === undefined || vapidKey === undefined)
    throw new Error("a network key has no row");
  return { hashKey, sealKey, vapidKey };
}

/** Whether `secret` opens the keys in a database; also where there are none yet. */
export async function opensNetworkKeys(db: Queryable, secret: string): Promise<boolean> {
  return (await readKeys(db)).every((row) => unwrapKey(row, secret) !== null);
}

/** Of a fresh pair on P-256, with the zeros that it may begin with. */
function makePrivateKey(): Buffer {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]);
}

function wrongSecret(triedOld: boolean): string {
  return triedOld
    ? "Neither PLAT_SECRET nor PLAT_SECRET_OLD opens the keys in this database: set " +
        "PLAT_SECRET_OLD to the secret that was in use before."
    : "PLAT_SECRET does not open the keys in this database: set it to the secret the database " +
        "was made with, or set that one as PLAT_SECRET_OLD.";
}

/**
 * A key as its row keeps it: salt, nonce, AES-256-GCM ciphertext and tag. The name is bound to
 * them, so that rows cannot be swapped.
 */
export function wrapKey(name: string, key: Buffer, secret: string): Buffer {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", wrappingKey(secret, salt), nonce);
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([salt, nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

/** The key, or null when the secret is not the one it was wrapped with. */
function unwrapKey({ name, wrapped }: NetworkKeyRow, secret: string): Buffer | null {
  const nonceAt = SALT_BYTES + NONCE_BYTES;
  if (wrapped.length !== nonceAt + KEY_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(
    "aes-256-gcm",
    wrappingKey(secret, wrapped.subarray(0, SALT_BYTES)),
    wrapped.subarray(SALT_BYTES, nonceAt),
  );
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(wrapped.subarray(nonceAt + KEY_BYTES));
  try {
    return Buffer.concat([
      decipher.update(wrapped.subarray(nonceAt, nonceAt + KEY_BYTES)),
      decipher.final(),
    ]);
  } catch {
    return null;
  }
}

/**
 * HKDF-SHA256 (RFC 5869): the secret has 32 characters or more, so nothing has to be slowed down.
 */
function wrappingKey(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, "plat network key", KEY_BYTES));
}
