// Tests a form that asks in a conversation over HTTP: its replies, that it stores nothing, and the
// lead that it ends in.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { TEST_ASSISTANT_VAULT, TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { type Reader, createReader } from "../../insight/assistant/index.ts";
import { createTalk } from "./answer-talk.ts";
import { type PublicFormRow, findFormBySlug } from "./form.store.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const CONTACT = {
  first_name: "Ana",
  last_name: "Lopez",
  phone: "916-555-2001",
  email: "ana@example.com",
  consent: "yes",
};

let api: TestApi;
let now = Date.parse("2026-03-04T18:00:00Z");
let affiliate: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => now);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  const buyer = await api.keyOf(await api.fixture.advertiser("Winner Realty", 10_000_000));
  await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
    name: "All of California",
    criteria: { field: "state", in: ["CA"] },
    exclusive_bid_cents: 9_000,
  });
});
afterAll(() => api.stop());

interface Made {
  readonly id: string;
  readonly slug: string;
}

async function make(document: object = {}): Promise<Made> {
  now += 10 * MINUTE_MS;
  const { status, body, text } = await api.call(affiliate, "PUT", `/v1/forms/${randomUUID()}`, {
    name: "Talk",
    kind: "chat",
    sides: ["seller", "buyer"],
    questions: [],
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return body;
}
const startOf = async ({ slug }: Made): Promise<string> =>
  (await api.call(null, "GET", `/v1/public-forms/${slug}`)).body.start;
const say = async (form: Made, said: string, more: object = {}) =>
  api.call(null, "POST", `/v1/public-forms/${form.slug}/messages`, {
    start: await startOf(form),
    said,
    ...more,
  });

describe("a form of kind chat", () => {
  it("has a source of its kind, and keeps the kind", async () => {
    const { id } = await make();
    expect((await api.call(affiliate, "GET", `/v1/sources/${id}`)).body).toMatchObject({
      kind: "chat",
      name: "Talk",
    });
    expect((await api.call(affiliate, "GET", `/v1/forms/${id}`)).body.kind).toBe("chat");
    expect(
      (await api.call(affiliate, "PATCH", `/v1/forms/${id}`, { accent: "ocean" })).body,
    ).toMatchObject({ kind: "chat", accent: "ocean" });
    for (const [method, body] of [
      ["PATCH", { kind: "form" }],
      ["PUT", { name: "Talk", kind: "form" }],
    ] as const) {
      const refused = await api.call(affiliate, method, `/v1/forms/${id}`, body);
      expect([refused.status, refused.body.errors?.[0]?.field], method).toEqual([422, "/kind"]);
    }
    const formless = randomUUID();
    await api.call(affiliate, "PUT", `/v1/sources/${formless}`, { name: "Steps", kind: "form" });
    expect(
      (await api.call(affiliate, "PUT", `/v1/forms/${formless}`, { name: "Steps", kind: "chat" }))
        .status,
    ).toBe(422);
    expect(
      (await api.call(affiliate, "PUT", `/v1/forms/${formless}`, { name: "Steps" })).body.kind,
    ).toBe("form");
  });

  it("is among its affiliate's forms, and its tracking link opens the conversation", async () => {
    const { id, slug } = await make();
    expect(
      (await api.call(affiliate, "GET", `/v1/forms?where=id,eq,${id}`)).body.items,
    ).toMatchObject([{ id, kind: "chat" }]);
    const link = randomUUID();
    expect(
      (await api.call(affiliate, "PUT", `/v1/links/${link}`, { name: "Ad", source_id: id })).body
        .leads_to,
    ).toBe(`http://localhost:3000/c/${slug}`);
  });
});

describe("a conversation", () => {
  it("ends in the form's answers, and its lead states the price as it was said", async () => {
    const form = await make();
    const start = await startOf(form);
    let state: string | undefined;
    let last: { answers: Record<string, string>; question: unknown } | undefined;
    for (const said of ["Sell a home", "condo", "95838", "330 to 420k", "by summer"]) {
      const { status, body } = await api.call(
        null,
        "POST",
        `/v1/public-forms/${form.slug}/messages`,
        { start, said, today: "2026-03-04", ...(state === undefined ? {} : { state }) },
      );
      expect(status, said).toBe(200);
      ({ state } = body);
      last = body;
    }
    expect(last).toMatchObject({
      question: null,
      answers: {
        side: "seller",
        property_type: "condo",
        zip_code: "95838",
        price_range: "sale_own_330000-420000",
        timing: "m3_6",
      },
    });
    now += MINUTE_MS;
    expect(
      (
        await api.call(null, "POST", `/v1/public-forms/${form.slug}/leads`, {
          start,
          answers: { ...last?.answers, ...CONTACT },
        })
      ).body,
    ).toEqual({ status: "thanked", problems: [] });
    const [lead] = (await api.call(affiliate, "GET", `/v1/leads?where=source_id,eq,${form.id}`))
      .body.items;
    expect(lead).toMatchObject({ side: "seller", status: "sold" });
    const { body } = await api.call(affiliate, "GET", `/v1/leads/${lead.id}`);
    expect(JSON.stringify(body)).toMatch(/33000000/);
    expect(JSON.stringify(body)).toMatch(/42000000/);
  });

  it("keeps a city as a city, which the form then completes to one of its ZIPs", async () => {
    for (const place of ["Sacramento, CA", "York, PA", "St. Louis, MO"]) {
      const form = await make({ sides: ["seller"] });
      const { answers } = (await say(form, `a house in ${place}`)).body;
      expect(answers.zip_code.replace("Saint", "St."), place).toBe(place);
      const { items } = (
        await api.call(null, "GET", `/v1/places?begins=${encodeURIComponent(answers.zip_code)}`)
      ).body;
      expect(items.length, place).toBeGreaterThan(0);
    }
  });

  it("is not stored: no row of any table changes, and its state reveals nothing", async () => {
    const form = await make();
    const count = async (): Promise<string> => {
      const { rows } = await api.database.pool.query<{ name: string }>(
        `select relname as name
         from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace
         order by relname`,
      );
      const counts = await Promise.all(
        rows.map(
          async ({ name }) =>
            `${name} ${(
              await api.database.pool.query(`
                select count(*)::text, max(xmin::text::bigint)::text as last
                from "${name}"
              `)
            ).rows
              .map((row) => JSON.stringify(row))
              .join()}`,
        ),
      );
      return counts.join("\n");
    };
    const before = await count();
    const { body } = await say(
      form,
      "I want to sell my house in Zyxcanary Lane, call 916-555-2001, I am Zyxcanary",
    );
    expect(await count()).toBe(before);
    expect(Buffer.from(body.state, "base64url").toString("latin1")).not.toMatch(
      /single_family|seller|Zyxcanary/,
    );
    const sealed = Buffer.from(body.state, "base64url");
    const opened = TEST_ASSISTANT_VAULT.open(`form-talk:${form.id}`, {
      salt: sealed.subarray(0, 16),
      sealed: sealed.subarray(16),
    });
    expect(opened).toContain("single_family");
    expect(opened).not.toMatch(/Zyxcanary|555/);
  });

  it("gets plain error messages", async () => {
    const form = await make();
    const other = await make();
    const {
      body: { state },
    } = await say(form, "Sell a home");
    const fieldOf = async (
      sent: Promise<{ status: number; body: { errors?: { field: string }[] } }>,
    ): Promise<unknown[]> => {
      const { status, body } = await sent;
      return [status, body.errors?.[0]?.field];
    };
    const changed = Buffer.from(state, "base64url");
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
    const forged = changed.toString("base64url");
    expect(await fieldOf(say(form, "condo", { state: forged }))).toEqual([422, "/state"]);
    expect(await fieldOf(say(other, "condo", { state }))).toEqual([422, "/state"]);
    expect(await fieldOf(say(form, "condo", { state: "x" }))).toEqual([422, "/state"]);
    expect(await fieldOf(say(form, "   "))).toEqual([422, "/said"]);
    expect(await fieldOf(say(form, "x".repeat(501)))).toEqual([422, "/said"]);
    expect(await fieldOf(say(form, "condo", { start: await startOf(other) }))).toEqual([
      422,
      "/start",
    ]);
    const steps = await make({ kind: "form" });
    expect((await say(steps, "condo")).status).toBe(404);
    expect(
      (
        await api.call(null, "POST", "/v1/public-forms/nobody-here-1/messages", {
          start: "1",
          said: "hi",
        })
      ).status,
    ).toBe(404);
    await api.call(affiliate, "PATCH", `/v1/sources/${form.id}`, { status: "paused" });
    expect((await say(form, "condo")).status).toBe(409);
  });

  it("is rate-limited for an address that floods it, for a while", async () => {
    const form = await make();
    const start = await startOf(form);
    const statuses: number[] = [];
    for (let round = 0; round < 45; round += 1)
      statuses.push(
        (
          await api.call(null, "POST", `/v1/public-forms/${form.slug}/messages`, {
            start,
            said: "house",
          })
        ).status,
      );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBe(40);
    now += 10 * MINUTE_MS;
    expect((await say(form, "house")).status).toBe(200);
  });

  it("makes strangers wait, but not signed-in people, when many talk concurrently", async () => {
    const form = await make();
    const start = await startOf(form);
    const row = await findFormBySlug(api.database.pool, form.slug);
    const release = Promise.withResolvers<void>();
    const reader = createReader(() => undefined);
    // The real reader, but it returns none of the answers before all requests have arrived.
    const held: Reader = {
      ...reader,
      ask: async (kind, asked) => {
        await release.promise;
        return reader.ask(kind, asked);
      },
    };
    const talk = createTalk({
      now: () => now,
      vault: TEST_VAULT,
      talkVault: TEST_ASSISTANT_VAULT,
      networkName: () => "Plat",
      reader: held,
    });
    const answers = Array.from({ length: 30 }, () =>
      talk(row as PublicFormRow, { start, said: "a house in Tampa under 400k" }),
    );
    release.resolve();
    const codes = (await Promise.all(answers)).map((answer) =>
      answer.ok ? "heard" : answer.error.code,
    );
    await reader.stop();
    expect([
      codes.filter((code) => code === "heard").length,
      codes.filter((code) => code === "unavailable").length,
    ]).toEqual([16, 14]);
  });
});
