// Tests that every committed event is published once, to the accounts it concerns, whichever
// process publishes.
import { listTold } from "../../../../test/support/told-events.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "../../../../domain/money/money.ts";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  MarketFixture,
  post,
  personIn,
  postBody,
  startMarket,
} from "../../../../test/support/market.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { Distribution, SourceTerms } from "../../selling/distribution/index.ts";
import { createPublisher } from "./index.ts";
import { holdLease, releaseLease } from "./lease.store.ts";
import { publishOutbox } from "./publish-outbox.ts";

const AT_MS = Date.now();
let database: TestDatabase;
let market: Distribution;
let source: SourceTerms;
let buyerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, AT_MS);
  source = await fixture.source({ unsoldRule: "list", allowsExclusive: true, sharedSlots: 0 });
  buyerId = await fixture.advertiser("Bell Realty", 1_000_000);
  await fixture.campaign({
    accountId: buyerId,
    exclusiveCents: 4_000,
    criteria: { field: "side", in: ["seller"] },
  });
  market = await startMarket(database.pool, database.url, () => AT_MS);
});

afterAll(async () => {
  await market.stop();
  await database.drop();
});

const events = () => listTold(database.pool);

describe("the publisher", () => {
  it("notifies the buyer of a sale, without the person", async () => {
    const result = await post(market, source, postBody(1), () => AT_MS);
    await publishOutbox(database.pool, () => 0.5);
    const leadId = result.kind === "answered" ? result.answer.leadId : "";
    const told = await events();
    expect(told).toMatchObject([
      {
        account_id: buyerId,
        type: "lead_bought",
        title: expect.stringMatching(
          `^New seller lead #${leadId.slice(-6)} in Sacramento, CA: .*, \\$\\d+\\.\\d\\d$`,
        ),
        url: `/leads/${leadId}`,
      },
    ]);
    expect(personIn(JSON.stringify(told), postBody(1))).toEqual([]);
  });

  it("also notifies the affiliate when a buyer buys manually", async () => {
    const result = await post(market, source, postBody(2, { side: "buyer" }), () => AT_MS);
    if (result.kind !== "answered") throw new Error("no answer");
    const bought = await market.buyListing({
      leadId: result.answer.leadId,
      buyerId,
      mode: "exclusive",
      maxPriceCents: cents(1_000_000),
      idempotency: { keyHash: Buffer.from("k"), requestHash: Buffer.from("r") },
    });
    expect(bought.ok).toBe(true);
    await publishOutbox(database.pool, () => 0.5);
    expect((await events()).slice(1).map(({ account_id, type }) => [account_id, type])).toEqual([
      [buyerId, "lead_bought"],
      [source.affiliateId, "lead_sold"],
    ]);
  });

  it("publishes each sale once, with three publishers running in parallel", async () => {
    const before = (await events()).length;
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(market, source, postBody(100 + index), () => AT_MS),
      ),
    );
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        while ((await publishOutbox(database.pool, () => 0.5)).more);
      }),
    );
    const told = (await events()).slice(before);
    expect(told).toHaveLength(60);
    expect(new Set(told.map(({ url }) => url)).size).toBe(60);
  });

  it("runs where the lease is, and elsewhere once it is released", async () => {
    const told: number[] = [];
    const make = (name: number) =>
      createPublisher({
        pool: database.pool,
        holderId: uuidv7(AT_MS),
        now: Date.now,
        random: () => 0.5,
        onPublished: ({ events: count }) => count > 0 && told.push(name),
        onError: (error) => {
          throw error;
        },
      });
    const [first, second] = [make(1), make(2)];
    first.start();
    await until(async () => !(await holdLease(database.pool, "publisher", uuidv7(AT_MS), 10)));
    second.start();
    await post(market, source, postBody(300), () => AT_MS);
    await until(async () => told.length > 0);
    expect(told).toEqual([1]);
    await first.stop();
    await post(market, source, postBody(301), () => AT_MS);
    await until(async () => told.length > 1);
    expect(told).toEqual([1, 2]);
    await second.stop();
  });

  it("gives a lease to one holder at a time", async () => {
    const [one, two] = [uuidv7(AT_MS), uuidv7(AT_MS)];
    expect(await holdLease(database.pool, "other", one, 60_000)).toBe(true);
    expect(await holdLease(database.pool, "other", two, 60_000)).toBe(false);
    await releaseLease(database.pool, "other", one);
    expect(await holdLease(database.pool, "other", two, 60_000)).toBe(true);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
