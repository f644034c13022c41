// Checks that sales are decided on current rows, although distribution's memory may be out of date
// at any moment.
import { afterEach, beforeEach, expect, it } from "vitest";
import { cents } from "../../../../../domain/money/money.ts";
import { type TestDatabase, createTestDatabase } from "../../../../../test/support/database.ts";
import { arrivalOf, bareMarket, callsOf } from "../../../../../test/support/bare-market.ts";
import {
  MarketFixture,
  NETWORK_ID,
  TEST_RULES,
  post,
  postBody,
  startMarket,
} from "../../../../../test/support/market.ts";
import { yesterdayAt } from "../../../../../test/support/when.ts";
import { RestartBatch, decideBatch } from "../decide/decide-batch.ts";
import {
  type Arrival,
  type Distribution,
  type DistributionSettings,
  NoRoom,
  createDistribution,
} from "../index.ts";
import { KnownPersons } from "../arrive/known-persons.ts";
import { RowSet } from "../claim/lock-plan.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";

const START_MS = yesterdayAt(18);
const now = (): number => START_MS;
let database: TestDatabase;
let fixture: MarketFixture;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await MarketFixture.create(database.pool, START_MS);
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await database.drop();
});

async function open(): Promise<Distribution> {
  const market = await startMarket(database.pool, database.url, now);
  closing.push(() => market.stop());
  return market;
}

async function bare() {
  const market = await bareMarket(database);
  closing.push(() => market.store.rollback().then(() => market.store.close()));
  return market;
}

/**
 * Changes a campaign as the campaigns module does: with a new distribution version, in one
 * transaction.
 */
