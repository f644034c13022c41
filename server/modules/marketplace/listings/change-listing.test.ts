// Checks what an affiliate changes about its listed leads: new prices that keep falling, and
// withdrawal, under concurrent purchases.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import {
  endListings,
  forgetUnsoldContacts,
  stepPrices,
} from "../../selling/distribution/listing/listing-steps.store.ts";
import { DEFAULT_LISTING_RULES } from "../../../../domain/distribution/listing.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

let api: TestApi;
let nowMs = Date.now();
let sourceKey: Caller;
let affiliate: Caller;
let other: Caller;
let admin: Caller;
let buyers: Caller[];
let posted = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({
    unsoldRule: "list",
    sharedSlots: 2,
    reserveExclusiveCents: 2_100,
    reserveSharedCents: 700,
  });
  sourceKey = await api.sourceKey(source.id);
  affiliate = await api.keyOf(source.affiliateId);
  other = await api.keyOf((await api.fixture.source()).affiliateId);
  admin = await api.keyOf(NETWORK_ID);
  buyers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) =>
      api.keyOf(await api.fixture.advertiser(`Buyer ${index}`, 10_000_000)),
    ),
  );
});
afterAll(() => api.stop());

async function list(): Promise<string> {
  posted += 1;
  nowMs += 10;
  const { body } = await api.call(sourceKey, "POST", "/v1/leads", postBody(posted));
  expect(body).toMatchObject({ status: "accepted", sale: "none" });
  return body.lead.id;
}

const listing = (id: string, caller = affiliate) => api.call(caller, "GET", `/v1/listings/${id}`);
const reprice = (id: string, prices: object, caller = affiliate) =>
  api.call(caller, "PATCH", `/v1/listings/${id}`, prices);
const withdraw = (id: string, caller = affiliate) =>
  api.call(caller, "POST", `/v1/listings/${id}/withdraw`);
const relist = (id: string, caller = affiliate) =>
  api.call(caller, "POST", `/v1/listings/${id}/relist`);
const buy = (id: string, mode: string, most: number, buyer = buyers[0] ?? null) =>
  api.call(
    buyer,
    "POST",
    `/v1/listings/${id}/purchase`,
    { mode, max_price_cents: most },
    { "idempotency-key": randomUUID() },
  );
/** Makes the lead look as if it had been listed this much earlier, by the database's clock too. */
const age = (id: string, hours: number) =>
  api.database.pool.query(
    `update listing
     set listed_at = listed_at - $2 * interval '1 hour',
       next_price_at = next_price_at - $2 * interval '1 hour',
       ends_at = ends_at - $2 * interval '1 hour'
     where lead_id = $1`,
    [id, hours],
  );

describe("a new price", () => {
  it("applies from now on, when browsing and at purchase, and falls by the steps", async () => {
    const id = await list();
    const { body } = await reprice(id, { exclusive_price_cents: 20_001, slot_price_cents: 9_000 });
    expect(body).toMatchObject({
      exclusive_price_cents: 20_001,
      slot_price_cents: 9_000,
      next_exclusive_price_cents: 18_001,
      next_slot_price_cents: 8_100,
      abilities: { reprice: true, withdraw: true, buy: false },
    });
    expect((await buy(id, "exclusive", 20_000)).body).toMatchObject({
      code: "price_changed",
      price_cents: 20_001,
    });
    await age(id, 1);
    expect((await listing(id)).body.exclusive_price_cents).toBe(18_001);
    // Set again in the middle of its fall, the price is the new one, and falls from there.
    expect((await reprice(id, { exclusive_price_cents: 30_000 })).body).toMatchObject({
      exclusive_price_cents: 30_000,
      slot_price_cents: 8_100,
    });
    await age(id, 5);
    await stepPrices(api.database.pool, DEFAULT_LISTING_RULES, nowMs + HOUR_MS);
    const { rows } = await api.database.pool.query(
      "select exclusive_price_cents from listing where lead_id = $1",
      [id],
    );
    const shown = (await listing(id)).body.exclusive_price_cents;
    expect(shown).toBe(26_666);
    expect(Number(rows[0].exclusive_price_cents)).toBe(shown);
    expect((await buy(id, "exclusive", shown)).body).toMatchObject({ price_cents: shown });
  });

  it("is never below the reserve, nor of a mode that is not offered", async () => {
    const id = await list();
    const low = await reprice(id, { exclusive_price_cents: 2_999 });
    expect(low).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: "/exclusive_price_cents", message: expect.stringContaining("3000 cents") },
        ],
      },
    });
    expect((await reprice(id, { exclusive_price_cents: 3_000 })).body).toMatchObject({
      exclusive_price_cents: 3_000,
    });
    expect((await reprice(id, { slot_price_cents: 999 })).status).toBe(422);
    for (const nonsense of [
      {},
      { exclusive_price_cents: 0 },
      { exclusive_price_cents: 10.5 },
      { exclusive_price_cents: "5000" },
      { price: 5_000 },
    ])
      expect((await reprice(id, nonsense)).status, JSON.stringify(nonsense)).toBe(422);
    expect((await buy(id, "shared", 100_000)).status).toBe(200);
    expect((await reprice(id, { exclusive_price_cents: 50_000 })).body.code).toBe(
      "mode_not_offered",
    );
    expect((await reprice(id, { slot_price_cents: 5_000 })).body).toMatchObject({
      exclusive_price_cents: null,
      slot_price_cents: 5_000,
    });
  });

  it("may be set by its affiliate only", async () => {
    const id = await list();
    for (const caller of [other, buyers[0] ?? null, admin])
      expect((await reprice(id, { exclusive_price_cents: 5_000 }, caller)).status).toBe(404);
    expect((await reprice(randomUUID(), { exclusive_price_cents: 5_000 })).status).toBe(404);
    expect(
      (await api.call(affiliate, "GET", "/v1/activity?order=-at&limit=1")).body.items[0],
    ).not.toMatchObject({ subject_id: id });
    await reprice(id, { exclusive_price_cents: 5_000 });
    expect(
      (await api.call(affiliate, "GET", "/v1/activity?order=-at&limit=1")).body.items[0],
    ).toMatchObject({ action: "listing.repriced", subject_id: id });
  });
});

