// Payouts from asking to the bank: once each, whatever happens at the same moment, and every way
// out leaves a true book.
import { listTold } from "../../../../test/support/told-events.ts";
import { describe, expect, it } from "vitest";
import { type Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { BANK_FORM, ROUTING_NUMBER } from "../../../../test/support/payees.ts";
import { verifyLedger } from "../ledger/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { askWeekly } from "./payouts.jobs.ts";
import {
  admin,
  api,
  ask,
  clock,
  EARNED,
  order,
  payee,
  setUpPayouts,
} from "./payouts.test-support.ts";
import { cents } from "../../../../domain/money/money.ts";
import { DAY_MS } from "../../../../domain/time.ts";

setUpPayouts();

const decide = (id: string, decision: "approve" | "reject", reason?: string) =>
  api.call(admin, "POST", `/v1/payouts/${id}/decision`, {
    decision,
    ...(reason === undefined ? {} : { reason }),
  });

const end = (id: string, outcome: "sent" | "failed", reason?: string) =>
  api.call(admin, "POST", `/v1/payouts/${id}/outcome`, {
    outcome,
    ...(reason === undefined ? {} : { reason }),
  });

const outlook = async (caller: Caller) =>
  (await api.call(caller, "GET", "/v1/payout-eligibility")).body;

const eventsOf = async (accountId: string): Promise<string[]> => {
  while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
  return (await listTold(api.database.pool, "account_id = $1", [accountId])).map(
    ({ title }) => title,
  );
};

describe("a payout", () => {
  it("is requested, approved, told to the bank and sent, and sums its earnings", async () => {
    const { source, owner } = await payee({ leads: 3 });
    expect(await outlook(owner)).toEqual({
      obstacles: [],
      may_ask: true,
      payable_cents: 3 * EARNED,
      least_cents: 5_000,
      missing_cents: 0,
      held_until: null,
      open_payout_id: null,
      schedule: "by_hand",
    });
    const asked = (await ask(owner)).body;
    expect(asked).toMatchObject({
      status: "requested",
      amount_cents: 3 * EARNED,
      asked_by: "person",
      itemised: true,
      abilities: { cancel: true, approve: false, reject: false },
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
    expect(titles.filter((title) => title === "$105.00 is on its way to your bank")).toHaveLength(
      1,
    );
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
    expect(again.body).toMatchObject({ code: "not_payable", detail: "A payout is in progress." });
    // A refusal keeps no key: once the way is clear, the same call is right.
    await api.call(owner, "POST", `/v1/payouts/${made[0]?.body.id}/cancel`);
    expect((await ask(owner, "later")).status).toBe(200);
    expect((await ask(owner, "later")).text).toBe((await ask(owner, "later")).text);
  });

  it("is either approved or withdrawn, by the request that comes first", async () => {
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
      expect.arrayContaining([
        expect.stringMatching(/^Payout rejected, \$/),
        expect.stringMatching(/^Payout failed at the bank, \$/),
      ]),
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
    const { owner } = await payee({ schedule: "weekly" });
    const round = () =>
      askWeekly({
        pool: api.database.pool,
        now: () => clock.nowMs,
        rules: () => ({
          networkId: NETWORK_ID,
          timeZone: "America/New_York",
          onePersonCents: cents(500_000),
          leastCents: cents(5_000),
        }),
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
      detail: "Tax details are missing. Bank details are missing. Less than $50.00 is payable.",
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
      "Another account on this network has the same bank account.",
    );
  });
});
