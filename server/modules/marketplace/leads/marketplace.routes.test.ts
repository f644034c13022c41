// Checks that unsold leads are shown to buyers without their contact, and sold manually.
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  affiliate,
  api,
  buyer,
  CANARY,
  LISTED,
  loser,
  otherAffiliate,
  postLead,
  setUpLeads,
  sourceKey,
} from "./leads.test-support.ts";

setUpLeads();

describe("the marketplace", () => {
  it("lists a lead masked, to buyers and its own affiliate", async () => {
    const { id, answer } = await postLead(LISTED);
    expect(answer).toMatchObject({ status: "accepted", sale: "none", price: 0 });
    const { body, text } = await api.call(loser, "GET", `/v1/listings/${id}`);
    expect(body).toMatchObject({
      lead_id: id,
      abilities: { buy: true, reprice: false, withdraw: false },
      exclusive_price_cents: expect.any(Number),
      next_price_at: expect.any(String),
      lead: {
        view: "preview",
        side: "seller",
        state: "NY",
        zip_code: "10001",
        price_band: { from_cents: 35_000_000, to_cents: 37_500_000 },
        slots: { total: 2, left: 2 },
        verification: { phone_mark: "format_only", email_mark: "format_only", certificate: false },
      },
    });
    expect(body.next_exclusive_price_cents).toBeLessThan(body.exclusive_price_cents);
    expect(text).not.toContain(CANARY);
    expect((await api.call(loser, "GET", `/v1/leads/${id}`)).body).toEqual(body.lead);
    expect((await api.call(affiliate, "GET", `/v1/listings/${id}`)).body.abilities).toEqual({
      buy: false,
      reprice: true,
      withdraw: true,
    });
    expect((await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.contact.first_name).toBe(
      CANARY,
    );
    expect((await api.call(otherAffiliate, "GET", `/v1/listings/${id}`)).status).toBe(404);
    expect((await api.call(otherAffiliate, "GET", "/v1/listings")).body.items).toEqual([]);
  });

  it("shows three ZIP digits where the network says so, and filters by no more", async () => {
    const { id } = await postLead({ ...LISTED, zip_code: "10002" });
    const operator = await api.userOf(NETWORK_ID, "admin");
    expect(
      (await api.call(operator, "PATCH", "/v1/settings", { preview_zip: "zip3" })).status,
    ).toBe(200);
    await api.settings.refresh();
    expect((await api.call(loser, "GET", `/v1/listings/${id}`)).body.lead.zip_code).toBe("100");
    expect(
      (await api.call(loser, "GET", "/v1/listings?where=zip_code,eq,10002")).body.items,
    ).toEqual([]);
    expect(
      (await api.call(loser, "GET", "/v1/listings?where=zip_code,eq,100")).body.items.length,
    ).toBeGreaterThan(0);
    await api.call(operator, "PATCH", "/v1/settings", { preview_zip: "zip" });
    await api.settings.refresh();
  });

  it("sells manually once per key, at most at the price seen, and once to each buyer", async () => {
    const { id } = await postLead(LISTED);
    const price = (await api.call(loser, "GET", `/v1/listings/${id}`)).body.slot_price_cents;
    const buy = (max: number, key: string, caller = loser) =>
      api.call(
        caller,
        "POST",
        `/v1/listings/${id}/purchase`,
        { mode: "shared", max_price_cents: max },
        { "idempotency-key": key },
      );

    expect(
      (
        await api.call(loser, "POST", `/v1/listings/${id}/purchase`, {
          mode: "shared",
          max_price_cents: price,
        })
      ).status,
    ).toBe(422);
    const dear = await buy(1, "too-dear");
    expect(dear).toMatchObject({
      status: 409,
      body: { code: "price_changed", price_cents: price },
    });
    const bought = await Promise.all([
      buy(price, "click"),
      buy(price, "click"),
      buy(price, "click"),
    ]);
    expect(bought.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(bought.map((answer) => answer.text)).size).toBe(1);
    expect(bought[0]?.body).toMatchObject({
      view: "buyer",
      mode: "shared",
      price_cents: price,
      campaign_id: null,
      lead: { contact: { first_name: CANARY } },
    });
    expect(await buy(price + 1, "click")).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
    expect((await buy(price, "again")).body.code).toBe("already_owned");
    // Its other slot is still for sale: buyers without the lead see no more of it than before, nor
    // its buyers.
    const others = await api.call(buyer, "GET", `/v1/leads/${id}`);
    expect(others.body).toMatchObject({ view: "preview", slots: { total: 2, left: 1 } });
    expect(others.body).not.toHaveProperty("sale");
    expect(
      (await api.call(buyer, "GET", `/v1/listings/${id}`)).body.exclusive_price_cents,
    ).toBeNull();
    const { rows } = await api.database.pool.query("select 1 from sale where lead_id = $1", [id]);
    expect(rows).toHaveLength(1);
    // The buyer's activity has the purchase once; the other buyers' have nothing of it.
    const logOf = async (caller: Caller) =>
      (
        await api.call(
          caller,
          "GET",
          `/v1/activity?where=${encodeURIComponent(`subject_id,eq,${id}`)}`,
        )
      ).body.items;
    expect(await logOf(loser)).toMatchObject([
      {
        action: "lead.bought",
        subject_kind: "lead",
        subject_id: id,
        detail: { mode: "shared", amount_cents: price },
      },
    ]);
    expect(await logOf(buyer)).toEqual([]);
  });

  it("tells its buyer, but no other one, that a sold lead is the buyer's own", async () => {
    const { id } = await postLead(LISTED);
    const price = (await api.call(loser, "GET", `/v1/listings/${id}`)).body.exclusive_price_cents;
    const buy = (caller: Caller, key: string) =>
      api.call(
        caller,
        "POST",
        `/v1/listings/${id}/purchase`,
        { mode: "exclusive", max_price_cents: price },
        { "idempotency-key": key },
      );
    expect((await buy(loser, "first-tab")).status).toBe(200);
    expect((await buy(loser, "second-tab")).body.code).toBe("already_owned");
    // Bought once, recorded once.
    const activity = await api.call(
      loser,
      "GET",
      `/v1/activity?where=action,eq,lead.bought&where=subject_id,eq,${id}`,
    );
    expect(activity.body.items).toMatchObject([
      { subject_kind: "lead", detail: { mode: "exclusive", amount_cents: price } },
    ]);
    expect((await buy(buyer, "other")).body.code).toBe("already_sold");
  });

  it("refuses to sell to affiliates", async () => {
    const { id } = await postLead(LISTED);
    expect(
      (
        await api.call(
          affiliate,
          "POST",
          `/v1/listings/${id}/purchase`,
          { mode: "shared", max_price_cents: 1 },
          { "idempotency-key": "a" },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await api.call(
          sourceKey,
          "POST",
          `/v1/listings/${id}/purchase`,
          { mode: "shared", max_price_cents: 1 },
          { "idempotency-key": "b" },
        )
      ).status,
    ).toBe(403);
  });
});
