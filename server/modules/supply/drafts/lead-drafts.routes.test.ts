// Tests lead drafts over HTTP: their owners, what they take from a conversation, and when a link
// can be made.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { DraftDesk, linkOf } from "../../../../test/support/lead-drafts.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const clock = { nowMs: Date.parse("2026-03-04T18:00:00Z") };
let api: TestApi;
let desk: DraftDesk;
let affiliateId: string;
let owner: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  desk = new DraftDesk(api, clock);
  affiliateId = (await api.fixture.source()).affiliateId;
  owner = await api.userOf(affiliateId, "affiliate");
  manager = await api.userOf(affiliateId, "affiliate", "manager");
});
afterAll(() => api.stop());
beforeEach(() => {
  clock.nowMs += 60_000;
});

const patch = (caller: Caller, id: string, body: object) =>
  api.call(caller, "PATCH", `/v1/lead-drafts/${id}`, body);
const link = (caller: Caller, id: string) => api.call(caller, "POST", `/v1/lead-drafts/${id}/link`);

describe("a draft", () => {
  it("takes what a person has told the assistant, with a link to it in the reply", async () => {
    const reply = await desk.talk(owner, "wants to sell a condo in 95838 for 412k in 2 months");
    const [last] = reply.body.plat.reply.links;
    expect(reply.body.plat.reply.text).toContain("posted once they confirm it");
    expect(last).toEqual({
      label: "Complete the lead",
      path: `/leads?draft=new&thread=${reply.body.plat.thread_id}`,
    });
    const id = randomUUID();
    const made = await desk.create(owner, { id, thread_id: reply.body.plat.thread_id });
    expect([made.status, made.body]).toEqual([
      200,
      {
        id,
        status: "open",
        language: "en",
        thread_id: reply.body.plat.thread_id,
        answers: {
          side: "seller",
          property_type: "condo",
          zip_code: "95838",
          price_range: "sale_own_412000-412000",
          timing: "m1_3",
        },
        created_at: new Date(clock.nowMs).toISOString(),
        expires_at: new Date(clock.nowMs + 14 * DAY_MS).toISOString(),
        lead_id: null,
        outcome: null,
      },
    ]);
    // The same id is the same draft, whatever the request contains.
    expect((await desk.create(owner, { id })).body).toEqual(made.body);
    expect((await api.call(manager, "GET", "/v1/lead-drafts")).body.items).toEqual([made.body]);
  });

  it("holds what was stated as it was stated, and leaves to the person what was not", async () => {
    const reply = await desk.talk(
      owner,
      "wants to sell a condo or a townhouse in Fresno, about $612,000, 3.5 baths, " +
        "in 6 months or more",
    );
    const { body } = await desk.create(owner, { thread_id: reply.body.plat.thread_id });
    expect(body.answers).toEqual({
      side: "seller",
      zip_code: "Fresno, CA",
      price_range: "sale_own_612000-612000",
      baths: "3.5",
      comments: "A condo or a townhouse; timing from September 4, 2026 on.",
    });
    // The city is no error: its person is asked for the ZIP.
    const { zip_code: _, price_range: __, timing: ___, ...contact } = desk.answers();
    const { side: ____, property_type: _____, ...person } = contact;
    expect((await patch(owner, body.id, { answers: person })).body.answers).toMatchObject({
      zip_code: "Fresno, CA",
    });
    expect((await link(owner, body.id)).status).toBe(201);
  });

  it("can be made of a conversation by its own speaker only", async () => {
    const reply = await desk.talk(owner, "wants to sell a condo");
    expect((await desk.create(manager, { thread_id: reply.body.plat.thread_id })).status).toBe(404);
    expect((await desk.create(owner, { thread_id: randomUUID() })).status).toBe(404);
  });

  it("adds and removes answers, and accepts only those that the form offers", async () => {
    const {
      body: { id },
    } = await desk.create(owner);
    expect(
      (
        await patch(owner, id, {
          language: "es",
          answers: { first_name: "Ana", zip_code: "95838", comments: "  " },
        })
      ).body,
    ).toMatchObject({ language: "es", answers: { first_name: "Ana", zip_code: "95838" } });
    expect(
      (await patch(manager, id, { answers: { first_name: null, last_name: "Diaz" } })).body.answers,
    ).toEqual({ zip_code: "95838", last_name: "Diaz" });
    for (const answers of [
      { side: "owner" },
      { price_range: "sale_1" },
      { price_range: "sale_own_612000" },
      { baths: "2.3" },
      { consent: "yes" },
      { first_name: "x".repeat(51) },
      { beds: 3 },
    ])
      expect((await patch(owner, id, { answers })).status, JSON.stringify(answers)).toBe(422);
    expect((await patch(owner, id, { answers: null })).body.answers).toEqual({});
  });

  it("makes one assistant source per account, however many start at the same time", async () => {
    const { affiliateId: newcomer } = await api.fixture.source();
    const person = await api.userOf(newcomer, "affiliate");
    const made = await Promise.all([
      desk.create(person),
      desk.create(person, { language: "es" }),
      desk.create(person),
      desk.create(person, { language: "es" }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const sources = (await api.call(person, "GET", "/v1/sources?where=kind,eq,assistant")).body
      .items;
    expect(sources).toMatchObject([
      { kind: "assistant", name: "Manual leads", unsold_rule: "list", status: "active" },
    ]);
    // One page in two languages, and none of it among the forms that an affiliate edits.
    const { rows } = await api.database.pool.query(
      `select document ->> 'language' as language, count(*)::int as count
       from form_version
       where source_id = $1
       group by 1
       order by 1`,
      [sources[0].id],
    );
    expect(rows).toEqual([
      { language: "en", count: 1 },
      { language: "es", count: 1 },
    ]);
    expect((await api.call(person, "GET", "/v1/forms")).body.items).toEqual([]);
    const [{ slug }] = (
      await api.database.pool.query("select slug from form where source_id = $1", [sources[0].id])
    ).rows;
    for (const [method, path] of [
      ["GET", `/v1/forms/${sources[0].id}`],
      ["PATCH", `/v1/forms/${sources[0].id}`],
      ["GET", `/v1/forms/${sources[0].id}/funnel`],
    ] as const) {
      expect(
        (await api.call(person, method, path, method === "PATCH" ? { accent: "plum" } : undefined))
          .status,
        path,
      ).toBe(404);
    }
    expect((await api.call(null, "GET", `/v1/public-forms/${slug}`)).status).toBe(404);
    expect(
      (await api.call(person, "PUT", `/v1/forms/${sources[0].id}`, { name: "Mine" })).status,
    ).toBe(422);
  });
});

describe("a link", () => {
  it("is refused with field errors while contact is missing or a value is wrong", async () => {
    const {
      body: { id },
    } = await desk.create(owner);
    const fields = async () =>
      (await link(owner, id)).body.errors.map(
        ({ field, code }: { field: string; code: string }) => [field, code],
      );
    expect(await fields()).toEqual([
      ["/answers/first_name", "missing"],
      ["/answers/last_name", "missing"],
      ["/answers/phone", "missing"],
      ["/answers/email", "missing"],
    ]);
    await patch(owner, id, {
      answers: {
        first_name: "Ana",
        last_name: "Diaz",
        phone: "916-555",
        email: "ana@",
        zip_code: "00000",
        side: "renter",
        price_range: "sale_0",
      },
    });
    expect(await fields()).toEqual([
      ["/answers/zip_code", "unknown_place"],
      ["/answers/price_range", "wrong"],
      ["/answers/phone", "wrong"],
      ["/answers/email", "wrong"],
    ]);
    await patch(owner, id, {
      answers: {
        phone: "916-555-1999",
        email: "ana@example.com",
        zip_code: null,
        price_range: null,
      },
    });
    const made = await link(owner, id);
    expect([made.status, made.body]).toEqual([
      201,
      {
        url: expect.stringMatching(
          /^http:\/\/localhost:3000\/f\/manual-leads-[0-9a-z]{6}\?draft=[\w-]{43}$/,
        ),
        expires_at: new Date(clock.nowMs + 14 * DAY_MS).toISOString(),
      },
    ]);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "sent",
      answers: { first_name: "Ana" },
    });
    // Only its hash is stored.
    const { token } = linkOf(made.body.url);
    const { rows } = await api.database.pool.query(
      "select row_to_json(d)::text as row from lead_draft d where id = $1",
      [id],
    );
    expect(rows[0].row).not.toContain(token);
  });

  it("is in the draft's language, and its consent is the network's own text", async () => {
    const { id, ...made } = await desk.linked(owner, {}, { language: "es" });
    const { body } = await desk.open(made);
    expect(body).toMatchObject({
      language: "es",
      sides: ["seller", "buyer", "buyer_and_seller", "renter", "investor_seller"],
      consent_text: expect.stringContaining("Plat y las empresas de su lista de compradores"),
    });
    await patch(owner, id, { language: "en" });
    expect((await desk.open(made)).body).toMatchObject({
      language: "en",
      consent_text: expect.stringContaining("Plat and the companies on its buyer list"),
    });
  });
});

describe("another caller", () => {
  it("cannot see or change a draft, be it agent, rival, buyer, operator or key", async () => {
    const { id } = await desk.linked(owner);
    const other = (await api.fixture.source()).affiliateId;
    const buyer = await api.fixture.advertiser("Elm Realty", 0);
    const strangers: readonly (readonly [string, Caller, number])[] = [
      ["an agent", await api.userOf(affiliateId, "affiliate", "analyst"), 403],
      ["another affiliate", await api.userOf(other, "affiliate"), 200],
      ["a buyer", await api.userOf(buyer, "advertiser"), 403],
      ["the operator", await api.userOf(NETWORK_ID, "admin"), 403],
      ["the affiliate's key", await api.keyOf(affiliateId), 403],
      ["nobody", null, 401],
    ];
    for (const [name, caller, listing] of strangers) {
      const list = await api.call(caller, "GET", "/v1/lead-drafts");
      expect([list.status, list.body.items ?? []], name).toEqual([listing, []]);
      if (listing !== 200) expect((await desk.create(caller)).status, name).toBe(listing);
      expect((await desk.create(caller, { id })).status, name).toBe(
        listing === 200 ? 409 : listing,
      );
      const tried = [
        await desk.read(caller, id),
        await patch(caller, id, { language: "es" }),
        await link(caller, id),
        await api.call(caller, "DELETE", `/v1/lead-drafts/${id}`),
      ];
      // A key or an anonymous caller is rejected outright.
      expect(
        tried.map(({ status }) => status),
        name,
      ).toEqual(tried.map(() => (caller === null ? 401 : "key" in caller ? 403 : 404)));
      for (const { text } of tried) expect(text).not.toContain("zyxcanary");
    }
    expect((await desk.read(owner, id)).body).toMatchObject({ status: "sent", language: "en" });
  });
});

describe("a draft that was withdrawn", () => {
  it("is empty, and accepts no change", async () => {
    const { id, ...made } = await desk.linked(owner);
    for (let time = 0; time < 2; time += 1)
      expect((await api.call(owner, "DELETE", `/v1/lead-drafts/${id}`)).status).toBe(204);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "withdrawn",
      answers: {},
      lead_id: null,
      outcome: null,
    });
    expect([
      (await patch(owner, id, { language: "es" })).status,
      (await link(owner, id)).status,
    ]).toEqual([409, 409]);
    const { rows } = await api.database.pool.query(
      "select salt, sealed from lead_draft where id = $1",
      [id],
    );
    expect(rows).toEqual([{ salt: null, sealed: null }]);
    expect((await desk.open(made)).status).toBe(404);
  });
});
