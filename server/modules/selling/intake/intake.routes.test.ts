// Checks posting over HTTP as affiliates do it: every form of request, every kind of bad input, and
// answers in the industry's format.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, personIn, postBody } from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;
let key: string;
let source: Caller;
let person = 0;
let nowMs = NOW_MS;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const terms = await api.fixture.source();
  const caller = await api.sourceKey(terms.id);
  if (caller === null || !("key" in caller)) throw new Error("a source has a key");
  source = caller;
  key = caller.key;
  const buyer = await api.fixture.advertiser("Route Realty", 100_000_000);
  await api.fixture.campaign({ accountId: buyer, exclusiveCents: 6_929 });
});
afterAll(() => api.stop());

const JSON_TYPE = { "content-type": "application/json" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=b" };
const NESTED = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
const multipartOf = (parts: number): string =>
  `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(parts)}--b--\r\n`;

const someone = (fields: Record<string, unknown> = {}): Record<string, unknown> =>
  postBody((person += 1), fields);
const post = (body: unknown, headers: Record<string, string> = {}, caller: Caller = source) =>
  api.call(caller, "POST", "/v1/leads", body, headers);

describe("POST /v1/leads", () => {
  it("answers exactly in the industry's format", async () => {
    const body = someone();
    const first = await post(body);
    expect(first.status).toBe(200);
    const { id } = first.body.lead;
    expect(first.body).toEqual({
      outcome: "success",
      status: "accepted",
      reason_code: null,
      reason: null,
      lead: { id },
      sale: "exclusive",
      price: 48.5,
      currency: "USD",
    });
    const second = await post(body);
    expect(second.body).toEqual({
      outcome: "failure",
      status: "duplicate",
      reason_code: "duplicate",
      reason: expect.any(String),
      lead: { id },
      sale: "none",
      price: 0,
      currency: "USD",
      original: { status: "accepted", price: 48.5 },
    });
  });

  it("accepts a form, the industry's other field names, and the key in the body", async () => {
    const { zip_code: zip, ...rest } = someone();
    const form = new URLSearchParams({
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      postal_code: String(zip),
      source_key: key,
      sub_id: "abc",
      colour: "blue",
    });
    const answer = await post(
      form.toString(),
      { "content-type": "application/x-www-form-urlencoded" },
      null,
    );
    expect([answer.status, answer.body.status]).toEqual([200, "accepted"]);
    const { rows } = await api.database.pool.query("select sub_ids from lead where id = $1", [
      answer.body.lead.id,
    ]);
    expect(JSON.parse(rows[0].sub_ids)[0]).toBe("abc");
  });

  it("reads a consent with the network's current name", async () => {
    const operator = await api.userOf(NETWORK_ID, "admin");
    const scopeOf = async (): Promise<string> => {
      const answer = await post(
        someone({
          tcpa_text: "I agree that Harbor Leads and its buyers may call, text and e-mail me.",
        }),
      );
      const {
        rows: [row],
      } = await api.database.pool.query("select consent_scope from lead where id = $1", [
        answer.body.lead.id,
      ]);
      return row.consent_scope;
    };
    const before = await scopeOf();
    await api.call(operator, "PATCH", "/v1/settings", { network_name: "Harbor Leads" });
    try {
      expect(before).toBe("none");
      // The settings are reloaded once they are saved, independently of the answer.
      await expect.poll(scopeOf).toBe("network");
    } finally {
      await api.call(operator, "PATCH", "/v1/settings", { network_name: "Plat" });
    }
  });

  it("keeps unknown fields out of answers and the person out of the lead's row", async () => {
    const body = someone({ favourite_colour: "ultramarine", comments: "canary-comment" });
    const answer = await post(body);
    expect(answer.text).not.toMatch(/ultramarine|canary/);
    const { rows } = await api.database.pool.query(
      "select row_to_json(l)::text as text from lead l where id = $1",
      [answer.body.lead.id],
    );
    expect(rows[0].text).not.toMatch(/ultramarine|canary/);
    expect(personIn(rows[0].text, body)).toEqual([]);
  });

  it.each([
    ["unknown ZIP", { zip_code: "00000" }, "invalid_field", "zip_code"],
    ["impossible phone", { phone: "111-111-1111", email: undefined }, "invalid_field", "phone"],
    ["missing consent", { consent: undefined }, "consent_missing", "consent"],
    [
      "consent dated tomorrow",
      { consent_at: "2026-11-22T00:00:00Z" },
      "consent_invalid",
      "consent_at",
    ],
    [
      "no way to reach the person",
      { phone: undefined, email: undefined },
      "missing_field",
      "phone",
    ],
    ["an unknown side", { side: "landlord" }, "invalid_field", "side"],
  ])(
    "refuses %s as a business outcome that names the field",
    async (_name, fields, reason, field) => {
      const answer = await post(someone(fields));
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        outcome: "failure",
        status: "rejected",
        reason_code: reason,
        price: 0,
      });
      expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    },
  );

  it("says what it left out of a good lead, without repeating contact data", async () => {
    const answer = await post(
      someone({ email: "n/a", price: { amount: 3 }, finance_status: "FHA", timing: "6+ months" }),
    );
    expect(answer.body.status).toBe("accepted");
    expect(answer.body.notes).toEqual([
      expect.objectContaining({
        field: "price",
        came: expect.stringContaining("a nested object"),
        read_as: null,
      }),
      expect.objectContaining({ field: "timing", came: "6+ months", read_as: "m6_12" }),
      expect.objectContaining({ field: "finance_status", came: "FHA", read_as: null }),
      expect.objectContaining({ field: "email", came: null, read_as: null }),
    ]);
    expect((await post(someone())).body).not.toHaveProperty("notes");
  });

  it("takes the key in X-API-Key, a nested lead, and a form in Latin-1", async () => {
    const { phone, email, ...rest } = someone();
    const nested = await api.call(
      null,
      "POST",
      "/v1/leads",
      { lead: { ...rest, contact: { phone, email } } },
      { "x-api-key": key },
    );
    expect([nested.status, nested.body.status]).toEqual([200, "accepted"]);
    const form = new URLSearchParams(
      Object.entries(someone()).map(([name, value]) => [name, String(value)]),
    );
    form.delete("first_name");
    const latin = await post(
      `${form.toString()}&first_name=Jos%E9`,
      { "content-type": "application/x-www-form-urlencoded", "x-api-key": key },
      null,
    );
    expect([latin.status, latin.body.status]).toEqual([200, "accepted"]);
  });

  it.each([
    [
      "an unknown key",
      () => post(someone(), {}, { key: `plat_src_${"x".repeat(43)}` }),
      401,
      "unauthenticated",
    ],
    ["no key", () => post(someone(), {}, null), 401, "unauthenticated"],
    [
      "broken JSON",
      () => post('{"side":', { "content-type": "application/json" }),
      400,
      "malformed",
    ],
    ["a body of 1 MB", () => post({ comments: "x".repeat(1_000_000) }), 413, "payload_too_large"],
    [
      "another media type",
      () => post("side: seller", { "content-type": "application/yaml" }),
      415,
      "unsupported_media_type",
    ],
    ["two leads", () => post([someone(), someone()]), 422, "invalid"],
    ["a number", () => post(7), 422, "invalid"],
    ["nothing", () => api.call(source, "POST", "/v1/leads"), 422, "invalid"],
    [
      "an XML bomb",
      () =>
        post('<!DOCTYPE l [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><l><side>&b;</side></l>', {
          "content-type": "text/xml",
        }),
      400,
      "malformed",
    ],
    [
      "a multipart form of 10,000 parts",
      () => post(multipartOf(10_000), MULTIPART),
      413,
      "payload_too_large",
    ],
    [
      "a multipart form of 2,000 parts",
      () => post(multipartOf(2_000), MULTIPART),
      400,
      "malformed",
    ],
    ["20,000 nested lists", () => post(`{"side":${NESTED}}`, JSON_TYPE), 422, "invalid"],
    [
      "20,000 nested lists with an idempotency key",
      () => post(`{"side":${NESTED}}`, { ...JSON_TYPE, "idempotency-key": "deep" }),
      422,
      "invalid",
    ],
  ])("answers %s with a problem", async (_name, call, status, code) => {
    const answer = await call();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  });

  it("gives a key the same bytes, refuses another body, and sells 16 concurrent once", async () => {
    const body = someone();
    const headers = { "idempotency-key": "order-1" };
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(body, headers)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await post(body, headers)).text).toBe(answers[0]?.text);
    const other = await post(someone(), headers);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    const sales = await api.database.pool.query(
      "select count(*)::int as sales from sale where lead_id = $1",
      [answers[0]?.body.lead.id],
    );
    expect(sales.rows).toEqual([{ sales: 1 }]);
  });

  it("the same lead sent 64 times concurrently is one sale and 63 duplicates", async () => {
    const body = someone();
    const answers = await Promise.all(Array.from({ length: 64 }, () => post(body)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter((answer) => answer.body.status === "accepted")).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.status === "duplicate")).toHaveLength(63);
  });

  it("a test stores nothing, and gets the answer it requests", async () => {
    const count = async (): Promise<number> =>
      (await api.database.pool.query("select count(*)::int as leads from lead")).rows[0].leads;
    const before = await count();
    for (const result of ["accepted", "rejected", "duplicate"]) {
      expect((await post(someone({ test: 1, test_result: result }))).body.status).toBe(result);
    }
    expect((await post(someone({ test: "yes" }))).body).toMatchObject({
      status: "accepted",
      sale: "exclusive",
      price: 48.5,
    });
    expect(await count()).toBe(before);
  });

  it("refuses a paused source's leads, and records them", async () => {
    const terms = await api.fixture.source();
    const caller = await api.sourceKey(terms.id);
    await api.database.pool.query("update source set status = 'paused' where id = $1", [terms.id]);
    const answer = await post(someone(), {}, caller);
    expect(answer.body).toMatchObject({ status: "rejected", reason_code: "source_paused" });
  });
});

