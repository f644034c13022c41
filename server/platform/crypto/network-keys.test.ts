import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import { StartProblem } from "../config/start-problem.ts";
import { openPool } from "../db/pool.ts";
import { loadNetworkKeys } from "./network-keys.ts";

const FIRST = "first secret first secret first secret";
const SECOND = "second secret second secret second secret";
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query("delete from network_key");
});

const storedKeys = async (): Promise<Buffer[]> =>
  (
    await database.pool.query<{ wrapped: Buffer }>("select wrapped from network_key order by name")
  ).rows.map((row) => row.wrapped);

describe("the network's keys", () => {
  it("are made once, 32 bytes each and different, and found again", async () => {
    const made = await loadNetworkKeys(database.pool, FIRST, null);
    expect([made.hashKey.length, made.sealKey.length]).toEqual([32, 32]);
    expect(made.hashKey).not.toEqual(made.sealKey);
    expect(await loadNetworkKeys(database.pool, FIRST, null)).toEqual(made);
  });

  it("hold one that push messages are signed with: a private number of P-256", async () => {
    const { vapidKey } = await loadNetworkKeys(database.pool, FIRST, null);
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(vapidKey);
    expect([vapidKey.length, pair.getPublicKey().length]).toEqual([32, 65]);
  });

  it("are never stored as they are", async () => {
    const keys = await loadNetworkKeys(database.pool, FIRST, null);
    const stored = Buffer.concat(await storedKeys());
    expect(Object.values<Buffer>({ ...keys }).map((key) => stored.includes(key))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("are the same for processes that start at once", async () => {
    const pools = [0, 1].map(() => openPool({ url: database.url, max: 4, onError: () => {} }));
    const loaded = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        loadNetworkKeys(pools[index % 2] ?? database.pool, FIRST, null),
      ),
    );
    await Promise.all(pools.map((pool) => pool.end()));
    expect(
      new Set(
        loaded.map(({ hashKey, sealKey, vapidKey }) =>
          [hashKey, sealKey, vapidKey].map((key) => key.toString("hex")).join(" "),
        ),
      ).size,
    ).toBe(1);
  });

  it("survive a change of the secret, which wraps them anew", async () => {
    const made = await loadNetworkKeys(database.pool, FIRST, null);
    expect(await loadNetworkKeys(database.pool, SECOND, FIRST)).toEqual(made);
    expect(await loadNetworkKeys(database.pool, SECOND, null)).toEqual(made);
    await expect(loadNetworkKeys(database.pool, FIRST, null)).rejects.toThrow(StartProblem);
  });

  it("stay closed to a wrong secret, which changes nothing", async () => {
    await loadNetworkKeys(database.pool, FIRST, null);
    const before = await storedKeys();
    await expect(loadNetworkKeys(database.pool, SECOND, null)).rejects.toThrow(
      /^PLAT_SECRET does not open the keys in this database: /,
    );
    await expect(loadNetworkKeys(database.pool, SECOND, `${SECOND} too`)).rejects.toThrow(
      /^Neither PLAT_SECRET nor PLAT_SECRET_OLD opens the keys/,
    );
    expect(await storedKeys()).toEqual(before);
  });

  it("cannot be swapped between rows", async () => {
    await loadNetworkKeys(database.pool, FIRST, null);
    await database.pool.query(
      `update network_key
       set wrapped = (select wrapped from network_key where name = 'contact_seal')
       where name = 'contact_hash'`,
    );
    await expect(loadNetworkKeys(database.pool, FIRST, null)).rejects.toThrow(StartProblem);
  });
});
