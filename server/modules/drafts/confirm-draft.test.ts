// A person confirms a draft: once, with a consent of their own, posted and told once whatever
// breaks between.
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../test/support/api.ts";
import { DraftDesk, type MadeLink } from "../../../test/support/lead-drafts.ts";
import { publishOutbox } from "../notifications/publish-outbox.ts";
import { openLead } from "../leads/index.ts";
import { TEST_VAULT } from "../../../test/support/test-vaults.ts";
import { createDraftLinks } from "./confirm-draft.ts";
import { workOnDrafts } from "./drafts.jobs.ts";

const DAY_MS = 86_400_000;
const THANKED = { status: "thanked", problems: [] };
const GONE = { status: "gone", problems: [] };
const AGENT = "Mozilla/5.0 (the person's own)";
const clock = { nowMs: Date.parse("2026-03-04T18:00:00Z") };
let api: TestApi;
let desk: DraftDesk;
let affiliateId: string;
let owner: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  desk = new DraftDesk(api, clock);
  affiliateId = (await api.fixture.source()).affiliateId;
  owner = await api.userOf(affiliateId, "affiliate");
  await api.fixture.campaign({
    accountId: await api.fixture.advertiser("Winner Realty", 10_000_000),
    exclusiveCents: 9_000,
    criteria: { field: "state", in: ["CA"] },
  });
  await api.market.catchUp();
});
afterAll(() => api.stop());
beforeEach(() => {
  clock.nowMs += 60_000;
});

const leads = async () => (await api.call(owner, "GET", "/v1/leads?limit=100")).body.items;
const events = async () => {
  while ((await publishOutbox(api.database.pool, () => 0.5)).more);
  return (
    await api.database.pool.query<{ title: string; body: string; url: string }>(
      `select title, body, url
       from event
       where account_id = $1 and type = 'draft_ended'
       order by seq`,
      [affiliateId],
    )
  ).rows;
};
const thread = async (id: string) =>
  (await api.call(owner, "GET", `/v1/assistant/threads/${id}`)).body.messages as {
    text: string;
    links: { path: string }[];
  }[];

describe("the person who confirms", () => {
  it("posts the lead as they leave it, with a consent that is theirs in every part", async () => {
    const { id, ...link } = await desk.linked(owner, { price_range: "sale_200000" });
    const before = await leads();
    const sent = await desk.confirm(
      link,
      { price_range: "sale_500000", property_type: "townhouse" },
      { "user-agent": AGENT },
    );
    expect(sent.body).toEqual(THANKED);
    const confirmedAt = new Date(clock.nowMs).toISOString();
    const [lead, ...rest] = await leads();
    expect(rest).toHaveLength(before.length);
    expect(lead).toMatchObject({
      status: "sold",
      side: "seller",
      property_type: "townhouse",
      price_min_cents: 50_000_000,
      zip_code: "95838",
      reason_code: null,
    });
    const {
      rows: [row],
    } = await api.database.pool.query("select * from lead_private where lead_id = $1", [lead.id]);
    const { consent_proof: proof } = openLead(TEST_VAULT, lead.id, row);
    expect(proof).toMatchObject({
      text: expect.stringContaining("I agree to calls, texts and e-mails about my request"),
      given_at: confirmedAt,
      ip_address: "127.0.0.1",
      user_agent: AGENT,
      page_url: `http://localhost:3000/f/${link.slug}`,
      channels: ["call", "text", "email"],
    });
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "confirmed",
      answers: {},
      lead_id: lead.id,
      outcome: { status: "accepted", sale: "exclusive", reason_code: null, price_cents: 6_300 },
    });
    expect((await api.call(owner, "GET", `/v1/leads/${lead.id}`)).body.source_id).toBe(
      (await api.call(owner, "GET", "/v1/sources?where=kind,eq,assistant")).body.items[0].id,
    );
  });

  it("is asked for the consent, and for whatever was left open", async () => {
    const { id, ...link } = await desk.linked(owner, { zip_code: "" });
    const {
      body: { start },
    } = await desk.open(link);
    clock.nowMs += 10_000;
    const answers = desk.answers({ zip_code: "" });
    const without = await api.call(null, "POST", `/v1/public-forms/${link.slug}/leads`, {
      start,
      draft: link.token,
      answers,
    });
    expect(without.body).toEqual({
      status: "mend",
      problems: [
        { field: "zip_code", code: "missing" },
        { field: "consent", code: "missing" },
      ],
    });
    expect((await desk.read(owner, id)).body.status).toBe("sent");
    expect((await desk.send(link, start, { ...answers, zip_code: "95838" })).body).toEqual(THANKED);
  });

  it("is never thanked for nothing, quick or with a page that was open for days", async () => {
    const { id, ...link } = await desk.linked(owner);
    const {
      body: { start },
    } = await desk.open(link);
    clock.nowMs += 500;
    expect((await desk.send(link, start, desk.answers())).status).toBe(503);
    clock.nowMs += 2 * DAY_MS;
    expect((await desk.send(link, start, desk.answers())).status).toBe(503);
    expect((await desk.read(owner, id)).body.status).toBe("sent");
    expect((await desk.confirm(link)).body).toEqual(THANKED);
  });

  it("cannot send while the source is paused, and can once it goes on", async () => {
    const { id: sourceId } = (await api.call(owner, "GET", "/v1/sources?where=kind,eq,assistant"))
      .body.items[0];
    const { ...link } = await desk.linked(owner);
    await api.call(owner, "PATCH", `/v1/sources/${sourceId}`, { status: "paused" });
    expect((await desk.confirm(link)).status).toBe(409);
    await api.call(owner, "PATCH", `/v1/sources/${sourceId}`, { status: "active" });
    expect((await desk.confirm(link)).body).toEqual(THANKED);
  });
});

