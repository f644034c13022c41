// Checks who may ask for payouts, decide them and set their details, and what the details refuse.
import { describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { BANK_FORM, TAX_FORM } from "../../../../test/support/payees.ts";
import { verifyLedger } from "../ledger/index.ts";
import { admin, api, ask, EARNED, order, payee, setUpPayouts } from "./payouts.test-support.ts";

setUpPayouts();

describe("who may", () => {
  it("lets the owner set and ask, and finance decide and get the file", async () => {
    const { source, owner } = await payee();
    const manager = await api.userOf(source.affiliateId, "affiliate", "manager");
    const analyst = await api.userOf(source.affiliateId, "affiliate", "analyst");
    const key = await api.keyOf(source.affiliateId);
    const stranger = (await payee({ leads: 0 })).owner;
    const buyer = await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser");
    const clerk = await api.userOf(NETWORK_ID, "admin", "operations");
    const finance = await api.userOf(NETWORK_ID, "admin", "finance");
    for (const caller of [manager, analyst, key, buyer, admin, null])
      expect(
        (await api.call(caller, "GET", "/v1/payout-details")).status,
        JSON.stringify(caller),
      ).toBe(caller === null ? 401 : 403);
    for (const caller of [manager, analyst, buyer, admin]) {
      expect((await ask(caller)).status).toBe(403);
      expect((await api.call(caller, "PUT", "/v1/payout-details/bank", BANK_FORM)).status).toBe(
        403,
      );
      expect((await api.call(caller, "PUT", "/v1/payout-details/tax", TAX_FORM)).status).toBe(403);
    }
    const { id } = (await ask(key)).body;
    for (const caller of [stranger, buyer])
      expect((await api.call(caller, "GET", `/v1/payouts/${id}`)).status).toBe(404);
    expect((await api.call(stranger, "GET", "/v1/payouts")).body.items).toEqual([]);
    for (const caller of [owner, manager, analyst, clerk])
      expect(
        (await api.call(caller, "POST", `/v1/payouts/${id}/decision`, { decision: "approve" }))
          .status,
      ).toBe(403);
    expect(
      (await api.call(finance, "POST", `/v1/payouts/${id}/decision`, { decision: "approve" }))
        .status,
    ).toBe(200);
    expect((await order([id], clerk)).status).toBe(403);
    expect((await order([id], owner)).status).toBe(403);
    expect((await order([id, "0199f0c4-5a7e-7c3b-9d21-00000000000a"])).status).toBe(404);
    expect((await order([id], finance)).status).toBe(200);
    const { rows } = await api.database.pool.query(
      "select actor_id, detail from activity where action = 'payout.ordered' and subject_id = $1",
      [id],
    );
    expect(rows).toMatchObject([{ actor_id: finance.user, detail: { amount_cents: 2 * EARNED } }]);
  });
});

describe("the status of a tax form", () => {
  const status = (caller: typeof admin, id: string) =>
    api.call(caller, "GET", `/v1/accounts/${id}/tax-status`);

  it("is read by the network alone, and says only when it was certified", async () => {
    const { source, owner } = await payee({ leads: 0 });
    const known = await status(admin, source.affiliateId);
    expect(known).toMatchObject({ status: 200, body: { certified_at: expect.any(String) } });
    expect(Object.keys(known.body)).toEqual(["certified_at"]);
    expect((await status(owner, source.affiliateId)).status).toBe(403);
    const other = await payee({ leads: 0, details: false });
    expect((await status(admin, other.source.affiliateId)).body).toEqual({ certified_at: null });
    expect((await status(owner, other.source.affiliateId)).status).toBe(404);
    const buyer = await api.fixture.advertiser("Elm Realty", 0);
    expect((await status(admin, buyer)).status).toBe(404);
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
      schedule: "by_hand",
    });
    // After all that was tried here.
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});
