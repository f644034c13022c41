// Checks that a return refunds once, and that declined ones lower the buyer's rank.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  MarketFixture,
  NETWORK_ID,
  post,
  postBody,
  startMarket,
} from "../../../../test/support/market.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { matureEarnings } from "../../money/earnings/index.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import { approveReturn, refreshModifiers } from "./index.ts";
import { DEFAULT_RATING_RULES } from "../../../../domain/distribution/bidder.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
let database: TestDatabase;
let buyerId: string;
let affiliateId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, AT_MS - 100 * DAY_MS);
  const source = await fixture.source();
  affiliateId = source.affiliateId;
  await database.pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
    affiliateId,
  ]);
  buyerId = await fixture.advertiser("Returning Realty", 1_000_000);
  await fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  const market = await startMarket(database.pool, database.url, () => AT_MS);
  for (let index = 0; index < 25; index += 1)
    await post(market, source, postBody(index), () => AT_MS);
  await market.stop();
});

afterAll(() => database.drop());

const saleIds = async (): Promise<string[]> =>
  (
    await database.pool.query<{ id: string }>(
      "select id from sale where status = 'sold' order by id",
    )
  ).rows.map((row) => row.id);
const approve = (saleId: string, filedAtMs = AT_MS + DAY_MS) =>
  inTransaction(database.pool, (tx) =>
    approveReturn(tx, {
      saleId,
      reason: "other",
      filedAtMs,
      decidedAtMs: filedAtMs,
      networkId: NETWORK_ID,
    }),
  );
const balance = async (): Promise<bigint> =>
  (
    await database.pool.query<{ balance_cents: bigint }>(
      "select balance_cents from wallet where account_id = $1",
      [buyerId],
    )
  ).rows[0]?.balance_cents ?? -1n;

describe("approveReturn", () => {
  it("refunds once, under any concurrent calls", async () => {
    const [saleId = ""] = await saleIds();
    const before = await balance();
    const results = await Promise.all(Array.from({ length: 16 }, () => approve(saleId)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(results.flatMap((result) => (result.ok ? [] : [result.error])))).toEqual(
      new Set(["already_returned"]),
    );
    expect(await balance()).toBe(before + 5_000n);
    expect(await verifyLedger(database.pool)).toEqual([]);
  });

  it("refuses after the window, for an unknown sale, and once the earning is payable", async () => {
    const [saleId = ""] = await saleIds();
    expect(await approve(saleId, AT_MS + 8 * DAY_MS)).toEqual({
      ok: false,
      error: "window_closed",
    });
    expect(await approve("018f0000-0000-7000-8000-0000000000ff")).toEqual({
      ok: false,
      error: "not_found",
    });
    const moved = await inTransaction(database.pool, (tx) =>
      matureEarnings(tx, affiliateId, AT_MS + 7 * DAY_MS),
    );
    expect(moved).toBe(24n * 3_500n);
    expect(await approve(saleId, AT_MS + 7 * DAY_MS)).toEqual({
      ok: false,
      error: "already_payable",
    });
  });
});

describe("refreshModifiers", () => {
  it("lowers the rank by the share of declined returns, and raises the version", async () => {
    const [first, second] = await saleIds();
    const version = async () =>
      (await database.pool.query<{ version: bigint }>("select version from distribution_version"))
        .rows[0]?.version ?? 0n;
    const before = await version();
    await database.pool.query(
      `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decided_at)
       select gen_random_uuid(), id, 'other', 'declined', $2, $2, $2
       from sale
       where id = any($1::uuid[])`,
      [[first, second], new Date(AT_MS + DAY_MS)],
    );
    expect(await refreshModifiers(database.pool, DEFAULT_RATING_RULES, AT_MS + 2 * DAY_MS)).toBe(1);
    const { rows } = await database.pool.query(
      "select bid_modifier from advertiser where account_id = $1",
      [buyerId],
    );
    // 2 of 25 declined: 8 % off.
    expect(rows).toEqual([{ bid_modifier: 9_200 }]);
    expect(await version()).toBeGreaterThan(before);
    expect(await refreshModifiers(database.pool, DEFAULT_RATING_RULES, AT_MS + 2 * DAY_MS)).toBe(0);
  });
});