describe("a link", () => {
  it("works once: on eight devices at once, and again", async () => {
    const { id, ...link } = await desk.linked(owner);
    const before = (await leads()).length;
    const visits = await Promise.all(Array.from({ length: 8 }, () => desk.open(link)));
    clock.nowMs += 10_000;
    const sent = await Promise.all(
      visits.map(({ body }, index) =>
        desk.send(
          link,
          body.start,
          desk.answers({ first_name: `Device ${"abcdefgh".charAt(index)}` }),
        ),
      ),
    );
    expect(sent.map(({ body }) => body.status).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => "gone"),
      "thanked",
    ]);
    expect(await leads()).toHaveLength(before + 1);
    expect((await desk.open(link)).status).toBe(404);
    clock.nowMs += 10_000;
    expect((await desk.confirm(link)).body).toEqual(GONE);
    expect(await leads()).toHaveLength(before + 1);
    expect((await desk.read(owner, id)).body.status).toBe("confirmed");
  });

  it("pressed twice in a visit thanks twice and posts once, also after a lost answer", async () => {
    const { ...link } = await desk.linked(owner);
    const before = (await leads()).length;
    const {
      body: { start },
    } = await desk.open(link);
    const answers = desk.answers();
    clock.nowMs += 10_000;
    const both = await Promise.all([
      desk.send(link, start, answers),
      desk.send(link, start, answers),
    ]);
    const again = await desk.send(link, start, { ...answers, first_name: "Other" });
    expect([...both, again].map(({ body }) => body)).toEqual([THANKED, THANKED, THANKED]);
    expect(await leads()).toHaveLength(before + 1);
  });

  it("does nothing once it was withdrawn, replaced or has run out", async () => {
    const before = (await leads()).length;
    const spoil: Readonly<
      Record<string, (made: MadeLink & { readonly id: string }) => Promise<unknown>>
    > = {
      withdrawn: ({ id }) => api.call(owner, "DELETE", `/v1/lead-drafts/${id}`),
      replaced: ({ id }) => desk.link(owner, id),
      "run out": async () => {
        clock.nowMs += 14 * DAY_MS;
      },
    };
    for (const [name, how] of Object.entries(spoil)) {
      const made = await desk.linked(owner);
      const {
        body: { start },
      } = await desk.open(made);
      await how(made);
      const tried: readonly Answer[] = [
        await desk.open(made),
        await desk.confirm(made),
        await desk.send(made, start, desk.answers()),
      ];
      expect(
        tried.map(({ status }) => status),
        name,
      ).toEqual([404, 200, 200]);
      expect([tried[1]?.body, tried[2]?.body], name).toEqual([GONE, GONE]);
    }
    expect(await leads()).toHaveLength(before);
  });

  it("opens no other source's draft, and any other token opens nothing", async () => {
    const { ...link } = await desk.linked(owner);
    const stranger = await api.userOf((await api.fixture.source()).affiliateId, "affiliate");
    const { slug } = await desk.linked(stranger);
    const links = createDraftLinks(api.drafts);
    const {
      rows: [form],
    } = await api.database.pool.query<{ source_id: string }>(
      "select source_id from form where slug = $1",
      [link.slug],
    );
    expect((await links.open(link.token, form?.source_id ?? "")).kind).toBe("open");
    expect((await desk.open({ ...link, slug })).status).toBe(404);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.string({ unit: "binary", maxLength: 43 }),
          fc
            .uint8Array({ minLength: 32, maxLength: 32 })
            .map((bytes) => Buffer.from(bytes).toString("base64url")),
        ),
        async (token) => {
          expect(await links.open(token, form?.source_id ?? "")).toEqual({
            kind: "void",
            language: null,
          });
          expect(
            await links.confirm({ token, sourceId: form?.source_id ?? "", visit: "v", record: {} }),
          ).toBe("void");
        },
      ),
      { numRuns: 200 },
    );
    for (const token of [
      "",
      "%00",
      "x".repeat(44),
      randomBytes(32).toString("base64url"),
      `${link.token.slice(0, -1)}_`,
    ]) {
      expect(
        (await api.call(null, "GET", `/v1/public-forms/${link.slug}?draft=${token}`)).status,
        token,
      ).toBeGreaterThanOrEqual(404);
    }
    expect((await desk.confirm(link)).body).toEqual(THANKED);
  });
});

