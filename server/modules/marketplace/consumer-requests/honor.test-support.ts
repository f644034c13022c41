// What the tests of carried-out requests share: the rounds' dependencies, and reading the database.
import { MINUTE_MS } from "../../../../domain/time.ts";
import { TEST_RULES } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { api, clock } from "../leads/leads.test-support.ts";
import { rememberIdentities } from "../leads/remember-identities.ts";
import type { LookAgainDeps } from "./consumer-requests.jobs.ts";

const findPlace = buildPlaceFinder(readZips());

export const query = async (sql: string, values: unknown[] = []) =>
  (await api.database.pool.query(sql, values)).rows;

/** What the rounds need; an error of one fails the test. */
export const deps = (): LookAgainDeps => ({
  pool: api.database.pool,
  now: () => clock.nowMs,
  vault: TEST_VAULT,
  findPlace,
  rules: () => TEST_RULES,
  onError: (error) => {
    throw error;
  },
});

/** Writes what identifies all leads so far, as the rounds do minutes later. */
export async function remember(): Promise<void> {
  const later = clock.nowMs + 10 * MINUTE_MS;
  while ((await rememberIdentities(deps(), later)) > 0);
}
