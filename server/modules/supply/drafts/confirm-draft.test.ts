// Tests that a consumer confirms a draft once, with their own consent, through a link made for it.
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answer } from "../../../../test/support/api.ts";
import { type MadeLink } from "../../../../test/support/lead-drafts.ts";
import { openLead } from "../../marketplace/leads/index.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { createDraftLinks } from "./confirm-draft.ts";
import { api, clock, desk, leads, owner, setUpDrafts } from "./confirm-draft.test-support.ts";
import { DAY_MS } from "../../../../domain/time.ts";

setUpDrafts();

const THANKED = { status: "thanked", problems: [] };
const GONE = { status: "gone", problems: [] };
const AGENT = "Mozilla/5.0 (the person's own)";

describe("the consumer who confirms", () => {
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

  it("posts the sum and the rooms that were stated, unchanged", async () => {
    const reply = await desk.talk(
      owner,
      "wants to sell a condo in 95838 for about $612,000 with 3.5 baths in 2 months",
    );
    const {
      body: { id, answers },
    } = await desk.create(owner, { thread_id: reply.body.plat.thread_id });
    const { first_name: first, last_name: last, phone, email } = desk.answers();
    const person = { first_name: first, last_name: last, phone, email };
    await api.call(owner, "PATCH", `/v1/lead-drafts/${id}`, { answers: person });
    const link = await desk.link(owner, id);
    const { body: page } = await desk.open(link);
    clock.nowMs += 10_000;
    expect((await desk.send(link, page.start, { ...answers, ...person })).body).toEqual(THANKED);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      price_min_cents: 61_200_000,
      price_max_cents: 61_200_000,
      baths_quarters: 14,
      timing: "m1_3",
    });
  });

  it("is asked for the consent, and for every answer left open", async () => {
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

  it("is never thanked without a lead, whether quick or with a page open for days", async () => {
    const { id, ...link } = await desk.linked(owner);
    const {
      body: { start },
    } = await desk.open(link);
    clock.nowMs += 500;
    const asked = { status: "mend", problems: [], check: { is_wrong: false } };
    expect((await desk.send(link, start, desk.answers())).body).toMatchObject(asked);
    clock.nowMs += 2 * DAY_MS;
    expect((await desk.send(link, start, desk.answers())).body).toMatchObject(asked);
    expect((await desk.read(owner, id)).body.status).toBe("sent");
    expect((await desk.confirm(link)).body).toEqual(THANKED);
  });

  it("cannot send while the source is paused, and can once it is active again", async () => {
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
  it("works once: on eight devices at the same time, and afterwards", async () => {
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

  it("pressed twice in a visit thanks twice and posts once, also if a reply is lost", async () => {
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

  it("does nothing once the draft was withdrawn, replaced or has expired", async () => {
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
