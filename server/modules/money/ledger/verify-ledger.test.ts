// Each check of the book finds the fault it is for: a fault is planted, found by its check, and
// taken back.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import { MarketFixture, post, postBody, startMarket } from "../../../../test/support/market.ts";
import { readPost } from "../../../../domain/lead/read-post.ts";
import { presumedContact, readPing } from "../../../../domain/pings/read-ping.ts";
import { scoreLead } from "../../../../domain/scoring/score-lead.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import type { Distribution, SourceTerms } from "../../selling/distribution/index.ts";
import { verifyLedger } from "./index.ts";
import { LEDGER_CHECKS, runCheck } from "./verify-ledger.store.ts";

const findPlace = buildPlaceFinder(readZips());
let database: TestDatabase;
const atMs = Date.parse("2026-11-20T18:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, atMs);
  const source = await fixture.source();
  for (const name of ["One", "Two", "Three"]) {
    const buyer = await fixture.advertiser(name, 50_000);
    await fixture.campaign({ accountId: buyer, sharedCents: 3_000, limits: { leads: { day: 4 } } });
  }
  const market = await startMarket(database.pool, database.url, () => atMs);
  for (let index = 0; index < 3; index += 1)
    await post(market, source, postBody(index), () => atMs);
  await offerMade(market, source);
  await market.stop();
});

/** An offer that stands. */
async function offerMade(market: Distribution, source: SourceTerms): Promise<void> {
  const lead = readPing(readPost(postBody(6)).lead, {}, { nowMs: atMs, findPlace });
  if (!lead.ok) throw new Error("the ping can be read");
  const { facts, consent } = lead.value;
  const score = scoreLead(
    {
      facts,
      consent,
      contact: presumedContact(lead.value),
      provenance: {
        subIds: [null, null, null, null, null],
        clickId: null,
        adParams: {},
        vendorLeadId: null,
        custom: {},
      },
    },
    atMs,
  );
  const offer = await market.offer({
    receivedAtMs: atMs,
    source,
    subIds: null,
    facts,
    channels: consent.channels,
    score,
    contentHash: "00",
    phoneKey: null,
    checksPerson: true,
    emailKey: null,
    keep: true,
  });
  if (offer.slots.length === 0) throw new Error("nobody promised to buy");
}

afterAll(() => database.drop());

/** A payout that was sent, and nothing else of it. */
const SENT = `
  insert into payout (id, affiliate_id, amount_cents, status, requested_by, requested_at, ended_at,
    paid_at)
  select gen_random_uuid(), account_id, 5, 'sent', 'weekly', now(), now(), now()
  from affiliate
  limit 1
`;

/** Inserts a booked entry of the first wallet, whose balance went from 0 to `after`. */
function entryOf(kind: string, amount: number, after: number): string {
  return `
    insert into manual_entry (id, account_id, kind, status, amount_cents, made_by, made_at,
      decided_by, decided_at, before_cents, after_cents)
    select gen_random_uuid(), account_id, '${kind}', 'booked', ${amount}, 'ada', now(), 'ada',
      now(), 0, ${after}
    from wallet
    limit 1`;
}

