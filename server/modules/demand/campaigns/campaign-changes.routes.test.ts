// Checks the history of a campaign: who changed what, and what it bought before and after.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

const START_MS = Date.parse("2026-11-02T18:00:00Z");

let nowMs = START_MS;
let api: TestApi;
let source: SourceTerms;
let owner: Caller;
let agent: Caller;
let admin: Caller;
let rival: Caller;
const id = randomUUID();
let people = 0;

async function posted(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    nowMs += 60_000;
    await post(
      api.market,
      source,
      postBody((people += 1), { consent_at: new Date(nowMs - 1_000).toISOString() }),
      () => nowMs,
    );
  }
}

async function change(caller: Caller, patch: object): Promise<void> {
  await api.call(caller, "PATCH", `/v1/campaigns/${id}`, patch);
  await api.market.catchUp();
}

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  source = await api.fixture.source({ sharedSlots: 0 });
  const accountId = await api.fixture.advertiser("Canary & Sons", 1_000_000);
  owner = await api.userOf(accountId, "advertiser", "owner", "Ola Owner");
  agent = await api.userOf(accountId, "advertiser", "agent", "Abe Agent");
  admin = await api.userOf(NETWORK_ID, "admin", "owner", "Nat Network");
  rival = await api.keyOf(await api.fixture.advertiser("Rival Realty", 0));
  const key = await api.keyOf(accountId);
  await api.call(owner, "PUT", `/v1/campaigns/${id}`, {
    name: "Sellers",
    criteria: { field: "side", in: ["seller"] },
    exclusive_bid_cents: 4_000,
  });
  await api.market.catchUp();
  await posted(3);
  nowMs = START_MS + 2 * DAY_MS;
  await change(key, { exclusive_bid_cents: 5_000, limits: { leads: { day: 9 } } });
  await posted(2);
  nowMs += 3 * DAY_MS;
  await change(admin, { priority: 7 });
  nowMs += HOUR_MS;
});
afterAll(() => api.stop());

const changes = (caller: Caller) => api.call(caller, "GET", `/v1/campaigns/${id}/changes`);

describe("a campaign's changes", () => {
  it("name author and terms, newest first", async () => {
    const { status, body } = await changes(owner);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      {
        by: { kind: "network", name: null },
        terms: { priority: 7, exclusive_bid_cents: 5_000, limits: { leads: { day: 9 } } },
      },
      { by: { kind: "key", name: "Test" }, terms: { status: "active" } },
      {
        at: new Date(START_MS).toISOString(),
        by: { kind: "member", name: "Ola Owner" },
        terms: { name: "Sellers", exclusive_bid_cents: 4_000, limits: { leads: {} } },
      },
    ]);
    expect((await changes(admin)).body.items[0].by).toEqual({
      kind: "network",
      name: "Nat Network",
    });
  });

  it("say what was bought before and after, where both are a day or longer", async () => {
    const [ranked, raised, made] = (await changes(owner)).body.items;
    expect(raised.effect).toMatchObject({
      before: { from: new Date(START_MS).toISOString(), leads: 3, spend_cents: 12_000 },
      after: { leads: 2, spend_cents: 10_000 },
    });
    expect([ranked.effect, made.effect]).toEqual([null, null]);
    const [, told] = (await changes(agent)).body.items;
    expect(told.effect).toMatchObject({ before: { leads: 3, spend_cents: null } });
  });

  it("are told to those who read the campaign", async () => {
    expect((await changes(rival)).status).toBe(404);
    expect((await changes(null)).status).toBe(401);
  });
});
