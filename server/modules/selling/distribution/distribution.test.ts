// Checks a lead's path through a real database: sold, recorded in the ledger, remembered, never
// sold twice.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import { MarketFixture, post, postBody, startMarket } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import type { Distribution, SourceTerms } from "./index.ts";

const START_MS = Date.parse("2026-11-20T18:00:00Z");
let database: TestDatabase;
let fixture: MarketFixture;
let market: Distribution;
let source: SourceTerms;
let nowMs = START_MS;
let person = 0;
const now = (): number => nowMs;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await MarketFixture.create(database.pool, START_MS);
  source = await fixture.source();
  market = await startMarket(database.pool, database.url, now, undefined, errors);
});

afterAll(async () => {
  await market.stop();
  await database.drop();
});

beforeEach(async () => {
  nowMs = START_MS;
  errors.length = 0;
  await database.pool.query(
    `update campaign
     set status = 'paused', version = (select version + 1 from distribution_version)`,
  );
  await database.pool.query("update distribution_version set version = version + 1");
  await market.catchUp();
});

const answered = async (
  body: Record<string, unknown>,
  options: { idempotencyKey?: string } = {},
  from: SourceTerms = source,
) => {
  const result = await post(market, from, body, now, options);
  if (result.kind !== "answered") throw new Error("expected an answer");
  return result.answer;
};

/** The same post this many days later, with consent given again. */
const later = (days: number, body: Record<string, unknown>) => {
  nowMs = START_MS + days * 86_400_000;
  return answered({ ...body, consent_at: new Date(nowMs - 60_000).toISOString() });
};

/** How many keys remember all of these leads. */
const keysOf = async (...leadIds: readonly string[]): Promise<number> => {
  const { rows } = await database.pool.query(
    `select count(*)::int as keys
     from lead_key
     where array_prepend(lead_id, earlier) @> $1::uuid[]`,
    [leadIds],
  );
  return rows[0].keys;
};