const PLANTED: readonly (readonly [check: string, sql: string])[] = [
  [
    "wallet_equals_transfers",
    `update wallet
     set balance_cents = balance_cents + 1
     where account_id = (select account_id from wallet limit 1)`,
  ],
  [
    "sale_is_booked",
    "update sale set price_cents = price_cents + 1 where id = (select id from sale limit 1)",
  ],
  ["booked_sale_exists", "delete from sale where id = (select id from sale limit 1)"],
  [
    "return_is_booked",
    "update sale set status = 'returned' where id = (select id from sale limit 1)",
  ],
  [
    "return_is_booked",
    `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decided_at)
     select gen_random_uuid(), id, 'other', 'approved', now(), now(), now()
     from sale
     limit 1`,
  ],
  [
    "slots",
    "update lead set sold_slots = sold_slots - 1 where id = (select lead_id from sale limit 1)",
  ],
  [
    "sale_has_its_lead",
    "delete from lead_private where lead_id = (select lead_id from sale limit 1)",
  ],
  [
    "counters_equal_sales",
    `update campaign_state
     set total_leads = total_leads + 1
     where campaign_no = (select min(campaign_no) from campaign_state)`,
  ],
  [
    "campaign_has_counters",
    "delete from campaign_state where campaign_no = (select min(campaign_no) from campaign_state)",
  ],
  [
    "answer_equals_earnings",
    `update lead
     set answer_price_cents = answer_price_cents + 1
     where id = (select lead_id from sale limit 1)`,
  ],
  [
    "wallet_equals_transfers",
    `update ping_hold
     set status = 'released';
     insert into transfer
     select id, 'release', 'wallet', buyer_id, 'external', gen_random_uuid(), price_cents, now()
     from ping_hold`,
  ],
  ["held_equals_holds", "update wallet set held_cents = held_cents + 1 where held_cents > 0"],
  ["held_equals_holds", "update ping_hold set status = 'released'"],
  [
    "hold_is_ended_once",
    `insert into transfer
     select id, 'release', 'holds', buyer_id, 'wallet', buyer_id, price_cents, now()
     from ping_hold`,
  ],
  [
    "hold_is_ended_once",
    "update ping set state = 'expired', ended_at = now() where state = 'open'",
  ],
  ["held_money_has_a_hold", "delete from ping_hold"],
  ["counters_equal_sales", "delete from ping_hold"],
  [
    "money_has_an_account",
    `delete from wallet
     where account_id = (select debit_owner from transfer where debit_kind = 'wallet' limit 1)`,
  ],
  [
    "wallet_above_floor",
    "alter table wallet drop constraint wallet_check; update wallet set balance_cents = -1",
  ],
  [
    "payable_equals_transfers",
    "insert into payable (account_id, balance_cents) select account_id, 5 from affiliate",
  ],
  [
    "pending_equals_transfers",
    `update sale
     set earning_cents = earning_cents + 1
     where id = (select id from sale where earning_status = 'pending' limit 1)`,
  ],
  [
    "pending_equals_transfers",
    `insert into transfer
     select gen_random_uuid(), 'adjustment', 'pending', account_id, 'adjustments',
       gen_random_uuid(), 5, now()
     from affiliate`,
  ],
  [
    "payout_is_booked",
    `insert into transfer
     select gen_random_uuid(), 'payout', 'payable', account_id, 'external', gen_random_uuid(), 5,
       now()
     from affiliate`,
  ],
  ["payout_is_booked", `${SENT}`],
  ["payout_equals_its_earnings", `${SENT}`],
  [
    "payout_equals_its_earnings",
    `${SENT}; insert into payout_line select s.id, p.id, s.earning_cents from payout p, ` +
      "(select * from sale limit 1) s; update payout set amount_cents = (select amount_cents " +
      "from payout_line)",
  ],
  [
    "paid_earning_has_its_payout",
    "update sale set earning_status = 'paid' where id = (select id from sale limit 1)",
  ],
  ["manual_entry_is_booked", entryOf("payment", 5, 5)],
  [
    "manual_entry_is_booked",
    `insert into transfer
     select gen_random_uuid(), 'payment', 'external', gen_random_uuid(), 'wallet', account_id, 5,
       now()
     from wallet
     limit 1`,
  ],
  [
    "manual_entry_is_booked",
    `${entryOf("adjustment", -7, -7)};
     insert into transfer
     select id, kind, 'wallet', account_id, 'adjustments', gen_random_uuid(), 6, now()
     from manual_entry`,
  ],
  ["manual_entry_says_its_change", entryOf("refund", 5, 5)],
  ["manual_entry_says_its_change", entryOf("credit_limit", 5, 6)],
  [
    "payable_equals_earnings",
    "insert into payable (account_id, balance_cents) select account_id, 5 from affiliate",
  ],
];

describe("verifyLedger", () => {
  it("finds nothing in a book that the market wrote", async () => {
    expect(await verifyLedger(database.pool)).toEqual([]);
  });

  it.each(PLANTED)("%s finds its planted fault", async (check, sql) => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query(sql);
      const rule = LEDGER_CHECKS.find(({ name }) => name === check);
      if (rule === undefined) throw new Error(`there is no check ${check}`);
      expect(await runCheck(client, rule)).not.toEqual([]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  it("the book cannot be changed, only added to", async () => {
    await expect(database.pool.query("update transfer set amount_cents = 1")).rejects.toThrow(
      /append-only/,
    );
    await expect(database.pool.query("delete from transfer")).rejects.toThrow(/append-only/);
    await expect(database.pool.query("truncate transfer")).rejects.toThrow(/append-only/);
  });
});
