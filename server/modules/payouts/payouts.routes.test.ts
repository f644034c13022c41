// Payouts from asking to the bank: who may, once each, whatever happens at the same moment, and
// every way out leaves a true book.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../test/support/market.ts";
import {
  ACCOUNT_NUMBER,
  BANK_FORM,
  PASSWORD,
  ROUTING_NUMBER,
  TAX_FORM,
  personWithPassword,
} from "../../../test/support/payees.ts";
import { matureEarnings } from "../earnings/index.ts";
import { verifyLedger } from "../ledger/index.ts";
import type { SourceTerms } from "../market/index.ts";
import { publishOutbox } from "../notifications/publish-outbox.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { askWeekly } from "./payouts.jobs.ts";

const DAY_MS = 86_400_000;
const START_MS = Date.parse("2026-11-02T15:00:00Z");
const EARNED = 3_500;
const clock = { nowMs: START_MS };

let api: TestApi;
let admin: Caller;
let people = 0;

/** An affiliate with earnings that are payable, its owner, and details unless they are left out. */
interface Payee {
  readonly source: SourceTerms;
  readonly owner: { readonly user: string };
}

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  admin = await personWithPassword(api, NETWORK_ID, "admin");
  await api.fixture.campaign({
    accountId: await api.fixture.advertiser("Elm Realty", 100_000_000),
    exclusiveCents: 5_000,
  });
});
afterAll(() => api.stop());
beforeEach(() => {
  clock.nowMs += 60 * DAY_MS;
});

async function payee({ leads = 2, details = true, way = "by_hand" } = {}): Promise<Payee> {
  const source = await api.fixture.source();
  await api.database.pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
    source.affiliateId,
  ]);
  await api.database.pool.query("update account set created_at = $2 where id = $1", [
    source.affiliateId,
    new Date(clock.nowMs - 200 * DAY_MS),
  ]);
  const owner = await personWithPassword(api, source.affiliateId, "affiliate");
  const account = String(10_000_000 + (people += 1));
  if (details) {
    expect((await api.call(owner, "PUT", "/v1/payout-details/tax", TAX_FORM)).status).toBe(200);
    expect(
      (
        await api.call(owner, "PUT", "/v1/payout-details/bank", {
          ...BANK_FORM,
          account_number: account,
        })
      ).status,
    ).toBe(200);
  }
  await api.call(owner, "PUT", "/v1/payout-details/way", { way });
  for (let index = 0; index < leads; index += 1)
    await post(api.market, source, postBody(1_000 * people + index), () => clock.nowMs);
  clock.nowMs += 8 * DAY_MS;
  await inTransaction(api.database.pool, (tx) =>
    matureEarnings(tx, source.affiliateId, clock.nowMs),
  );
  return { source, owner };
}

let keys = 0;
const ask = (caller: Caller, key = `key ${(keys += 1)}`) =>
  api.call(caller, "POST", "/v1/payouts", undefined, { "idempotency-key": key });
const decide = (id: string, decision: "approve" | "reject", reason?: string) =>
  api.call(admin, "POST", `/v1/payouts/${id}/decision`, {
    decision,
    ...(reason === undefined ? {} : { reason }),
  });
const order = (ids: readonly string[], password = PASSWORD, caller: Caller = admin) =>
  api.call(caller, "POST", "/v1/payouts/bank-file", { ids, password });
const end = (id: string, outcome: "sent" | "failed", reason?: string) =>
  api.call(admin, "POST", `/v1/payouts/${id}/outcome`, {
    outcome,
    ...(reason === undefined ? {} : { reason }),
  });
const outlook = async (caller: Caller) =>
  (await api.call(caller, "GET", "/v1/payout-outlook")).body;
const eventsOf = async (accountId: string): Promise<string[]> => {
  while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
  return (
    await api.database.pool.query<{ title: string }>(
      "select title from event where account_id = $1 order by seq",
      [accountId],
    )
  ).rows.map(({ title }) => title);
};

