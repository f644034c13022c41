// Seller names over HTTP and in the sale: which name a consent may contain, from when until when,
// and that no display name and no look-alike stands for it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

let nowMs = Date.parse("2026-03-04T18:00:00Z");
let api: TestApi;
let operator: Caller;
let source: SourceTerms;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  operator = await api.userOf(NETWORK_ID, "admin");
  source = await api.fixture.source();
});
afterAll(() => api.stop());
beforeEach(() => {
  nowMs += MINUTE_MS;
});

interface Buyer {
  readonly accountId: string;
  readonly owner: Caller;
}

/** A buyer that bids for everything, and its owner. */
async function buyerNamed(name: string, exclusiveCents = 5_000): Promise<Buyer> {
  const accountId = await api.fixture.advertiser(name, 1_000_000);
  await api.fixture.campaign({ accountId, exclusiveCents });
  await api.market.catchUp();
  return { accountId, owner: await api.userOf(accountId, "advertiser") };
}

const ask = ({ owner }: Buyer, name: string): Promise<Answer> =>
  api.call(owner, "POST", "/v1/seller-names", { name });
const decide = (id: string, body: object): Promise<Answer> =>
  api.call(operator, "POST", `/v1/seller-names/${id}/decision`, body);

/** Asks for the name and has it approved a minute later. Returns its id. */
async function approvedName(buyer: Buyer, name: string): Promise<string> {
  const { body } = await ask(buyer, name);
  nowMs += MINUTE_MS;
  const { status } = await decide(body.id, { decision: "approve" });
  expect(status).toBe(200);
  await api.market.catchUp();
  return body.id;
}

/** Who buys a lead whose consent names these sellers, given so many minutes ago. */
async function buyersOf(sellers: string | undefined, minutesAgo = 0): Promise<string[]> {
  const { answer } = (await post(
    api.market,
    source,
    postBody((people += 1), {
      consent_at: new Date(nowMs - minutesAgo * MINUTE_MS).toISOString(),
      consent_sellers: sellers,
      consent_channels: "call",
    }),
    () => nowMs,
  )) as { answer: { leadId: string } };
  const { rows } = await api.database.pool.query<{ buyer_id: string }>(
    "select buyer_id from sale where lead_id = $1",
    [answer.leadId],
  );
  return rows.map(({ buyer_id: id }) => id);
}

