// Tests quarantine: the network holds a listed lead back from buyers, its affiliate reads why, and
// only the network releases it or keeps it off the marketplace.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { endListings, stepPrices } from "../../selling/distribution/listing/listing-steps.store.ts";
import { DEFAULT_LISTING_RULES } from "../../../../domain/distribution/listing.ts";

const REASON = "The phone number belongs to another person.";

let api: TestApi;
let nowMs = Date.now();
let sourceKey: Caller;
let affiliate: Caller;
let other: Caller;
let operator: Caller;
let readOnly: Caller;
let buyer: Caller;
let posted = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ unsoldRule: "list", sharedSlots: 2 });
  sourceKey = await api.sourceKey(source.id);
  affiliate = await api.userOf(source.affiliateId, "affiliate");
  other = await api.userOf((await api.fixture.source()).affiliateId, "affiliate");
  operator = await api.userOf(NETWORK_ID, "admin", "operations", "Ola Operator");
  readOnly = await api.userOf(NETWORK_ID, "admin", "read_only");
  buyer = await api.keyOf(await api.fixture.advertiser("Elm Realty", 10_000_000));
});
afterAll(() => api.stop());

async function list(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  posted += 1;
  nowMs += 10;
  const { body } = await api.call(sourceKey, "POST", "/v1/leads", postBody(posted, fields));
  expect(body).toMatchObject({ status: "accepted", sale: "none" });
  return body.lead.id;
}

const hold = (id: string, caller = operator, reason = REASON) =>
  api.call(caller, "POST", `/v1/listings/${id}/quarantine`, { reason });
const read = (id: string, caller = operator) =>
  api.call(caller, "GET", `/v1/listings/${id}/quarantine`);
const act = (id: string, what: "release" | "withdraw" | "relist", caller = operator) =>
  api.call(caller, "POST", `/v1/listings/${id}/${what}`);
const listing = (id: string, caller = affiliate) => api.call(caller, "GET", `/v1/listings/${id}`);
const buy = (id: string, mode = "exclusive") =>
  api.call(
    buyer,
    "POST",
    `/v1/listings/${id}/purchase`,
    { mode, max_price_cents: 1_000_000 },
    { "idempotency-key": randomUUID() },
  );
const statusOf = async (id: string) =>
  (await api.call(affiliate, "GET", `/v1/leads/${id}`)).body.status;
/** Moves what is recorded of the listing and its quarantine into the past. */
const age = (id: string, hours: number) =>
  api.database.pool.query(
    `with aged as (
       update quarantine
       set held_at = held_at - $2 * interval '1 hour', ends_at = ends_at - $2 * interval '1 hour'
       where lead_id = $1
     )
     update listing
     set listed_at = listed_at - $2 * interval '1 hour', ends_at = ends_at - $2 * interval '1 hour'
     where lead_id = $1`,
    [id, hours],
  );

describe("a lead in quarantine", () => {
  it("is bought by no one, seen in no list, and named with its reason", async () => {
    const id = await list();
    const { status, body } = await hold(id);
    expect([status, body]).toEqual([
      200,
      {
        lead_id: id,
        reason: REASON,
        since: expect.any(String),
        set_by_name: "Ola Operator",
        abilities: { release: true, withdraw: true },
      },
    ]);
    expect(await statusOf(id)).toBe("quarantined");
    expect((await listing(id)).status).toBe(404);
    expect((await api.call(buyer, "GET", "/v1/listings?limit=200")).body.items).not.toContainEqual(
      expect.objectContaining({ lead_id: id }),
    );
    expect((await buy(id)).status).toBe(409);
    // Time ends the listings of others, not the review.
    await endListings(api.database.pool, Date.now() + 1_000 * HOUR_MS);
    await stepPrices(api.database.pool, DEFAULT_LISTING_RULES, Date.now() + 1_000 * HOUR_MS);
    expect(await statusOf(id)).toBe("quarantined");
  });

  it("shows its affiliate the reason, but not the person; others nothing", async () => {
    const id = await list();
    await hold(id);
    expect((await read(id, affiliate)).body).toMatchObject({
      reason: REASON,
      set_by_name: null,
      abilities: { release: false, withdraw: false },
    });
    expect((await read(id, readOnly)).body).toMatchObject({
      abilities: { release: false, withdraw: false },
    });
    for (const caller of [other, buyer]) expect((await read(id, caller)).status).toBe(404);
    const [last] = (await api.call(affiliate, "GET", "/v1/activity?order=-at&limit=1")).body.items;
    expect(last).toMatchObject({
      action: "lead.quarantined",
      subject_id: id,
      detail: { reason: REASON },
    });
  });

  it("is held and released by the network alone", async () => {
    const id = await list();
    for (const caller of [affiliate, other, readOnly])
      expect((await hold(id, caller)).status).toBe(404);
    await hold(id);
    for (const caller of [affiliate, other, readOnly])
      expect((await act(id, "release", caller)).status).toBe(404);
    for (const what of ["withdraw", "relist"] as const)
      expect((await act(id, what, affiliate)).body, what).toMatchObject({
        code: "window_closed",
        detail: expect.stringContaining("review"),
      });
    expect(await statusOf(id)).toBe("quarantined");
  });

  it("takes a new reason, and none that is empty or too long", async () => {
    const id = await list();
    const first = (await hold(id)).body;
    // Two entries of one moment have no order.
    nowMs += 1_000;
    expect((await hold(id, operator, "It is a wrong number.")).body).toEqual({
      ...first,
      reason: "It is a wrong number.",
    });
    await hold(id, operator, "It is a wrong number.");
    const { body } = await api.call(affiliate, "GET", `/v1/activity?where=subject_id,eq,${id}`);
    expect(body.items).toMatchObject([
      {
        action: "lead.hold_explained",
        changes: [{ field: "reason", before: REASON, after: "It is a wrong number." }],
      },
      { action: "lead.quarantined", detail: { reason: REASON } },
    ]);
    for (const reason of ["", "x".repeat(501)])
      expect((await hold(id, operator, reason)).status).toBe(422);
  });
});