async function change(no: number, set: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    const {
      rows: [bidderState],
    } = await client.query<{ version: bigint }>(
      "update distribution_version set version = version + 1 returning version",
    );
    await client.query(`update campaign set ${set}, version = $2 where no = $1`, [
      no,
      bidderState?.version,
    ]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

it("a person posted for both sides in one batch is not sold twice to one buyer", async () => {
  const buyer = await fixture.advertiser("Owner Realty", 100_000);
  const next = await fixture.advertiser("Next Realty", 100_000);
  await fixture.campaign({ accountId: buyer, exclusiveCents: 9_000 });
  await fixture.campaign({ accountId: next, exclusiveCents: 4_000 });
  const source = await fixture.source();
  const market = await open();
  const results = await Promise.all(
    ["seller", "buyer", "renter"].map((side) =>
      post(market, source, { ...postBody(1), side }, now),
    ),
  );
  expect(
    results.map((result) => (result.kind === "answered" ? result.answer.status : "")).toSorted(),
  ).toEqual(["accepted", "accepted", "rejected"]);
  const { rows } = await database.pool.query("select buyer_id from sale order by price_cents desc");
  expect(rows).toEqual([{ buyer_id: buyer }, { buyer_id: next }]);
});

it("an exclusive bid refused on a remembered balance is rechecked despite a slot bid", async () => {
  const poor = await fixture.advertiser("Poor Realty", 5_000);
  const rival = await fixture.advertiser("Rival Realty", 100_000);
  const no = await fixture.campaign({ accountId: poor, exclusiveCents: 9_000, sharedCents: 1_000 });
  await fixture.campaign({ accountId: rival, exclusiveCents: 4_000 });
  const source = await fixture.source();
  const market = await open();
  await post(market, source, postBody(1), now);
  await database.pool.query("update wallet set balance_cents = 100000 where account_id = $1", [
    poor,
  ]);
  await post(market, source, postBody(2), now);
  const { rows } = await database.pool.query(
    "select campaign_no, price_cents from sale order by price_cents",
  );
  expect(rows.at(-1)).toEqual({ campaign_no: no, price_cents: 9_000n });
});

it("two concurrent catch-ups never bring an older campaign back", async () => {
  const buyer = await fixture.advertiser("Paused Realty", 100_000);
  const no = await fixture.campaign({ accountId: buyer, exclusiveCents: 9_000 });
  const source = await fixture.source();
  const gates: (() => void)[] = [];
  let hold = true;
  let entered: () => void = () => undefined;
  const isEntered = new Promise<void>((resolve) => (entered = resolve));
  const market = createDistribution({
    pool: database.pool,
    connection: { connectionString: database.url },
    rules: () => TEST_RULES,
    now,
    random: () => 0.5,
    onBatch: () => undefined,
    onError: () => undefined,
    refreshRules: () => {
      if (!hold) return Promise.resolve();
      hold = false;
      entered();
      return new Promise<void>((resolve) => gates.push(resolve));
    },
  });
  await market.start();
  closing.push(() => market.stop());
  await change(no, "exclusive_bid_cents = 8000");
  const slow = market.catchUp();
  await isEntered;
  await change(no, "status = 'paused'");
  const quick = market.catchUp();
  await Promise.race([quick, new Promise((resolve) => setTimeout(resolve, 200))]);
  for (const release of gates) release();
  await Promise.all([slow, quick]);
  expect(await post(market, source, postBody(1), now)).toMatchObject({
    answer: { status: "rejected", reason: "no_buyer" },
  });
});

it("a batch decided on an older version restarts, even after the memory caught up", async () => {
  const buyer = await fixture.advertiser("Edited Realty", 100_000);
  const no = await fixture.campaign({ accountId: buyer, exclusiveCents: 9_000 });
  const arrival = await arrivalOf(await open(), await fixture.source(), postBody(1), now);
  const { store, memory, catchUp } = await bare();
  const late = {
    ...callsOf(store),
    finish: async (...finishing: Parameters<typeof store.finish>): Promise<void> => {
      await change(no, "exclusive_bid_cents = 5000");
      await catchUp();
      return store.finish(...finishing);
    },
  };
  const deciding = decideBatch(
    {
      store: late,
      memory,
      catchUp,
      lockMutex: (work) => work(),
      rules: () => TEST_RULES,
      knownPersons: new KnownPersons(),
    },
    { batchId: uuidv7(START_MS), atMs: START_MS, arrivals: [arrival], lockFirst: null },
  );
  await expect(deciding).rejects.toBeInstanceOf(RestartBatch);
});

it("a late reply with older figures does not change what a batch has locked", async () => {
  const buyer = await fixture.advertiser("Capped Realty", 100_000);
  const no = await fixture.campaign({
    accountId: buyer,
    exclusiveCents: 9_000,
    limits: { leads: { total: 1 } },
  });
  const arrival = await arrivalOf(await open(), await fixture.source(), postBody(1), now);
  const { store, memory, catchUp } = await bare();
  const older = memory.counters(no);
  await database.pool.query(
    "update campaign_state set total_leads = 1, total_cents = 9000 where campaign_no = $1",
    [no],
  );
  // Another process changes the distribution version while the batch runs, so that it catches up
  // with the locks held; the late reply arrives then.
  const lockMutex = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await change(no, "name = 'Renamed'");
    return work();
  };
  const late = async (): Promise<void> => {
    await catchUp();
    memory.noteCounters(no, older);
  };
  const lockFirst = new RowSet();
  lockFirst.campaigns.add(no);
  const result = await decideBatch(
    {
      store,
      memory,
      catchUp: late,
      lockMutex,
      rules: () => TEST_RULES,
      knownPersons: new KnownPersons(),
    },
    { batchId: uuidv7(START_MS), atMs: START_MS, arrivals: [arrival], lockFirst },
  );
  expect(result.answers.get(arrival.leadId)).toMatchObject({ status: "rejected" });
});

it("a batch is decided by the price rule as changed before it began", async () => {
  const first = await fixture.advertiser("First Realty", 100_000);
  const second = await fixture.advertiser("Second Realty", 100_000);
  await fixture.campaign({ accountId: first, exclusiveCents: 9_000 });
  await fixture.campaign({ accountId: second, exclusiveCents: 5_000 });
  const source = await fixture.source();
  let stored: DistributionSettings["priceRule"] = "first_price";
  let rules: DistributionSettings = { ...TEST_RULES, networkId: NETWORK_ID };
  const market = createDistribution({
    pool: database.pool,
    connection: { connectionString: database.url },
    rules: () => rules,
    now,
    random: () => 0.5,
    onBatch: () => undefined,
    onError: () => undefined,
    refreshRules: () => Promise.resolve((rules = { ...rules, priceRule: stored })),
  });
  await market.start();
  closing.push(() => market.stop());
  // With a daily cap the batch locks first and is decided once.
  const capped = { ...source, dailyCap: 10 };
  stored = "second_price";
  await database.pool.query("update distribution_version set version = version + 1");
  await post(market, capped, postBody(1), now);
  const { rows } = await database.pool.query("select price_cents from sale");
  expect(rows).toEqual([{ price_cents: 5_000n }]);
});

it("the campaign that the operator ranks first buys, however many campaigns bid more", async () => {
  const rich = await fixture.advertiser("Rich Realty", 10_000_000);
  for (let index = 0; index < 70; index += 1)
    await fixture.campaign({ accountId: rich, exclusiveCents: 9_000, priority: 2 });
  const no = await fixture.campaign({ accountId: rich, exclusiveCents: 1_000, priority: 1 });
  const source = await fixture.source({ routing: "priority" });
  const market = await open();
  await post(market, source, postBody(1), now);
  const { rows } = await database.pool.query("select campaign_no from sale");
  expect(rows).toEqual([{ campaign_no: no }]);
});

it("a source's daily cap holds from its first lead on, in two processes", async () => {
  // There are no bids, so that no campaign's row serializes the two.
  const one = await open();
  const two = await open();
  let person = 0;
  for (let round = 0; round < 15; round += 1) {
    const source = await fixture.source({ dailyCap: 5 });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(index % 2 === 0 ? one : two, source, postBody((person += 1)), now),
      ),
    );
    const offered = results.filter(
      (result) => result.kind === "answered" && result.answer.reason === "no_buyer",
    );
    expect(offered, `round ${round}`).toHaveLength(5);
  }
});