describe("a payout", () => {
  it("is requested, approved, told to the bank and sent, and sums its earnings", async () => {
    const { source, owner } = await payee({ leads: 3 });
    expect(await outlook(owner)).toEqual({
      obstacles: [],
      may_ask: true,
      payable_cents: 3 * EARNED,
      missing_cents: 0,
      held_until: null,
      open_payout_id: null,
      way: "by_hand",
    });
    const asked = (await ask(owner)).body;
    expect(asked).toMatchObject({
      status: "requested",
      amount_cents: 3 * EARNED,
      asked_by: "person",
      itemised: true,
      abilities: { cancel: true, decide: false },
    });
    expect((await decide(asked.id, "approve")).body).toMatchObject({
      status: "approved",
      obstacles: [],
      abilities: { order: true, end: true, cancel: false },
    });
    expect((await end(asked.id, "sent")).body.code).toBe("already_decided");
    const file = await order([asked.id]);
    expect(file.headers.get("cache-control")).toBe("no-store");
    expect(file.text.split("\r\n")[1]).toMatch(
      new RegExp(
        `^Zebulon Canarywick,${ROUTING_NUMBER},1000\\d{4},Checking,105\\.00,[0-9A-F]{15},PAYOUT$`,
      ),
    );
    const sent = (await end(asked.id, "sent")).body;
    expect(sent).toMatchObject({
      status: "sent",
      bank_last_four: expect.stringMatching(/^\d{4}$/),
      ended_at: new Date(clock.nowMs).toISOString(),
    });
    // Again, and nothing moves twice.
    expect((await end(asked.id, "sent")).body).toEqual(sent);
    const { items } = (await api.call(owner, "GET", `/v1/earnings?where=payout_id,eq,${asked.id}`))
      .body;
    expect(
      items.map(({ status, amount_cents }: { status: string; amount_cents: number }) => [
        status,
        amount_cents,
      ]),
    ).toEqual([
      ["paid", EARNED],
      ["paid", EARNED],
      ["paid", EARNED],
    ]);
    expect((await api.call(owner, "GET", "/v1/reports/balances")).body).toMatchObject({
      payable_cents: 0,
      under_way_cents: 0,
      paid_cents: 3 * EARNED,
    });
    const titles = await eventsOf(source.affiliateId);
    expect(
      titles.filter((title) => title === "$105.00 are on their way to your bank"),
    ).toHaveLength(1);
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("is one, however often it is requested at once, with the same bytes per key", async () => {
    const { owner } = await payee();
    const asked = await Promise.all([
      ask(owner, "same"),
      ask(owner, "same"),
      ask(owner),
      ask(owner),
      ask(owner),
    ]);
    const made = asked.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(asked.filter(({ body }) => body.code === "not_payable").length).toBe(5 - made.length);
    const again = await ask(owner, "later");
    expect(again.body).toMatchObject({ code: "not_payable", detail: "A payout is under way." });
    // A refusal keeps no key: once the way is clear, the same call is right.
    await api.call(owner, "POST", `/v1/payouts/${made[0]?.body.id}/cancel`);
    expect((await ask(owner, "later")).status).toBe(200);
    expect((await ask(owner, "later")).text).toBe((await ask(owner, "later")).text);
  });

  it("is either approved or withdrawn, whoever comes first", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { owner } = await payee();
      const { id } = (await ask(owner)).body;
      const [cancelled, approved] = await Promise.all([
        api.call(owner, "POST", `/v1/payouts/${id}/cancel`),
        decide(id, "approve"),
      ]);
      expect([cancelled.status, approved.status].toSorted()).toEqual([200, 409]);
      expect((await api.call(owner, "GET", `/v1/payouts/${id}`)).body.status).toBe(
        cancelled.status === 200 ? "cancelled" : "approved",
      );
    }
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("leaves its earnings payable where it is refused or comes back, with the reason", async () => {
    const { source, owner } = await payee();
    const first = (await ask(owner)).body.id;
    expect((await decide(first, "reject")).body.errors).toMatchObject([{ field: "/reason" }]);
    expect((await decide(first, "reject", "Please send an invoice first.")).body).toMatchObject({
      status: "rejected",
    });
    expect((await api.call(owner, "GET", `/v1/payouts/${first}`)).body).toMatchObject({
      reason: "Please send an invoice first.",
      abilities: { cancel: false },
    });
    const second = (await ask(owner)).body.id;
    await decide(second, "approve");
    await order([second]);
    expect((await end(second, "failed", "The account is closed.")).body).toMatchObject({
      status: "failed",
      reason: "The account is closed.",
    });
    expect(await outlook(owner)).toMatchObject({ obstacles: [], payable_cents: 2 * EARNED });
    expect(await eventsOf(source.affiliateId)).toEqual(
      expect.arrayContaining(["Payout refused", "The bank did not take a payout"]),
    );
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("is not touched by a return meanwhile: payable earnings cannot be given back", async () => {
    const { source, owner } = await payee();
    const { id } = (await ask(owner)).body;
    const [sale] = (
      await api.database.pool.query<{ id: string; buyer_id: string }>(
        "select id, buyer_id from sale where affiliate_id = $1 limit 1",
        [source.affiliateId],
      )
    ).rows;
    const buyer = await api.keyOf(sale?.buyer_id ?? "");
    clock.nowMs -= 2 * DAY_MS;
    const filed = await api.call(
      buyer,
      "POST",
      `/v1/sales/${sale?.id}/return`,
      { reason: "other", note: "No." },
      { "idempotency-key": `return ${id}` },
    );
    clock.nowMs += 2 * DAY_MS;
    expect(filed.body.code).toBe("already_payable");
    await decide(id, "approve");
    await order([id]);
    expect((await end(id, "sent")).body).toMatchObject({
      status: "sent",
      amount_cents: 2 * EARNED,
    });
  });

  it("is asked for by itself once a week where that was chosen", async () => {
    clock.nowMs = Date.parse("2027-11-02T15:00:00Z");
    const { owner } = await payee({ way: "weekly" });
    const round = () =>
      askWeekly({
        pool: api.database.pool,
        now: () => clock.nowMs,
        rules: () => ({ networkId: NETWORK_ID, timeZone: "America/New_York" }),
      });
    await Promise.all([round(), round()]);
    const { items } = (await api.call(owner, "GET", "/v1/payouts")).body;
    expect(items).toMatchObject([{ asked_by: "weekly", amount_cents: 2 * EARNED }]);
    await api.call(owner, "POST", `/v1/payouts/${items[0].id}/cancel`);
    // Withdrawn this week is not asked for again before the next.
    expect(await round()).toBe(0);
    clock.nowMs += 7 * DAY_MS;
    expect(await round()).toBe(1);
  });
});

describe("what is in the way", () => {
  it("is told all at once, and refused in words", async () => {
    const { owner } = await payee({ leads: 1, details: false });
    expect(await outlook(owner)).toMatchObject({
      obstacles: ["no_tax_details", "no_bank_details", "below_least"],
      payable_cents: EARNED,
      missing_cents: 5_000 - EARNED,
    });
    expect((await ask(owner)).body).toMatchObject({
      status: 409,
      detail: "Tax details are missing. Bank details are missing. Less than $50 is payable.",
    });
  });

  it("holds payouts for 72 hours after a bank change, approved too, and says so", async () => {
    const { source, owner } = await payee();
    const { id } = (await ask(owner)).body;
    await decide(id, "approve");
    const changed = (
      await api.call(owner, "PUT", "/v1/payout-details/bank", {
        ...BANK_FORM,
        account_number: "55555551234",
      })
    ).body;
    expect(changed.bank).toMatchObject({
      number_last_four: "1234",
      held_until: new Date(clock.nowMs + 3 * DAY_MS).toISOString(),
    });
    expect((await order([id])).body).toMatchObject({
      code: "not_payable",
      detail: "The bank account was changed less than 72 hours ago.",
    });
    expect((await api.call(admin, "GET", `/v1/payouts/${id}`)).body.obstacles).toEqual([
      "bank_changed",
    ]);
    expect(await eventsOf(source.affiliateId)).toContain(
      "The bank account for payouts was changed",
    );
    clock.nowMs += 3 * DAY_MS;
    expect((await order([id])).status).toBe(200);
    // The same account again is no change.
    expect(
      (
        await api.call(owner, "PUT", "/v1/payout-details/bank", {
          ...BANK_FORM,
          account_number: "55555551234",
          kind: "savings",
        })
      ).body.bank,
    ).toMatchObject({ kind: "savings", held_until: null });
  });

  it("flags a bank account that another account has too, a buyer's or an affiliate's", async () => {
    const [one, two] = [await payee(), await payee()];
    await api.call(two.owner, "PUT", "/v1/payout-details/bank", {
      ...BANK_FORM,
      account_number: "77777777777",
    });
    clock.nowMs += 4 * DAY_MS;
    expect((await outlook(two.owner)).obstacles).toEqual([]);
    await api.call(one.owner, "PUT", "/v1/payout-details/bank", {
      ...BANK_FORM,
      account_number: "77777777777",
    });
    for (const { owner } of [one, two])
      expect((await outlook(owner)).obstacles).toContain("shared_bank");
    expect((await ask(two.owner)).body.detail).toBe(
      "Another account of this network has the same bank account.",
    );
  });
});

describe("who may", () => {
  it("lets the owner set and ask, the operator decide, its owner alone get the file", async () => {
    const { source, owner } = await payee();
    const manager = await personWithPassword(api, source.affiliateId, "affiliate", "manager");
    const agent = await personWithPassword(api, source.affiliateId, "affiliate", "agent");
    const key = await api.keyOf(source.affiliateId);
    const stranger = (await payee({ leads: 0 })).owner;
    const buyer = await personWithPassword(
      api,
      await api.fixture.advertiser("Oak Realty", 0),
      "advertiser",
    );
    const clerk = await personWithPassword(api, NETWORK_ID, "admin", "manager");
    for (const caller of [manager, agent, key, buyer, admin, null])
      expect(
        (await api.call(caller, "GET", "/v1/payout-details")).status,
        JSON.stringify(caller),
      ).toBe(caller === null ? 401 : 403);
    for (const caller of [manager, agent, buyer, admin]) {
      expect((await ask(caller)).status).toBe(403);
      expect((await api.call(caller, "PUT", "/v1/payout-details/bank", BANK_FORM)).status).toBe(
        403,
      );
      expect((await api.call(caller, "PUT", "/v1/payout-details/tax", TAX_FORM)).status).toBe(403);
    }
    const { id } = (await ask(key)).body;
    for (const caller of [stranger, buyer, agent])
      expect((await api.call(caller, "GET", `/v1/payouts/${id}`)).status).toBe(404);
    expect((await api.call(stranger, "GET", "/v1/payouts")).body.items).toEqual([]);
    for (const caller of [owner, manager])
      expect(
        (await api.call(caller, "POST", `/v1/payouts/${id}/decision`, { decision: "approve" }))
          .status,
      ).toBe(403);
    expect(
      (await api.call(clerk, "POST", `/v1/payouts/${id}/decision`, { decision: "approve" })).status,
    ).toBe(200);
    expect((await order([id], PASSWORD, clerk)).status).toBe(403);
    expect((await order([id], PASSWORD, owner)).status).toBe(403);
    const wrong = await order([id], "not the password");
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: "/password", code: "wrong", message: "This is not your password." }],
    ]);
    expect((await order([id, "0199f0c4-5a7e-7c3b-9d21-00000000000a"])).status).toBe(404);
    expect((await order([id])).status).toBe(200);
    const { rows } = await api.database.pool.query(
      "select actor_id, detail from activity where action = 'payout.ordered' and subject_id = $1",
      [id],
    );
    expect(rows).toMatchObject([
      { actor_id: (admin as { user: string }).user, detail: { amount_cents: 2 * EARNED } },
    ]);
  });

  it("lets nobody guess a password here longer than at signing in", async () => {
    const { owner } = await payee({ details: false, leads: 0 });
    const tries = [];
    for (let index = 0; index < 12; index += 1)
      tries.push(
        (
          await api.call(owner, "PUT", "/v1/payout-details/bank", {
            ...BANK_FORM,
            password: `wrong ${index}`,
          })
        ).status,
      );
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(tries.at(-1)).toBe(429);
    expect(ACCOUNT_NUMBER).toMatch(/^\d{14}$/);
  });
});

describe("details", () => {
  it("say what is wrong field by field, and never repeat what was typed", async () => {
    const { owner } = await payee({ details: false, leads: 0 });
    const tax = await api.call(owner, "PUT", "/v1/payout-details/tax", {
      ...TAX_FORM,
      number: "666-12-3456",
      certified: false,
      signature: "Somebody",
    });
    expect(
      tax.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ).toEqual([
      ["/number", "impossible"],
      ["/signature", "unlike_name"],
      ["/certified", "missing"],
    ]);
    expect(tax.text).not.toContain("3456");
    const abroad = await api.call(owner, "PUT", "/v1/payout-details/tax", {
      ...TAX_FORM,
      us_person: false,
    });
    expect(abroad.body.errors[0].message).toMatch(/only US persons/);
    const bank = await api.call(owner, "PUT", "/v1/payout-details/bank", {
      ...BANK_FORM,
      routing_number: "011000016",
      account_number: "12ab",
    });
    expect(bank.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "/routing_number",
      "/account_number",
    ]);
    expect((await api.call(owner, "GET", "/v1/payout-details")).body).toEqual({
      tax: null,
      bank: null,
      way: "by_hand",
    });
    // After all that was tried here.
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});
