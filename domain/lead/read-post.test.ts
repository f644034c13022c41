import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CUSTOM_FIELD_LIMITS, postedSourceKey, readPost } from "./read-post.ts";

const valuesOf = (record: Record<string, unknown>) => readPost(record).lead.values;

describe("readPost", () => {
  it.each([
    ["zip", "zip_code"],
    ["postal_code", "zip_code"],
    ["Zip Code", "zip_code"],
    ["ZIPCODE", "zip_code"],
    ["universal_leadid", "jornaya_leadid"],
    ["leadid_token", "jornaya_leadid"],
    ["sub_id", "sub1"],
    ["email_address", "email"],
    ["phone_home", "phone"],
    ["phone_cell", "phone"],
    ["address1", "address"],
    ["landing_page", "landing_page_url"],
    ["url", "landing_page_url"],
    ["xxTrustedFormCertUrl", "trustedform_cert_url"],
    ["trusted_form_cert_url", "trustedform_cert_url"],
    ["lp_s1", "sub1"],
    ["lp_s5", "sub5"],
    ["lp_subid1", "sub1"],
    ["lp_subid2", "sub2"],
    ["ckm_subid", "sub1"],
    ["s1", "sub1"],
    ["s3", "sub3"],
    ["SubId", "sub1"],
    ["Sub2Id", "sub2"],
    ["firstName", "first_name"],
    ["First-Name", "first_name"],
    ["LAST_NAME", "last_name"],
  ])("reads %s as %s", (name, field) => {
    expect(valuesOf({ [name]: "x" })).toEqual({ [field]: "x" });
  });

  it("reads no name that lost characters, and keeps remarks without them", () => {
    const { lead } = readPost({
      first_name: "Jos\ufffd",
      last_name: "Mu\ud800oz",
      comments: "2\ufffd baths",
      tcpa_text: "I agree \ufffd Plat",
      favorite: "caf\ufffd",
      zip_code: "95838",
    });
    expect(lead.unreadable).toEqual(["first_name", "last_name"]);
    expect(lead.values).toMatchObject({ comments: "2? baths", tcpa_text: "I agree ? Plat" });
    expect(lead.custom).toEqual({ favorite: "caf?" });
    expect(JSON.stringify(lead)).not.toContain("\ufffd");
  });

  it("uses the first non-empty value and keeps a different later one as a custom field", () => {
    const { lead } = readPost({
      zip: " ",
      postal_code: null,
      zip_code: "95838",
      phone_home: "9165550123",
      phone_cell: "9165550124",
      phone: "9165550123",
    });
    expect(lead.values).toEqual({ zip_code: "95838", phone: "9165550123" });
    expect(lead.custom).toEqual({ phone_cell: "9165550124" });
  });

  it("reads numbers, truth values and lists as text, and trims", () => {
    expect(
      valuesOf({
        beds: 3,
        consent: true,
        consent_channels: ["call", " text ", ""],
        side: "  buyer\n",
      }),
    ).toEqual({ beds: "3", consent: "true", consent_channels: "call;text", side: "buyer" });
  });

  it("reports a known field that contains an object, unless another name has a value", () => {
    expect(readPost({ email: { value: "a@example.com" } }).lead.unreadable).toEqual(["email"]);
    expect(readPost({ email: {}, email_address: "a@example.com" }).lead).toMatchObject({
      unreadable: [],
      values: { email: "a@example.com" },
    });
  });

  it("reads a lead that is nested, whose outer values win", () => {
    expect(
      valuesOf({
        side: "seller",
        lead: { side: "buyer", contact: { firstName: "Ann", phone: "9165550123" } },
        address: { street: "12 Oak St", city: "Davis", zip: "95616" },
        consent: { text: "I agree.", timestamp: "2026-03-02T14:59:00Z" },
      }),
    ).toEqual({
      side: "seller",
      first_name: "Ann",
      phone: "9165550123",
      address: "12 Oak St",
      city: "Davis",
      zip_code: "95616",
      tcpa_text: "I agree.",
      consent_at: "2026-03-02T14:59:00Z",
    });
  });

  it("reads a list of names and values, as lead ads send it", () => {
    expect(
      valuesOf({
        field_data: [
          { name: "full_name", values: ["Ann Example"] },
          { name: "email", value: "ann@example.com" },
        ],
      }),
    ).toEqual({ full_name: "Ann Example", email: "ann@example.com" });
  });

  it("takes no field from an object about somebody else", () => {
    expect(valuesOf({ agent: { name: "Bob", phone: "9165550199" } })).toEqual({});
  });

  it("keeps unknown fields as text up to the limits and counts the rest", () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`extra_${index}`, index]),
    );
    expect(Object.keys(readPost(many).lead.custom)).toHaveLength(CUSTOM_FIELD_LIMITS.fields);
    expect(readPost(many).lead.customDropped).toBe(10);
    const record = JSON.parse(
      `{"ok":"1","deep":{"a":1},"__proto__":"x",` +
        `"${"n".repeat(65)}":"1","long":"${"v".repeat(501)}"}`,
    ) as Record<string, unknown>;
    expect(readPost(record).lead).toMatchObject({ custom: { ok: "1" }, customDropped: 4 });
  });

  it("removes what PostgreSQL cannot store and leaves the rest verbatim", () => {
    expect(valuesOf({ comments: "a\u0000b\ud800c\nd" })).toEqual({ comments: "ab?c\nd" });
  });

  it("survives nesting that would overflow a recursive walk", () => {
    const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const deep = JSON.parse(`{"x":${nested},"side":${nested}}`) as Record<string, unknown>;
    expect(readPost(deep).lead).toMatchObject({ customDropped: 1, unreadable: ["side"] });
  });

  it.each([
    [{ source_key: "k1" }, { sourceKey: "k1", test: false, testResult: null }],
    [{ lp_campaign_key: "k2" }, { sourceKey: "k2", test: false, testResult: null }],
    [
      { source_key: " ", key: "k3", api_key: "k4" },
      { sourceKey: "k3", test: false, testResult: null },
    ],
    [{ source_key: ["a", {}] }, { sourceKey: "unreadable", test: false, testResult: null }],
    [{ test: 1 }, { sourceKey: null, test: true, testResult: null }],
    [
      { Test_Lead: "1", test_result: "Duplicate" },
      { sourceKey: null, test: true, testResult: "duplicate" },
    ],
    [{ test: "maybe" }, { sourceKey: null, test: true, testResult: null }],
    [{ test: {} }, { sourceKey: null, test: true, testResult: null }],
    [
      { test: "0", test_result: "accepted" },
      { sourceKey: null, test: false, testResult: null },
    ],
    [{ test_result: "accepted" }, { sourceKey: null, test: true, testResult: "accepted" }],
    [{ lp_action: "test" }, { sourceKey: null, test: true, testResult: null }],
    [{}, { sourceKey: null, test: false, testResult: null }],
  ])("reads the controls of %j", (record, controls) => {
    const read = readPost(record);
    expect(read.controls).toEqual(controls);
    expect(read.lead).toEqual({ values: {}, unreadable: [], custom: {}, customDropped: 0 });
    expect(postedSourceKey(record)).toBe(controls.sourceKey);
  });

  it("never throws and never keeps what a database refuses, for any record", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ stringUnit: "binary" })),
        (record) => {
          const { lead } = readPost(record);
          for (const text of [
            ...Object.keys(lead.custom),
            ...Object.values(lead.custom),
            ...Object.values(lead.values).filter((value) => value !== undefined),
          ]) {
            expect(text.includes("\0")).toBe(false);
            expect(text.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });
});
