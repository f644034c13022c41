// Checks that faults between distribution and its database lose or duplicate no answer, lead or
// cent.
import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { distribute } from "../../../../domain/distribution/distribute.ts";
import {
  MemoryBidderState,
  MemoryBidders,
} from "../../../../domain/distribution/memory-bidder-state.ts";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  MarketFixture,
  TEST_RULES,
  post,
  postBody,
  startMarket,
} from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import { type Arrival, LeadFailed, type Distribution, isSellable } from "./index.ts";
import { loadCampaigns, loadWallets } from "./state/campaigns.store.ts";
import { toAuctionLead } from "./decide/decide-auctions.ts";
import { DistributionState } from "./state/distribution-state.ts";

const START_MS = Date.parse("2026-11-20T18:00:00Z");
const now = (): number => START_MS;
const PRICE_CENTS = 4_000;

let database: TestDatabase;
let fixture: MarketFixture;
const markets: Distribution[] = [];
const proxies: CommitCutter[] = [];
let errors: unknown[] = [];

beforeEach(async () => {
  errors = [];
  database = await createTestDatabase();
  fixture = await MarketFixture.create(database.pool, START_MS);
});

afterEach(async () => {
  for (const market of markets.splice(0)) await market.stop();
  for (const proxy of proxies.splice(0)) await proxy.close();
  await database.drop();
});

async function open(url = database.url): Promise<Distribution> {
  const market = await startMarket(database.pool, url, now, undefined, errors);
  markets.push(market);
  return market;
}

/** Random numbers from a seed: the same on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * A proxy between a client and PostgreSQL that cuts the connection instead of forwarding the reply
 * to a COMMIT.
 */
class CommitCutter {
  cuts = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(
    url: string,
    chance: number,
    random: () => number,
  ): Promise<{ readonly cutter: CommitCutter; readonly url: string }> {
    const target = new URL(url);
    const server = createServer();
    const cutter = new CommitCutter(server);
    server.on("connection", (client) =>
      cutter.#join(client, Number(target.port), target.hostname, chance, random),
    );
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const through = new URL(url);
    through.hostname = "127.0.0.1";
    through.port = String((server.address() as AddressInfo).port);
    proxies.push(cutter);
    return { cutter, url: through.href };
  }

  #join(client: Socket, port: number, host: string, chance: number, random: () => number): void {
    const database = connect(port, host);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#open.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.#open.delete(from);
        to.destroy();
      });
    }
    client.on("data", (bytes) => database.write(bytes));
    database.on("data", (bytes) => {
      if (!bytes.includes("COMMIT\0") || random() >= chance) {
        client.write(bytes);
        return;
      }
      this.cuts += 1;
      client.destroy();
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }
}

