// Checks leads, their decisions and their sales as each viewer sees them, with contact never shown
// before purchase.
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { describe, expect, it } from "vitest";
import {
  admin,
  affiliate,
  api,
  AT,
  buyer,
  buyerAccount,
  CANARY,
  clock,
  LISTED,
  loser,
  next,
  otherAffiliate,
  postLead,
  setUpLeads,
  sourceKey,
} from "./leads.test-support.ts";

setUpLeads();

describe("a lead that was sold", () => {
  it("shows its contact to its buyer only", async () => {
    const { id, answer } = await postLead();
    expect(answer).toMatchObject({ status: "accepted", sale: "exclusive", price: 63 });

    const bought = await api.call(buyer, "GET", `/v1/leads/${id}`);
    expect(bought.body).toMatchObject({
      view: "purchased",
      id,
      status: "sold",
      contact: {
        first_name: CANARY,
        email: `${CANARY}${next}@example.com`,
        phone: expect.stringMatching(/^\+1/),
        comments: CANARY,
      },
      consent_proof: { text: expect.stringContaining("I agree") },
      custom: { favourite_colour: CANARY },
      sale: { mode: "exclusive", price_cents: 9_000 },
    });
    expect((await api.call(buyer, "GET", "/v1/leads")).body.items[0]).toEqual(bought.body);

    const own = await api.call(affiliate, "GET", `/v1/leads/${id}`);
    expect(own.body).toMatchObject({
      view: "own",
      contact: null,
      earned_cents: 6_300,
      answer: { status: "accepted", sale: "exclusive", price_cents: 6_300 },
    });
    for (const caller of [loser, otherAffiliate]) {
      const refused = await api.call(caller, "GET", `/v1/leads/${id}`);
      expect(refused.status).toBe(404);
    }
    for (const caller of [affiliate, loser, otherAffiliate, admin, sourceKey]) {
      for (const path of [
        "/v1/leads",
        `/v1/leads/${id}`,
        `/v1/leads/${id}/decision`,
        "/v1/sales",
        "/v1/listings",
        "/v1/earnings",
        "/v1/activity",
        "/v1/events",
        "/v1/wallet-movements",
      ]) {
        expect((await api.call(caller, "GET", path)).text, path).not.toContain(CANARY);
      }
    }
  });

  it("shows what was left out of it: to its buyer with what came, to others without", async () => {
    const { id } = await postLead({ finance_status: CANARY, email: `no ${CANARY}` });
    const notesFor = async (caller: typeof buyer) =>
      (await api.call(caller, "GET", `/v1/leads/${id}`)).body.notes;
    const advice = expect.any(String);
    expect(await notesFor(buyer)).toEqual([
      { field: "finance_status", came: CANARY, read_as: null, advice },
      { field: "email", came: `no ${CANARY}`, read_as: null, advice },
    ]);
    for (const caller of [affiliate, admin])
      expect(await notesFor(caller)).toEqual([
        { field: "finance_status", came: null, read_as: null, advice },
        { field: "email", came: null, read_as: null, advice },
      ]);
  });

  it("shows the network no contact, by person or by key, in lists or alone", async () => {
    const { id } = await postLead();
    const owner = await api.userOf(NETWORK_ID, "admin");
    for (const caller of [admin, owner])
      for (const path of [
        `/v1/leads/${id}`,
        `/v1/leads?where=id,eq,${id}`,
        `/v1/leads/${id}/decision`,
      ])
        expect((await api.call(caller, "GET", path)).text, path).not.toContain(CANARY);
    expect((await api.call(admin, "GET", `/v1/leads/${id}`)).body).toMatchObject({
      view: "admin",
      contact: null,
      sales: [{ buyer_id: buyerAccount, price_cents: 9_000 }],
    });
  });

  it("is a sale with contact to buyers, an earning to affiliates, both to operators", async () => {
    const { id } = await postLead();
    const [sale] = (await api.call(buyer, "GET", `/v1/sales?where=lead_id,eq,${id}`)).body.items;
    expect(sale).toMatchObject({
      view: "buyer",
      price_cents: 9_000,
      campaign_name: "Winner",
      lead: { view: "purchased", contact: { first_name: CANARY } },
    });
    expect((await api.call(buyer, "GET", `/v1/sales/${sale.id}`)).body).toEqual(sale);
    const affiliateSale = (await api.call(affiliate, "GET", `/v1/sales/${sale.id}`)).body;
    expect(affiliateSale).toMatchObject({
      view: "affiliate",
      earning_cents: 6_300,
      earning_status: "pending",
    });
    expect(affiliateSale).not.toHaveProperty("price_cents");
    expect((await api.call(admin, "GET", `/v1/sales/${sale.id}`)).body).toMatchObject({
      view: "admin",
      price_cents: 9_000,
      earning_cents: 6_300,
      buyer_id: buyerAccount,
    });
    expect((await api.call(loser, "GET", `/v1/sales/${sale.id}`)).status).toBe(404);
    expect((await api.call(affiliate, "GET", `/v1/earnings/${sale.id}`)).body).toMatchObject({
      id: sale.id,
      amount_cents: 6_300,
      status: "pending",
    });
    expect((await api.call(buyer, "GET", `/v1/earnings/${sale.id}`)).status).toBe(404);
    expect((await api.call(buyer, "GET", `/v1/wallet-movements/${sale.id}`)).body).toMatchObject({
      id: sale.id,
      kind: "sale",
      amount_cents: -9_000,
    });
    expect((await api.call(affiliate, "GET", `/v1/wallet-movements/${sale.id}`)).status).toBe(404);
  });

  it("hides the contact again once it was returned", async () => {
    const { id } = await postLead();
    const [sale] = (await api.call(buyer, "GET", `/v1/sales?where=lead_id,eq,${id}`)).body.items;
    await api.database.pool.query(
      "update sale set status = 'returned', earning_status = 'reversed' where id = $1",
      [sale.id],
    );
    // The record stays with its former buyer, without the contact.
    const kept = await api.call(buyer, "GET", `/v1/leads/${id}`);
    expect(kept.body).toMatchObject({
      view: "purchased",
      contact: null,
      consent_proof: null,
      custom: {},
      sale: { id: sale.id, status: "returned" },
    });
    expect(kept.text).not.toContain(CANARY);
    const returned = await api.call(buyer, "GET", `/v1/sales/${sale.id}`);
    expect(returned.body).toMatchObject({
      status: "returned",
      lead: { contact: null, consent_proof: null, custom: {} },
    });
    expect(returned.text).not.toContain(CANARY);
  });
});

