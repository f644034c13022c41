// Checks browsing the marketplace over HTTP: pages, counts and map from the listing index, which
// misses no change.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, personIn, postBody } from "../../../../test/support/market.ts";

let api: TestApi;
let nowMs = Date.now();
let sourceKey: Caller;
let affiliate: Caller;
let otherAffiliate: Caller;
let otherSource: Caller;
let buyer: Caller;
/** Reads exact counts. */
let operator: Caller;
let posted = 0;
const bodies: Record<string, unknown>[] = [];

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ unsoldRule: "list", sharedSlots: 2 });
  sourceKey = await api.sourceKey(source.id);
  affiliate = await api.keyOf(source.affiliateId);
  const other = await api.fixture.source({ unsoldRule: "list" });
  otherSource = await api.sourceKey(other.id);
  otherAffiliate = await api.keyOf(other.affiliateId);
  operator = await api.keyOf(NETWORK_ID);
  buyer = await api.keyOf(await api.fixture.advertiser("Buyer Realty", 10_000_000));
});
afterAll(() => api.stop());

async function list(fields: object = {}, key: Caller = sourceKey): Promise<string> {
  posted += 1;
  nowMs += 10;
  const body = { ...postBody(posted), ...fields };
  bodies.push(body);
  const answer = await api.call(key, "POST", "/v1/leads", body);
  expect(answer.body).toMatchObject({ status: "accepted", sale: "none" });
  return answer.body.lead.id;
}

const overview = (caller: Caller, ...where: string[]) =>
  api.call(
    caller,
    "GET",
    `/v1/listings/overview?${where.map((one) => `where=${encodeURIComponent(one)}`).join("&")}`,
  );
const page = (caller: Caller, query: string) => api.call(caller, "GET", `/v1/listings?${query}`);
const idsOf = ({ body }: { body: { items: { lead_id: string }[] } }): string[] =>
  body.items.map(({ lead_id: id }) => id);

