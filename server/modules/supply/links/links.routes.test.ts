// Tests tracking links: where they lead, what is and is not stored about a click, and the leads
// that count for one.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/142.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";

let api: TestApi;
let nowMs = Date.parse("2026-11-20T18:00:00Z");
let affiliate: Caller;
let analyst: Caller;
let other: Caller;
let admin: Caller;
let sourceId: string;
let posting: Caller;
let otherPosting: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ unsoldRule: "list" });
  const another = await api.fixture.source({ unsoldRule: "list" });
  sourceId = source.id;
  affiliate = await api.keyOf(source.affiliateId);
  analyst = await api.userOf(source.affiliateId, "affiliate", "analyst");
  other = await api.keyOf(another.affiliateId);
  admin = await api.keyOf(NETWORK_ID);
  posting = await api.sourceKey(source.id);
  otherPosting = await api.sourceKey(another.id);
  await api.fixture.campaign({
    accountId: await api.fixture.advertiser("Ruiz Realty", 1_000_000),
    exclusiveCents: 4_000,
    criteria: { field: "side", in: ["seller"] },
  });
});
afterAll(() => api.stop());

async function makeLink(
  document: object = {},
): Promise<{ readonly id: string; readonly code: string }> {
  const { status, body, text } = await api.call(affiliate, "PUT", `/v1/links/${randomUUID()}`, {
    name: "Spring mailing",
    source_id: sourceId,
    target: "https://example.com/sell?utm=x",
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return body;
}

async function follow(code: string, query = "", headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${api.origin}/t/${code}${query}`, {
    redirect: "manual",
    headers: { "user-agent": CHROME, ...headers },
  });
  const location = answer.headers.get("location");
  return {
    status: answer.status,
    headers: answer.headers,
    location,
    clickId: location === null ? null : new URL(location, api.origin).searchParams.get("click_id"),
  };
}

const clicksOf = async (link: { readonly id: string }) =>
  (await api.call(affiliate, "GET", `/v1/clicks?where=link_id,eq,${link.id}`)).body.items;
const figuresOf = async (link: { readonly id: string }, caller: Caller = affiliate) =>
  (await api.call(caller, "GET", `/v1/links/${link.id}`)).body.figures;

describe("a link", () => {
  it("redirects with the click's id and sub ids, and stores nothing about the person", async () => {
    const link = await makeLink();
    const { status, location, clickId, headers } = await follow(
      link.code,
      "?s1=spring&sub2=ad%207&utm_source=google&gclid=Cj0K&email=me@example.com",
      { referer: "https://news.example.com/today?id=7", "x-forwarded-for": "203.0.113.9" },
    );
    expect([status, location]).toEqual([
      302,
      `https://example.com/sell?utm=x&click_id=${clickId}&sub1=spring&sub2=ad%207` +
        "&gclid=Cj0K&utm_source=google",
    ]);
    expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      "no-store",
      "strict-origin-when-cross-origin",
    ]);
    expect(await clicksOf(link)).toMatchObject([
      {
        id: clickId,
        at: new Date(nowMs).toISOString(),
        sub_ids: ["spring", "ad 7", null, null, null],
        referrer_host: "news.example.com",
        device: "desktop",
        is_unique: true,
        is_bot: false,
        lead_id: null,
      },
    ]);
    const { rows } = await api.database.pool.query<{ row: string }>(
      "select row_to_json(c)::text as row from click c where link_id = $1",
      [link.id],
    );
    for (const trace of [
      "127.0.0.1",
      "203.0.113",
      "Chrome",
      "Mozilla",
      "me@example.com",
      "today",
      "Cj0K",
    ])
      expect(rows[0]?.row).not.toContain(trace);
  });

  it("counts the same visitor once an hour, and programs not at all", async () => {
    const link = await makeLink();
    await follow(link.code);
    await follow(link.code);
    await follow(link.code, "", { "user-agent": IPHONE });
    await follow(link.code, "", { "user-agent": "Googlebot/2.1" });
    nowMs += 3_600_000;
    await follow(link.code);
    expect(await figuresOf(link)).toEqual({
      clicks: 4,
      unique_clicks: 3,
      leads: 0,
      conversion_basis_points: 0,
      earned_cents: 0,
      per_click_cents: 0,
    });
    expect(
      (await clicksOf(link)).map(({ is_bot, is_unique, device }: Record<string, unknown>) => [
        is_bot,
        is_unique,
        device,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [true, true, "desktop"],
        [false, true, "mobile"],
        [false, false, "desktop"],
      ]),
    );
  });

  it("stores only a bare count for visitors who opt out, and gives them no id", async () => {
    const link = await makeLink();
    const { location } = await follow(link.code, "?sub1=spring&fbclid=IwAR0&utm_source=fb", {
      "sec-gpc": "1",
    });
    expect(location).toBe("https://example.com/sell?utm=x&sub1=spring&utm_source=fb");
    expect(await clicksOf(link)).toEqual([]);
    const { rows } = await api.database.pool.query(
      "select clicks, uniques, bots, private from link_day where link_id = $1",
      [link.id],
    );
    expect(rows).toEqual([{ clicks: 0, uniques: 0, bots: 0, private: 1 }]);
  });

  it("redirects even if paused or flooded, without counting", async () => {
    const link = await makeLink();
    expect(
      (await api.call(affiliate, "PATCH", `/v1/links/${link.id}`, { status: "paused" })).status,
    ).toBe(200);
    nowMs += 2_000;
    expect(await follow(link.code)).toMatchObject({ status: 302, clickId: null });
    await api.call(affiliate, "PATCH", `/v1/links/${link.id}`, { status: "active" });
    nowMs += 2_000;
    const all = await Promise.all(Array.from({ length: 90 }, () => follow(link.code)));
    expect(all.every(({ status }) => status === 302)).toBe(true);
    expect(all.filter(({ clickId }) => clickId !== null).length).toBeLessThanOrEqual(60);
    nowMs += 60_000;
  });

  it("that is unknown, prefetched, or only asked by HEAD, is not a click", async () => {
    const link = await makeLink();
    expect((await follow("nobodyknows")).status).toBe(404);
    expect((await follow("%00")).status).toBe(404);
    expect((await follow(link.code, "", { "sec-purpose": "prefetch;prerender" })).status).toBe(503);
    const asked = await fetch(`${api.origin}/t/${link.code}?sub1=spring&gclid=Cj0K`, {
      method: "HEAD",
      redirect: "manual",
    });
    expect([asked.status, asked.headers.get("cache-control")]).toEqual([302, "no-store"]);
    expect(asked.headers.get("location")).toMatch(/&sub1=spring&gclid=Cj0K$/);
    const gone = await fetch(`${api.origin}/t/nobodyknows`, { method: "HEAD" });
    expect(gone.status).toBe(404);
    expect(await clicksOf(link)).toEqual([]);
  });

  it("works whatever its query contains", async () => {
    const link = await makeLink();
    for (const query of [
      "?sub1=%00&sub2=%ED%A0%80",
      `?sub1=${"x".repeat(5_000)}`,
      "?sub1=a&sub1=b",
      "?__proto__=1&constructor=2",
      "?%",
      "?sub1=%E0%A4%A",
    ])
      expect((await follow(link.code, query)).status, query).toBe(302);
    expect((await clicksOf(link)).length).toBe(6);
  });

  it("leads to an address in any script", async () => {
    const link = await makeLink({ target: "https://bücher.example/größe?ort=münchen#über" });
    const { location, clickId } = await follow(link.code, "?sub1=größe");
    expect(location).toBe(
      `https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe?ort=m%C3%BCnchen&click_id=${clickId}&sub1=gr%C3%B6%C3%9Fe#%C3%BCber`,
    );
  });

  it("without a target leads to the form of its source", async () => {
    const form = (
      await api.call(affiliate, "PUT", `/v1/forms/${randomUUID()}`, { name: "Home value" })
    ).body;
    const link = await makeLink({ source_id: form.id, target: null });
    const { location, clickId } = await follow(link.code, "?sub3=x");
    expect(location).toBe(`/f/${form.slug}?click_id=${clickId}&sub3=x`);
  });
});

