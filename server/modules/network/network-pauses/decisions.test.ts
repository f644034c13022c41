// Checks that decisions go by a campaign's pause in every process: none sells to it once the pause
// is set, while posts run; offers stay binding; and the history knows when it did not bid.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody, startMarket } from "../../../../test/support/market.ts";
import { TEST_DELIVERY_VAULT } from "../../../../test/support/test-vaults.ts";
import { gatherPausableThings } from "../../../compose/pausable-things.ts";
import type { Distribution, SourceTerms } from "../../selling/distribution/index.ts";
import { endPausesOver } from "./end-pause.ts";
import { insertNetworkPause } from "./network-pause.store.ts";

const POSTS = 240;
const BEFORE = 60;

let nowMs = Date.parse("2026-11-02T18:00:00Z");
const now = () => nowMs;
let api: TestApi;
let other: Distribution;
let source: SourceTerms;
let buyer: Caller;
let operator: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(now);
  other = await startMarket(api.database.pool, api.database.url, now);
  source = await api.fixture.source({ sharedSlots: 0 });
  operator = await api.userOf(NETWORK_ID, "admin");
});
// A paused campaign's criteria cannot be had again, so that each test has its own buyer.
beforeEach(async () => {
  const accountId = await api.fixture.advertiser("Elm Buyers", 1_000_000_000);
  buyer = await api.userOf(accountId, "advertiser");
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

async function makeCampaign(): Promise<string> {
  const id = randomUUID();
  const { status, text } = await api.call(buyer, "PUT", `/v1/campaigns/${id}`, {
    name: `Sellers ${id}`,
    criteria: { all: [{ field: "side", in: ["seller"] }] },
    exclusive_bid_cents: 4_000,
  });
  if (status !== 200) throw new Error(text);
  return id;
}
const pause = (id: string, fields: object = {}) =>
  api.call(operator, "POST", "/v1/network-pauses", {
    kind: "campaign",
    thing_id: id,
    reason: "The license has expired.",
    ...fields,
  });
const end = (id: string) => api.call(operator, "POST", `/v1/network-pauses/${id}/end`);
const archive = (id: string) =>
  api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "archived" });
const soldTo = async (id: string): Promise<number> => {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::int as count
     from sale s
     join campaign c on c.no = s.campaign_no
     where c.id = $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
};
const sell = (market: Distribution) =>
  post(
    market,
    source,
    postBody((people += 1), { consent_at: new Date(nowMs - MINUTE_MS).toISOString() }),
    now,
  );

