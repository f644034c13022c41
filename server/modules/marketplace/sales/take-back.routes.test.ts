// Checks outcomes that were a slip: they are taken back by who recorded them, for a while, and the
// progress is then as if they had never been; and what is said with won and lost.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { post, postBody } from "../../../../test/support/market.ts";
import { UNDO_MINUTES } from "../../../../domain/sales/outcome.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

let nowMs = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;
let source: SourceTerms;
let owner: Caller;
let colleague: Caller;
let agent: Caller;
let rival: Caller;
let affiliate: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  source = await api.fixture.source();
  const buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await api.market.catchUp();
  owner = await api.userOf(buyerId, "advertiser", "owner", "Olga");
  colleague = await api.userOf(buyerId, "advertiser", "manager", "Mia");
  agent = await api.userOf(buyerId, "advertiser", "agent", "Abe");
  rival = await api.keyOf(await api.fixture.advertiser("Oak Realty", 0));
  affiliate = await api.keyOf(source.affiliateId);
});
afterAll(() => api.stop());

async function sold(): Promise<string> {
  nowMs += MINUTE_MS;
  people += 1;
  await post(api.market, source, postBody(people), () => nowMs);
  const { body } = await api.call(owner, "GET", "/v1/sales?order=-sold_at&limit=1");
  return body.items[0].id;
}
const say = async (saleId: string, body: object, caller: Caller = owner) => {
  nowMs += MINUTE_MS;
  return api.call(caller, "POST", `/v1/sales/${saleId}/outcome`, body);
};
const takeBack = (id: string, caller: Caller = owner) =>
  api.call(caller, "DELETE", `/v1/touches/${id}`);
const progressOf = (answer: { readonly body: ReturnType<typeof JSON.parse> }) =>
  answer.body.lead.sale.progress;

describe("taking an outcome back", () => {
  it("leaves the progress that the other touches say", async () => {
    const sale = await sold();
    const before = progressOf(await say(sale, { outcome: "attempted" }));
    const slip = progressOf(await say(sale, { outcome: "won", value_cents: 900_000 }));
    expect(slip).toMatchObject({ outcome: "won", value_cents: 900_000 });
    expect(progressOf(await takeBack(slip.last_touch_id))).toEqual(before);
    const first = progressOf(await takeBack(before.last_touch_id));
    expect(first).toMatchObject({
      outcome: "new",
      attempts: 0,
      first_touched_at: null,
      last_touch_id: null,
    });
    const touches = await api.call(owner, "GET", `/v1/touches?where=sale_id,eq,${sale}`);
    expect(touches.body.items).toEqual([]);
    expect((await takeBack(slip.last_touch_id)).status).toBe(404);
  });

  it("is for who recorded it, for a while, and is logged", async () => {
    const sale = await sold();
    const { last_touch_id: id } = progressOf(await say(sale, { outcome: "contacted" }));
    expect((await takeBack(id, colleague)).status).toBe(403);
    for (const caller of [rival, affiliate]) expect((await takeBack(id, caller)).status).toBe(404);
    nowMs += UNDO_MINUTES * MINUTE_MS;
    expect((await takeBack(id)).status).toBe(200);
    const late = progressOf(await say(sale, { outcome: "contacted" })).last_touch_id;
    nowMs += (UNDO_MINUTES + 1) * MINUTE_MS;
    expect((await takeBack(late)).body.code).toBe("window_closed");
    const log = await api.call(
      owner,
      "GET",
      `/v1/activity?where=action,eq,sale.outcome_undone&where=subject_id,eq,${sale}`,
    );
    expect(log.body.items).toMatchObject([{ detail: { outcome: "contacted" } }]);
  });
});

describe("what is said with an outcome", () => {
  it("is the value of a won deal, hidden from agents, and the reason of a lost one", async () => {
    const sale = await sold();
    await say(sale, { outcome: "attempted" }, agent);
    await say(sale, { outcome: "won", value_cents: 1_250_000 });
    const seenBy = async (caller: Caller) =>
      progressOf(await api.call(caller, "GET", `/v1/sales/${sale}`)).value_cents;
    expect([await seenBy(owner), await seenBy(agent)]).toEqual([1_250_000, null]);
    const touches = await api.call(agent, "GET", `/v1/touches?where=sale_id,eq,${sale}`);
    expect(touches.body.items[0]).toMatchObject({ outcome: "won", value_cents: null });
    const lost = progressOf(await say(sale, { outcome: "lost", lost_reason: "has_agent" }));
    expect(lost).toMatchObject({ outcome: "lost", lost_reason: "has_agent", value_cents: null });
    const sales = await api.call(affiliate, "GET", "/v1/sales");
    expect(sales.text).not.toMatch(/has_agent|1250000/);
  });

  it.each([
    { outcome: "lost", value_cents: 5 },
    { outcome: "won", lost_reason: "other" },
    { note: "Called.", value_cents: 5 },
    { outcome: "won", value_cents: 0 },
    { outcome: "lost", lost_reason: "bored" },
  ])("is refused where it does not fit: %j", async (body) => {
    const sale = await sold();
    expect((await say(sale, body)).status).toBe(422);
  });
});
