// Tests shares that depend on how many leads were sold in the calendar month before.
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { shareOnly } from "../../../../domain/terms/terms-documents.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { keepSoldMonths } from "./agreed.store.ts";

const FEBRUARY_MS = Date.parse("2026-02-20T18:00:00Z");
const MARCH_MS = Date.parse("2026-03-10T18:00:00Z");
/** In the network's time zone, Los Angeles. */
const APRIL_BEGINS_MS = Date.parse("2026-04-01T07:00:00Z");
let nowMs = FEBRUARY_MS;
let api: TestApi;
let source: SourceTerms;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const operator = await api.userOf(NETWORK_ID, "admin");
  const buyer = await api.fixture.advertiser("Buyer", 100_000_000);
  await api.fixture.campaign({ accountId: buyer, exclusiveCents: 10_000 });
  await api.market.catchUp();
  source = await api.fixture.source();
  const { status, text } = await api.call(
    operator,
    "PUT",
    `/v1/accounts/${source.affiliateId}/terms`,
    {
      version: 1,
      reason: "From two sold leads on",
      affiliate: {
        ...shareOnly(7_000),
        earning_rules: [
          {
            source_id: null,
            side: null,
            tier: null,
            from_sold: 2,
            earning: { kind: "share", amount: 9_000 },
          },
        ],
      },
    },
  );
  if (status !== 200) throw new Error(text);
});
afterAll(() => api.stop());

/** Posts a lead at a moment; returns its id and the dollars that it earns. */
async function postAt(atMs: number): Promise<{ id: string; price: number }> {
  nowMs = atMs;
  const key = await api.sourceKey(source.id);
  const { body } = await api.call(key, "POST", "/v1/leads", postBody((people += 1)));
  return { id: body.lead.id, price: body.price };
}

async function returnLead(id: string, atMs: number): Promise<void> {
  const { rowCount } = await api.database.pool.query(
    `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decided_at)
     select gen_random_uuid(), id, 'other', 'approved', $2, $2, $2
     from sale
     where lead_id = $1`,
    [id, new Date(atMs)],
  );
  expect(rowCount).toBe(1);
}

it("counts the month before as it ended, in the network's time zone", async () => {
  const sold = [await postAt(FEBRUARY_MS), await postAt(FEBRUARY_MS), await postAt(FEBRUARY_MS)];
  expect(sold.map(({ price }) => price)).toEqual([70, 70, 70]);
  await returnLead(sold[0]?.id ?? "", FEBRUARY_MS + MINUTE_MS);
  // Two of three were kept in February.
  expect((await postAt(MARCH_MS)).price).toBe(90);
  // A return after the month's end changes nothing.
  await returnLead(sold[1]?.id ?? "", MARCH_MS + MINUTE_MS);
  expect((await postAt(MARCH_MS + 2 * MINUTE_MS)).price).toBe(90);
  expect((await postAt(APRIL_BEGINS_MS - 1)).price).toBe(90);
  // Three were sold in March, the last in its last millisecond.
  expect((await postAt(APRIL_BEGINS_MS)).price).toBe(90);
});

it("keeps the count of a month that has ended", async () => {
  const may = new Date("2026-05-01T07:00:00Z");
  // April has one sold lead, so May has the usual share, counted or kept.
  expect((await postAt(may.getTime())).price).toBe(70);
  expect(await keepSoldMonths(api.database.pool, may)).toBe(1);
  expect(await keepSoldMonths(api.database.pool, may)).toBe(0);
  expect((await postAt(may.getTime() + MINUTE_MS)).price).toBe(70);
  const { rows } = await api.database.pool.query(
    "select sold_leads from affiliate_month where affiliate_id = $1 order by starts_at",
    [source.affiliateId],
  );
  // January was counted when the terms were agreed.
  expect(rows.map((row) => row.sold_leads)).toEqual([0, 1]);
});
