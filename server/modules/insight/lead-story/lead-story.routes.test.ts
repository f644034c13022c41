// Checks the story of a lead: it is whole, for people of the network alone, and without contact.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seatsOf } from "../../../../domain/access/rights.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { rememberIdentities } from "../../marketplace/leads/remember-identities.ts";

const AT_MS = Date.now();
const CANARY = "zyxcanary";
const BROWSER = "Mozilla/5.0 (CanaryOS)";
const clock = { nowMs: AT_MS };
const findPlace = buildPlaceFinder(readZips());

let api: TestApi;
let source: { readonly key: Caller; readonly id: string; readonly affiliateId: string };
let buyerId: string;
let buyer: Caller;
let owner: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  source = await newSource();
  buyerId = await api.fixture.advertiser("Elm Realty", 10_000_000);
  buyer = await api.userOf(buyerId, "advertiser", "owner", "Kim Elm");
  owner = await api.userOf(NETWORK_ID, "admin", "owner", "Olga Owner");
  await api.call(buyer, "PUT", "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-000000000001", {
    name: "Sacramento sellers",
    criteria: { field: "zip_code", in: ["95838"] },
    exclusive_bid_cents: 9_000,
  });
});
afterAll(() => api.stop());
// Rounds follow ids, which grow with time: the clock never goes back.
beforeEach(() => {
  clock.nowMs += 10 * MINUTE_MS;
});

async function newSource() {
  const { id, affiliateId } = await api.fixture.source({ unsoldRule: "list", sharedSlots: 2 });
  return { id, affiliateId, key: await api.sourceKey(id) };
}

/** A person whose contact contains the canary wherever it takes text. */
function person(fields: object = {}): Record<string, unknown> {
  people += 1;
  return {
    ...postBody(people),
    first_name: CANARY,
    last_name: CANARY,
    email: `${CANARY}${people}@example.com`,
    address: `${people} ${CANARY} St`,
    comments: CANARY,
    tcpa_text: `I, ${CANARY}, agree that Plat and its buyers may call, text and e-mail me.`,
    landing_page_url: `https://example.com/form?name=${CANARY}`,
    ip_address: `192.0.2.${people}`,
    user_agent: `${BROWSER} ${people}`,
    favourite_colour: CANARY,
    ...fields,
  };
}

async function send(record: object, key: Caller = source.key): Promise<string> {
  const { status, body } = await api.call(key, "POST", "/v1/leads", record);
  expect([status, body.status]).toEqual([200, "accepted"]);
  return body.lead.id;
}

const storyOf = (id: string, caller: Caller = owner) =>
  api.call(caller, "GET", `/v1/leads/${id}/story`);
const saleOf = async (leadId: string): Promise<string> =>
  (await api.database.pool.query("select id from sale where lead_id = $1", [leadId])).rows[0].id;
const remember = () =>
  rememberIdentities(
    { pool: api.database.pool, vault: TEST_VAULT, findPlace },
    clock.nowMs + 5 * MINUTE_MS,
  );

