// The database of a release with one of each thing in it, as a backup, and what tests know of it.
// `npm run release:fixture` makes those of this version anew, before it is released.
import { readFileSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { writeBackup } from "../../server/platform/backup/write-backup.ts";
import { VERSION } from "../../server/compose/version.ts";
import { HASH_KEY, SEAL_KEY, wrapKey } from "../../server/platform/crypto/network-keys.ts";
import { insertMissingKeys } from "../../server/platform/crypto/network-keys.store.ts";
import { PASSPHRASE } from "./backups.ts";
import { person, startBusyMarket } from "./busy-market.ts";
import { TEST_KEYS } from "./test-vaults.ts";

const FOLDER = join(import.meta.dirname, "../fixtures/releases");
/** Public, like all that tests seal with. */
const SECRET = "the secret of a released test network";
/** Of zstd: the file is committed, and written seldom. */
const LEVEL = 19;

/** What tests know of the network in the backup. */
export interface ReleaseFacts {
  readonly version: string;
  readonly secret: string;
  /** The moment of the last post. */
  readonly atMs: number;
  readonly sourceKey: string;
  readonly buyerKey: string;
  /** A post with its Idempotency-Key, the answer as it was sent, and the lead that was bought. */
  readonly post: { readonly body: string; readonly key: string; readonly answer: string };
  readonly leadId: string;
  readonly phone: string;
}

export const backupOf = (version: string): string => join(FOLDER, `${version}.backup`);

export function readFacts(version: string): ReleaseFacts {
  return JSON.parse(readFileSync(join(FOLDER, `${version}.json`), "utf8"));
}

/** Trades for ten days in a test database and backs it up as the fixture of this version. */
export async function writeReleaseFixture(): Promise<void> {
  const { api, clock, buyerId, sourceId } = await startBusyMarket();
  try {
    await insertMissingKeys(api.database.pool, [
      { name: HASH_KEY, wrapped: wrapKey(HASH_KEY, TEST_KEYS.hashKey, SECRET) },
      { name: SEAL_KEY, wrapped: wrapKey(SEAL_KEY, TEST_KEYS.sealKey, SECRET) },
    ]);
    const source = await api.sourceKey(sourceId);
    await api.forgetCaches();
    const { key: buyerKey } = await api.keyOf(buyerId);
    const phone = "+19165552977";
    const [body, key] = [JSON.stringify(person({ phone })), randomUUID()];
    const { text, body: answer } = await api.call(source, "POST", "/v1/leads", body, {
      "content-type": "application/json",
      "idempotency-key": key,
    });
    if (answer.sale !== "exclusive") throw new Error(`the lead was not bought: ${text}`);
    const facts: ReleaseFacts = {
      version: VERSION,
      secret: SECRET,
      atMs: clock.nowMs,
      sourceKey: source.key,
      buyerKey,
      post: { body, key, answer: text },
      leadId: answer.lead.id,
      phone,
    };
    await writeBackup(
      backupOf(VERSION),
      { url: api.database.url, folder: { secret: null, files: [] }, version: VERSION },
      {
        passphrase: PASSPHRASE,
        overwrite: true,
        signal: new AbortController().signal,
        level: LEVEL,
      },
    );
    writeFileSync(join(FOLDER, `${VERSION}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  } finally {
    await api.stop();
  }
}