async function count(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${sql}`,
  );
  return rows[0]?.n ?? -1;
}

describe("a reply to COMMIT that never comes", () => {
  it("loses no lead, duplicates none, and every post gets its own outcome", async () => {
    const buyer = await fixture.advertiser("Lossy Realty", 1_000_000);
    await fixture.campaign({
      accountId: buyer,
      exclusiveCents: PRICE_CENTS,
      limits: { leads: { total: 150 } },
    });
    const source = await fixture.source();
    const { cutter, url } = await CommitCutter.start(database.url, 0.7, seeded(42));
    const market = await open(url);
    const leadIds: string[] = [];
    let accepted = 0;
    // Few at a time, so that there are many commits to lose.
    for (let from = 0; from < 200; from += 2) {
      const results = await Promise.all(
        [0, 1].map((index) => post(market, source, postBody(from + index), now)),
      );
      for (const result of results) {
        if (result.kind !== "answered") throw new Error("expected an answer");
        leadIds.push(result.answer.leadId);
        if (result.answer.status === "accepted") accepted += 1;
        else expect(result.answer).toMatchObject({ status: "rejected", reason: "no_buyer" });
        const { rows } = await database.pool.query(
          `select answer_status, (select count(*)::int from sale s where s.lead_id = l.id) as sales
           from lead l
           where id = $1`,
          [result.answer.leadId],
        );
        expect(rows).toEqual([
          {
            answer_status: result.answer.status,
            sales: result.answer.status === "accepted" ? 1 : 0,
          },
        ]);
      }
    }
    expect(cutter.cuts).toBeGreaterThan(50);
    expect(new Set(leadIds).size).toBe(200);
    expect(accepted).toBe(150);
    expect(await count("lead")).toBe(200);
    expect(await count("sale")).toBe(150);
    expect(await verifyLedger(database.pool)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("would duplicate leads if each attempt were a new one: the test can fail", async () => {
    const { cutter, url } = await CommitCutter.start(database.url, 0.6, seeded(42));
    await database.pool.query("create table naive (post integer not null)");
    const pg = await import("pg");
    for (let index = 0; index < 30; index += 1) {
      for (let done = false; !done;) {
        const client = new pg.default.Client({ connectionString: url });
        client.on("error", () => undefined);
        await client.connect();
        done = await client
          .query("begin")
          .then(() => client.query("insert into naive values ($1)", [index]))
          .then(() => client.query("commit"))
          .then(
            () => true,
            () => false,
          );
        await client.end().catch(() => undefined);
      }
    }
    expect(cutter.cuts).toBeGreaterThan(5);
    expect(await count("naive")).toBe(30 + cutter.cuts);
  });
});

it("a lead that PostgreSQL refuses fails alone", async () => {
  await database.pool.query("alter table lead add constraint planted check (beds <> 13)");
  const buyer = await fixture.advertiser("Sound Realty", 1_000_000);
  await fixture.campaign({ accountId: buyer, exclusiveCents: PRICE_CENTS });
  const source = await fixture.source();
  const market = await open();
  const isBad = (index: number): boolean => index === 7 || index === 31;
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      post(market, source, postBody(index, isBad(index) ? { beds: 13 } : {}), now),
    ),
  );
  for (const [index, result] of results.entries()) {
    if (isBad(index)) {
      expect(result.status).toBe("rejected");
      const reason: unknown = result.status === "rejected" ? result.reason : null;
      expect(reason).toBeInstanceOf(LeadFailed);
      expect(reason).toMatchObject({ blamesLead: true });
    } else
      expect(result).toMatchObject({
        status: "fulfilled",
        value: { kind: "answered", answer: { status: "accepted" } },
      });
  }
  expect(await count("lead")).toBe(38);
  expect(await count("sale")).toBe(38);
  expect(await count("lead_private")).toBe(38);
  // The refused two hold no key: sent again without the fault they are new.
  expect(await post(market, source, postBody(7), now)).toMatchObject({
    answer: { status: "accepted" },
  });
  expect(await verifyLedger(database.pool)).toEqual([]);
});

it("connections killed while leads come in lose and duplicate nothing", async () => {
  const buyer = await fixture.advertiser("Tough Realty", 10_000_000);
  await fixture.campaign({ accountId: buyer, exclusiveCents: PRICE_CENTS });
  const source = await fixture.source();
  const market = await open();
  let kills = 0;
  const posts: Promise<unknown>[] = [];
  for (let round = 0; round < 20; round += 1) {
    for (let index = 0; index < 30; index += 1)
      posts.push(post(market, source, postBody(round * 30 + index), now));
    const { rows } = await database.pool.query(
      `select pg_terminate_backend(pid)
       from pg_stat_activity
       where application_name = 'plat-batch' and datname = current_database()`,
    );
    kills += rows.length;
    // Some of the round is answered; the rest is anywhere between claim and commit.
    await Promise.race(posts.slice(-30));
  }
  for (const result of await Promise.all(posts))
    expect(result).toMatchObject({ kind: "answered", answer: { status: "accepted" } });
  expect(kills).toBeGreaterThan(5);
  expect(await count("lead")).toBe(600);
  expect(await count("sale")).toBe(600);
  expect(await verifyLedger(database.pool)).toEqual([]);
});

it("sequential posts through the database sell as distribution does in memory", async () => {
  const random = seeded(7);
  const pick = (most: number): number => Math.floor(random() * most);
  for (let index = 0; index < 30; index += 1) {
    const accountId = await fixture.advertiser(`Realty ${index}`, 20_000 + pick(60_000), {
      modifier: 8_000 + pick(2_001),
    });
    for (let campaign = 0; campaign < 2; campaign += 1) {
      const modes = pick(3);
      await fixture.campaign({
        accountId,
        exclusiveCents: modes === 0 ? null : 1_000 + pick(12) * 700,
        sharedCents: modes === 1 ? null : 500 + pick(12) * 300,
        limits: pick(2) === 0 ? {} : { leads: { day: 1 + pick(6) }, cents: { month: 20_000 } },
        sourceLimits: pick(3) === 0 ? { leads: { day: 2 } } : {},
        priority: 1 + pick(3),
        pacing: pick(4) === 0 ? "even" : "asap",
      });
    }
  }
  const sources = [
    await fixture.source(),
    await fixture.source({ sharedSlots: 2 }),
    await fixture.source({ allowsExclusive: false }),
    await fixture.source({ routing: "priority" }),
  ];
  const { campaigns, version } = await loadCampaigns(database.pool, null);
  const index = new DistributionState();
  await index.load(campaigns, version);
  const memory = new MemoryBidders();
  const listed = await loadCampaigns(database.pool, null);
  for await (const { bidder } of listed.campaigns) memory.bidders.set(bidder.no, bidder);
  for (const [accountId, available] of await loadWallets(database.pool))
    memory.availableByAccount.set(accountId, available);
  const market = await open();
  const arrivals: Arrival[] = [];
  const watched: Distribution = {
    ...market,
    distribute: (arrival, urgency) => (arrivals.push(arrival), market.distribute(arrival, urgency)),
  };
  let sold = 0;
  for (let lead = 0; lead < 200; lead += 1) {
    const source = sources[pick(sources.length)];
    if (source === undefined) throw new Error("there is a source");
    await post(watched, source, postBody(lead), now);
    const arrival = arrivals.at(-1);
    if (arrival === undefined || !isSellable(arrival)) throw new Error("the post is sound");
    const bidderState = new MemoryBidderState(memory);
    const [decision] = distribute(
      [toAuctionLead(arrival, index, TEST_RULES, Infinity, new Set())],
      bidderState,
      { priceRule: "first_price" },
      START_MS,
    );
    memory.commit(bidderState);
    const { rows } = await database.pool.query(
      "select campaign_no, mode, price_cents, bid_cents from sale where lead_id = $1 order by slot",
      [arrival.leadId],
    );
    expect(rows, `lead ${lead}`).toEqual(
      decision?.sales.map((sale) => ({
        campaign_no: sale.campaignNo,
        mode: sale.mode,
        price_cents: sale.priceCents,
        bid_cents: sale.bidCents,
      })),
    );
    sold += rows.length;
  }
  expect(sold).toBeGreaterThan(100);
  expect(await verifyLedger(database.pool)).toEqual([]);
});

it("no lead is sold to a campaign by a post after its pause was acknowledged", async () => {
  const best = await fixture.advertiser("Pausing Realty", 10_000_000);
  const next = await fixture.advertiser("Next Realty", 10_000_000);
  const no = await fixture.campaign({ accountId: best, exclusiveCents: 9_000 });
  await fixture.campaign({ accountId: next, exclusiveCents: PRICE_CENTS });
  const source = await fixture.source();
  const market = await open();
  const setStatus = async (status: string): Promise<void> => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      const {
        rows: [bidderState],
      } = await client.query<{ version: bigint }>(
        "update distribution_version set version = version + 1 returning version",
      );
      await client.query("update campaign set status = $2, version = $3 where no = $1", [
        no,
        status,
        bidderState?.version,
      ]);
      await client.query("commit");
    } finally {
      client.release();
    }
  };
  let person = 0;
  let before = 0;
  for (let round = 0; round < 15; round += 1) {
    const running = Array.from({ length: 60 }, () =>
      post(market, source, postBody((person += 1)), now),
    );
    await running[0];
    await setStatus("paused");
    const late = await Promise.all(
      Array.from({ length: 20 }, () => post(market, source, postBody((person += 1)), now)),
    );
    const leadIds = late.map((result) => (result.kind === "answered" ? result.answer.leadId : ""));
    const { rows } = await database.pool.query(
      "select distinct buyer_id from sale where lead_id = any($1::uuid[])",
      [leadIds],
    );
    expect(rows, `round ${round}`).toEqual([{ buyer_id: next }]);
    await Promise.all(running);
    before = await count(`sale where campaign_no = ${no}`);
    await setStatus("active");
  }
  expect(before).toBeGreaterThan(0);
  expect(await verifyLedger(database.pool)).toEqual([]);
});
