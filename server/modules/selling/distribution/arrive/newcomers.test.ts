// Checks that a batch of unknown persons is claimed, decided, written and paid in one round trip,
// and that a batch with a known person claims first instead: the answers are the same, and nothing
// of the first attempt remains.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { arrivalOf, bareMarket, callsOf } from "../../../../../test/support/bare-market.ts";
import { type TestDatabase, createTestDatabase } from "../../../../../test/support/database.ts";
import {
  MarketFixture,
  TEST_RULES,
  post,
  postBody,
  startMarket,
} from "../../../../../test/support/market.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";
import { verifyLedger } from "../../../money/ledger/index.ts";
import { type BatchDeps, BatchCommitted, decideBatch } from "../decide/decide-batch.ts";
import { type Arrival, type Distribution, type SourceTerms, isSellable } from "../index.ts";
import { KnownPersons } from "./known-persons.ts";

const START_MS = Date.parse("2026-11-20T18:00:00Z");
const PRICE_CENTS = 4_000;
const now = (): number => START_MS;
let database: TestDatabase;
let market: Distribution;
let source: SourceTerms;
let buyerId: string;
let calls: string[];
let deps: BatchDeps;
let close: () => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, START_MS);
  buyerId = await fixture.advertiser("New Realty", 100_000);
  await fixture.campaign({ accountId: buyerId, exclusiveCents: PRICE_CENTS });
  source = await fixture.source();
  market = await startMarket(database.pool, database.url, now);
  const { store, memory, catchUp } = await bareMarket(database);
  close = () => store.rollback().then(() => store.close());
  calls = [];
  deps = {
    store: callsOf(store, (name) => calls.push(name)),
    memory,
    catchUp,
    lockMutex: (work) => work(),
    rules: () => TEST_RULES,
    knownPersons: new KnownPersons(),
  };
});

afterEach(async () => {
  await close();
  await market.stop();
  await database.drop();
});

const arrive = (
  person: number,
  options: { readonly idempotencyKey?: string } = {},
): Promise<Arrival> => arrivalOf(market, source, postBody(person), now, options);
const decide = (arrivals: readonly Arrival[], batchId = uuidv7(START_MS)) =>
  decideBatch(deps, { batchId, atMs: START_MS, arrivals, lockFirst: null });
const hashOf = (arrival: Arrival): string =>
  isSellable(arrival) ? (arrival.content.consumerHashes[0] ?? "") : "";
const tally = async () => {
  const { rows } = await database.pool.query(`
    select (select count(*)::int from batch) as batches, (select count(*)::int from lead) as leads,
      (select count(*)::int from lead_key) as keys, (select count(*)::int from sale) as sales,
      (select balance_cents from wallet) as balance
  `);
  return rows[0];
};

it("a batch of unknown persons takes one round trip", async () => {
  const arrivals = [await arrive(1, { idempotencyKey: "first" }), await arrive(2)];
  const { answers, replays } = await decide(arrivals);
  expect(calls).toEqual(["finish"]);
  expect(arrivals.map(({ leadId }) => answers.get(leadId)?.status)).toEqual([
    "accepted",
    "accepted",
  ]);
  expect(replays).toEqual([]);
  expect(await tally()).toEqual({
    batches: 1,
    leads: 2,
    keys: 4,
    sales: 2,
    balance: 100_000n - 2n * BigInt(PRICE_CENTS),
  });
  expect(await verifyLedger(database.pool)).toEqual([]);
});

it("the same person twice in one batch is found without a query", async () => {
  const arrivals = [await arrive(1), await arrive(1)];
  const { answers } = await decide(arrivals);
  expect(calls).toEqual(["finish"]);
  expect(arrivals.map(({ leadId }) => answers.get(leadId)?.status)).toEqual([
    "accepted",
    "duplicate",
  ]);
  expect(await tally()).toMatchObject({ leads: 2, keys: 2, sales: 1 });
});