describe("a released lead", () => {
  it("has the time that it had left, at the price that it would have by now", async () => {
    const id = await list();
    const before = (await listing(id)).body;
    const leftMs = Date.parse(before.ends_at) - Date.now();
    await hold(id);
    await age(id, 6);
    expect((await act(id, "release")).status).toBe(204);
    const { body } = await listing(id);
    expect(body.exclusive_price_cents).toBeLessThan(before.exclusive_price_cents);
    expect(Math.abs(Date.parse(body.ends_at) - Date.now() - leftMs)).toBeLessThan(HOUR_MS / 2);
    expect((await read(id)).status).toBe(404);
    expect((await act(id, "release")).body.code).toBe("already_decided");
    expect((await buy(id)).status).toBe(200);
    expect((await hold(id)).body.code).toBe("already_sold");
  });

  it("keeps the slots that were sold before", async () => {
    const id = await list();
    expect((await buy(id, "shared")).status).toBe(200);
    const pricesOf = async () => {
      const { rows } = await api.database.pool.query(
        "select exclusive_price_cents, slot_price_cents from listing where lead_id = $1",
        [id],
      );
      return rows[0];
    };
    const [before, prices] = [(await listing(id)).body, await pricesOf()];
    await hold(id);
    await act(id, "release");
    const { body } = await listing(id);
    expect(body.lead.slots).toEqual({ total: 2, left: 1 });
    // A lead with a sold slot is not sold exclusively.
    expect([before.exclusive_price_cents, body.exclusive_price_cents]).toEqual([null, null]);
    expect(await pricesOf()).toEqual(prices);
  });

  it("is refused where its consent is too old", async () => {
    // It was just young enough when the lead was posted; the database's clock runs on.
    const agreedMs = nowMs + 10 - 90 * 24 * HOUR_MS;
    const id = await list({ consent_at: new Date(agreedMs).toISOString() });
    await hold(id);
    await expect.poll(() => Date.now()).toBeGreaterThan(nowMs);
    expect((await act(id, "release")).body).toMatchObject({
      code: "window_closed",
      detail: expect.stringContaining("90 days"),
    });
  });

  it("is released though no reason was recorded, as of a lead that another tool held", async () => {
    const id = await list();
    await api.database.pool.query("update lead set status = 'quarantined' where id = $1", [id]);
    expect((await read(id)).body).toMatchObject({ reason: null, set_by_name: null });
    expect((await act(id, "release")).status).toBe(204);
    expect((await listing(id)).status).toBe(200);
  });
});

it("an unlisted lead leaves quarantine for good", async () => {
  const id = await list();
  await hold(id);
  expect((await act(id, "withdraw")).status).toBe(204);
  expect([await statusOf(id), (await read(id)).status]).toEqual(["withdrawn", 404]);
  expect((await act(id, "relist", affiliate)).body).toMatchObject({
    code: "window_closed",
    detail: expect.stringContaining("The network unlisted"),
  });
});

it("a lead is sold or held, however close a purchase and a review are", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await list();
    const [held, bought] = await Promise.all([hold(id), buy(id)]);
    expect([held.status, bought.status, await statusOf(id)]).toEqual(
      bought.status === 200 ? [409, 200, "sold"] : [200, 409, "quarantined"],
    );
  }
});
