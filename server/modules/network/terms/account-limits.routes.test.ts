// Tests limits over all campaigns of a buyer: exact under concurrent posts in several processes,
// with offers and returns of their capacity, from the moment they are agreed.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Answer, Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, startMarket } from "../../../../test/support/market.ts";
import { PingNetwork, hashesOf, pingOf } from "../../../../test/support/ping-network.ts";
import { USUAL_BUYER_TERMS } from "../../../../domain/terms/terms-documents.ts";
import { verifyLedger } from "../../money/ledger/index.ts";

const PRICE = 1_000;
let net: PingNetwork;
let operator: Caller;

beforeAll(async () => {
  net = await PingNetwork.start(Date.parse("2026-11-20T18:00:00Z"));
  operator = await net.api.userOf(NETWORK_ID, "admin");
});
afterAll(() => net.stop());
beforeEach(() => net.renew());

async function agree(limits: object): Promise<void> {
  const path = `/v1/accounts/${net.buyer}/terms`;
  const { body } = await net.api.call(operator, "GET", path);
  const { status, text } = await net.api.call(operator, "PUT", path, {
    version: body.version,
    reason: "Limits",
    buyer: { ...USUAL_BUYER_TERMS, limits },
  });
  expect(status, text).toBe(200);
}

const postMany = (count: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => net.direct(net.someone())));

async function bought(): Promise<number> {
  const [row] = await net.query("select count(*)::int as count from sale where buyer_id = $1", [
    net.buyer,
  ]);
  return row.count;
}

it("hold over several campaigns and processes at once, in leads and in money", async () => {
  for (let campaign = 0; campaign < 3; campaign += 1) await net.campaign({ exclusiveCents: PRICE });
  await agree({ leads: { day: 7 } });
  const other = await startMarket(net.api.database.pool, net.api.database.url, () => net.nowMs);
  try {
    await Promise.all([
      postMany(20),
      ...Array.from({ length: 20 }, () => post(other, net.terms, net.someone(), () => net.nowMs)),
    ]);
  } finally {
    await other.stop();
  }
  expect(await bought()).toBe(7);
  await agree({ cents: { week: 10 * PRICE } });
  await postMany(10);
  expect(await bought()).toBe(10);
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("count what was bought before they were agreed, and a manual purchase never", async () => {
  await net.campaign({ exclusiveCents: PRICE });
  await postMany(3);
  await net.query(
    `update sale
     set campaign_no = null
     where id = (select id from sale where buyer_id = $1 limit 1)`,
    [net.buyer],
  );
  await agree({ leads: { month: 4 } });
  await postMany(5);
  // Two by the campaign before, two after, and one by hand.
  expect(await bought()).toBe(5);
  await agree({});
  await postMany(2);
  expect(await bought()).toBe(7);
  await agree({ leads: { month: 7 } });
  await postMany(3);
  expect(await bought()).toBe(8);
});

it("begin anew with each day of the network's time zone", async () => {
  const startMs = net.nowMs;
  await net.campaign({ exclusiveCents: PRICE });
  await agree({ leads: { day: 1 } });
  await postMany(2);
  expect(await bought()).toBe(1);
  // Midnight in Los Angeles.
  net.nowMs = Date.parse("2026-11-21T08:00:00Z") - 1;
  await postMany(1);
  expect(await bought()).toBe(1);
  net.nowMs += 1;
  await postMany(2);
  expect(await bought()).toBe(2);
  net.nowMs = startMs;
});

it("are held by offers, also by those open when they are agreed, and given back", async () => {
  await net.campaign({ exclusiveCents: PRICE });
  const offer = async (): Promise<string | null> => {
    const body = net.someone();
    const answer = await net.ping({ ...pingOf(body), ...hashesOf(body) });
    return answer.body.status === "accepted" ? answer.body.ping.id : null;
  };
  expect(await offer()).not.toBeNull();
  await agree({ leads: { day: 2 } });
  expect(await offer()).not.toBeNull();
  expect(await offer()).toBeNull();
  await postMany(1);
  expect(await bought()).toBe(0);
  await net.query(
    `update ping
     set expires_at = now() - interval '1 hour'
     where state = 'open' and source_id = $1`,
    [net.terms.id],
  );
  await net.release();
  await postMany(4);
  expect(await bought()).toBe(2);
});

it("are told as the reason why a campaign did not buy", async () => {
  await net.campaign({ exclusiveCents: PRICE });
  await agree({ leads: { day: 1 } });
  await postMany(1);
  const [refused] = await postMany(1);
  const { body } = await net.api.call(
    operator,
    "GET",
    `/v1/leads/${refused?.body.lead.id}/decision`,
  );
  expect(body.lines).toMatchObject([{ account_id: net.buyer, reason: "cap_reached" }]);
  const owner = await net.api.userOf(net.buyer, "advertiser");
  const campaigns = await net.api.call(owner, "GET", "/v1/campaigns");
  expect(campaigns.body.items).toMatchObject([
    { obstacle: { reason: "account_limit", window: "day" } },
  ]);
});
