// Checks that a search by phone finds an account's own leads however many newer ones others have.
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { post, postBody } from "../../../../test/support/market.ts";
import { findNamedLeads } from "./find-leads.store.ts";

let nowMs = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
});
afterAll(() => api.stop());

it("looks among the leads of the scope, not among the newest of all", async () => {
  const reference = "one-reference";
  const [mine, theirs] = [await api.fixture.source(), await api.fixture.source()];
  const buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await api.market.catchUp();
  for (const [person, source] of [mine, theirs].entries()) {
    nowMs += 60_000;
    await post(
      api.market,
      source,
      postBody(person + 1, { vendor_lead_id: reference }),
      () => nowMs,
    );
  }
  const { pool } = api.database;
  const names = { id: null, reference, hashes: [], ownerWords: null };
  const { rows } = await pool.query<{ id: string; affiliate_id: string }>(
    "select id, affiliate_id from lead order by id desc",
  );
  const [newest, oldest] = rows;
  const as = (role: "affiliate" | "buyer", accountId: string) =>
    findNamedLeads(pool, names, { see: "own", as: role, accountId }, 1);
  expect(await as("affiliate", mine.affiliateId)).toEqual([oldest?.id]);
  expect(await as("affiliate", theirs.affiliateId)).toEqual([newest?.id]);
  expect(await as("buyer", buyerId)).toEqual([newest?.id]);
  expect(await as("buyer", mine.affiliateId)).toEqual([]);
  expect(await findNamedLeads(pool, names, { see: "all" }, 1)).toEqual([newest?.id]);
  expect(await findNamedLeads(pool, names, { see: "none" }, 1)).toEqual([]);
});
