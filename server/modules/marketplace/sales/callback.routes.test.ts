// Checks call-backs: who sets them, which times are refused, what ends them, and that the buyer's
// members are notified once when the time comes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { post, postBody } from "../../../../test/support/market.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { remindOfCallbacks } from "./sales.jobs.ts";

let nowMs = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;
let source: SourceTerms;
let owner: Caller;
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
const inMs = (aheadMs: number): string => new Date(nowMs + aheadMs).toISOString();
const set = (saleId: string, at: string, caller: Caller = owner) =>
  api.call(caller, "PUT", `/v1/sales/${saleId}/callback`, { at });
const clear = (saleId: string, caller: Caller = owner) =>
  api.call(caller, "DELETE", `/v1/sales/${saleId}/callback`);
const say = (saleId: string, body: object) =>
  api.call(owner, "POST", `/v1/sales/${saleId}/outcome`, body);
const callbackOf = (answer: { readonly body: ReturnType<typeof JSON.parse> }) =>
  answer.body.lead.sale.callback_at;
/** How many reminders were written. */
async function reminders(): Promise<number> {
  const { rows } = await api.database.pool.query(
    "select count(*)::int as n from outbox where topic = 'callback_due'",
  );
  return rows[0].n;
}

describe("the time of a call-back", () => {
  it("is set, replaced and removed by its buyer only", async () => {
    const sale = await sold();
    const first = inMs(HOUR_MS);
    expect(callbackOf(await set(sale, first))).toBe(first);
    const second = inMs(2 * HOUR_MS);
    expect(callbackOf(await set(sale, second))).toBe(second);
    for (const caller of [rival, affiliate]) {
      expect((await set(sale, second, caller)).status).not.toBe(200);
      expect((await clear(sale, caller)).status).not.toBe(200);
    }
    expect(callbackOf(await clear(sale))).toBeNull();
    expect(callbackOf(await clear(sale))).toBeNull();
    const log = await api.call(owner, "GET", `/v1/activity?where=subject_id,eq,${sale}`);
    const actions = log.body.items.map((item: { action: string }) => item.action);
    expect(actions.filter((action: string) => action === "sale.callback_set")).toHaveLength(2);
    expect(actions.filter((action: string) => action === "sale.callback_cleared")).toHaveLength(1);
  });

  it("is refused in the past and beyond 90 days", async () => {
    const sale = await sold();
    for (const at of [inMs(-HOUR_MS), inMs(91 * 24 * HOUR_MS)])
      expect((await set(sale, at)).body).toMatchObject({ status: 422, errors: [{ field: "/at" }] });
  });

  it("selects leads: one without a time counts as due", async () => {
    const [waiting, free] = [await sold(), await sold()];
    await set(waiting, inMs(HOUR_MS));
    const { body } = await api.call(
      owner,
      "GET",
      `/v1/sales?where=callback_at,lte,${inMs(0)}&limit=200`,
    );
    const ids = body.items.map((item: { id: string }) => item.id);
    expect(ids).toContain(free);
    expect(ids).not.toContain(waiting);
    // An affiliate learns nothing by filtering.
    const hidden = await api.call(affiliate, "GET", `/v1/sales?where=callback_at,gte,${inMs(0)}`);
    expect(hidden.body.items).toEqual([]);
  });
});

describe("a list by call-back", () => {
  it("goes page by page from the earliest, and leaves out leads without one", async () => {
    const sales = [await sold(), await sold(), await sold()];
    for (const [index, sale] of sales.entries()) await set(sale, inMs((3 - index) * HOUR_MS));
    const expected = sales.toReversed();
    for (const list of ["sales", "leads"]) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const { body } = await api.call(
          owner,
          "GET",
          `/v1/${list}?where=callback,eq,set&order=callback_at&limit=1${cursor}`,
        );
        expect(body.items, JSON.stringify(body)).toBeDefined();
        seen.push(
          ...body.items.map(
            (item: { id: string; sale?: { id: string } }) => item.sale?.id ?? item.id,
          ),
        );
        cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
      } while (cursor !== "");
      expect(seen.filter((id) => expected.includes(id))).toEqual(expected);
    }
  });

  it("goes page by page through leads without one too", async () => {
    const first = await api.call(owner, "GET", "/v1/sales?order=callback_at&limit=1");
    const next = await api.call(
      owner,
      "GET",
      `/v1/sales?order=callback_at&limit=1&cursor=${first.body.next_cursor}`,
    );
    expect(next.status).toBe(200);
    expect(next.body.items[0].id).not.toBe(first.body.items[0].id);
  });
});

describe("the end of a call-back", () => {
  it("is an outcome, but no attempt before its time; an undo lets it stand again", async () => {
    const sale = await sold();
    const at = inMs(HOUR_MS);
    await set(sale, at);
    expect(callbackOf(await say(sale, { note: "Call after lunch." }))).toBe(at);
    expect(callbackOf(await say(sale, { outcome: "attempted" }))).toBe(at);
    const slip = await say(sale, { outcome: "won" });
    expect(callbackOf(slip)).toBeNull();
    const touchId = slip.body.lead.sale.progress.last_touch_id;
    expect(callbackOf(await api.call(owner, "DELETE", `/v1/touches/${touchId}`))).toBe(at);
    nowMs += HOUR_MS;
    expect(callbackOf(await say(sale, { outcome: "attempted" }))).toBeNull();
  });
});

describe("the reminder of a call-back", () => {
  it("is written once when its time comes, and again after a new time", async () => {
    await remindOfCallbacks(api.database.pool, nowMs + 200 * 24 * HOUR_MS);
    const before = await reminders();
    const [sale, ended] = [await sold(), await sold()];
    await set(sale, inMs(HOUR_MS));
    await set(ended, inMs(HOUR_MS));
    await say(ended, { outcome: "lost" });
    expect(await remindOfCallbacks(api.database.pool, nowMs)).toBe(0);
    nowMs += HOUR_MS + MINUTE_MS;
    const rounds = await Promise.all(
      [1, 2, 3].map(() => remindOfCallbacks(api.database.pool, nowMs)),
    );
    expect(rounds.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await reminders()).toBe(before + 1);
    await set(sale, inMs(HOUR_MS));
    nowMs += 2 * HOUR_MS;
    expect(await remindOfCallbacks(api.database.pool, nowMs)).toBe(1);
  });
});
