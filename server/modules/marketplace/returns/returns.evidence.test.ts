// Checks the evidence of returns: the product's own record is attached, a proved reason is approved
// immediately, and no party is shown what is not for it.
import { describe, expect, it } from "vitest";
import { verdicts } from "../../../../test/support/api.ts";
import { personIn, post, postBody } from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import {
  api,
  AT_MS,
  balance,
  buyerId,
  callers,
  clock,
  file,
  hadCriteria,
  makeSamePerson,
  read,
  SECRET_NOTE,
  sell,
  setUpEvidence,
  source,
  told,
  touch,
} from "./returns.evidence.test-support.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";

setUpEvidence();

describe("the attached evidence", () => {
  it("is the lead, consent, touches and past criteria, for each what it may see", async () => {
    const { id, lead_id: leadId, person } = await sell();
    await touch(id, "attempted", SECRET_NOTE);
    clock.nowMs += HOUR_MS;
    await touch(id, "attempted");
    const filed = await file(id, {
      reason: "invalid_contact",
      note:
        `Rang ${String(person["phone"])} twice; ${String(person["email"])} is dead too, says ` +
        `${String(person["last_name"])}.`,
      evidence: { proof: "calls" },
    });
    expect(filed.status, filed.text).toBe(200);
    expect(filed.body).toMatchObject({
      status: "filed",
      note: "Rang [phone] twice; [email] is dead too, says [name].",
      only_people_approve: false,
      decided_by: null,
      evidence: {
        proof: "calls",
        on: null,
        finding: "open",
        why: "not_checked",
        touches: {
          count: 2,
          attempts: 2,
          days: 1,
          was_reached: false,
          at: [new Date(AT_MS).toISOString(), new Date(AT_MS + HOUR_MS).toISOString()],
        },
        lead: {
          side: "seller",
          property_type: "single_family",
          city: "Sacramento",
          state: "CA",
          zip_code: "95838",
          sold_at: new Date(AT_MS).toISOString(),
        },
        consent: { channels: ["call", "text", "email"], scope: "network", certificate: false },
        bought: {
          by_hand: false,
          campaign_name: "Houses in Sacramento",
          criteria: {
            all: [
              { field: "state", in: ["CA"] },
              { field: "property_type", in: ["single_family"] },
            ],
          },
        },
        earlier: null,
      },
    });
    const seen = await read(callers.affiliate, filed.body.id);
    expect(seen.evidence).toMatchObject({
      bought: null,
      touches: { count: 2 },
      consent: { scope: "network" },
    });
    expect((await read(callers.admin, filed.body.id)).evidence).toEqual(filed.body.evidence);
    // The canary: nothing that identifies or reaches the person, and none of the buyer's notes, not
    // even in what is stored.
    const stored = (
      await api.database.pool.query("select * from lead_return where id = $1", [filed.body.id])
    ).rows;
    const others = await Promise.all(
      [callers.affiliate, callers.rival].flatMap((caller) =>
        [
          `/v1/returns/${filed.body.id}`,
          "/v1/returns",
          `/v1/sales/${id}/return-terms`,
          `/v1/leads/${leadId}/decision`,
          "/v1/activity",
          "/v1/events",
        ].map((path) => api.call(caller, "GET", path)),
      ),
    );
    for (const text of [
      JSON.stringify(stored),
      JSON.stringify(await told()),
      ...others.map((answer) => answer.text),
    ]) {
      expect(personIn(text, person)).toEqual([]);
      expect(text).not.toContain("Wilhelmina");
    }
    for (const text of others.slice(0, 6).map((answer) => answer.text))
      expect(text).not.toContain("Houses in Sacramento");
  });
});

