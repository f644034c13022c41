// Tests a draft's form, and the problems that prevent a confirmation link.
import { describe, expect, it } from "vitest";
import { draftForm, draftProblems, rowDraftProblems } from "./draft-answers.ts";

describe("the problems that prevent a link", () => {
  const contact = {
    first_name: "Ana",
    last_name: "Diaz",
    phone: "(916) 555-2001",
    email: "ana@example.com",
  };

  it("are missing or wrong contact fields, but not open questions", () => {
    const document = draftForm("By hand", "es");
    expect(draftProblems(document, contact, () => true)).toEqual([]);
    expect(draftProblems(document, {}, () => true).map(({ field }) => field)).toEqual([
      "first_name",
      "last_name",
      "phone",
      "email",
    ]);
    expect(draftProblems(document, { ...contact, phone: "12", email: "ana" }, () => true)).toEqual([
      { field: "phone", code: "wrong" },
      { field: "email", code: "wrong" },
    ]);
  });

  it("are fewer for a row of a file, whose person adds the rest", () => {
    const document = draftForm("By hand", "en");
    const fieldsOf = (answers: object) =>
      rowDraftProblems(document, answers, () => true).map(({ field }) => field);
    expect(fieldsOf({})).toEqual(["first_name", "phone", "email"]);
    expect(fieldsOf({ last_name: "Diaz", email: "ana@example.com" })).toEqual([]);
    expect(fieldsOf({ first_name: "Ana", phone: "12" })).toEqual(["phone"]);
  });

  it("are not a city in place of its ZIP, nor a sum or a count that the form does not list", () => {
    const document = draftForm("By hand", "en");
    const stated = {
      ...contact,
      side: "seller",
      zip_code: "Fresno, CA",
      price_range: "sale_own_612000-612000",
      beds: "9",
      baths: "3.5",
    };
    expect(draftProblems(document, stated, () => false)).toEqual([]);
    expect(
      draftProblems(
        document,
        { ...stated, zip_code: "Fresno 937", price_range: "sale_own_650000-600000", baths: "3.3" },
        () => true,
      ),
    ).toEqual([
      { field: "zip_code", code: "wrong" },
      { field: "price_range", code: "wrong" },
      { field: "baths", code: "wrong" },
    ]);
  });

  it("are all invalid answers", () => {
    const document = draftForm("By hand", "en");
    expect(draftProblems(document, { ...contact, zip_code: "00000" }, () => false)).toEqual([
      { field: "zip_code", code: "unknown_place" },
    ]);
    expect(
      draftProblems(document, { ...contact, side: "renter", price_range: "sale_0" }, () => true),
    ).toEqual([{ field: "price_range", code: "wrong" }]);
  });
});