describe("a seller name", () => {
  it("counts for consents given from its approval until its end", async () => {
    const buyer = await buyerNamed("Cedar Display");
    const { body: asked } = await ask(buyer, "Cedar  Offers, LLC");
    expect(asked).toMatchObject({ name: "Cedar Offers, LLC", state: "waiting", alike: [] });
    expect(await buyersOf("cedar offers llc")).toEqual([]);
    nowMs += MINUTE_MS;
    await decide(asked.id, { decision: "approve" });
    await api.market.catchUp();
    nowMs += 2 * MINUTE_MS;
    expect(await buyersOf("CEDAR OFFERS L.L.C.")).toEqual([buyer.accountId]);
    expect(await buyersOf("Oak Homes; Cedar Offers LLC", 2)).toEqual([buyer.accountId]);
    expect(await buyersOf("Cedar Offers LLC", 3)).toEqual([]);
    expect((await api.call(buyer.owner, "POST", `/v1/seller-names/${asked.id}/end`)).status).toBe(
      200,
    );
    await api.market.catchUp();
    expect(await buyersOf("Cedar Offers LLC", 1)).toEqual([buyer.accountId]);
    expect(await buyersOf("Cedar Offers LLC", 0)).toEqual([]);
    nowMs += 5 * MINUTE_MS;
    expect(await buyersOf("Cedar Offers LLC", 6)).toEqual([buyer.accountId]);
    expect(await buyersOf("Cedar Offers LLC", 3)).toEqual([]);
  });

  it("is not the display name: a rename neither takes a consent nor loses one", async () => {
    const victim = await buyerNamed("Maple One");
    await approvedName(victim, "Maple Home Buyers");
    const thief = await buyerNamed("Maple Two");
    for (const name of ["Maple Home Buyers", "maple home buyers", "Maple  Home  Buyers"]) {
      const renamed = await api.call(thief.owner, "PATCH", "/v1/profile", { account_name: name });
      expect(renamed.status).toBe(200);
      await api.market.catchUp();
      expect(await buyersOf("Maple Home Buyers")).toEqual([victim.accountId]);
    }
    await api.call(victim.owner, "PATCH", "/v1/profile", { account_name: "Something Else" });
    await api.market.catchUp();
    expect(await buyersOf("Maple Home Buyers")).toEqual([victim.accountId]);
    expect(await buyersOf("Something Else")).toEqual([]);
  });

  it.each([
    "Birch Realty",
    "BIRCH REALTY",
    "Birch-Realty.",
    "Birch  Realty!",
    "B1rch Realty",
    "Birch Rea1ty",
    "Bírch Réalty",
    "Ｂｉｒｃｈ Realty",
  ])("of another account, past or present, is not free as %j", async (name) => {
    const rows = await api.database.pool.query(
      "select from seller_name_owner where likeness = 'blrchrealty'",
    );
    if (rows.rowCount === 0) {
      const first = await buyerNamed("First of Birch");
      const id = await approvedName(first, "Birch Realty");
      await api.call(first.owner, "POST", `/v1/seller-names/${id}/end`);
    }
    const { status, body } = await ask(await buyerNamed("Another one"), name);
    expect([status, body.errors?.[0]?.code]).toEqual([422, "taken"]);
  });

  it.each([
    ["Віrсh Homes", "characters"],
    ["Birch\u200dHomes", "characters"],
    ["Birch; Oak", "semicolon"],
    ["!!", "too_short"],
    ["P1at", "taken"],
    ["PLAT", "taken"],
  ])("is refused as %j", async (name, code) => {
    const { status, body } = await ask(await buyerNamed("Refused"), name);
    expect([status, body.errors[0]]).toMatchObject([422, { field: "/name", code }]);
  });

  it("goes to one of two buyers that asked for names that look alike", async () => {
    const [one, other] = [await buyerNamed("Fir One"), await buyerNamed("Fir Two")];
    const first = await ask(one, "Fir Homes");
    const second = await ask(other, "F1r Hornes");
    expect([first.status, second.status]).toEqual([200, 200]);
    const listed = await api.call(operator, "GET", "/v1/seller-names?where=state,eq,waiting");
    expect(listed.body.items.find(({ id }: { id: string }) => id === second.body.id).alike).toEqual(
      [{ account_name: "Fir One", name: "Fir Homes" }],
    );
    const answers = await Promise.all([
      decide(first.body.id, { decision: "approve" }),
      decide(second.body.id, { decision: "approve" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("is asked for by owners of buyers, and decided by the network", async () => {
    const buyer = await buyerNamed("Ash Company");
    const { body } = await ask(buyer, "Ash Offers");
    expect((await ask(buyer, "ash offers")).body.id).toBe(body.id);
    const agent = await api.userOf(buyer.accountId, "advertiser", "agent");
    const affiliate = await api.userOf(source.affiliateId, "affiliate");
    const stranger = await buyerNamed("Stranger");
    const refusals = [
      await api.call(agent, "POST", "/v1/seller-names", { name: "Ash Agents" }),
      await api.call(affiliate, "POST", "/v1/seller-names", { name: "Ash Affiliates" }),
      await api.call(operator, "POST", "/v1/seller-names", { name: "Ash Network" }),
      await api.call(buyer.owner, "POST", `/v1/seller-names/${body.id}/decision`, {
        decision: "approve",
      }),
      await api.call(agent, "POST", `/v1/seller-names/${body.id}/end`),
      await api.call(stranger.owner, "POST", `/v1/seller-names/${body.id}/end`),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 404]);
    expect((await api.call(stranger.owner, "GET", "/v1/seller-names")).body.items).toHaveLength(1);
    expect((await decide(body.id, { decision: "refuse" })).status).toBe(422);
    const refused = await decide(body.id, { decision: "refuse", reason: "Not registered." });
    expect(refused.body).toMatchObject({ state: "refused", refusal: "Not registered." });
    expect((await decide(body.id, { decision: "approve" })).status).toBe(409);
    // A refused name stays free.
    expect((await ask(stranger, "Ash Offers")).status).toBe(200);
  });

  it("is limited to ten per account", async () => {
    const buyer = await buyerNamed("Many Names");
    const asked: number[] = [];
    for (let count = 0; count < 10; count += 1)
      asked.push((await ask(buyer, `Many Names ${"abcdefghij"[count]}`)).status);
    expect(asked).toEqual([...Array.from({ length: 9 }, () => 200), 422]);
  });
});

describe("a suspended buyer", () => {
  it("is neither named nor listed, and again from its reinstatement on", async () => {
    const buyer = await buyerNamed("Larch Company");
    await approvedName(buyer, "Larch Offers");
    nowMs += MINUTE_MS;
    const status = (value: string): Promise<Answer> =>
      api.call(operator, "POST", `/v1/accounts/${buyer.accountId}/status`, { status: value });
    await status("suspended");
    const { body: without } = await api.call(null, "GET", "/v1/buyer-list");
    expect(without.buyers.map(({ name }: { name: string }) => name)).not.toContain("Larch Offers");
    nowMs += 2 * MINUTE_MS;
    await status("active");
    await api.market.catchUp();
    nowMs += MINUTE_MS;
    expect(await buyersOf("Larch Offers", 0)).toEqual([buyer.accountId]);
    expect(await buyersOf("Larch Offers", 2)).toEqual([]);
    expect(await buyersOf("Larch Offers", 4)).toEqual([buyer.accountId]);
    // Suspended and reinstated once more, it has its name once.
    await status("suspended");
    nowMs += MINUTE_MS;
    await status("active");
    const { body } = await api.call(buyer.owner, "GET", "/v1/seller-names?where=state,eq,approved");
    expect(body.items.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      "Larch Company",
      "Larch Offers",
    ]);
  });
});

describe("the buyer list", () => {
  const listAt = async (query = ""): Promise<{ names: string[]; version: number; body: never }> => {
    const { body } = await api.call(null, "GET", `/v1/buyer-list${query}`);
    return {
      names: body.buyers.map(({ name }: { name: string }) => name),
      version: body.version,
      body: body as never,
    };
  };

  it("covers the buyers on it when the consent was given, in versions", async () => {
    const buyer = await buyerNamed("Yew Company");
    const before = await listAt();
    const id = await approvedName(buyer, "Yew Offers");
    nowMs += MINUTE_MS;
    const listed = await listAt();
    expect(listed.names).toContain("Yew Offers");
    expect(listed.version).toBeGreaterThan(before.version);
    const off = await api.call(operator, "POST", `/v1/seller-names/${id}/listing`, {
      is_listed: false,
    });
    expect(off.body).toMatchObject({ state: "approved", is_listed: false });
    expect((await listAt()).names).not.toContain("Yew Offers");
    expect(await listAt(`?version=${listed.version}`)).toMatchObject({ names: listed.names });
    const at = new Date(nowMs - 1).toISOString();
    expect((await listAt(`?at=${at}`)).names).toContain("Yew Offers");
    expect((await api.call(null, "GET", "/v1/buyer-list?version=9999")).status).toBe(404);
    expect(await listAt("?at=1969-12-31T00:00:00Z")).toMatchObject({ names: [], version: 0 });
    // Named it may be without being on the list.
    await api.market.catchUp();
    expect(await buyersOf("Yew Offers")).toEqual([buyer.accountId]);
  });

  it("sells by the list only to buyers that were on it", async () => {
    const late = await buyerNamed("Late", 9_000);
    await api.database.pool.query("update seller_name set approved_at = $2 where account_id = $1", [
      late.accountId,
      new Date(nowMs - 2 * MINUTE_MS),
    ]);
    await api.database.pool.query(
      `update campaign set version = (select version from distribution_version) + 1
       where account_id = $1`,
      [late.accountId],
    );
    await api.database.pool.query("update distribution_version set version = version + 1");
    await api.market.catchUp();
    expect(await buyersOf(undefined, 1)).toEqual([late.accountId]);
    expect(await buyersOf(undefined, 3)).not.toContain(late.accountId);
  });
});