describe("a lead with a click's id", () => {
  it("counts for the click, once, with its earnings, by link, day and sub id", async () => {
    const link = await makeLink();
    const { clickId } = await follow(link.code, "?sub1=spring");
    await follow(link.code, "?sub1=autumn", { "user-agent": IPHONE });
    const lead = (
      await api.call(posting, "POST", "/v1/leads", { ...postBody(1), click_id: clickId })
    ).body;
    expect(lead).toMatchObject({ status: "accepted", price: 28 });
    expect(
      (await api.call(posting, "POST", "/v1/leads", { ...postBody(1), clickid: clickId })).body
        .status,
    ).toBe("duplicate");
    expect(
      (
        await api.call(posting, "POST", "/v1/leads", {
          ...postBody(2),
          side: "nonsense",
          transaction_id: clickId,
        })
      ).body.status,
    ).toBe("rejected");
    expect(await figuresOf(link)).toEqual({
      clicks: 2,
      unique_clicks: 2,
      leads: 1,
      conversion_basis_points: 5_000,
      earned_cents: 2_800,
      per_click_cents: 1_400,
    });
    expect((await clicksOf(link)).find(({ id }: { id: string }) => id === clickId)).toMatchObject({
      lead_id: lead.lead.id,
      earned_cents: 2_800,
    });
    const from = new Date(nowMs - 86_400_000).toISOString();
    const span = `from=${from}&to=${new Date(nowMs + 1_000).toISOString()}`;
    const ask = async (by: string, caller: Caller = affiliate) =>
      (await api.call(caller, "GET", `/v1/reports/clicks?${span}&by=${by}&link_id=${link.id}`))
        .body;
    expect((await ask("utm_source")).groups.map(({ key }: { key: string }) => key)).toEqual([null]);
    const spring = {
      clicks: 1,
      unique_clicks: 1,
      leads: 1,
      sold: 1,
      conversion_basis_points: 10_000,
      earned_cents: 2_800,
      per_click_cents: 2_800,
      per_lead_cents: 2_800,
    };
    const whole = {
      ...spring,
      clicks: 2,
      unique_clicks: 2,
      conversion_basis_points: 5_000,
      per_click_cents: 1_400,
    };
    expect((await ask("sub1")).groups).toMatchObject([
      { key: "autumn", current: { clicks: 1, leads: 0 } },
      { key: "spring", current: spring },
    ]);
    for (const by of ["link", "source", "day"])
      expect((await ask(by)).groups, by).toMatchObject([{ current: whole }]);
    expect((await ask("source")).groups[0]).toMatchObject({
      source_id: sourceId,
      name: "Test source",
    });
    expect((await ask("link")).total).toEqual(whole);
    expect((await ask("link", analyst)).total).toEqual(whole);
    expect((await ask("link", other)).groups).toEqual([]);
    expect((await figuresOf(link, analyst)).earned_cents).toBe(2_800);
  });

  it("of another source, or of an unknown click, counts for nothing", async () => {
    const link = await makeLink();
    const { clickId } = await follow(link.code);
    expect(
      (await api.call(otherPosting, "POST", "/v1/leads", { ...postBody(3), click_id: clickId }))
        .body.status,
    ).toBe("accepted");
    expect(
      (
        await api.call(posting, "POST", "/v1/leads", {
          ...postBody(4),
          click_id: "not one of ours",
        })
      ).body.status,
    ).toBe("accepted");
    expect(await figuresOf(link)).toMatchObject({ leads: 0, earned_cents: 0 });
  });
});

