// Tests that a test post shows its sender each field as it was read, accepted or refused.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";

let api: TestApi;
let now = Date.parse("2026-03-04T18:00:00Z");
let affiliate: Caller;
const source = { id: randomUUID(), token: "" };

beforeAll(async () => {
  api = await TestApi.start(() => now);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  const { body } = await api.call(affiliate, "PUT", `/v1/sources/${source.id}`, {
    name: "Landing page",
    kind: "api",
    unsold_rule: "list",
  });
  source.token = body.posting_token;
});
afterAll(() => api.stop());

const spec = async () => (await api.call(null, "GET", `/v1/posting-specs/${source.token}`)).body;
const tried = (record: object) =>
  api.call(null, "POST", `/v1/posting-specs/${source.token}/test-posts`, record);
const ownCalls = async () =>
  (await api.call(affiliate, "GET", `/v1/sources/${source.id}/requests`)).body.items;
/** Advances the clock by more than the wait between test posts. */
const later = (): void => void (now += 1_001);
const namesOf = (entries: readonly { readonly field: string }[]): string[] =>
  entries.map(({ field }) => field);

describe("a test post", () => {
  it("shows each field as it was read, and what was left out", async () => {
    const { example } = await spec();
    later();
    const { body } = await tried({
      ...example,
      phone: "(916) 555-0142 ext. 7",
      price: "under 500k",
      baths: "2 1/2",
      finance_status: "FHA",
    });
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { field: "phone", value: "+19165550142" },
        { field: "price_max", value: "500000" },
        { field: "baths", value: "2.5" },
      ]),
    );
    const fields = namesOf(body.fields);
    for (const field of ["price", "price_min", "finance_status"])
      expect(fields).not.toContain(field);
    expect(body.notes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "finance_status", came: "FHA", read_as: null }),
      ]),
    );
    const [call] = await ownCalls();
    expect(call.notes).toEqual(
      expect.arrayContaining([
        { field: "finance_status", read_as: null, message: expect.any(String) },
      ]),
    );
    expect(JSON.stringify(call)).not.toContain("FHA");
  });

  it("shows what could be read of a refused post, beside its errors", async () => {
    const { example } = await spec();
    later();
    const { body } = await tried({
      ...example,
      zip_code: "9581",
      phone: "(916) 555-0142",
      price: "under 500k",
      tcpa_text: "",
    });
    expect(body).toMatchObject({ status: "rejected", reason_code: "invalid_field" });
    expect(namesOf(body.errors)).toEqual(["zip_code", "tcpa_text"]);
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { field: "phone", value: "+19165550142" },
        { field: "price_max", value: "500000" },
      ]),
    );
    const fields = namesOf(body.fields);
    for (const field of ["zip_code", "tcpa_text"]) expect(fields).not.toContain(field);
    later();
    expect((await tried({})).body.fields).toEqual([]);
    const [call] = await ownCalls();
    expect(JSON.stringify(call)).not.toContain("5550142");
  });

  it("shows its sender what came in refused fields; the log says how to write them", async () => {
    const { example } = await spec();
    later();
    const { email: _, phone: _phone, zip_code: _zip, ...rest } = example;
    const { body } = await tried({ ...rest, "Cell Phone": "916-555", zip: "95 8", price: "450k" });
    expect(body.errors).toEqual([
      expect.objectContaining({
        field: "zip_code",
        sent_as: "zip",
        came: "95 8",
        example: "95838",
      }),
      expect.objectContaining({
        field: "phone",
        sent_as: "Cell Phone",
        sent: "value",
        came: "916-555",
        example: "916-555-0142",
      }),
    ]);
    expect(body.notes).toEqual([
      expect.objectContaining({ field: "price", came: "450k", read_as: "450000" }),
    ]);
    const [call] = await ownCalls();
    expect(call.errors).toEqual([
      {
        field: "zip_code",
        sent_as: "zip",
        message: expect.stringContaining("five digits"),
        example: "95838",
      },
      {
        field: "phone",
        sent_as: "Cell Phone",
        message: expect.any(String),
        example: "916-555-0142",
      },
    ]);
    expect(JSON.stringify(call)).not.toMatch(/916-555"|95 8/);
  });
});