describe("a posted lead", () => {
  it("is sold to the best exclusive bid, recorded and charged to the wallet", async () => {
    const rich = await fixture.advertiser("Rich Realty", 100_000);
    const poor = await fixture.advertiser("Poor Realty", 100_000);
    await fixture.campaign({ accountId: rich, exclusiveCents: 9_000 });
    await fixture.campaign({ accountId: poor, exclusiveCents: 5_000 });
    const answer = await answered(postBody((person += 1)));
    expect(answer).toMatchObject({ status: "accepted", sale: "exclusive", priceCents: 6_300n });
    const { rows } = await database.pool.query(
      "select buyer_id, price_cents, earning_cents from sale where lead_id = $1",
      [answer.leadId],
    );
    expect(rows).toEqual([{ buyer_id: rich, price_cents: 9_000n, earning_cents: 6_300n }]);
    const wallet = await database.pool.query(
      "select balance_cents from wallet where account_id = $1",
      [rich],
    );
    expect(wallet.rows[0].balance_cents).toBe(91_000n);
    const transfers = await database.pool.query(
      `select sum(amount_cents)::bigint as sum
       from transfer
       where cause_id = (select id from sale where lead_id = $1)`,
      [answer.leadId],
    );
    expect(transfers.rows[0].sum).toBe(9_000n);
  });

  it("is a duplicate the second time, answered with the first outcome", async () => {
    const buyer = await fixture.advertiser("Twice Realty", 100_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    const body = postBody((person += 1));
    const first = await answered(body);
    const second = await answered(body);
    expect(second).toMatchObject({
      status: "duplicate",
      reason: "duplicate",
      leadId: first.leadId,
      original: { status: "accepted", priceCents: 2_800n },
    });
    const other = await fixture.source();
    const elsewhere = await answered(body, {}, other);
    expect(elsewhere).toMatchObject({ status: "duplicate", original: null });
    expect(elsewhere.leadId).not.toBe(first.leadId);
  });

  it("sent 64 times concurrently is sold once", async () => {
    const buyer = await fixture.advertiser("Burst Realty", 100_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    const body = postBody((person += 1));
    const answers = await Promise.all(Array.from({ length: 64 }, () => answered(body)));
    expect(answers.filter((answer) => answer.status === "accepted")).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === "duplicate")).toHaveLength(63);
    expect(new Set(answers.map((answer) => answer.leadId)).size).toBe(1);
    expect(errors).toEqual([]);
  });

  it("answers the same idempotency key with the same bytes and refuses another body", async () => {
    const buyer = await fixture.advertiser("Same Realty", 100_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    const body = postBody((person += 1));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => answered(body, { idempotencyKey: "key-1" })),
    );
    for (const answer of [...answers, await answered(body, { idempotencyKey: "key-1" })])
      expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: "accepted" });
    const result = await post(market, source, postBody((person += 1)), now, {
      idempotencyKey: "key-1",
    });
    expect(result.kind).toBe("mismatch");
  });

  it("goes to shared buyers when they bring more together", async () => {
    const buyers = await Promise.all(
      ["A", "B", "C", "D"].map((name) => fixture.advertiser(`Shared ${name}`, 100_000)),
    );
    for (const [index, accountId] of buyers.entries())
      await fixture.campaign({ accountId, sharedCents: 4_000 + index, exclusiveCents: 9_000 });
    const answer = await answered(postBody((person += 1)));
    expect(answer.sale).toBe("shared");
    const { rows } = await database.pool.query<{ buyer_id: string }>(
      "select buyer_id from sale where lead_id = $1 order by slot",
      [answer.leadId],
    );
    expect(rows.map((row) => row.buyer_id)).toEqual([buyers[3], buyers[2], buyers[1]]);
  });

  it("is rejected with no_buyer, and listed where the source lists", async () => {
    expect(await answered(postBody((person += 1)))).toMatchObject({
      status: "rejected",
      reason: "no_buyer",
    });
    const lists = await fixture.source({ unsoldRule: "list" });
    const answer = await answered(postBody((person += 1)), {}, lists);
    expect(answer).toMatchObject({ status: "accepted", sale: "none", priceCents: 0n });
    const { rows } = await database.pool.query(
      "select exclusive_price_cents, slot_price_cents from listing where lead_id = $1",
      [answer.leadId],
    );
    expect(rows).toHaveLength(1);
  });

  it("is sold only with the certificate and age a campaign asks for, and keeps both", async () => {
    const [certified, fresh] = [
      await fixture.advertiser("Certified Realty", 100_000),
      await fixture.advertiser("Fresh Realty", 100_000),
    ];
    await fixture.campaign({
      accountId: certified,
      exclusiveCents: 9_000,
      criteria: { field: "verification", in: ["certificate"] },
    });
    await fixture.campaign({
      accountId: fresh,
      exclusiveCents: 5_000,
      criteria: { field: "age_minutes", max: 30 },
    });
    const askedAgo = (minutes: number) => ({
      consent_at: new Date(nowMs - minutes * 60_000).toISOString(),
    });
    const certificate = {
      trustedform_cert_url: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
    };
    const outcome = async (fields: Record<string, unknown>) => {
      const { leadId } = await answered(postBody((person += 1), fields));
      const { rows } = await database.pool.query(
        `select l.verifications, l.age_minutes, s.buyer_id
         from lead l
         left join sale s on s.lead_id = l.id
         where l.id = $1`,
        [leadId],
      );
      return rows[0];
    };
    expect(await outcome({ ...askedAgo(31), ...certificate })).toEqual({
      verifications: "certificate",
      age_minutes: 31,
      buyer_id: certified,
    });
    expect(await outcome(askedAgo(30))).toEqual({
      verifications: "",
      age_minutes: 30,
      buyer_id: fresh,
    });
    expect(await outcome(askedAgo(31))).toEqual({
      verifications: "",
      age_minutes: 31,
      buyer_id: null,
    });
  });

  it("is refused with a reason and recorded without contact if a field is missing", async () => {
    const { phone: _phone, email: _email, ...rest } = postBody((person += 1));
    const answer = await answered(rest);
    expect(answer).toMatchObject({ status: "rejected", reason: "missing_field" });
    const { rows } = await database.pool.query(
      `select status, reason_code,
         (select count(*)::int from lead_private p where p.lead_id = l.id) as contacts
       from lead l
       where id = $1`,
      [answer.leadId],
    );
    expect(rows).toEqual([{ status: "rejected", reason_code: "missing_field", contacts: 0 }]);
  });

  it("stops at caps exactly, whatever the batch size", async () => {
    const buyer = await fixture.advertiser("Capped Realty", 1_000_000);
    const no = await fixture.campaign({
      accountId: buyer,
      exclusiveCents: 4_000,
      limits: { leads: { day: 10 }, cents: { month: 100_000 } },
    });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => answered(postBody((person += 1)))),
    );
    expect(answers.filter((answer) => answer.status === "accepted")).toHaveLength(10);
    nowMs += 24 * 3_600_000;
    const next = await Promise.all(
      Array.from({ length: 40 }, () => answered(postBody((person += 1)))),
    );
    expect(next.filter((answer) => answer.status === "accepted")).toHaveLength(10);
    const { rows } = await database.pool.query(
      "select day_leads, total_leads, total_cents from campaign_state where campaign_no = $1",
      [no],
    );
    expect(rows).toEqual([{ day_leads: 10, total_leads: 20, total_cents: 80_000n }]);
  });

  it("sells exactly what a wallet can pay, and continues after an outside top-up", async () => {
    const buyer = await fixture.advertiser("Thrifty Realty", 20_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answered(postBody((person += 1)))),
    );
    expect(answers.filter((answer) => answer.status === "accepted")).toHaveLength(5);
    await database.pool.query(
      "update wallet set balance_cents = balance_cents + 8000 where account_id = $1",
      [buyer],
    );
    const more = await Promise.all(
      Array.from({ length: 20 }, () => answered(postBody((person += 1)))),
    );
    expect(more.filter((answer) => answer.status === "accepted")).toHaveLength(2);
  });

  it("does not sell a person twice to one buyer", async () => {
    const buyer = await fixture.advertiser("Owner Realty", 100_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    const body = postBody((person += 1));
    expect(await answered(body)).toMatchObject({ status: "accepted" });
    expect(await answered({ ...body, side: "buyer" })).toMatchObject({
      status: "rejected",
      reason: "no_buyer",
    });
  });

  it("sold exclusively is no duplicate after 90 days, nor sold to a past buyer again", async () => {
    const first = await fixture.advertiser("First Realty", 100_000);
    const second = await fixture.advertiser("Second Realty", 100_000);
    await fixture.campaign({ accountId: first, exclusiveCents: 9_000 });
    await fixture.campaign({ accountId: second, exclusiveCents: 4_000 });
    const body = { ...postBody((person += 1)), address: undefined };
    const [bought, soldTwice] = [await answered(body), await later(91, body)];
    expect([bought, soldTwice].map(({ status, priceCents }) => [status, priceCents])).toEqual([
      ["accepted", 6_300n],
      ["accepted", 2_800n],
    ]);
    expect(await later(180, body)).toMatchObject({ status: "duplicate" });
    expect(await later(182, body)).toMatchObject({ status: "rejected", reason: "no_buyer" });
    expect(await keysOf(soldTwice.leadId, bought.leadId)).toEqual(2);
  });

  it("that is never sold leaves the person's keys once it can no longer matter", async () => {
    const body = { ...postBody((person += 1)), address: undefined };
    const leads = [await answered(body)];
    for (const days of [61, 122, 183]) leads.push(await later(days, body));
    expect(leads.map(({ reason }) => reason)).toEqual(Array(4).fill("no_buyer"));
    const { rows } = await database.pool.query("select earlier from lead_key where lead_id = $1", [
      leads.at(-1)?.leadId,
    ]);
    expect(rows).toEqual([{ earlier: null }, { earlier: null }]);
  });

  it("that was refused is decided anew as soon as a campaign has room", async () => {
    const body = postBody((person += 1));
    expect(await answered(body)).toMatchObject({ status: "rejected", reason: "no_buyer" });
    const buyer = await fixture.advertiser("Room Realty", 100_000);
    const no = await fixture.campaign({
      accountId: buyer,
      exclusiveCents: 4_000,
      limits: { leads: { total: 1 } },
    });
    const first = await answered(postBody((person += 1)));
    const refused = await answered(body);
    expect([first, refused]).toMatchObject([
      { status: "accepted" },
      { status: "rejected", reason: "no_buyer" },
    ]);
    await database.pool.query(
      `update campaign
       set limits = '{"leads": {"total": 2}}',
         version = (select version + 1 from distribution_version)
       where no = $1`,
      [no],
    );
    await database.pool.query("update distribution_version set version = version + 1");
    await market.catchUp();
    const sold = await answered(body);
    expect(sold).toMatchObject({ status: "accepted", sale: "exclusive" });
    expect(await answered(body)).toMatchObject({ status: "duplicate", leadId: sold.leadId });
    const { rows } = await database.pool.query("select reason_code from lead where id = $1", [
      refused.leadId,
    ]);
    expect(rows).toEqual([{ reason_code: "no_buyer" }]);
  });

  it("refuses a suppressed person", async () => {
    const buyer = await fixture.advertiser("Quiet Realty", 100_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    const body = postBody((person += 1));
    await database.pool.query("insert into suppression values ($1, 'asked', now())", [
      Buffer.from(TEST_VAULT.hash("email", String(body["email"])), "hex"),
    ]);
    expect(await answered(body)).toMatchObject({ status: "rejected", reason: "suppressed" });
  });

  it("that is a test is answered and stores nothing", async () => {
    const buyer = await fixture.advertiser("Test Realty", 100_000);
    await fixture.campaign({ accountId: buyer, exclusiveCents: 4_000 });
    await market.catchUp();
    const before = await database.pool.query("select count(*)::int as n from lead");
    expect(await answered({ ...postBody((person += 1)), test: "1" })).toMatchObject({
      status: "accepted",
      sale: "exclusive",
    });
    const after = await database.pool.query("select count(*)::int as n from lead");
    expect(after.rows).toEqual(before.rows);
  });
});
