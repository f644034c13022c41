// The round that makes earnings payable: what is of age moves once, what is held or disputed waits.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import { MarketFixture, post, postBody, startMarket } from "../../../../test/support/market.ts";
import { verifyLedger } from "../ledger/index.ts";
import { matureAll } from "./earnings.jobs.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const SALES = 6;
const EARNED = 3_500n;
let database: TestDatabase;
let affiliates: readonly { readonly old: boolean; readonly id: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, AT_MS - 100 * DAY_MS);
  const old = await fixture.source();
  const fresh = { ...(await fixture.source()), affiliateSinceMs: AT_MS - DAY_MS };
  affiliates = [
    { old: true, id: old.affiliateId },
    { old: false, id: fresh.affiliateId },
  ];
  await database.pool.query(
    "insert into payable (account_id, balance_cents) values ($1, 0), ($2, 0)",
    [old.affiliateId, fresh.affiliateId],
  );
  await fixture.campaign({
    accountId: await fixture.advertiser("Patient Realty", 1_000_000),
    exclusiveCents: 5_000,
  });
  const market = await startMarket(database.pool, database.url, () => AT_MS);
  for (let index = 0; index < SALES; index += 1)
    for (const source of [old, fresh])
      await post(market, source, postBody(index * 2 + (source === old ? 0 : 1)), () => AT_MS);
  await market.stop();
  await database.pool.query(
    `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decide_until)
     select gen_random_uuid(), id, 'other', 'filed', $2, $2, $2
     from sale
     where affiliate_id = $1
     order by id
     limit 1`,
    [old.affiliateId, new Date(AT_MS + DAY_MS)],
  );
});

afterAll(() => database.drop());

const payable = async (): Promise<readonly bigint[]> => {
  const { rows } = await database.pool.query<{ account_id: string; balance_cents: bigint }>(
    "select account_id, balance_cents from payable",
  );
  return affiliates.map(
    ({ id }) => rows.find((row) => row.account_id === id)?.balance_cents ?? -1n,
  );
};

it("makes payable what is of age, once, whichever process comes first", async () => {
  expect(await matureAll(database.pool, AT_MS + 7 * DAY_MS - 1)).toBe(0n);
  const moved = await Promise.all(
    [1, 2, 3].map(() => matureAll(database.pool, AT_MS + 7 * DAY_MS)),
  );
  expect(moved.reduce((sum, cents) => sum + cents, 0n)).toBe(BigInt(SALES - 1) * EARNED);
  expect(await payable()).toEqual([BigInt(SALES - 1) * EARNED, 0n]);
});

it("holds a new affiliate's for thirty more days, and a disputed one until decided", async () => {
  expect(await matureAll(database.pool, AT_MS + 37 * DAY_MS)).toBe(BigInt(SALES) * EARNED);
  expect(await payable()).toEqual([BigInt(SALES - 1) * EARNED, BigInt(SALES) * EARNED]);
  await database.pool.query("update lead_return set status = 'declined', decided_at = $1", [
    new Date(AT_MS + 38 * DAY_MS),
  ]);
  expect(await matureAll(database.pool, AT_MS + 38 * DAY_MS)).toBe(EARNED);
  expect(await verifyLedger(database.pool)).toEqual([]);
});