describe("POST /v1/leads/batch", () => {
  const batch = (leads: unknown[], headers: Record<string, string> = {}) =>
    api.call(source, "POST", "/v1/leads/batch", { leads }, headers);

  it("answers each lead in order and loses none because of an invalid one", async () => {
    const twin = someone();
    const answer = await batch([
      someone(),
      "no lead",
      someone({ zip_code: "nowhere" }),
      twin,
      twin,
      null,
      someone(),
    ]);
    expect(answer.status).toBe(200);
    expect(
      answer.body.results.map(
        (result: { status: string; reason_code: string | null }) =>
          result.reason_code ?? result.status,
      ),
    ).toEqual([
      "accepted",
      "invalid_field",
      "invalid_field",
      "accepted",
      "duplicate",
      "invalid_field",
      "accepted",
    ]);
  });

  it("accepts a thousand leads, not more, and repeats its answers by key", async () => {
    const leads = Array.from({ length: 1_000 }, () => someone());
    nowMs += 20_000;
    const first = await batch(leads, { "idempotency-key": "batch-1" });
    expect(
      first.body.results.filter((result: { status: string }) => result.status === "accepted"),
    ).toHaveLength(1_000);
    nowMs += 20_000;
    expect((await batch(leads, { "idempotency-key": "batch-1" })).text).toBe(first.text);
    nowMs += 20_000;
    const other = await batch([someone()], { "idempotency-key": "batch-1" });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    const more = await batch([...leads, someone()]);
    expect([more.status, more.body.code]).toEqual([422, "invalid"]);
    expect((await batch([])).status).toBe(422);
  });

  it("limits callers above the network's rate, and says when to retry", async () => {
    nowMs += 60_000;
    const leads = Array.from({ length: 1_000 }, () => ({ side: "seller" }));
    expect((await batch(leads)).status).toBe(200);
    const refused = await batch(leads.slice(0, 500));
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([
      429,
      "rate_limited",
      "5",
    ]);
    nowMs += 5_000;
    expect((await batch(leads.slice(0, 500))).status).toBe(200);
  });

  it("leaves a ledger that verifies", async () => {
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});
