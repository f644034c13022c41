// Tests which rows of a file become drafts, and what a draft takes over from its row.
import { describe, expect, it } from "vitest";
import { draftForm, rowDraftProblems } from "../drafts/draft-answers.ts";
import type { LeadField } from "../lead/field-names.ts";
import { draftAnswersOf, isDraftRow } from "./draft-row.ts";
import { leadOfRow } from "./import-row.ts";

const rowOf = (values: Partial<Record<LeadField, string>>) => {
  const columns = (Object.keys(values) as LeadField[]).map((field) => ({ name: field, field }));
  return leadOfRow(columns, { side: null, dateOrder: null, timeZone: null }, Object.values(values));
};
const PERSON = { full_name: "Ann van Example", phone: "(916) 555-0142" };
const PROOF = { consent_at: "2026-11-20T10:00:00Z", ip_address: "203.0.113.9" };

describe("a row becomes a draft", () => {
  it.each([
    ["without moment and evidence", PERSON],
    ["without evidence", { ...PERSON, consent_at: PROOF.consent_at }],
    ["without moment", { ...PERSON, ip_address: PROOF.ip_address }],
    ["with an address that is none", { ...PERSON, ...PROOF, ip_address: "office" }],
    ["with a consent but no proof", { ...PERSON, consent: "yes" }],
    ["with an email only", { first_name: "Ann", email: "ann@example.com" }],
  ])("%s", (_, values) => {
    expect(isDraftRow(rowOf(values))).toBe(true);
  });

  it.each([
    ["with its own proof", { ...PERSON, ...PROOF }],
    [
      "with a certificate",
      {
        ...PERSON,
        consent_at: PROOF.consent_at,
        trustedform_cert_url: `https://cert.trustedform.com/${"0".repeat(40)}`,
      },
    ],
    ["of a person who refused", { ...PERSON, consent: "no" }],
    ["without a name", { phone: PERSON.phone }],
    ["without a way to reach the person", { full_name: "Ann Example", phone: "12" }],
  ])("unless it is one %s", (_, values) => {
    expect(isDraftRow(rowOf(values))).toBe(false);
  });
});

describe("a draft", () => {
  const answersOf = (values: Partial<Record<LeadField, string>>) =>
    draftAnswersOf(rowOf({ ...PERSON, ...values }));

  it("takes over what the row says, as it says it", () => {
    expect(
      answersOf({
        side: "Seller",
        property_type: "Condo",
        zip_code: "95838.0",
        price: "$612,000",
        timing: "ASAP",
        beds: "3",
        baths: "2.5",
        address: "1 Oak Ave",
        agent_status: "no",
        comments: "called; left vm",
      }),
    ).toEqual({
      first_name: "Ann",
      last_name: "van Example",
      phone: "+19165550142",
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      price_range: "sale_own_612000-612000",
      timing: "asap_0_30d",
      beds: "3",
      baths: "2.5",
      address: "1 Oak Ave",
      agent_status: "none",
      comments: "called; left vm",
    });
  });

  it("leaves open what the form cannot say exactly, and what cannot be read", () => {
    expect(
      answersOf({ side: "buyer", price: "400-450", beds: "50", zip_code: "12", address: "1 Oak" }),
    ).toEqual({
      first_name: "Ann",
      last_name: "van Example",
      phone: "+19165550142",
      side: "buyer",
    });
    expect(answersOf({ side: "seller", price: "$200,000 - $350,000" }).price_range).toBe(
      "sale_200000",
    );
  });

  it("has the city where the row has no ZIP, and any count of rooms", () => {
    expect(
      answersOf({ city: "Fresno", state: "California", beds: "9", baths: "3.5" }),
    ).toMatchObject({ zip_code: "Fresno, CA", beds: "9", baths: "3.5" });
  });

  it("can be confirmed by its person", () => {
    const answers = answersOf({ side: "seller", zip_code: "95838", price: "1.2M" });
    expect(rowDraftProblems(draftForm("By hand", "en"), answers, () => true)).toEqual([]);
  });
});
