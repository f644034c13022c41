// Checks returns over the API: filed once by the buyer within the window, answered by the
// affiliate, decided by a person of the network.
import { describe, expect, it } from "vitest";
import { type Caller } from "../../../../test/support/api.ts";
import { personIn, postBody } from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import {
  answer,
  api,
  AT_MS,
  balance,
  buyerId,
  callers,
  clock,
  decide,
  events,
  file,
  filed,
  KEPT,
  people,
  sell,
  setUpReturns,
  source,
} from "./returns.test-support.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";

setUpReturns();

describe("POST /v1/sales/{id}/return", () => {
  it("files a return, notifies the affiliate, and gives the same key the same return", async () => {
    const saleId = await sell();
    const first = await file(saleId);
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      sale_id: saleId,
      reason: "has_agent",
      status: "filed",
      note: KEPT,
      answer: null,
      decision_note: null,
      price_cents: 5_000,
      earning_cents: null,
      affiliate_id: null,
      buyer_id: buyerId,
      filed_at: new Date(AT_MS).toISOString(),
      answer_until: new Date(AT_MS + 2 * DAY_MS).toISOString(),
      abilities: { answer: false, decide: false },
    });
    expect((await file(saleId)).text).toBe(first.text);
    expect(
      (await file(saleId, callers.buyer, `key-${saleId}`, { reason: "other", note: "x" })).body
        .code,
    ).toBe("idempotency_mismatch");
    expect((await file(saleId, callers.buyer, "another key")).body.code).toBe("already_filed");
    const told = await events();
    expect(told).toHaveLength(1);
    expect(told).toMatchObject([
      {
        account_id: source.affiliateId,
        type: "return_filed",
        title: `A buyer requested a return of lead #${first.body.lead_id.slice(-6)}`,
        body: "Reason: has an agent · $35.00 of your earnings · answer within 48 hours",
        url: `/leads/${first.body.lead_id}`,
      },
    ]);
    const log = (
      await api.call(callers.buyer, "GET", `/v1/activity?where=subject_id,eq,${first.body.id}`)
    ).body.items;
    expect(log).toMatchObject([
      { action: "return.filed", detail: { sale_id: saleId, reason: "has_agent" } },
    ]);
    // The buyer's words may name a person: they are stored in the return only.
    for (const text of [JSON.stringify(told), JSON.stringify(log)])
      expect(
        personIn(text, postBody(people)).concat(text.includes("said that she") ? ["note"] : []),
      ).toEqual([]);
  });

  it("files once, under any concurrent calls", async () => {
    const saleId = await sell();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        file(saleId, callers.buyer, `race-${saleId}-${index % 6}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(
      new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id)).size,
    ).toBe(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)),
    ).toEqual(new Set(["already_filed"]));
    expect(
      (await api.database.pool.query("select from lead_return where sale_id = $1", [saleId]))
        .rowCount,
    ).toBe(1);
  });

  it("accepts one key for one sale only", async () => {
    const [one, two] = [await sell(), await sell()];
    const both = await Promise.all([
      file(one, callers.buyer, "one key"),
      file(two, callers.buyer, "one key"),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(
      (
        await api.database.pool.query("select from lead_return where sale_id = any($1::uuid[])", [
          [one, two],
        ])
      ).rowCount,
    ).toBe(1);
  });

  it("accepts returns up to 7 days after delivery, and no later", async () => {
    const [last, late] = [await sell(), await sell()];
    clock.nowMs = AT_MS + 7 * DAY_MS;
    expect((await file(last)).status).toBe(200);
    clock.nowMs += 1;
    expect((await file(late)).body).toMatchObject({ code: "window_closed", status: 409 });
  });

  it("is allowed to a buyer for its own sales", async () => {
    const saleId = await sell();
    expect((await file(saleId, callers.rival)).status).toBe(404);
    expect((await file(saleId, callers.stranger)).status).toBe(404);
    expect((await file("018f0000-0000-7000-8000-0000000000ff")).status).toBe(404);
    expect((await file(saleId, callers.affiliate)).status).toBe(403);
    expect((await file(saleId, callers.admin)).status).toBe(403);
    expect((await file(saleId, null)).status).toBe(401);
  });

  it.each([
    [{ reason: "changed_mind", note: "x" }, "/reason", "invalid"],
    [{ reason: "no_response" }, "/reason", "not_enabled"],
    [{ reason: "other" }, "/note", "missing"],
    [{ reason: "other", note: " \n" }, "/note", "invalid"],
    [{ reason: "other", note: "x".repeat(2_001) }, "/note", "invalid"],
    [{ reason: "has_agent", note: "x" }, "/evidence/on", "missing"],
    [{ reason: "has_agent", note: "x", evidence: { on: "2026-11-22" } }, "/evidence/on", "future"],
    [
      { reason: "has_agent", note: "x", evidence: { on: "2026-11-18" } },
      "/evidence/on",
      "before_sale",
    ],
    [{ reason: "listed_on_mls", note: "x", evidence: { on: "soon" } }, "/evidence/on", "invalid"],
    [{ reason: "other", note: "x", evidence: { on: "2026-11-20" } }, "/evidence/on", "not_needed"],
    [{ reason: "invalid_contact" }, "/evidence/proof", "missing"],
    [
      { reason: "invalid_contact", evidence: { proof: "calls" } },
      "/evidence/proof",
      "too_few_calls",
    ],
    [
      { reason: "invalid_contact", evidence: { proof: "bounce", on: "2026-11-20" } },
      "/note",
      "missing",
    ],
    [{ reason: "invalid_contact", evidence: { proof: "magic" } }, "/evidence/proof", "invalid"],
    [{ reason: "duplicate" }, "/evidence/earlier_sale_id", "missing"],
    [
      { reason: "duplicate", evidence: { earlier_sale_id: "mine" } },
      "/evidence/earlier_sale_id",
      "invalid",
    ],
    [
      {
        reason: "duplicate",
        evidence: { earlier_sale_id: "018f0000-0000-7000-8000-0000000000ff" },
      },
      "/evidence/earlier_sale_id",
      "not_yours",
    ],
    [{ reason: "outside_area", evidence: { mood: "bad" } }, "/evidence/mood", "unknown"],
  ])("refuses %o with the field and the reason", async (body, field, code) => {
    const refused = await file(await sell(), callers.buyer, "bad", body);
    expect(refused.status, refused.text).toBe(422);
    expect(
      refused.body.errors.map((error: { field: string; code: string }) => [
        error.field,
        error.code,
      ]),
    ).toEqual([[field, code]]);
    expect(
      (
        await api.database.pool.query(
          "select from idempotency where scope = $1 and key_hash = sha256('bad')",
          [buyerId],
        )
      ).rowCount,
    ).toBe(0);
  });

  it("requires a key", async () => {
    expect(
      (
        await api.call(callers.buyer, "POST", `/v1/sales/${await sell()}/return`, {
          reason: "other",
          note: "x",
        })
      ).status,
    ).toBe(422);
  });
});

describe("reading returns", () => {
  it("shows each party its own with its own money, and the operator all", async () => {
    const { id, sale_id: saleId } = await filed();
    const seen = async (caller: Caller) => {
      const { body } = await api.call(
        caller,
        "GET",
        `/v1/returns?where=sale_id,eq,${saleId}&where=status,eq,filed` +
          "&where=reason,in,has_agent,other",
      );
      return body.items.map((item: Record<string, unknown>) => [
        item["id"],
        item["price_cents"],
        item["earning_cents"],
        item["buyer_id"],
        item["affiliate_id"],
      ]);
    };
    expect(await seen(callers.buyer)).toEqual([[id, 5_000, null, buyerId, null]]);
    expect(await seen(callers.affiliate)).toEqual([[id, null, 3_500, null, source.affiliateId]]);
    expect(await seen(callers.admin)).toEqual([[id, 5_000, 3_500, buyerId, source.affiliateId]]);
    for (const caller of [callers.rival, callers.stranger]) {
      expect((await api.call(caller, "GET", "/v1/returns")).body.items).toEqual([]);
      expect((await api.call(caller, "GET", `/v1/returns/${id}`)).status).toBe(404);
    }
    expect((await api.call(callers.affiliate, "GET", `/v1/returns/${id}`)).body.abilities).toEqual({
      answer: true,
      decide: false,
      withdraw: false,
      write: true,
    });
    expect((await api.call(callers.admin, "GET", `/v1/returns/${id}`)).body.abilities).toEqual({
      answer: false,
      decide: true,
      withdraw: false,
      write: true,
    });
    expect((await api.call(callers.admin, "GET", "/v1/returns?where=note,eq,x")).status).toBe(422);
    expect((await api.call(await api.sourceKey(source.id), "GET", "/v1/returns")).status).toBe(403);
  });
});

describe("POST /v1/returns/{id}/answer", () => {
  it("stores one answer of the affiliate within 48 hours", async () => {
    const { id } = await filed();
    expect((await answer(id, "No.", callers.buyer)).status).toBe(403);
    expect((await answer(id, "No.", callers.stranger)).status).toBe(404);
    clock.nowMs = AT_MS + 2 * DAY_MS;
    const answered = await answer(id, "The form says otherwise.");
    expect(answered.body).toMatchObject({
      answer: "The form says otherwise.",
      answered_at: new Date(clock.nowMs).toISOString(),
      status: "filed",
      abilities: { answer: false },
    });
    clock.nowMs += HOUR_MS;
    expect((await answer(id, "The form says otherwise.")).text).toBe(answered.text);
    expect((await answer(id, "On second thought, yes.")).body.code).toBe("already_answered");
    const { id: silent } = await filed();
    clock.nowMs += 2 * DAY_MS + 1;
    expect((await answer(silent, "Too late.")).body.code).toBe("window_closed");
    await decide(silent, "decline");
    expect((await answer(silent, "Much too late.")).body.code).toBe("already_decided");
  });
});

describe("POST /v1/returns/{id}/decision", () => {
  it("refunds through the ledger once, and notifies both", async () => {
    const { id, sale_id: saleId } = await filed();
    const before = await balance();
    await events();
    await api.database.pool.query("delete from event");
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(id, "approve")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.body).toMatchObject({
      status: "approved",
      decision_note: "Read and weighed.",
      decided_at: new Date(AT_MS).toISOString(),
      abilities: { decide: false },
    });
    expect(await balance()).toBe(before + 5_000);
    expect((await decide(id, "decline")).body.code).toBe("already_decided");
    expect((await api.call(callers.affiliate, "GET", `/v1/sales/${saleId}`)).body).toMatchObject({
      status: "returned",
      earning_status: "reversed",
    });
    expect(
      (await events()).map(({ account_id: account, type, title, body }) => [
        account,
        type,
        title,
        body,
      ]),
    ).toEqual([
      [
        buyerId,
        "return_decided",
        expect.stringMatching(/^Return of lead #\w{6} approved$/),
        "$50.00 is back in your wallet",
      ],
      [
        source.affiliateId,
        "return_decided",
        expect.stringMatching(/^Return of lead #\w{6} approved$/),
        "$35.00 of your earnings was reversed",
      ],
    ]);
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("keeps the sale when declined, for good", async () => {
    const { id, sale_id: saleId } = await filed();
    const before = await balance();
    expect((await decide(id, "decline")).body).toMatchObject({ status: "declined" });
    expect((await decide(id, "decline")).status).toBe(200);
    expect((await decide(id, "approve")).body.code).toBe("already_decided");
    expect(await balance()).toBe(before);
    expect((await file(saleId, callers.buyer, "once more")).body.code).toBe("already_filed");
    expect((await api.call(callers.buyer, "GET", `/v1/sales/${saleId}`)).body.status).toBe("sold");
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("applies one of two opposite decisions", async () => {
    const { id } = await filed();
    const both = await Promise.all([decide(id, "approve"), decide(id, "decline")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("reverses nothing that has been released", async () => {
    const { id, sale_id: saleId } = await filed();
    await api.database.pool.query("update sale set earning_status = 'payable' where id = $1", [
      saleId,
    ]);
    expect((await decide(id, "approve")).body.code).toBe("already_payable");
    await api.database.pool.query("update sale set earning_status = 'pending' where id = $1", [
      saleId,
    ]);
    expect((await api.call(callers.admin, "GET", `/v1/returns/${id}`)).body.status).toBe("filed");
  });

  it("is allowed to a person of the network alone", async () => {
    const { id } = await filed();
    expect((await decide(id, "approve", callers.buyer)).status).toBe(403);
    expect((await decide(id, "approve", callers.affiliate)).status).toBe(403);
    expect((await decide(id, "approve", callers.adminKey)).status).toBe(403);
    expect((await decide(id, "approve", await api.userOf(buyerId, "advertiser"))).status).toBe(403);
    expect((await decide("018f0000-0000-7000-8000-0000000000ff", "approve")).status).toBe(404);
    expect((await decide(id, "perhaps")).body.errors[0].field).toBe("/decision");
  });
});
