// Random weeks of trade: whatever is sold, given back, matured, asked for, refused and sent, each
// payout is the sum of its earnings to the cent, no earning is paid twice, and the book verifies.
import { cents } from "../../../../domain/money/money.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  MarketFixture,
  NETWORK_ID,
  post,
  postBody,
  startMarket,
} from "../../../../test/support/market.ts";
import { TEST_PAYEE_VAULT } from "../../../../test/support/test-vaults.ts";
import type { PayoutStep } from "../../../../domain/payouts/payout.ts";
import { matureEarnings } from "../earnings/index.ts";
import { verifyLedger } from "../ledger/index.ts";
import type { Distribution, SourceTerms } from "../../selling/distribution/index.ts";
import { approveReturn } from "../../marketplace/returns/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { requestWithin, stepWithin, writeDetails } from "./index.ts";
import { lockPayouts } from "./payout.store.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const clock = { nowMs: Date.parse("2026-11-02T15:00:00Z") };
let database: TestDatabase;
let market: Distribution;
let sources: readonly SourceTerms[];
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, clock.nowMs - 200 * DAY_MS);
  sources = [await fixture.source(), await fixture.source()];
  for (const [index, { affiliateId }] of sources.entries()) {
    await database.pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
      affiliateId,
    ]);
    const tax = {
      legalName: "A",
      businessName: null,
      taxClass: "individual",
      street: "1 Elm St",
      city: "Reno",
      state: "NV",
      zipCode: "89501",
      numberKind: "ssn",
      number: "123456789",
      signature: "A",
    } as const;
    await inTransaction(database.pool, (tx) =>
      writeDetails(tx, TEST_PAYEE_VAULT, {
        accountId: affiliateId,
        tax,
        bank: { holder: "A", routing: "011000015", number: `1000${index}`, kind: "checking" },
        schedule: "by_hand",
        atMs: clock.nowMs,
      }),
    );
  }
  // Prices that differ, so that sums do not agree by chance.
  for (const [index, cents] of [5_003, 3_331, 2_117].entries())
    await fixture.campaign({
      accountId: await fixture.advertiser(`Buyer ${index}`, 100_000_000),
      sharedCents: cents,
    });
  market = await startMarket(database.pool, database.url, () => clock.nowMs);
});
afterAll(async () => {
  await market.stop();
  await database.drop();
});

type Act =
  | {
      readonly kind: "sell" | "return" | "days" | "mature" | "ask";
      readonly size: number;
      readonly who: number;
    }
  | { readonly kind: PayoutStep; readonly size: number; readonly who: number };
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    "sell",
    "sell",
    "return",
    "days",
    "mature",
    "ask",
    "approve",
    "order",
    "send",
    "reject",
    "cancel",
    "fail",
  ),
  size: fc.integer({ min: 1, max: 6 }),
  who: fc.integer({ min: 0, max: 1 }),
});

async function perform({ kind, size, who }: Act): Promise<void> {
  const source = sources[who % sources.length];
  if (source === undefined) throw new Error("there is no source");
  const { affiliateId } = source;
  const { pool } = database;
  const atMs = clock.nowMs;
  if (kind === "sell")
    for (let index = 0; index < size; index += 1)
      await post(market, source, postBody((people += 1)), () => clock.nowMs);
  else if (kind === "days") clock.nowMs += size * DAY_MS;
  else if (kind === "mature")
    await inTransaction(pool, (tx) => matureEarnings(tx, affiliateId, atMs));
  else if (kind === "ask")
    await inTransaction(pool, (tx) =>
      requestWithin(tx, {
        affiliateId,
        by: "weekly",
        networkId: NETWORK_ID,
        leastCents: cents(5_000),
        atMs,
      }),
    );
  else if (kind === "return") {
    const { rows } = await pool.query<{ id: string }>(
      `select id
       from sale
       where affiliate_id = $1 and status = 'sold'
       order by id desc
       offset $2
       limit 1`,
      [affiliateId, size],
    );
    if (rows[0] !== undefined)
      await inTransaction(pool, (tx) =>
        approveReturn(tx, {
          saleId: rows[0]?.id ?? "",
          reason: "other",
          filedAtMs: atMs,
          decidedAtMs: atMs,
          networkId: NETWORK_ID,
        }),
      );
  } else {
    const { rows } = await pool.query<{ id: string }>(
      "select id from payout where affiliate_id = $1 order by id desc limit 1",
      [affiliateId],
    );
    await inTransaction(pool, async (tx) => {
      for (const row of await lockPayouts(
        tx,
        rows.map(({ id }) => id),
      ))
        await stepWithin(tx, row, {
          step: kind,
          reason: "Because.",
          actor: null,
          networkId: NETWORK_ID,
          atMs,
        });
    });
  }
}

it("holds after any sequence of acts", async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 60 }), async (acts) => {
      for (const one of acts) await perform(one);
      // And a payout to its end, so that each run has one.
      for (const kind of [
        "sell",
        "days",
        "days",
        "mature",
        "ask",
        "approve",
        "order",
        "send",
      ] as const)
        await perform({ kind, size: 6, who: 0 });
      expect(await verifyLedger(database.pool)).toEqual([]);
      const { rows } = await database.pool.query<{
        id: string;
        amount: bigint;
        sum: bigint;
        count: bigint;
      }>(
        `select p.id, p.amount_cents as amount, sum(s.earning_cents)::bigint as sum,
           count(*) as count
         from payout p
         join payout_line l on l.payout_id = p.id
         join sale s on s.id = l.sale_id
         where p.status = 'sent'
         group by p.id`,
      );
      for (const row of rows) expect(row.sum, row.id).toBe(row.amount);
      const [paid] = (
        await database.pool.query<{
          earnings: bigint;
          payouts: bigint;
          booked: bigint;
          twice: bigint;
        }>(
          `select (
             select coalesce(sum(earning_cents), 0)
             from sale
             where earning_status = 'paid'
           )::bigint as earnings,
             (
               select coalesce(sum(amount_cents), 0)
               from payout
               where status = 'sent'
             )::bigint as payouts,
             (
               select coalesce(sum(amount_cents), 0)
               from transfer
               where kind = 'payout'
             )::bigint as booked,
             (select count(*) - count(distinct sale_id) from payout_line) as twice`,
        )
      ).rows;
      expect(paid).toMatchObject({ earnings: paid?.payouts, booked: paid?.payouts, twice: 0n });
      sent = rows.length;
    }),
    { numRuns: 6, seed: 20_261_123 },
  );
  expect(sent).toBeGreaterThan(3);
});
