// Checks the statement that takes what a batch sold against `hasCapacity`: SQL and domain must
// agree for every row.
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CAP_WINDOWS, localMoment } from "../../../../../domain/distribution/calendar.ts";
import type { Counters, Limits } from "../../../../../domain/distribution/caps.ts";
import { hasCapacity } from "../../../../../domain/distribution/capacity-use.ts";
import { type TestDatabase, createTestDatabase } from "../../../../../test/support/database.ts";
import { loadBatchRows } from "./batch-rows.ts";
import { usageStatement } from "./batch-write.store.ts";

const moment = localMoment("America/Chicago", Date.parse("2026-11-20T18:00:00Z"));
const limits = fc.record({
  leads: fc.dictionary(fc.constantFrom(...CAP_WINDOWS), fc.integer({ min: 0, max: 6 })),
  cents: fc.dictionary(fc.constantFrom(...CAP_WINDOWS), fc.bigInt(0n, 900n)),
});
const count = fc.record({
  isNow: fc.boolean(),
  leads: fc.integer({ min: 0, max: 4 }),
  cents: fc.bigInt(0n, 500n),
});
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it("the statement takes exactly where the domain finds capacity", async () => {
  const rows = await loadBatchRows(client);
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.tuple(count, count, count, count, count),
      fc.integer({ min: 1, max: 3 }),
      fc.bigInt(0n, 400n),
      async (most, counts, leads, cents) => {
        const counters = Object.fromEntries(
          CAP_WINDOWS.map((window, index) => {
            const { isNow = false, ...taken } = counts[index] ?? { leads: 0, cents: 0n };
            return [
              window,
              { startMs: moment.starts[window] - (isNow || window === "total" ? 0 : 1), ...taken },
            ];
          }),
        ) as unknown as Counters;
        const take = { campaignNo: 1, moment, leads, cents, limits: most as Limits };
        await client.query("delete from campaign_state");
        await client.query(
          `insert into campaign_state
           values (1, $1,$2,$3, $4,$5,$6, $7,$8,$9, $10,$11,$12, $13,$14)`,
          CAP_WINDOWS.flatMap((window) =>
            window === "total"
              ? [counters.total.leads, counters.total.cents]
              : [counters[window].startMs, counters[window].leads, counters[window].cents],
          ),
        );
        const { text, values } = usageStatement(rows, {
          takes: [take],
          spentByAccount: new Map(),
          sourceCounters: [],
          sourceDays: new Map(),
          distributionVersion: null,
        });
        const took = await client.query(text, [...values]).then(
          () => true,
          (error: unknown) => {
            if (error instanceof pg.DatabaseError && error.code === "PM001") return false;
            throw error;
          },
        );
        seen[took ? "taken" : "refused"] += 1;
        expect(took).toBe(hasCapacity(take, counters));
      },
    ),
    { numRuns: 200, seed: 11 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(10);
});