describe("a pause of a campaign", () => {
  it("lands while two processes decide posts: nothing is sold once it is answered", async () => {
    const id = await makeCampaign();
    let done = 0;
    const posts: Promise<unknown>[] = [];
    let reached = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (reached = resolve));
    for (let index = 0; index < POSTS; index += 1) {
      posts.push(
        sell(index % 2 === 0 ? api.market : other).then(() => {
          done += 1;
          if (done === BEFORE) reached();
        }),
      );
      if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await underWay;
    expect((await pause(id)).status).toBe(200);
    const sold = await soldTo(id);
    await Promise.all(posts);
    for (const market of [api.market, other])
      for (let index = 0; index < 5; index += 1) await sell(market);
    expect(sold).toBeGreaterThan(0);
    expect(await soldTo(id)).toBe(sold);
    await archive(id);
  });

  it("is not overtaken by a batch that decided before and waits for its lock", async () => {
    const id = await makeCampaign();
    await sell(api.market);
    const client = await api.database.pool.connect();
    try {
      await client.query("begin");
      const { announce, lock } = gatherPausableThings(TEST_DELIVERY_VAULT).campaign;
      const thing = await lock(client, id);
      if (thing === null) throw new Error("the campaign is gone");
      const waiting = sell(api.market);
      await expect
        .poll(async () => {
          const { rows } = await api.database.pool.query<{ count: number }>(
            `select count(*)::int as count
             from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.count;
        })
        .toBe(1);
      await insertNetworkPause(client, {
        ...thing,
        id: randomUUID(),
        kind: "campaign",
        thingId: id,
        sub: null,
        reason: "The license has expired.",
        at: new Date(nowMs),
        setBy: "test",
        endsAt: null,
      });
      await announce(client, id);
      await client.query("commit");
      expect(await waiting).toMatchObject({ answer: { status: "rejected", reason: "no_buyer" } });
      expect(await soldTo(id)).toBe(1);
    } finally {
      client.release();
    }
    await archive(id);
  });

  it("ends at its time in both processes, without a restart", async () => {
    const id = await makeCampaign();
    await pause(id, { ends_at: new Date(nowMs + DAY_MS).toISOString() });
    await Promise.all([sell(api.market), sell(other)]);
    expect(await soldTo(id)).toBe(0);
    nowMs += DAY_MS;
    const deps = { pool: api.database.pool, things: gatherPausableThings(TEST_DELIVERY_VAULT) };
    const fail = (error: unknown) => {
      throw error;
    };
    const ended = await Promise.all([
      endPausesOver(deps, nowMs, fail),
      endPausesOver(deps, nowMs, fail),
    ]);
    expect(ended.toSorted()).toEqual([0, 1]);
    await Promise.all([sell(api.market), sell(other)]);
    expect(await soldTo(id)).toBe(2);
    await archive(id);
  });

  it("keeps the offers that the campaign made before, and lets it make no more", async () => {
    const id = await makeCampaign();
    const key = await api.sourceKey(source.id);
    const ping = { side: "seller", zip_code: "95838", property_type: "single_family", beds: 3 };
    const lead = postBody((people += 1), {
      ...ping,
      consent_at: new Date(nowMs - MINUTE_MS).toISOString(),
    });
    const pinged = (fields: object = {}) =>
      api.call(key, "POST", "/v1/pings", {
        ...lead,
        ...fields,
        first_name: undefined,
        last_name: undefined,
        phone: undefined,
        email: undefined,
        address: undefined,
      });
    const offer = await pinged();
    expect(offer.body).toMatchObject({ status: "accepted" });
    await pause(id);
    // The same ping again would get the same offer.
    expect((await pinged({ beds: 4 })).body).toMatchObject({
      status: "rejected",
      reason_code: "no_buyer",
    });
    const posted = await api.call(key, "POST", `/v1/pings/${offer.body.ping.id}/post`, lead);
    expect(posted.body).toMatchObject({ status: "accepted" });
    expect(await soldTo(id)).toBe(1);
    await archive(id);
  });

  it("is the reason for the leads that the campaign missed then, and for no others", async () => {
    const id = await makeCampaign();
    const sellSome = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        nowMs += MINUTE_MS;
        await sell(index % 2 === 0 ? api.market : other);
      }
    };
    nowMs += DAY_MS;
    await sellSome(3);
    nowMs += MINUTE_MS;
    const { body } = await pause(id);
    await sellSome(4);
    nowMs += MINUTE_MS;
    // Its owner's own pause beneath, and the network's over it: the network's is the reason.
    await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`);
    await sellSome(2);
    nowMs += MINUTE_MS;
    await end(body.id);
    await sellSome(5);
    nowMs += MINUTE_MS;
    await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`);
    await sellSome(1);
    nowMs += MINUTE_MS;
    expect(await soldTo(id)).toBe(4);
    const missed = await api.call(operator, "GET", `/v1/campaigns/${id}/missed-leads?days=1`);
    expect(missed.body.bought).toBe(4);
    expect(
      Object.fromEntries(
        missed.body.reasons.map(({ reason, leads }: { reason: string; leads: number }) => [
          reason,
          leads,
        ]),
      ),
    ).toEqual({ paused_by_network: 6, paused: 5 });
  });
});