describe("browsing", () => {
  it("counts by filter and place what each viewer may see, and shows new leads", async () => {
    const sacramento = [
      await list({ zip_code: "95838" }),
      await list({ zip_code: "95814", side: "buyer" }),
    ];
    const reno = await list({ zip_code: "89501" });
    const others = await list({ zip_code: "60601" }, otherSource);

    const { body, text } = await overview(operator);
    expect(body).toMatchObject({
      total: 4,
      counts: { side: { seller: 3, buyer: 1 }, state: { CA: 2, NV: 1, IL: 1 } },
    });
    expect(
      body.clusters.map(({ count, place }: { count: number; place: string }) => [count, place]),
    ).toEqual([
      [2, "Sacramento, CA"],
      [1, "Reno, NV"],
      [1, "Chicago, IL"],
    ]);
    for (const person of bodies) expect(personIn(text, person)).toEqual([]);
    // Listings that another choice of the same filter would show stay counted; the other filters'
    // counts shrink to what it leaves.
    expect((await overview(operator, "state,in,CA,NV", "side,eq,seller")).body).toMatchObject({
      total: 2,
      counts: { side: { seller: 2, buyer: 1 }, state: { CA: 1, NV: 1, IL: 1 } },
    });
    expect((await overview(otherAffiliate)).body).toMatchObject({
      total: 1,
      counts: { state: { IL: 1 } },
    });

    const near = await page(buyer, "where=area,eq,-122,38,-121,39&order=listed_at");
    expect(idsOf(near)).toEqual(sacramento);
    for (const shape of ["radius,eq,95814,20", "outline,eq,38,-122,39,-122,38.5,-120.5"]) {
      expect(idsOf(await page(buyer, `where=${shape}&order=listed_at`)), shape).toEqual(sacramento);
      const { body } = await overview(operator, shape);
      expect(body.total, shape).toBe(sacramento.length);
    }
    expect(idsOf(await page(buyer, "where=radius,eq,95814,200&order=listed_at"))).toEqual([
      ...sacramento,
      reno,
    ]);
    expect(near.body.items[0].point).toEqual({
      latitude: expect.closeTo(38.64, 1),
      longitude: expect.closeTo(-121.44, 1),
    });
    expect(idsOf(await page(affiliate, "order=listed_at"))).toEqual([...sacramento, reno]);
    expect(idsOf(await page(otherAffiliate, ""))).toEqual([others]);
  });

  it("shows buyers counts from 5 on: fewer read as none does", async () => {
    const few = (await overview(buyer)).body;
    const none = (await overview(buyer, "state,eq,AK")).body;
    expect(few).toMatchObject({ total: null, counts: none.counts });
    expect(none).toMatchObject({ total: null, clusters: [] });
    for (const cluster of few.clusters)
      expect(cluster).toMatchObject({ count: null, lead_id: null, lowest_price_cents: null });
    const more = [];
    for (let n = 0; n < 5; n += 1) more.push(await list({ zip_code: "30301" }));
    const { body } = await overview(buyer, "state,eq,GA");
    expect(body).toMatchObject({ total: 5, counts: { state: { GA: 5 } } });
    expect(body.clusters).toMatchObject([{ count: 5, place: "Atlanta, GA" }]);
    expect(Object.keys(body.counts.state)).toEqual(["GA"]);
    for (const id of more)
      expect((await api.call(affiliate, "POST", `/v1/listings/${id}/withdraw`)).status).toBe(204);
  });

  it("pages in every order without losing or repeating a listing", async () => {
    for (let n = 0; n < 9; n += 1)
      await list({
        zip_code: n % 2 === 0 ? "95838" : "89501",
        side: n % 3 === 0 ? "renter" : "seller",
      });
    for (const order of [
      "-listed_at",
      "listed_at",
      "ends_at",
      "-score_total",
      "price_cents",
      "-price_cents",
    ]) {
      const whole = idsOf(await page(buyer, `limit=200&order=${order}`));
      const paged: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const answer = await page(
          buyer,
          `limit=4&order=${order}${cursor === "" ? "" : `&cursor=${cursor}`}`,
        );
        paged.push(...idsOf(answer));
        cursor = answer.body.next_cursor;
      }
      expect(paged, order).toEqual(whole);
      expect(whole).toHaveLength((await overview(operator)).body.total);
    }
    const { items } = (await page(buyer, "limit=200&order=price_cents")).body as {
      items: { exclusive_price_cents: number | null; slot_price_cents: number | null }[];
    };
    const prices = items.map((item) =>
      Math.min(item.exclusive_price_cents ?? Infinity, item.slot_price_cents ?? Infinity),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it("follows sales, falling prices and endings", async () => {
    const id = await list({ zip_code: "90001" });
    const where = "state,eq,CA";
    const before = (await overview(operator, where)).body.total;
    const start = (await api.call(buyer, "GET", `/v1/listings/${id}`)).body;
    const buy = (mode: string, cents: number, key: string) =>
      api.call(
        buyer,
        "POST",
        `/v1/listings/${id}/purchase`,
        { mode, max_price_cents: cents },
        { "idempotency-key": key },
      );
    // A slot is sold: the lead stays listed, but no longer exclusively.
    expect((await buy("shared", start.slot_price_cents, "slot")).status).toBe(200);
    expect(
      idsOf(await page(buyer, `where=area,eq,-119,33,-118,35&where=exclusive_price_cents,gt,0`)),
    ).toEqual([]);
    expect(idsOf(await page(buyer, `where=area,eq,-119,33,-118,35`))).toEqual([id]);
    // The other slot is sold: the lead is no longer listed.
    const second = await api.keyOf(await api.fixture.advertiser("Second Realty", 10_000_000));
    expect(
      (
        await api.call(
          second,
          "POST",
          `/v1/listings/${id}/purchase`,
          { mode: "shared", max_price_cents: start.slot_price_cents },
          { "idempotency-key": "slot" },
        )
      ).status,
    ).toBe(200);
    expect((await overview(operator, where)).body.total).toBe(before - 1);
    // A listing whose time is over is not shown, even before the job has ended it.
    const total = (await overview(operator)).body.total;
    expect(total).toBeGreaterThan(0);
    nowMs += 73 * 3_600_000;
    expect((await overview(operator)).body.total).toBe(0);
  });

  it("misses no change of a transaction that commits after later ones", async () => {
    const [slow, quick] = [await list({ zip_code: "73301" }), await list({ zip_code: "73301" })];
    const texas = async (): Promise<number> =>
      (await overview(operator, "zip_code,eq,73301", "price_cents,eq,1")).body.total;
    expect(await texas()).toBe(0);
    const client = await api.database.pool.connect();
    try {
      await client.query("begin");
      await client.query(
        `update listing
         set exclusive_price_cents = 1, exclusive_floor_cents = 1
         where lead_id = $1`,
        [slow],
      );
      // Meanwhile another transaction changes a listing and is read, which must not skip the first.
      await api.database.pool.query(
        `update listing
         set exclusive_price_cents = 1, exclusive_floor_cents = 1
         where lead_id = $1`,
        [quick],
      );
      expect(await texas()).toBe(1);
      await client.query("commit");
    } finally {
      client.release();
    }
    expect(await texas()).toBe(2);
  });

  it("names the error in a query, and says to retry while its thread is down", async () => {
    for (const where of [
      "area,eq,1,2,3",
      "area,eq,-100,40,-120,45",
      "area,eq,a,b,c,d",
      "area,in,-1,-1,1,1",
      "radius,eq,95814",
      "radius,eq,95814,0",
      "radius,eq,95814,4",
      "radius,eq,00000,10",
      "outline,eq,38,-122,39,-121,38,-121,39,-122",
      "outline,eq,38,-122,39,-121,40,-120",
      "price_cents,eq,x",
    ]) {
      expect(await overview(operator, where), where).toMatchObject({
        status: 422,
        body: { errors: [{ field: "where" }] },
      });
      expect((await page(buyer, `where=${encodeURIComponent(where)}`)).status, where).toBe(422);
    }
    const foreign = Buffer.from(
      JSON.stringify(["-listed_at", "2026-01-01T00:00:00Z", "x"]),
    ).toString("base64url");
    expect(await page(buyer, `cursor=${foreign}`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "cursor" }] },
    });
    await api.listings.stop();
    for (const answer of [await overview(buyer), await page(buyer, "")])
      expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
  });
});
