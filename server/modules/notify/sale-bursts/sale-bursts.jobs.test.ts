// Tests that the automatic sales of a burst are announced once, exact to the cent, by whichever
// process is first.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SaleEvent } from "../../../../domain/notifications/leads-decided.ts";
import { leadsDecidedTopic } from "../../../../domain/notifications/leads-decided.ts";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import { MarketFixture } from "../../../../test/support/market.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { MINUTE_MS, SECOND_MS } from "../../../../domain/time.ts";
import { publishOutbox } from "../notifications/index.ts";
import { announceBursts } from "./index.ts";

const AT_MS = Date.parse("2026-03-04T18:00:00Z");
let database: TestDatabase;
let affiliateId: string;
let buyerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await MarketFixture.create(database.pool, AT_MS);
  ({ affiliateId } = await fixture.source({ unsoldRule: "list" }));
  buyerId = await fixture.advertiser("Bell Realty", 1_000_000);
});
beforeEach(() => database.pool.query("truncate event, outbox, sale_burst cascade"));
afterAll(() => database.drop());

const sale = (earningCents: number, more: Partial<SaleEvent> = {}): SaleEvent => ({
  saleId: uuidv7(AT_MS),
  leadId: uuidv7(AT_MS),
  buyerId,
  affiliateId,
  mode: "exclusive",
  byHand: false,
  side: "seller",
  propertyType: "condo",
  city: "Tampa",
  state: "FL",
  tier: "hot",
  priceCents: earningCents + 1,
  earningCents,
  ...more,
});
async function publish(atMs: number, ...sales: readonly SaleEvent[]): Promise<void> {
  await appendOutboxEvent(
    database.pool,
    leadsDecidedTopic,
    { sales, leads: sales.length, unsold: {} },
    atMs,
  );
  await publishOutbox(database.pool, () => 0.5);
}
/** Runs a round at the moment; returns what the affiliate's bell then shows. */
async function bellAt(atMs: number): Promise<(readonly [string, string, string])[]> {
  await announceBursts(database.pool, atMs);
  await publishOutbox(database.pool, () => 0.5);
  const told = await listTold(database.pool, "account_id = $1", [affiliateId]);
  return told.map(({ type, title, url }) => [type, title, url] as const);
}

it("six leads within a minute are one line with the cents of all of them", async () => {
  const cents = [6_811, 7_003, 4_999, 8_101, 6_650, 7_673];
  for (const [index, earned] of cents.entries())
    await publish(AT_MS + index * 20 * SECOND_MS, sale(earned));
  const lastMs = AT_MS + 100 * SECOND_MS;
  expect(await bellAt(lastMs + MINUTE_MS - 1)).toEqual([]);
  expect(await bellAt(lastMs + MINUTE_MS)).toEqual([
    ["leads_sold", "6 leads sold, $412.37", "/leads?result=kept%2Creturned"],
  ]);
  expect(await bellAt(lastMs + 60 * MINUTE_MS)).toHaveLength(1);
});

it("a single lead is named, and three buyers of a shared lead are one lead", async () => {
  const leadId = uuidv7(AT_MS);
  const shared = { leadId, mode: "shared" } as const;
  await publish(AT_MS, sale(1_001, shared), sale(1_002, shared), sale(1_003, shared));
  expect(await bellAt(AT_MS + MINUTE_MS)).toEqual([
    [
      "leads_sold",
      `Sold: seller lead #${leadId.slice(-6)} in Tampa, FL: condo, $30.06`,
      `/leads/${leadId}`,
    ],
  ]);
});

it("steady sales are announced each quarter of an hour, each sale once", async () => {
  for (let minute = 0; minute < 30; minute += 0.5) {
    await publish(AT_MS + minute * MINUTE_MS, sale(100));
    await bellAt(AT_MS + minute * MINUTE_MS);
  }
  const told = await bellAt(AT_MS + 40 * MINUTE_MS);
  const counts = told.map(([, title]) => Number(/^\d+/.exec(title)?.[0]));
  expect(counts.length).toBeLessThanOrEqual(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
});

it("a purchase on the marketplace has its own line at once, and joins no burst", async () => {
  await publish(AT_MS, sale(5_000, { byHand: true }), sale(700));
  expect((await bellAt(AT_MS)).map(([type]) => type)).toEqual(["lead_sold"]);
  const told = await bellAt(AT_MS + MINUTE_MS);
  expect(told.map(([type]) => type)).toEqual(["lead_sold", "leads_sold"]);
  expect(told[1]?.[1]).toMatch(/\$7\.00$/);
});

it("rounds of two processes at once announce it once", async () => {
  await publish(AT_MS, sale(100), sale(200));
  const announced = await Promise.all(
    [1, 2, 3].map(() => announceBursts(database.pool, AT_MS + MINUTE_MS)),
  );
  expect(announced.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await bellAt(AT_MS + MINUTE_MS)).toHaveLength(1);
});
