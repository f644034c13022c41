// Checks working on bought leads over the API: outcomes and notes, which only the buyer can read.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const NOTE = "Ask for Maria at 555-2000 after five.";
const clock = { nowMs: AT_MS };

let api: TestApi;
let source: SourceTerms;
let callers: {
  readonly buyer: Caller;
  readonly person: Caller;
  readonly rival: Caller;
  readonly affiliate: Caller;
  readonly admin: Caller;
};
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  source = await api.fixture.source();
  const buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
  const rivalId = await api.fixture.advertiser("Oak Realty", 0);
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await api.market.catchUp();
  callers = {
    buyer: await api.keyOf(buyerId),
    person: await api.userOf(buyerId, "advertiser", "owner", "Kim Elm"),
    rival: await api.keyOf(rivalId),
    affiliate: await api.keyOf(source.affiliateId),
    admin: await api.userOf(NETWORK_ID, "admin"),
  };
});
afterAll(() => api.stop());
beforeEach(() => {
  clock.nowMs = AT_MS;
});

/** A sale made now. */
async function sell(): Promise<{ readonly id: string; readonly leadId: string }> {
  people += 1;
  const known = (await api.database.pool.query<{ id: string }>("select id from sale")).rows.map(
    ({ id }) => id,
  );
  await post(api.market, source, postBody(people), () => clock.nowMs);
  const { rows } = await api.database.pool.query<{ id: string; lead_id: string }>(
    "select id, lead_id from sale where id <> all($1::uuid[])",
    [known],
  );
  return { id: rows[0]?.id ?? "", leadId: rows[0]?.lead_id ?? "" };
}

const say = (saleId: string, body: object, caller: Caller = callers.buyer, key?: string) =>
  api.call(
    caller,
    "POST",
    `/v1/sales/${saleId}/outcome`,
    body,
    key === undefined ? {} : { "idempotency-key": key },
  );
const touchesOf = async (saleId: string, caller: Caller = callers.buyer) =>
  (await api.call(caller, "GET", `/v1/touches?where=sale_id,eq,${saleId}`)).body.items;

