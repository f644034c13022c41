// Checks how spellings of a field are stored: posted as JSON, tried as a form, previewed as a row
// of a file, and read from the lead's page.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";
import { LEAD_FIELDS, type LeadField } from "../../../../domain/lead/field-names.ts";

const NOW_MS = Date.parse("2026-11-25T18:00:00Z");
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const LONG_ID = "c".repeat(512);
let api: TestApi;
let affiliate: Caller;
let key: string;
let importSource: string;
let person = 0;

beforeAll(async () => {
  api = await TestApi.start(() => NOW_MS);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  const make = async (kind: string): Promise<{ id: string; key: string }> =>
    (
      await api.call(affiliate, "PUT", `/v1/sources/${randomUUID()}`, {
        name: kind,
        kind,
        unsold_rule: "list",
      })
    ).body;
  key = (await make("api")).key;
  importSource = (await make("import")).id;
  await api.database.pool.query("update source set daily_cap = null");
});
afterAll(() => api.stop());

type Fields = Record<string, string | undefined>;
type Expected = Readonly<Record<string, unknown>>;

/** A lead without city, state and price, in a ZIP of Montana. */
function someone(fields: Fields): Fields {
  const body: Fields = Object.fromEntries(
    Object.entries(postBody((person += 1), { zip_code: "59601" })).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const { price: _, ...rest } = body;
  return { ...rest, consent_at: "2026-11-24T10:00:00Z", ...fields };
}

const given = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const CASES: readonly [spelled: Fields, expected: Expected, noted?: LeadField][] = [
  [{ phone: "\u2066(406) 555-3101\u2069" }, { phone: "+14065553101" }],
  [{ phone: "Tel: 406.555.3102" }, { phone: "+14065553102" }],
  [{ phone: "14065553103.0" }, { phone: "+14065553103" }],
  [{ phone: "406-555-3104 ext. 12" }, { phone: "+14065553104" }],
  [{ phone: "0044 (0)20 7946 0958" }, { phone: "+442079460958" }],
  [{ phone: "４０６５５５３１０６" }, { phone: "+14065553106" }],
  [{ phone: "none" }, { phone: null }, "phone"],
  [{ email: "unknown" }, { email: null }, "email"],
  [{ email: '"Ann, Dr." <ann.two@example.com>' }, { email: "ann.two@example.com" }],
  [{ email: "mailto:ann.three@example.com" }, { email: "ann.three@example.com" }],
  [{ email: "ann@bücher.example" }, { email: "ann@xn--bcher-kva.example" }],
  [{ first_name: "\u200bAnn\u00a0May" }, { first_name: "Ann May" }],
  [
    { first_name: undefined, last_name: undefined, full_name: "Example, Ann" },
    { first_name: "Ann", last_name: "Example" },
  ],
  [
    { first_name: undefined, last_name: undefined, name: "Ann Lee Example" },
    { first_name: "Ann Lee", last_name: "Example" },
  ],
  [{ zip_code: "59601.0" }, { zip_code: "59601", state: "MT" }],
  [{ zip_code: "'02139" }, { zip_code: "02139", state: "MA" }],
  [{ zip_code: "Helena, MT 59601" }, { zip_code: "59601", state: "MT" }],
  [{ zip_code: "59601", state: "Idaho" }, { zip_code: "59601", state: "MT" }, "state"],
  [
    { zip_code: "42223", state: "TN" },
    { zip_code: "42223", state: "TN" },
  ],
  [
    { zip_code: "97635", state: "CA" },
    { zip_code: "97635", state: "CA" },
  ],
  [{ zip_code: "00907" }, { zip_code: "00907", state: "PR", time_zone: "America/Puerto_Rico" }],
  [{ zip_code: "96910" }, { zip_code: "96910", state: "GU", time_zone: "Pacific/Guam" }],
  [{ price: "375k" }, { price_min_cents: 37_500_000, price_max_cents: 37_500_000 }, "price"],
  [
    { price: "$1.35 million" },
    { price_min_cents: 135_000_000, price_max_cents: 135_000_000 },
    "price",
  ],
  [
    { price: "300k to 350k" },
    { price_min_cents: 30_000_000, price_max_cents: 35_000_000 },
    "price",
  ],
  [{ price: "up to $425,000" }, { price_min_cents: null, price_max_cents: 42_500_000 }],
  [{ price: "over 500,000" }, { price_min_cents: 50_000_000, price_max_cents: null }],
  [{ price: "no idea" }, { price_min_cents: null, price_max_cents: null }, "price"],
  [{ price: "425" }, { price_min_cents: null, price_max_cents: null }, "price"],
  [{ beds: "4+" }, { beds: 4 }, "beds"],
  [{ baths: "1 1/2" }, { baths_quarters: 6 }],
  [{ sqft: "2,050 sq. ft." }, { living_area_sqft: 2_050 }],
  [{ timing: "12+ months" }, { timing: "m12_plus" }, "timing"],
  [{ finance_status: "VA loan" }, { finance_status: "unknown" }, "finance_status"],
  [{ ip_address: "192.0.2.11:4711, 10.0.0.1" }, { status: "available" }],
  [{ consent_at: "2026-11-24 10:00:00.123+00" }, { status: "available" }],
  [{ consent_at: "Tue, 24 Nov 2026 10:00:00 -0500" }, { status: "available" }],
  [{ consent: "I agree" }, { status: "available" }],
  [{ click_id: LONG_ID }, { click_id: LONG_ID }],
];

type Notes = readonly { readonly field: string }[] | undefined;
const namesOf = (notes: Notes): readonly string[] => (notes ?? []).map(({ field }) => field);

/** The stored lead, its contact beside its facts. */
async function stored(id: string): Promise<Record<string, unknown>> {
  const { body } = await api.call(affiliate, "GET", `/v1/leads/${id}`);
  return { ...body, ...body.contact };
}

const titleOf = (fields: Fields): string => JSON.stringify(given(fields)).slice(0, 80);

describe("a row of a file", () => {
  it.each(CASES.map((one) => [titleOf(one[0]), one] as const))(
    "is accepted with %s, and notes the same",
    async (_title, [spelled, , noted]) => {
      const fields = given(someone(spelled));
      const columns: { name: string; field: LeadField }[] = LEAD_FIELDS.filter(
        (field) => fields[field] !== undefined,
      ).map((field) => ({
        name: field,
        field,
      }));
      if (fields["name"] !== undefined) columns.push({ name: "name", field: "full_name" });
      const cells = columns.map(({ name }) => fields[name] ?? "");
      const { body } = await api.call(affiliate, "POST", "/v1/imports/preview", {
        source_id: importSource,
        columns,
        rows: [{ line: 2, cells }],
      });
      const [answer] = body.results;
      expect([answer.status, answer.errors]).toEqual(["accepted", undefined]);
      expect(namesOf(answer.notes)).toEqual(noted === undefined ? [] : [noted]);
    },
  );
});

describe("a spelling is stored as it reads", () => {
  it.each(CASES.map((one) => [titleOf(one[0]), one] as const))(
    "%s",
    async (_title, [spelled, expected, noted]) => {
      const notedFields = noted === undefined ? [] : [noted];
      const fields = given(someone(spelled));
      // A test is read in the same way, and leaves no copy that makes the post a duplicate.
      const form = new URLSearchParams({ ...fields, test: "1" });
      const tried = await api.call({ key }, "POST", "/v1/leads", form.toString(), FORM);
      expect([tried.body.status, namesOf(tried.body.notes)]).toEqual(["accepted", notedFields]);
      const { body } = await api.call({ key }, "POST", "/v1/leads", fields);
      expect([body.status, body.errors]).toEqual(["accepted", undefined]);
      const lead = await stored(body.lead.id);
      expect(lead).toMatchObject(expected);
      expect(namesOf(lead["notes"] as Notes)).toEqual(notedFields);
    },
  );
});