describe("what became of it", () => {
  it("is told by the bell and in the conversation, once, in its language", async () => {
    const told = (await events()).length;
    const talk = await desk.talk(owner, "wants to sell a condo in 95838 for 412k in 2 months");
    const threadId: string = talk.body.plat.thread_id;
    const { ...link } = await desk.linked(owner, {}, { thread_id: threadId });
    await desk.confirm(link);
    const [lead] = await leads();
    expect((await events()).slice(told)).toEqual([
      {
        title: "Confirmed: seller lead by hand in Sacramento, CA",
        body: "Sold exclusively · you earn $63.00",
        url: `/leads/${lead.id}`,
      },
    ]);
    expect((await thread(threadId)).slice(-1)).toMatchObject([
      {
        text: "Confirmed: the lead was accepted and sold for $63.00.",
        links: [{ path: `/leads/${lead.id}` }],
      },
    ]);
    // Where nobody buys it is listed; the same person again is refused.
    const listed = await desk.linked(owner, {}, { thread_id: threadId });
    const person = desk.answers({ zip_code: "10001" });
    await desk.confirm(listed, person);
    const refused = await desk.linked(owner, {}, { thread_id: threadId });
    await desk.confirm(refused, person);
    expect((await thread(threadId)).slice(-2).map(({ text }) => text)).toEqual([
      "Confirmed: the lead was accepted and is listed on the marketplace.",
      "Confirmed, but the lead was rejected: the person was known already.",
    ]);
    expect((await desk.read(owner, refused.id)).body.outcome).toMatchObject({
      status: "duplicate",
      reason_code: "duplicate",
    });
    expect((await events()).slice(told)).toHaveLength(3);
  });

  it("is told once also where the process stops before posting, or telling breaks", async () => {
    const before = (await leads()).length;
    const toldOf = async (earlier: number): Promise<number> => {
      const urls = (await leads())
        .slice(0, -earlier)
        .map(({ id }: { id: string }) => `/leads/${id}`);
      return (await events()).filter(({ url }) => urls.includes(url)).length;
    };
    const talk = await desk.talk(
      owner,
      "quiero vender un condominio en 95838 por 412 mil en 2 meses",
    );
    const threadId: string = talk.body.plat.thread_id;
    const errors: unknown[] = [];
    const said = async () =>
      (await thread(threadId)).filter(({ text }) => text.startsWith("Confirmed")).length;
    let breaks = 2;
    const broken = {
      ...api.drafts,
      onError: (error: unknown) => errors.push(error),
      tellThread: async (...args: Parameters<typeof api.drafts.tellThread>) => {
        await api.drafts.tellThread(...args);
        if ((breaks -= 1) >= 0) throw new Error("stopped while telling");
      },
    };
    const { id, ...link } = await desk.linked(owner, {}, { thread_id: threadId });
    const {
      rows: [row],
    } = await api.database.pool.query<{ source_id: string }>(
      "select source_id from lead_draft where id = $1",
      [id],
    );
    const record = {
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      first_name: "Ana",
      last_name: "Diaz",
      phone: "916-555-7001",
      email: "ana7001@example.com",
      consent: "yes",
      tcpa_text:
        "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
      consent_at: new Date(clock.nowMs).toISOString(),
      landing_page_url: "http://localhost:3000/f/x",
      ip_address: "192.0.2.1",
    };
    expect(
      await createDraftLinks(broken).confirm({
        token: link.token,
        sourceId: row?.source_id ?? "",
        visit: "one",
        record,
      }),
    ).toBe("confirmed");
    expect([
      errors.length,
      await said(),
      await toldOf(before),
      (await leads()).length - before,
    ]).toEqual([1, 0, 0, 1]);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "confirmed",
      lead_id: null,
      outcome: null,
    });
    for (let round = 0; round < 4; round += 1) {
      clock.nowMs += 60_000;
      await workOnDrafts(broken);
    }
    expect([
      errors.length,
      await said(),
      await toldOf(before),
      (await leads()).length - before,
    ]).toEqual([2, 1, 1, 1]);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "confirmed",
      lead_id: expect.any(String),
      outcome: { status: "accepted" },
    });
  });

  it("is told where nobody confirmed in time, and not where nobody was asked", async () => {
    const told = (await events()).length;
    const talk = await desk.talk(owner, "wants to sell a condo in 95838 for 412k in 2 months");
    const threadId: string = talk.body.plat.thread_id;
    const sent = await desk.linked(owner, {}, { thread_id: threadId });
    const {
      body: { id: open },
    } = await desk.create(owner, { thread_id: threadId });
    clock.nowMs += 14 * DAY_MS;
    expect((await desk.read(owner, sent.id)).body).toMatchObject({
      status: "expired",
      answers: {},
    });
    await Promise.all([workOnDrafts(api.drafts), workOnDrafts(api.drafts)]);
    await workOnDrafts(api.drafts);
    expect((await events()).slice(told).filter(({ url }) => url.endsWith(sent.id))).toEqual([
      {
        title: "Nobody confirmed a lead by hand",
        body: "Its link has run out, and the draft is erased",
        url: `/leads?draft=${sent.id}`,
      },
    ]);
    expect((await thread(threadId)).slice(-1).map(({ text }) => text)).toEqual([
      "Nobody confirmed the lead: its link has run out, and the draft is erased.",
    ]);
    const { rows } = await api.database.pool.query(
      "select status, sealed from lead_draft where id = any($1) order by status",
      [[sent.id, open]],
    );
    expect(rows).toEqual([
      { status: "expired", sealed: null },
      { status: "expired", sealed: null },
    ]);
    expect((await events()).filter(({ url }) => url.endsWith(open))).toEqual([]);
  });

  it("is that it could not be posted, where that stays so for a day", async () => {
    const { id, ...link } = await desk.linked(owner);
    const {
      rows: [row],
    } = await api.database.pool.query<{ source_id: string }>(
      "select source_id from lead_draft where id = $1",
      [id],
    );
    const away = {
      ...api.drafts,
      intake: {
        ...api.drafts.intake,
        market: {
          ...api.drafts.intake.market,
          distribute: () => Promise.reject(new Error("the market is away")),
        },
      },
      onError: () => undefined,
    };
    expect(
      await createDraftLinks(away).confirm({
        token: link.token,
        sourceId: row?.source_id ?? "",
        visit: "one",
        record: { side: "seller" },
      }),
    ).toBe("confirmed");
    clock.nowMs += DAY_MS;
    await workOnDrafts(away);
    expect((await desk.read(owner, id)).body).toMatchObject({
      status: "expired",
      answers: {},
      lead_id: null,
    });
    expect((await events()).filter(({ url }) => url.endsWith(id))).toMatchObject([
      { title: "A confirmed lead could not be posted" },
    ]);
  });
});