describe("PUT /v1/links/{id}", () => {
  it.each([
    ["no name", { name: " " }, "/name"],
    ["another's source", { source_id: randomUUID() }, "/source_id"],
    ["a page without https", { target: "http://example.com" }, "/target"],
    ["no page where there is no form", { target: null }, "/target"],
    ["a macro that no click knows", { target: "https://example.com/?p={payout}" }, "/target"],
    ["a mistyped macro", { target: "https://example.com/?p={clickid}" }, "/target"],
    ["a link of ours", { target: "https://localhost:3000/t/abcdef" }, "/target"],
    ["a script", { target: "javascript:alert(1)" }, "/target"],
  ])("refuses %s", async (_, document, field) => {
    const { status, body } = await api.call(affiliate, "PUT", `/v1/links/${randomUUID()}`, {
      name: "x",
      source_id: sourceId,
      target: "https://example.com/",
      ...document,
    });
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it("is for the affiliate alone, and another's is not found", async () => {
    const link = await makeLink();
    const document = { name: "Mine", source_id: sourceId, target: "https://example.com/" };
    for (const [caller, status] of [
      [other, 404],
      [analyst, 403],
      [admin, 403],
      [null, 401],
      [posting, 403],
    ] as const)
      expect((await api.call(caller, "PUT", `/v1/links/${link.id}`, document)).status).toBe(status);
    expect((await api.call(other, "GET", `/v1/links/${link.id}`)).status).toBe(404);
    expect((await api.call(other, "GET", "/v1/links")).body.items).toEqual([]);
    expect((await api.call(other, "GET", "/v1/clicks")).body.items).toEqual([]);
    for (const caller of [analyst, admin])
      expect((await api.call(caller, "GET", `/v1/links/${link.id}`)).body.abilities).toEqual({
        update: false,
      });
    expect(
      (
        await api.call(affiliate, "PUT", `/v1/links/${link.id}`, {
          ...document,
          source_id: (await api.fixture.source()).id,
        })
      ).status,
    ).toBe(422);
  });
});