it("a lead that waits for room leaves no trace while posts are refused for it", async () => {
  const [only, other] = [await open(), await open()];
  const source = await fixture.source({ dailyCap: 5 });
  const arrivals = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const arrival = await arrivalOf(only, source, postBody(index + 1), now);
      return index % 2 === 0 ? arrival : { ...arrival, waitsForRoom: true };
    }),
  );
  const results = await Promise.allSettled(
    arrivals.map((arrival, index) => (index % 3 === 0 ? only : other).distribute(arrival, "bulk")),
  );
  const waiting = results.flatMap((result, index) =>
    result.status === "rejected" ? [{ reason: result.reason, arrival: arrivals[index] }] : [],
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const { reason, arrival } of waiting)
    expect([reason instanceof NoRoom, arrival?.waitsForRoom]).toEqual([true, true]);
  const count = async (where: string): Promise<number> =>
    (await database.pool.query(`select count(*)::int as count from lead where ${where}`)).rows[0]
      .count;
  expect(await count("reason_code = 'no_buyer'")).toBe(5);
  expect(await count("true")).toBe(30 - waiting.length);
  expect(await count("reason_code = 'cap_reached'")).toBe(25 - waiting.length);
  // The next day they are decided, as if they had not been sent before.
  await database.pool.query("update source_state set day_start_ms = 0");
  const retried = await Promise.allSettled(
    waiting.map(({ arrival }) => only.distribute(arrival as Arrival, "bulk")),
  );
  expect(retried.filter(({ status }) => status === "fulfilled")).toHaveLength(
    Math.min(5, waiting.length),
  );
});

it("a purchase waits for a batch that holds the person, and then knows what it sold", async () => {
  const buyer = await fixture.advertiser("Both Sides Realty", 1_000_000);
  const source = await fixture.source({ unsoldRule: "list" });
  const market = await open();
  const listed = await post(market, source, { ...postBody(1), side: "seller" }, now);
  if (listed.kind !== "answered") throw new Error("the lead is listed");
  await fixture.campaign({
    accountId: buyer,
    exclusiveCents: 9_000,
    criteria: { field: "side", in: ["buyer"] },
  });
  // The batch holds the person's keys from its claim on; it commits only when the purchase is
  // waiting.
  const { store, memory, catchUp } = await bare();
  const arrival = await arrivalOf(market, source, postBody(1), now);
  let click: ReturnType<Distribution["buyListing"]> | null = null;
  const late = {
    ...callsOf(store),
    finish: async (...finishing: Parameters<typeof store.finish>): Promise<void> => {
      if (finishing[2] !== null) return store.finish(...finishing);
      const key = { keyHash: Buffer.from("click"), requestHash: Buffer.from("click") };
      click = market.buyListing({
        leadId: listed.answer.leadId,
        buyerId: buyer,
        mode: "exclusive",
        maxPriceCents: cents(1_000_000),
        idempotency: key,
      });
      await database.pool.query("select pg_sleep(0.2)");
      return store.finish(...finishing);
    },
  };
  const other = {
    ...arrival,
    content: {
      ...sellableContent(arrival),
      facts: { ...sellableContent(arrival).facts, side: "buyer" as const },
    },
  };
  const result = await decideBatch(
    {
      store: late,
      memory,
      catchUp,
      lockMutex: (work) => work(),
      rules: () => TEST_RULES,
      knownPersons: new KnownPersons(),
    },
    { batchId: uuidv7(START_MS), atMs: START_MS, arrivals: [other], lockFirst: null },
  );
  expect(result.answers.get(arrival.leadId)).toMatchObject({ status: "accepted" });
  expect(await click).toEqual({ ok: false, error: { code: "already_owned" } });
});

function sellableContent(arrival: Arrival) {
  if ("refused" in arrival.content) throw new Error("the post is sellable");
  return arrival.content;
}

it("a column added to a table while leads come in stops none of them", async () => {
  await fixture.campaign({
    accountId: await fixture.advertiser("Steady Realty", 100_000),
    exclusiveCents: 4_000,
  });
  const source = await fixture.source();
  const market = await open();
  expect(await post(market, source, postBody(1), now)).toMatchObject({
    answer: { status: "accepted" },
  });
  for (const table of ["lead", "lead_key", "sale", "transfer", "campaign_state"])
    await database.pool.query(`alter table ${table} add column later integer not null default 7`);
  expect(await post(market, source, postBody(2), now)).toMatchObject({
    answer: { status: "accepted" },
  });
  const { rows } = await database.pool.query("select later from sale");
  expect(rows).toEqual([{ later: 7 }, { later: 7 }]);
});