describe("the checks", () => {
  it("refund immediately for an earlier purchase of the same person, and notify both", async () => {
    const first = await sell();
    clock.nowMs += DAY_MS;
    const second = await sell();
    await makeSamePerson(first.lead_id, second.person);
    const before = await balance();
    await told();
    await api.database.pool.query("delete from event");
    const terms = (await api.call(callers.buyer, "GET", `/v1/sales/${second.id}/return-terms`))
      .body;
    expect(terms.same_person).toEqual([
      { sale_id: first.id, lead_id: first.lead_id, sold_at: new Date(AT_MS).toISOString() },
    ]);
    const filed = await file(second.id, {
      reason: "duplicate",
      evidence: { earlier_sale_id: first.id },
    });
    expect(filed.body).toMatchObject({
      status: "approved",
      decided_by: "checks",
      decided_at: new Date(clock.nowMs).toISOString(),
      decide_until: null,
      evidence: {
        finding: "proved",
        why: "same_person",
        earlier: { sale_id: first.id, lead_id: first.lead_id, same_person: true },
      },
    });
    expect(await balance()).toBe(before + 5_000);
    expect(await told()).toEqual([
      "return_decided buyer $50.00 is back in your wallet: our checks proved the reason",
      "return_decided affiliate $35.00 of your earnings was reversed: our checks proved the " +
        "reason",
    ]);
    expect((await read(callers.affiliate, filed.body.id)).evidence.earlier).toEqual({
      sale_id: null,
      lead_id: null,
      sold_at: new Date(AT_MS).toISOString(),
      same_person: true,
    });
    // A proved return never counts in the rate.
    const after = (await api.call(callers.buyer, "GET", `/v1/sales/${first.id}/return-terms`)).body;
    expect([after.returns_counted, after.leads_received]).toEqual([
      terms.returns_counted,
      terms.leads_received,
    ]);
    expect(
      (await file(second.id, { reason: "duplicate", evidence: { earlier_sale_id: first.id } }))
        .text,
    ).toBe(filed.text);
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("leave another person's earlier purchase to people; other buyers' do not count", async () => {
    const [first, second] = [await sell(), await sell()];
    clock.nowMs += HOUR_MS;
    const third = await sell();
    expect(
      (await file(third.id, { reason: "duplicate", evidence: { earlier_sale_id: third.id } })).body
        .errors[0].code,
    ).toBe("same_sale");
    const filed = await file(third.id, {
      reason: "duplicate",
      evidence: { earlier_sale_id: first.id },
    });
    expect(filed.body).toMatchObject({
      status: "filed",
      evidence: { finding: "disproved", why: "other_person" },
    });
    expect(
      (await file(second.id, { reason: "duplicate", evidence: { earlier_sale_id: third.id } })).body
        .errors[0].code,
    ).toBe("not_earlier");
    await api.database.pool.query("update sale set buyer_id = gen_random_uuid() where id = $1", [
      first.id,
    ]);
    clock.nowMs += HOUR_MS;
    const fourth = await sell();
    expect(
      (await file(fourth.id, { reason: "duplicate", evidence: { earlier_sale_id: first.id } })).body
        .errors[0].code,
    ).toBe("not_yours");
    await api.database.pool.query("update sale set buyer_id = $2 where id = $1", [
      first.id,
      buyerId,
    ]);
  });

  it("treat two people at one address as two", async () => {
    const house = { address: "1200 Elm Street" };
    const seller = await sell(house);
    clock.nowMs += HOUR_MS;
    const renter = await sell({ ...house, side: "renter" });
    expect(
      (await api.call(callers.buyer, "GET", `/v1/sales/${renter.id}/return-terms`)).body
        .same_person,
    ).toEqual([]);
    expect(
      (await file(renter.id, { reason: "duplicate", evidence: { earlier_sale_id: seller.id } }))
        .body,
    ).toMatchObject({ status: "filed", evidence: { finding: "disproved", why: "other_person" } });
    // For the same side the address identifies the person, as everywhere in the product.
    await api.database.pool.query("update lead set side = 'renter' where id = $1", [
      seller.lead_id,
    ]);
    expect(
      (await api.call(callers.buyer, "GET", `/v1/sales/${renter.id}/return-terms`)).body
        .same_person,
    ).toMatchObject([{ sale_id: seller.id }]);
  });

  it("compare place and type with the criteria at the time", async () => {
    const [held, outside, type] = [await sell(), await sell(), await sell()];
    expect((await file(held.id, { reason: "outside_area" })).body).toMatchObject({
      status: "filed",
      evidence: { finding: "disproved", why: "criteria_hold" },
    });
    const kept = (
      await api.database.pool.query(
        "select document -> 'criteria' as criteria from campaign_history limit 1",
      )
    ).rows[0]?.criteria;
    const before = await balance();
    await hadCriteria({ all: [{ field: "state", in: ["TX"] }] });
    expect((await file(outside.id, { reason: "outside_area" })).body).toMatchObject({
      status: "approved",
      decided_by: "checks",
      evidence: { why: "criteria_failed" },
    });
    await hadCriteria({ not: { field: "property_type", in: ["single_family"] } });
    expect((await file(type.id, { reason: "wrong_property_type" })).body).toMatchObject({
      status: "approved",
      decided_by: "checks",
    });
    await hadCriteria(kept);
    expect(await balance()).toBe(before + 10_000);
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("have no criteria for a manual purchase, so people decide", async () => {
    const answered = await post(
      api.market,
      source,
      postBody(9_000, { property_type: "condo" }),
      () => clock.nowMs,
    );
    expect(answered).toMatchObject({ answer: { sale: "none" } });
    const {
      items: [listing],
    } = (await api.call(callers.buyer, "GET", "/v1/listings?limit=1")).body;
    const bought = await api.call(
      callers.buyer,
      "POST",
      `/v1/listings/${listing.lead_id}/purchase`,
      { mode: "exclusive", max_price_cents: listing.exclusive_price_cents },
      { "idempotency-key": "by hand" },
    );
    expect(bought.status, bought.text).toBe(200);
    const sale = (
      await api.database.pool.query<{ id: string; at: Date }>(
        "select id, sold_at as at from sale where campaign_no is null",
      )
    ).rows[0];
    clock.nowMs = (sale?.at.getTime() ?? 0) + HOUR_MS;
    expect(
      (await api.call(callers.buyer, "GET", `/v1/sales/${sale?.id}/return-terms`)).body.by_hand,
    ).toBe(true);
    expect((await file(sale?.id ?? "", { reason: "wrong_property_type" })).body).toMatchObject({
      status: "filed",
      evidence: {
        finding: "open",
        why: "by_hand",
        bought: { by_hand: true, campaign_name: null, criteria: null },
      },
    });
  });

  it("accept only the provider's result that a contact is wrong", async () => {
    const ask = async (verdict: "reachable" | "unreachable" | null) => {
      const { id, person } = await sell();
      if (verdict !== null) verdicts.set(`+1${String(person["phone"])}`, verdict);
      for (let tries = 0; tries < 2; tries += 1) await touch(id, "attempted");
      return (await file(id, { reason: "invalid_contact", evidence: { proof: "calls" } })).body;
    };
    expect(await ask("unreachable")).toMatchObject({
      status: "approved",
      decided_by: "checks",
      evidence: { why: "unreachable" },
    });
    expect(await ask("reachable")).toMatchObject({
      status: "filed",
      evidence: { finding: "disproved", why: "reachable" },
    });
    expect(await ask(null)).toMatchObject({
      status: "filed",
      evidence: { finding: "open", why: "not_checked" },
    });
  });
});

describe("a lead that never responds", () => {
  it("can be returned where the network allows it, after 12 touches on four days", async () => {
    const { id } = await sell();
    const reasons = async () =>
      (await api.call(callers.buyer, "GET", `/v1/sales/${id}/return-terms`)).body.reasons;
    expect(await reasons()).not.toContain("no_response");
    expect(
      (await api.call(callers.admin, "PATCH", "/v1/settings", { returns_no_response: true }))
        .status,
    ).toBe(200);
    await expect.poll(reasons).toContain("no_response");
    for (let day = 0; day < 4; day += 1) {
      expect((await file(id, { reason: "no_response" })).body.errors).toMatchObject([
        { field: "/reason", code: "too_few_touches" },
      ]);
      clock.nowMs = AT_MS + day * DAY_MS;
      for (let tries = 0; tries < 3; tries += 1) await touch(id, "attempted");
    }
    expect((await file(id, { reason: "no_response" })).body).toMatchObject({
      status: "filed",
      evidence: { finding: "open", touches: { count: 12, attempts: 12, days: 4 } },
    });
    clock.nowMs = AT_MS;
    const reached = await sell();
    for (let tries = 0; tries < 12; tries += 1) {
      clock.nowMs = AT_MS + tries * 8 * HOUR_MS;
      await touch(reached.id, tries === 5 ? "contacted" : "attempted");
    }
    expect((await file(reached.id, { reason: "no_response" })).body.errors).toMatchObject([
      { field: "/reason", code: "was_reached" },
    ]);
    await api.call(callers.admin, "PATCH", "/v1/settings", { returns_no_response: false });
  });
});
