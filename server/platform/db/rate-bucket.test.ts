// Tests the buckets that all processes share.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../test/support/database.ts";
import { takeToken } from "./rate-bucket.store.ts";

const RATE = { perSecond: 0.5, burst: 3 };
const START = Date.parse("2026-03-04T18:00:00Z");
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const take = (key: string, atMs: number): Promise<number> =>
  takeToken(database.pool, key, RATE, atMs);

it("lets a burst through, says how long to wait, and refills", async () => {
  for (let time = 0; time < 3; time += 1) expect(await take("a", START)).toBe(0);
  expect(await take("a", START)).toBe(2_000);
  expect(await take("a", START + 1_500)).toBe(500);
  expect(await take("b", START + 1_500)).toBe(0);
  expect(await take("a", START + 2_000)).toBe(0);
  expect(await take("a", START + 2_000)).toBe(2_000);
  // Never more than a burst.
  for (let time = 0; time < 3; time += 1) expect(await take("a", START + 3_000_000)).toBe(0);
  expect(await take("a", START + 3_000_000)).toBe(2_000);
});

it("counts calls of the same moment one after the other", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => take("c", START)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

it("is not refilled by a clock that lags behind", async () => {
  for (let time = 0; time < 3; time += 1) await take("d", START);
  expect(await take("d", START - 60_000)).toBe(2_000);
});

it("forgets buckets that have been full for long", async () => {
  await take("old", START - 86_400_000);
  await take("new", START);
  const { rows } = await database.pool.query("select key from rate_bucket where key = 'old'");
  expect(rows).toEqual([]);
});