describe("the story of a lead", () => {
  it("tells origin, consent, score, sale, money, work, analyses and looks", async () => {
    const id = await send(person());
    const saleId = await saleOf(id);
    await api.call(buyer, "POST", `/v1/sales/${saleId}/outcome`, {
      outcome: "contacted",
      note: `Ask ${CANARY}`,
    });
    await api.call(buyer, "POST", `/v1/leads/${id}/analyses`, {
      kind: "qualification",
      language: "en",
    });
    clock.nowMs += MINUTE_MS;
    const opened = await api.call(owner, "POST", `/v1/leads/${id}/contact`, {
      reason: "complaint",
      note: "The buyer says the number is wrong",
    });
    const { status, body, text } = await storyOf(id);
    expect([status, text.includes(CANARY), text.includes(BROWSER)]).toEqual([200, false, false]);
    expect(body).toMatchObject({
      lead_id: id,
      source: { id: source.id, name: "Test source" },
      affiliate: { id: source.affiliateId, name: "Affiliate" },
      consent: {
        sha256: opened.body.consent_proof.sha256,
        channels: ["call", "text", "email"],
        scope: "network",
        has: { page: true, address: true, browser: true, trustedform: false, jornaya: false },
        form: null,
      },
      sales: [
        {
          id: saleId,
          buyer: { id: buyerId, name: "Elm Realty" },
          campaign: { name: "Sacramento sellers" },
          mode: "exclusive",
          status: "sold",
          bid_cents: 9_000,
          price_cents: 9_000,
          earning_cents: 6_300,
          network_cents: 2_700,
          earning_status: "pending",
        },
      ],
      transfers: [
        { kind: "sale_earning", from: "wallet", from_name: "Elm Realty", amount_cents: 6_300 },
        { kind: "sale_revenue", to: "revenue", to_name: "Plat", amount_cents: 2_700 },
      ],
      touches: [{ buyer_name: "Elm Realty", outcome: "contacted", lost_reason: null }],
      analyses: [{ account_name: "Elm Realty", kind: "qualification", view: "purchased" }],
      related: [],
      related_more: false,
    });
    const actOf = (wanted: string) =>
      body.acts.find(({ action }: { action: string }) => action === wanted);
    expect(body.acts[0]).toMatchObject({
      action: "contact.viewed",
      actor_name: "Olga Owner",
      account_name: "Plat",
      reason: "complaint",
      note: "The buyer says the number is wrong",
    });
    expect(actOf("sale.outcome")).toMatchObject({
      actor_name: "Kim Elm",
      account_name: "Elm Realty",
    });
    const lead = (await api.call(owner, "GET", `/v1/leads/${id}`)).body;
    for (const component of ["engagement", "intent", "financial"] as const) {
      const points = body.score.reasons
        .filter((reason: { component: string }) => reason.component === component)
        .reduce((sum: number, reason: { points: number }) => sum + reason.points, 0);
      expect(points, component).toBe(lead.score[component]);
    }
  });

  it("is whole after a return, whose refund it shows", async () => {
    const id = await send(person());
    const saleId = await saleOf(id);
    const filed = await api.call(
      buyer,
      "POST",
      `/v1/sales/${saleId}/return`,
      { reason: "other", note: "The person says that they never asked" },
      { "idempotency-key": saleId },
    );
    expect(filed.status).toBe(200);
    clock.nowMs += MINUTE_MS;
    const decided = await api.call(owner, "POST", `/v1/returns/${filed.body.id}/decision`, {
      decision: "approve",
      note: "So it is",
    });
    expect(decided.status).toBe(200);
    const { body } = await storyOf(id);
    expect(body.sales).toMatchObject([{ status: "returned", earning_status: "reversed" }]);
    expect(body.transfers.map(({ kind }: { kind: string }) => kind)).toEqual([
      "sale_earning",
      "sale_revenue",
      "return_earning",
      "return_revenue",
    ]);
    expect(body.acts.map(({ action }: { action: string }) => action)).toEqual([
      "return.approved",
      "return.filed",
    ]);
  });

  it("is for people of the network alone, each as far as their team role reads", async () => {
    const id = await send(person());
    const affiliate = await api.userOf(source.affiliateId, "affiliate");
    for (const caller of [buyer, affiliate, await api.keyOf(buyerId)])
      expect([403, 404]).toContain((await storyOf(id, caller)).status);
    for (const caller of [await api.keyOf(NETWORK_ID), source.key])
      expect([401, 403]).toContain((await storyOf(id, caller)).status);
    const seen = new Map<string, unknown>();
    for (const seat of seatsOf("admin")) {
      const { status, body } = await storyOf(id, await api.userOf(NETWORK_ID, "admin", seat));
      expect(status, seat).toBe(200);
      const money = body.transfers !== null && body.sales[0].price_cents !== null;
      seen.set(seat, { money, log: body.acts !== null });
      expect(body.sales[0].price_cents === null, seat).toBe(body.transfers === null);
    }
    expect(Object.fromEntries(seen)).toMatchObject({
      owner: { money: true, log: true },
      finance: { money: true, log: false },
    });
  });

  it("is not found for an unknown lead", async () => {
    expect((await storyOf("0199f0c4-5a7e-7c3b-9d21-00000000ffff")).status).toBe(404);
  });
});

describe("related leads", () => {
  const sharesOf = async (id: string): Promise<Record<string, readonly string[]>> =>
    Object.fromEntries(
      (await storyOf(id)).body.related.map((lead: { id: string; shares: string[] }) => [
        lead.id,
        lead.shares,
      ]),
    );

  it("are those of the same phone, email, address and device, however old", async () => {
    const other = await newSource();
    const first = person({ zip_code: "10001", side: "seller" });
    const firstId = await send(first);
    await remember();
    // Long after, when the first can be no duplicate any more.
    clock.nowMs += 400 * DAY_MS;
    const again = await send(
      { ...first, side: "buyer", email: `${CANARY}-new@example.com`, address: undefined },
      other.key,
    );
    const device = await send(
      person({
        zip_code: "10001",
        ip_address: first["ip_address"],
        user_agent: first["user_agent"],
      }),
      other.key,
    );
    const sameAddressAlone = await send(
      person({ zip_code: "10001", ip_address: first["ip_address"] }),
      other.key,
    );
    // The new ones are found before any round, by what can be read from them.
    expect(await sharesOf(again)).toEqual({ [firstId]: ["phone", "device"] });
    expect(await sharesOf(device)).toEqual({ [firstId]: ["device"] });
    expect(await sharesOf(sameAddressAlone)).toEqual({});
    await remember();
    expect(await sharesOf(firstId)).toEqual({
      [again]: ["phone", "device"],
      [device]: ["device"],
    });
    const { related } = (await storyOf(again)).body;
    expect(related.find(({ id }: { id: string }) => id === firstId)).toMatchObject({
      side: "seller",
      state: "NY",
      source: { id: source.id, name: "Test source" },
      affiliate: { id: source.affiliateId, name: "Affiliate" },
    });
  });

  it("are still known when the contact is deleted", async () => {
    const record = person({ zip_code: "10001" });
    const first = await send(record);
    const second = await send({ ...record, side: "buyer" });
    await remember();
    await api.database.pool.query("delete from lead_private where lead_id = $1", [first]);
    expect((await sharesOf(first))[second]).toEqual(["phone", "email", "address", "device"]);
    expect((await storyOf(first)).body.consent).toBeNull();
  });

  it("are the newest fifty, and say that there are more", async () => {
    const device = { ip_address: "198.51.100.7", user_agent: "Call center" };
    const ids: string[] = [];
    for (let count = 0; count < 53; count += 1)
      ids.push(await send(person({ zip_code: "10001", ...device })));
    ids.sort();
    await remember();
    const { body } = await storyOf(ids[0] ?? "");
    expect(body.related.map(({ id }: { id: string }) => id)).toEqual(ids.slice(3).toReversed());
    expect(body.related_more).toBe(true);
    expect((await storyOf(ids[52] ?? "")).body.related).toHaveLength(50);
  });
});