describe("a batch claims first after all", () => {
  it.each([
    [
      "a lead of the same person came before",
      (): Promise<unknown> => post(market, source, postBody(1), now),
      "duplicate",
      "duplicate",
    ],
    [
      "the person is suppressed",
      (arrival: Arrival) =>
        database.pool.query(
          `insert into suppression (hash, reason, added_at)
           values (decode($1, 'hex'), 'erased', now())`,
          [hashOf(arrival)],
        ),
      "rejected",
      "suppressed",
    ],
    [
      "the only bidder has the person already",
      (arrival: Arrival) =>
        database.pool.query(
          "insert into exclusion (account_id, hash) values ($2, decode($1, 'hex'))",
          [hashOf(arrival), buyerId],
        ),
      "rejected",
      "no_buyer",
    ],
  ] as const)("where %s", async (_, prepare, status, reason) => {
    const [known, fresh] = [await arrive(1), await arrive(2)];
    await prepare(known);
    const before = await tally();
    const { answers } = await decide([known, fresh]);
    expect(calls.slice(0, 2)).toEqual(["finish", "claim"]);
    expect(answers.get(known.leadId)).toMatchObject({ status, reason });
    expect(answers.get(fresh.leadId)).toMatchObject({ status: "accepted" });
    expect(await tally()).toMatchObject({
      batches: before.batches + 1,
      leads: before.leads + 2,
      sales: before.sales + 1,
    });
    expect(await verifyLedger(database.pool)).toEqual([]);
  });

  it("where the call has already been answered", async () => {
    await post(market, source, postBody(1), now, { idempotencyKey: "again" });
    const [again, fresh] = [await arrive(1, { idempotencyKey: "again" }), await arrive(2)];
    const { answers, replays } = await decide([again, fresh]);
    expect(calls.slice(0, 2)).toEqual(["finish", "claim"]);
    expect(replays).toEqual([again]);
    expect([...answers.keys()]).toEqual([fresh.leadId]);
    expect(await tally()).toMatchObject({ leads: 2, sales: 2 });
  });

  it("where the person is posted by another process during the round trip", async () => {
    const arrival = await arrive(1);
    const { finish } = deps.store;
    deps = {
      ...deps,
      store: {
        ...deps.store,
        finish: async (...finishing) => {
          if (finishing[2] !== null) await post(market, source, postBody(1), now);
          return finish(...finishing);
        },
      },
    };
    const { answers } = await decide([arrival]);
    expect(answers.get(arrival.leadId)).toMatchObject({ status: "duplicate" });
    expect(await tally()).toMatchObject({ leads: 2, keys: 2, sales: 1 });
  });

  it("where the batch itself has committed: nothing is written again", async () => {
    const arrival = await arrive(1);
    const batchId = uuidv7(START_MS);
    await decide([arrival], batchId);
    const before = await tally();
    await expect(decide([arrival], batchId)).rejects.toBeInstanceOf(BatchCommitted);
    expect(await tally()).toEqual(before);
  });
});

it("one round trip is not attempted where many arrivals are known", async () => {
  deps.knownPersons.note(4_000, 4_000);
  await decide([await arrive(1)]);
  expect(calls).toEqual(["claim", "finish"]);
});

describe("the share of known arrivals", () => {
  it("makes large batches claim first before small ones", () => {
    const known = new KnownPersons();
    for (let batch = 0; batch < 1_000; batch += 1) known.note(10, batch % 3 === 0 ? 1 : 0);
    expect([known.areUnlikely(1), known.areUnlikely(16), known.areUnlikely(64)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("decays when known arrivals stop coming", () => {
    const known = new KnownPersons();
    known.note(2_000, 2_000);
    expect(known.areUnlikely(1)).toBe(false);
    for (let batch = 0; batch < 300; batch += 1) known.note(16, 0);
    expect(known.areUnlikely(16)).toBe(true);
  });
});
