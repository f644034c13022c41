// Checks what offers hold under concurrency and without posts: exactly what fits, at exactly the
// promised prices, and all of it released afterwards.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Answer } from "../../../../test/support/api.ts";
import { PingNetwork, hashesOf, pingOf } from "../../../../test/support/ping-network.ts";
import { runServer, sendSignal } from "../../../../test/support/server-process.ts";
import { verifyLedger } from "../../money/ledger/index.ts";

let net: PingNetwork;

beforeAll(async () => {
  net = await PingNetwork.start(Date.parse("2026-11-20T18:00:00Z"));
});
afterAll(() => net.stop());
beforeEach(() => net.renew());

const accepted = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ body }) => body.status === "accepted");
const openHolds = async (): Promise<number> =>
  (await net.query("select count(*)::int as holds from ping_hold where status = 'open'"))[0].holds;

/** Several sources, because each may have only five open offers. */
const manySources = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () =>
      net.api.sourceKey((await net.api.fixture.source()).id),
    ),
  );

it("64 posters, money for k: k offers captured as promised, the rest posted directly", async () => {
  const price = 2_500;
  const no = await net.campaign({ exclusiveCents: price });
  const sources = await manySources(16);
  const bodies = Array.from({ length: 64 }, () => net.someone());
  const directs = Array.from({ length: 24 }, () => net.someone());
  const postAll = bodies.map(async (body, index) => {
    const caller = sources[index % sources.length] ?? null;
    const offer = await net.ping({ ...pingOf(body), ...hashesOf(body) }, caller);
    return offer.body.status === "accepted"
      ? { offer, answer: await net.post(offer.body.ping.id, body, {}, caller) }
      : { offer, answer: null };
  });
  const [posted, direct] = await Promise.all([
    Promise.all(postAll),
    Promise.all(directs.map((body) => net.direct(body))),
  ]);
  expect([...posted.map(({ offer }) => offer), ...direct].map(({ status }) => status)).toEqual(
    Array(88).fill(200),
  );
  const captured = posted.flatMap(({ offer, answer }) =>
    answer === null
      ? []
      : [{ promised: offer.body.price, earned: answer.body.price, status: answer.body.status }],
  );
  expect(
    captured.every(({ promised, earned, status }) => status === "accepted" && promised === earned),
  ).toBe(true);
  expect(captured.length).toBeGreaterThan(5);
  // $1,000 is exactly 40 leads.
  expect(captured.length + accepted(direct).length).toBe(40);
  expect(await net.walletOf()).toEqual({ balance: 0, held: 0 });
  expect(await net.countersOf(no)).toEqual({
    hour_leads: 40,
    day_leads: 40,
    day_cents: 100_000,
    total_leads: 40,
    total_cents: 100_000,
  });
  expect(await openHolds()).toBe(0);
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("64 pings for a wallet of k: exactly k offers, and no other post gets their money", async () => {
  await net.query("update wallet set balance_cents = 30000 where account_id = $1", [net.buyer]);
  await net.query(
    `insert into transfer
     values (gen_random_uuid(), 'adjustment', 'wallet', $1, 'adjustments', $1, 70000, now())`,
    [net.buyer],
  );
  await net.campaign({ exclusiveCents: 2_500 });
  const sources = await manySources(16);
  const bodies = Array.from({ length: 64 }, () => net.someone());
  const offers = await Promise.all(
    bodies.map((body, index) =>
      net.ping({ ...pingOf(body), ...hashesOf(body) }, sources[index % 16]),
    ),
  );
  expect(offers.map(({ status }) => status)).toEqual(Array(64).fill(200));
  expect(accepted(offers)).toHaveLength(12);
  expect(await net.walletOf()).toEqual({ balance: 30_000, held: 30_000 });
  expect(
    accepted(await Promise.all(Array.from({ length: 20 }, () => net.direct(net.someone())))),
  ).toEqual([]);
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
  const answers = await Promise.all(
    offers.map((offer, index) =>
      offer.body.status === "accepted"
        ? net.post(offer.body.ping.id, bodies[index], {}, sources[index % 16])
        : null,
    ),
  );
  expect(answers.filter((answer) => answer !== null).map(({ body }) => body.price)).toEqual(
    Array(12).fill(17.5),
  );
  expect(await net.walletOf()).toEqual({ balance: 0, held: 0 });
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("caps are exact over offers, posts and direct posts, by source and its day too", async () => {
  await net.renew({ dailyCap: 6 });
  const no = await net.campaign({
    exclusiveCents: 1_000,
    limits: { leads: { day: 30 } },
    sourceLimits: { leads: { day: 4 } },
  });
  const bodies = Array.from({ length: 5 }, () => net.someone());
  const offers = await Promise.all(
    bodies.map((body) => net.ping({ ...pingOf(body), ...hashesOf(body) })),
  );
  expect(offers.map(({ body }) => body.reason_code).sort()).toEqual([
    "no_buyer",
    null,
    null,
    null,
    null,
  ]);
  expect((await net.direct(net.someone())).body.reason_code).toBe("no_buyer");
  for (const { body } of accepted(offers)) await net.endIn(body.ping.id, -3);
  expect(await net.release()).toBe(4);
  expect(
    await net.query("select day_leads from campaign_source_state where campaign_no = $1", [no]),
  ).toEqual([{ day_leads: 0 }]);
  // The direct post was refused by the buyer's limit, and counts on the source's day.
  expect(
    await net.query("select day_leads from source_state where source_id = $1", [net.terms.id]),
  ).toEqual([{ day_leads: 1 }]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => net.direct(net.someone())));
  expect(answers.map(({ body }) => body.reason_code).sort()).toEqual([
    "cap_reached",
    "no_buyer",
    null,
    null,
    null,
    null,
  ]);
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("nothing stays held when no post comes: money, counters and totals are as before", async () => {
  const no = await net.campaign({
    exclusiveCents: 3_000,
    limits: { leads: { hour: 50, day: 50, total: 50 }, cents: { month: 500_000 } },
  });
  await net.direct(net.someone());
  const before = await net.countersOf(no);
  const ids = (
    await Promise.all(
      Array.from({ length: 5 }, () => net.someone()).map((body) =>
        net.ping({ ...pingOf(body), ...hashesOf(body) }),
      ),
    )
  ).map(({ body }) => body.ping.id);
  expect(await net.countersOf(no)).toMatchObject({ day_leads: 6, total_leads: 6 });
  for (const id of ids) await net.endIn(id, -3);
  expect(
    (await Promise.all([net.release(), net.release(), net.release()])).reduce(
      (sum, ended) => sum + ended,
      0,
    ),
  ).toBe(5);
  expect(await net.release()).toBe(0);
  expect(await net.countersOf(no)).toEqual(before);
  expect(await net.walletOf()).toEqual({ balance: 97_000, held: 0 });
  expect(await openHolds()).toBe(0);
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("a hold is released only into the windows it was counted in", async () => {
  const no = await net.campaign({ exclusiveCents: 3_000 });
  const [first, second] = [net.someone(), net.someone()];
  const offer = await net.ping({ ...pingOf(first), ...hashesOf(first) });
  net.nowMs += 3_600_000;
  expect((await net.direct(second)).body.status).toBe("accepted");
  expect(await net.countersOf(no)).toMatchObject({ hour_leads: 1, day_leads: 2, total_leads: 2 });
  await net.endIn(offer.body.ping.id, -3);
  await net.release();
  expect(await net.countersOf(no)).toMatchObject({ hour_leads: 1, day_leads: 1, total_leads: 1 });
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("after the offers' server was killed, another one posts to them or releases them", async () => {
  await net.campaign({ exclusiveCents: 3_000 });
  const directory = await mkdtemp(join(tmpdir(), "plat-pings-"));
  const server = runServer({
    environment: { DATABASE_URL: net.api.database.url, PLAT_DATA_DIR: directory, PLAT_DEMO: "0" },
  });
  const url = await server.ready;
  const ping = async (body: Record<string, unknown>): Promise<string> => {
    const answer = await fetch(`${url}/v1/pings`, {
      method: "POST",
      headers: { authorization: `Bearer ${net.source.key}`, "content-type": "application/json" },
      body: JSON.stringify(pingOf(body)),
    });
    return ((await answer.json()) as { ping: { id: string } }).ping.id;
  };
  const [posted, dropped] = [net.someone(), net.someone({ beds: 4 })];
  const [postedId, droppedId] = [await ping(posted), await ping(dropped)];
  sendSignal(server, "SIGKILL");
  await server.ended;
  await rm(directory, { recursive: true, force: true });
  expect(await net.walletOf()).toEqual({ balance: 100_000, held: 6_000 });
  expect((await net.post(postedId, posted)).body).toMatchObject({ status: "accepted", price: 21 });
  await net.endIn(droppedId, -3);
  expect(await net.release()).toBe(1);
  expect(await net.walletOf()).toEqual({ balance: 97_000, held: 0 });
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

it("an offer is valid for less time for a source that lets its offers expire", async () => {
  await net.campaign({ exclusiveCents: 100 });
  const lifeOf = async (): Promise<number> => {
    const body = net.someone();
    const { body: offer } = await net.ping({ ...pingOf(body), ...hashesOf(body) });
    await net.endIn(offer.ping.id, -3);
    await net.release();
    return Math.round((Date.parse(offer.expires_at) - Date.now()) / 1_000);
  };
  expect(await lifeOf()).toBeGreaterThanOrEqual(59);
  for (let times = 1; times < 20; times += 1) await lifeOf();
  // 10 + 50 × 20 ÷ 40 seconds.
  expect(await lifeOf()).toBeLessThanOrEqual(35);
});

/**
 * One step of one party: a ping, a post to an open or ended offer, an offer that expires, a direct
 * post.
 */
const step = fc.oneof(
  fc.record({ kind: fc.constant("ping" as const), withHash: fc.boolean(), source: fc.nat(2) }),
  fc.record({
    kind: fc.constant("post" as const),
    which: fc.nat(20),
    change: fc.constantFrom("none", "none", "none", "beds", "consent"),
  }),
  fc.record({ kind: fc.constant("expire" as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant("direct" as const), source: fc.nat(2) }),
  fc.record({ kind: fc.constant("later" as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

it("in any order the ledger verifies, no limit is exceeded, and nothing stays held", async () => {
  const seen = { posted: 0, refused: 0, expired: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      await net.renew();
      const rival = await net.api.fixture.advertiser("Rival Homes", 9_000);
      const no = await net.campaign({
        sharedCents: 2_000,
        exclusiveCents: 3_000,
        limits: { leads: { day: 6, total: 9 }, cents: { day: 14_000 } },
      });
      await net.campaign({
        accountId: rival,
        sharedCents: 1_900,
        exclusiveCents: 2_500,
        sourceLimits: { leads: { day: 2 } },
      });
      const sources = await manySources(3);
      const open: {
        readonly id: string;
        readonly body: Record<string, unknown>;
        readonly source: { readonly key: string } | null;
        readonly price: number;
      }[] = [];
      const take = (which: number) => open.splice(which % Math.max(1, open.length), 1)[0];
      for (const one of steps) {
        if (one.kind === "later") net.nowMs += one.hours * 3_600_000;
        else if (one.kind === "direct")
          await net.direct(net.someone(), sources[one.source] ?? null);
        else if (one.kind === "ping") {
          const body = net.someone();
          const source = sources[one.source] ?? null;
          const { body: offer } = await net.ping(
            { ...pingOf(body), ...(one.withHash ? hashesOf(body) : {}), sub1: body["email"] },
            source,
          );
          if (offer.status === "accepted")
            open.push({ id: offer.ping.id, body, source, price: offer.price });
        } else {
          const offer = take(one.which);
          if (offer === undefined) continue;
          if (one.kind === "expire") {
            await net.endIn(offer.id, -3);
            seen.expired += await net.release();
          } else {
            const changed =
              one.change === "beds"
                ? { beds: 7 }
                : one.change === "consent"
                  ? { consent_sellers: "nobody here" }
                  : {};
            const { body: answer } = await net.post(
              offer.id,
              { ...offer.body, ...changed },
              {},
              offer.source,
            );
            expect([answer.status, answer.price]).toEqual(
              one.change === "none" ? ["accepted", offer.price] : ["rejected", 0],
            );
            seen[one.change === "none" ? "posted" : "refused"] += 1;
          }
        }
        const counters = await net.countersOf(no);
        expect([
          counters.day_leads <= 6,
          counters.day_cents <= 14_000,
          counters.total_leads <= 9,
        ]).toEqual([true, true, true]);
        const wallet = await net.walletOf(rival);
        expect(wallet.balance - wallet.held).toBeGreaterThanOrEqual(0);
      }
      expect(await verifyLedger(net.api.database.pool)).toEqual([]);
      for (const offer of open) await net.endIn(offer.id, -3);
      await net.release();
      expect([
        await openHolds(),
        (await net.walletOf()).held,
        (await net.walletOf(rival)).held,
      ]).toEqual([0, 0, 0]);
      expect(await verifyLedger(net.api.database.pool)).toEqual([]);
    }),
    { numRuns: 12, seed: 7, endOnFailure: true },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
});