describe("a lead that is gone", () => {
  it("says whether another buyer was faster, or its time was over", async () => {
    const sold = await list();
    await buy(sold, "exclusive", 1_000_000);
    expect((await buy(sold, "exclusive", 1_000_000, buyers[1])).body.code).toBe("already_sold");
    expect((await buy(sold, "exclusive", 1_000_000)).body.code).toBe("already_owned");
    const expired = await list();
    await buy(expired, "shared", 1_000_000);
    await age(expired, 1_000);
    const late = await buy(expired, "shared", 1_000_000, buyers[1]);
    expect(late.body).toMatchObject({
      code: "no_longer_listed",
      detail: expect.stringContaining("expired or was taken off"),
    });
    expect((await buy(expired, "shared", 1_000_000)).body.code).toBe("already_owned");
  });
});

describe("a lead that is withdrawn", () => {
  it("is its affiliate's: it cannot be bought, and its contact goes after 72 hours", async () => {
    const id = await list();
    for (const caller of [other, buyers[0] ?? null])
      expect((await withdraw(id, caller)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(204);
    expect((await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.status).toBe("withdrawn");
    expect((await listing(id)).status).toBe(404);
    expect((await buy(id, "exclusive", 1_000_000)).body.code).toBe("no_longer_listed");
    expect((await withdraw(id)).body.code).toBe("already_sold");
    expect((await reprice(id, { exclusive_price_cents: 9_000 })).body.code).toBe("already_sold");
    expect(
      (await api.call(buyers[0] ?? null, "GET", "/v1/listings?limit=100")).body.items.map(
        ({ lead_id: one }: { lead_id: string }) => one,
      ),
    ).not.toContain(id);
    const { rows } = await api.database.pool.query(
      `select extract(epoch from forget_at - now()) / 3600 as hours
       from lead_private
       where lead_id = $1`,
      [id],
    );
    expect(Number(rows[0].hours)).toBeCloseTo(72, 1);
  });

  it("stays sold where slots were sold, and its buyers keep it", async () => {
    const id = await list();
    const { body: sale } = await buy(id, "shared", 100_000);
    expect((await withdraw(id, admin)).status).toBe(204);
    expect((await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.status).toBe("sold");
    expect((await api.call(buyers[0] ?? null, "GET", `/v1/leads/${id}`)).body).toMatchObject({
      view: "purchased",
      sale: { id: sale.id },
    });
    const { rows } = await api.database.pool.query(
      "select forget_at from lead_private where lead_id = $1",
      [id],
    );
    expect(rows[0].forget_at).toBeNull();
  });

  it("is sold or withdrawn, never both, under many clicks, at most at the price seen", async () => {
    for (let round = 0; round < 25; round += 1) {
      const id = await list();
      const seen = (await listing(id)).body.exclusive_price_cents;
      const [changed, ...bought] = await Promise.all([
        round % 2 === 0 ? withdraw(id) : reprice(id, { exclusive_price_cents: seen + 1_000 }),
        ...buyers.map((buyer) => buy(id, "exclusive", seen, buyer)),
      ]);
      const sold = bought.filter(({ status }) => status === 200);
      expect(sold.length).toBeLessThanOrEqual(1);
      for (const { body } of sold) expect(body.price_cents).toBe(seen);
      const { status } = (await api.call(affiliate, "GET", `/v1/leads/${id}`)).body;
      if (round % 2 === 0)
        expect([changed.status, status, sold.length]).toEqual(
          sold.length === 1 ? [409, "sold", 1] : [204, "withdrawn", 0],
        );
      else
        expect([changed.status, status]).toEqual(
          sold.length === 1 ? [409, "sold"] : [200, "available"],
        );
    }
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});

describe("a lead that is relisted", () => {
  const DAY_MS = 24 * HOUR_MS;
  const forgetAt = async (id: string) =>
    (await api.database.pool.query("select forget_at from lead_private where lead_id = $1", [id]))
      .rows[0]?.forget_at;

  it("continues at the price it would have by now, and is sold as before", async () => {
    const id = await list();
    const before = (await listing(id)).body;
    await withdraw(id);
    for (const caller of [other, admin, buyers[0] ?? null])
      expect((await relist(id, caller)).status).toBe(404);
    await age(id, 1);
    nowMs += 1;
    const { status, body } = await relist(id);
    expect([status, body.lead_id, body.next_price_at !== null]).toEqual([200, id, true]);
    expect(body.exclusive_price_cents).toBe(Math.round(before.exclusive_price_cents * 0.9));
    expect(Date.parse(before.ends_at) - Date.parse(body.ends_at)).toBe(HOUR_MS);
    expect(await forgetAt(id)).toBeNull();
    // Relisting again changes nothing.
    expect((await relist(id)).body).toEqual(body);
    expect(
      (await api.call(affiliate, "GET", "/v1/activity?order=-at&limit=1")).body.items[0],
    ).toMatchObject({ action: "lead.relisted", subject_id: id });
    expect((await buy(id, "exclusive", body.exclusive_price_cents)).status).toBe(200);
    expect((await relist(id)).body.code).toBe("already_sold");
  });

  it("gets its full time again where it had run out, at the price it had fallen to", async () => {
    const id = await list();
    const { exclusive_price_cents: first } = (await listing(id)).body;
    await age(id, 80);
    await endListings(api.database.pool, nowMs + HOUR_MS);
    expect((await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.status).toBe("expired");
    const { body } = await relist(id);
    expect([body.exclusive_price_cents, body.next_price_at]).toEqual([
      Math.round(first * 0.5),
      null,
    ]);
    expect(Date.parse(body.ends_at) - Date.now()).toBeGreaterThan(71 * HOUR_MS);
    await age(id, 80);
    await endListings(api.database.pool, nowMs + HOUR_MS);
    expect((await relist(id)).body.exclusive_price_cents).toBe(body.exclusive_price_cents);
  });

  it("is refused with a consent of more than 90 days", async () => {
    // It was just young enough when it was posted; the database's clock runs on.
    posted += 1;
    nowMs += 10;
    const { body: post } = await api.call(
      sourceKey,
      "POST",
      "/v1/leads",
      postBody(posted, { consent_at: new Date(nowMs - 90 * DAY_MS).toISOString() }),
    );
    const { id } = post.lead;
    await withdraw(id);
    await expect.poll(() => Date.now()).toBeGreaterThan(nowMs);
    expect((await relist(id)).body).toMatchObject({
      code: "window_closed",
      detail: expect.stringContaining("90 days"),
    });
  });

  it("is refused without its contact, or where the operator withdrew it", async () => {
    const [forgotten, banned, partly] = [await list(), await list(), await list()];
    await withdraw(forgotten);
    await forgetUnsoldContacts(api.database.pool, Date.now() + 73 * HOUR_MS);
    expect((await relist(forgotten)).body).toMatchObject({
      code: "window_closed",
      detail: expect.stringContaining("no longer stored"),
    });
    await withdraw(banned, admin);
    expect((await relist(banned)).body).toMatchObject({
      code: "window_closed",
      detail: expect.stringContaining("The network unlisted"),
    });
    await buy(partly, "shared", 100_000);
    await withdraw(partly);
    expect((await relist(partly)).body.code).toBe("already_sold");
  });

  it("is listed or withdrawn, however often both are requested concurrently", async () => {
    const id = await list();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([withdraw(id), relist(id), withdraw(id), relist(id)]);
      for (const { status } of answers) expect([200, 204, 409]).toContain(status);
      const { status } = (await api.call(affiliate, "GET", `/v1/leads/${id}`)).body;
      expect((await listing(id)).status).toBe(status === "available" ? 200 : 404);
      expect((await forgetAt(id)) === null).toBe(status === "available");
      if (status === "withdrawn") expect((await relist(id)).status).toBe(200);
    }
  });
});