describe("POST /v1/sales/{id}/outcome", () => {
  it("advances the sale, counts attempts, keeps the first time, logs no note", async () => {
    const sale = await sell();
    const fresh = (await api.call(callers.buyer, "GET", `/v1/sales/${sale.id}`)).body;
    expect(fresh.lead.sale).toMatchObject({
      delivered_at: new Date(AT_MS).toISOString(),
      progress: { outcome: "new", attempts: 0, first_touched_at: null, touched_at: null },
    });
    expect(fresh.lead.time_zone).toMatch(/^America\//);
    clock.nowMs = AT_MS + MINUTE_MS;
    expect(
      (await say(sale.id, { note: NOTE }, callers.person)).body.lead.sale.progress,
    ).toMatchObject({ outcome: "new", attempts: 0, first_touched_at: null });
    clock.nowMs = AT_MS + 3 * MINUTE_MS;
    await say(sale.id, { outcome: "attempted" });
    clock.nowMs = AT_MS + 9 * MINUTE_MS;
    await say(sale.id, { outcome: "contacted", note: "Wants to sell in May." }, callers.person);
    clock.nowMs = AT_MS + 20 * MINUTE_MS;
    const won = await say(sale.id, { outcome: "won" });
    expect(won.status, won.text).toBe(200);
    expect(won.body.lead.sale.progress).toMatchObject({
      outcome: "won",
      attempts: 2,
      first_touched_at: new Date(AT_MS + 3 * MINUTE_MS).toISOString(),
      touched_at: new Date(AT_MS + 20 * MINUTE_MS).toISOString(),
    });
    const lead = (await api.call(callers.person, "GET", `/v1/leads/${sale.leadId}`)).body;
    expect(lead.sale.progress).toEqual(won.body.lead.sale.progress);
    const touches = await touchesOf(sale.id);
    expect(
      touches.map(
        ({
          outcome,
          note,
          by,
        }: {
          outcome: string;
          note: string;
          by: { kind: string; name: string | null };
        }) => [outcome, note, by.kind, by.name],
      ),
    ).toEqual([
      ["won", null, "key", null],
      ["contacted", "Wants to sell in May.", "user", "Kim Elm"],
      ["attempted", null, "key", null],
      [null, NOTE, "user", "Kim Elm"],
    ]);
    expect((await api.call(callers.buyer, "GET", `/v1/touches/${touches[0].id}`)).body).toEqual(
      touches[0],
    );
    const log = await api.call(callers.buyer, "GET", `/v1/activity?where=subject_id,eq,${sale.id}`);
    expect(log.body.items.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "sale.claimed",
      "sale.noted",
      "sale.outcome",
      "sale.outcome",
      "sale.outcome",
    ]);
    expect(log.text).not.toContain("Maria");
  });

  it("applies a repeated call once, and refuses its key for another", async () => {
    const sale = await sell();
    const first = await say(sale.id, { outcome: "attempted" }, callers.buyer, `again ${sale.id}`);
    const second = await say(sale.id, { outcome: "attempted" }, callers.buyer, `again ${sale.id}`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await touchesOf(sale.id)).toHaveLength(1);
    expect(
      (await say(sale.id, { outcome: "won" }, callers.buyer, `again ${sale.id}`)).body.code,
    ).toBe("idempotency_mismatch");
    const both = await Promise.all(
      Array.from({ length: 8 }, () =>
        say(sale.id, { outcome: "contacted" }, callers.buyer, `at once ${sale.id}`),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await touchesOf(sale.id)).toHaveLength(2);
  });

  it.each([
    ["an empty body", {}, ""],
    ["an unknown outcome", { outcome: "maybe" }, "/outcome"],
    ["a blank note", { note: "  " }, "/note"],
    ["a note that is too long", { note: "x".repeat(2_001) }, "/note"],
  ])("refuses %s", async (_, body, field) => {
    const sale = await sell();
    const answered = await say(sale.id, body);
    expect(answered.status).toBe(422);
    expect(answered.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await touchesOf(sale.id)).toEqual([]);
  });

  it("is for its buyer alone: others cannot write, read or find out by filtering", async () => {
    const sale = await sell();
    await say(sale.id, { outcome: "lost", note: NOTE });
    expect((await say(sale.id, { outcome: "won" }, callers.rival)).status).toBe(404);
    expect((await say(sale.id, { outcome: "won" }, callers.affiliate)).status).toBe(403);
    expect((await say(sale.id, { outcome: "won" }, callers.admin)).status).toBe(403);
    const [touch] = await touchesOf(sale.id);
    for (const caller of [callers.rival, callers.affiliate, callers.admin]) {
      expect(await touchesOf(sale.id, caller)).toEqual([]);
      expect((await api.call(caller, "GET", `/v1/touches/${touch.id}`)).status).toBe(404);
      for (const outcome of ["lost", "new"]) {
        for (const collection of ["leads", "sales"])
          expect(
            (await api.call(caller, "GET", `/v1/${collection}?where=outcome,eq,${outcome}`)).body
              .items,
          ).toEqual([]);
      }
      for (const path of [`/v1/leads/${sale.leadId}`, `/v1/sales/${sale.id}`]) {
        const { text } = await api.call(caller, "GET", path);
        expect(text).not.toContain("progress");
        expect(text).not.toContain("Maria");
      }
    }
  });

  it("keeps notes sealed at rest", async () => {
    const sale = await sell();
    await say(sale.id, { note: NOTE });
    const { rows } = await api.database.pool.query<{ row: string }>(
      `select t::text || encode(t.note_sealed, 'escape') as row
       from sale_touch t
       where sale_id = $1`,
      [sale.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain("Maria");
  });

  it("is refused once the lead was returned", async () => {
    const sale = await sell();
    await say(sale.id, { outcome: "contacted", note: NOTE }, callers.buyer, `before ${sale.id}`);
    await api.database.pool.query("update sale set status = 'returned' where id = $1", [sale.id]);
    expect(
      (await say(sale.id, { outcome: "won" }, callers.buyer, `after ${sale.id}`)).body.code,
    ).toBe("returned");
    expect(
      (await say(sale.id, { outcome: "contacted", note: NOTE }, callers.buyer, `before ${sale.id}`))
        .status,
    ).toBe(200);
    // Notes may name the person, whose contact the buyer may no longer read.
    expect(await touchesOf(sale.id)).toMatchObject([{ outcome: "contacted", note: null }]);
    await api.database.pool.query("update sale set status = 'sold' where id = $1", [sale.id]);
    // A refused call stores no key.
    expect(
      (await say(sale.id, { outcome: "won" }, callers.buyer, `after ${sale.id}`)).body.lead.sale
        .progress.outcome,
    ).toBe("won");
    expect(await touchesOf(sale.id)).toHaveLength(2);
  });
});

describe("bought leads by progress", () => {
  it("are listed by their progress: an untouched lead is new", async () => {
    const [untouched, tried, reached] = [await sell(), await sell(), await sell()];
    await say(tried.id, { outcome: "attempted" });
    await say(reached.id, { outcome: "contacted" });
    const idsOf = async (path: string): Promise<string[]> =>
      (await api.call(callers.buyer, "GET", path)).body.items.map(({ id }: { id: string }) => id);
    const toCall = await idsOf("/v1/sales?where=outcome,in,new,attempted&limit=200");
    expect(toCall).toEqual(expect.arrayContaining([untouched.id, tried.id]));
    expect(toCall).not.toContain(reached.id);
    expect(await idsOf("/v1/leads?where=outcome,eq,contacted")).toContain(reached.leadId);
    expect(await idsOf("/v1/leads?where=outcome,ne,new")).not.toContain(untouched.leadId);
  });
});
