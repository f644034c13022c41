// Tests the report of pings: counted by source and sub id, with their results, for the affiliate
// and the operator only.
import { afterAll, beforeAll, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { PingNetwork, hashesOf, pingOf } from "../../../../test/support/ping-network.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
let net: PingNetwork;

beforeAll(async () => {
  net = await PingNetwork.start(AT_MS);
  await net.renew();
  await net.campaign({ exclusiveCents: 4_000, criteria: { field: "state", in: ["CA"] } });
});
afterAll(() => net.stop());

const [FROM, TO] = [AT_MS - DAY_MS, AT_MS + DAY_MS].map((ms) => new Date(ms).toISOString());
const ask = async (caller: Parameters<PingNetwork["ping"]>[1]) =>
  net.api.call(caller ?? null, "GET", `/v1/reports/pings?from=${FROM}&to=${TO}`);

it("counts what was pinged, bid, posted and sold", async () => {
  const bodies = [0, 1, 2].map(() => net.someone());
  const offers = await Promise.all(
    bodies.map((body) => net.ping({ ...pingOf(body), ...hashesOf(body), sub1: "spring" })),
  );
  await net.ping({ ...pingOf(net.someone()), zip_code: "10001", sub1: "spring" });
  await net.ping({ ...pingOf(net.someone()), zip_code: "10001" });
  await net.ping({ side: "unreadable" });
  expect((await net.post(offers[0]?.body.ping.id, bodies[0])).body.status).toBe("accepted");
  expect(
    (await net.post(offers[1]?.body.ping.id, { ...bodies[1], beds: 9 })).body.reason_code,
  ).toBe("ping_mismatch");
  const { status, body } = await ask(await net.api.keyOf(net.terms.affiliateId));
  expect(status).toBe(200);
  const nothing = {
    pings: 0,
    offers: 0,
    posts: 0,
    sold: 0,
    bid_basis_points: null,
    average_bid_cents: null,
    win_basis_points: null,
    post_accept_basis_points: null,
  };
  const group = { source_id: net.terms.id, name: "Test source", previous: nothing };
  expect(body.groups).toEqual([
    {
      ...group,
      sub1: "spring",
      current: {
        pings: 4,
        offers: 3,
        posts: 2,
        sold: 1,
        bid_basis_points: 7_500,
        average_bid_cents: 2_800,
        win_basis_points: 2_500,
        post_accept_basis_points: 5_000,
      },
    },
    {
      ...group,
      sub1: null,
      current: { ...nothing, pings: 1, bid_basis_points: 0, win_basis_points: 0 },
    },
  ]);
  expect((await ask(await net.api.userOf(NETWORK_ID, "admin"))).body.groups).toEqual(body.groups);
});

it("is empty for another affiliate, and not for buyers or sources", async () => {
  const stranger = await net.api.fixture.source();
  expect((await ask(await net.api.keyOf(stranger.affiliateId))).body.groups).toEqual([]);
  for (const caller of [await net.api.keyOf(net.buyer), net.source])
    expect((await ask(caller)).status).toBe(403);
  expect((await ask(null)).status).toBe(401);
});