describe("the decision of a lead", () => {
  it("shows the operator every line, a buyer its own, an affiliate the counts", async () => {
    const { id } = await postLead();
    const everything = (await api.call(admin, "GET", `/v1/leads/${id}/decision`)).body;
    expect(everything).toMatchObject({
      view: "admin",
      active_campaigns: 3,
      complete: true,
      routing: "best_price",
      price_rule: "first_price",
      exclusive_floor_cents: expect.any(Number),
    });
    expect(
      everything.lines.map((line: { campaign_name: string; reason: string; bid_cents: number }) => [
        line.campaign_name,
        line.reason,
        line.bid_cents,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ["Winner", "won", 9_000],
        ["Outbid", "outbid", 8_000],
      ]),
    );
    expect(everything.reasons).toEqual(
      expect.arrayContaining([{ reason: "criteria_not_met", campaigns: 1 }]),
    );

    const mine = (await api.call(buyer, "GET", `/v1/leads/${id}/decision`)).body;
    expect(mine).toMatchObject({
      view: "buyer",
      routing: "best_price",
      price_rule: "first_price",
      lines: [{ campaign_name: "Winner", reason: "won", bid_cents: 9_000 }],
      winning_price_band: { from_cents: 9_000, to_cents: 10_000 },
    });
    expect(JSON.stringify(mine)).not.toContain("Outbid");

    const theirs = (await api.call(affiliate, "GET", `/v1/leads/${id}/decision`)).body;
    expect(theirs).toMatchObject({
      view: "affiliate",
      result: "exclusive",
      routing: "best_price",
      price_rule: "first_price",
    });
    for (const told of [mine, theirs])
      expect(Object.keys(told)).not.toContain("exclusive_floor_cents");
    expect(theirs.reasons).toEqual(
      expect.arrayContaining([
        { reason: "outbid", reason_text: expect.any(String), campaigns: null },
      ]),
    );
    expect(JSON.stringify(theirs)).not.toMatch(/bid_cents|campaign_name|Winner/);
  });

  it("says why a campaign without a line did not buy, from its criteria at the time", async () => {
    const { id } = await postLead(LISTED);
    // Changed after the decision: the criteria at the time of the decision count.
    await api.call(loser, "PATCH", "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-000000000003", {
      name: "Elsewhere",
    });
    const { body } = await api.call(loser, "GET", `/v1/leads/${id}/decision`);
    expect(body.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          campaign_name: "Elsewhere",
          reason: "criteria_not_met",
          criteria_field: "state",
          bid_cents: null,
        }),
      ]),
    );
    expect(body.winning_price_band).toBeNull();
  });

  it("names the shown fact that a campaign required, and no masked one", async () => {
    const picky = "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-000000000004";
    const criteria = {
      all: [
        { field: "verification", in: ["certificate"] },
        { field: "age_minutes", min: 100_000 },
      ],
    };
    expect(
      (await api.call(loser, "PUT", picky, { name: "Picky", criteria, exclusive_bid_cents: 9_900 }))
        .status,
    ).toBe(200);
    const fieldOf = async (fields: object): Promise<string | undefined> => {
      const { id } = await postLead({ ...LISTED, ...fields });
      const { body } = await api.call(loser, "GET", `/v1/leads/${id}/decision`);
      return body.lines.find((line: { campaign_name: string }) => line.campaign_name === "Picky")
        ?.criteria_field;
    };
    expect(await fieldOf({})).toBe("verification");
    expect(
      await fieldOf({
        trustedform_cert_url:
          "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
      }),
    ).toBeUndefined();
    await api.call(loser, "PATCH", picky, { status: "archived" });
  });
});

describe("lists", () => {
  it("page through leads newest first, within what the caller may see", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      clock.nowMs += 10;
      ids.push((await postLead()).id);
    }
    for (const caller of [affiliate, buyer, admin, sourceKey]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { body }: { body: { items: { id: string }[]; next_cursor: string | null } } =
          await api.call(
            caller,
            "GET",
            `/v1/leads?limit=2&where=received_at,gt,${new Date(AT).toISOString()}` +
              (cursor === null ? "" : `&cursor=${cursor}`),
          );
        seen.push(...body.items.map((item) => item.id));
        cursor = body.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(ids.toReversed());
    }
    expect((await api.call(otherAffiliate, "GET", "/v1/leads")).body.items).toEqual([]);
    const best = await api.call(
      affiliate,
      "GET",
      "/v1/leads?order=-score_total&where=tier,in,hot,nurture,cold&limit=3",
    );
    expect(best.status).toBe(200);
    expect((await api.call(affiliate, "GET", "/v1/leads?where=phone,eq,1")).status).toBe(422);
  });
});
