// Tests which nine digits can be a taxpayer number, and the checks of a payee's details.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TaxDetails, taxErrors } from "./tax-details.ts";
import { taxNumberDigits, taxNumberError } from "./taxpayer-number.ts";

describe("a person's number", () => {
  it.each([
    ["123-45-6789"],
    ["123456789"],
    ["123 45 6789"],
    ["665-01-0001"],
    ["899-99-9999"],
    ["912-50-1234"],
    ["999-88-1234"],
    ["900-92-0001"],
    ["900-99-0001"],
  ])("can be %s", (number) => {
    expect(taxNumberError("ssn", number)).toBeNull();
  });
  it.each([
    ["000-12-3456"],
    ["666-12-3456"],
    ["123-00-6789"],
    ["123-45-0000"],
    ["078-05-1120"],
    ["219-09-9999"],
    ["900-12-3456"],
    ["950-89-1234"],
    ["950-93-1234"],
    ["950-66-1234"],
  ])("was never given out as %s", (number) => {
    expect(taxNumberError("ssn", number)).toBe("impossible");
  });
  it.each([
    ["12-3456789"],
    ["12345678"],
    ["1234567890"],
    ["123-456-789"],
    ["abc-de-fghi"],
    [""],
    ["１２３４５６７８９"],
  ])("is not written as %s", (number) => {
    expect(taxNumberError("ssn", number)).toBe("format");
  });
});

describe("an employer's number", () => {
  it.each([["12-3456789"], ["01-0000001"], ["987654321"], ["46-1234567"]])(
    "can be %s",
    (number) => {
      expect(taxNumberError("ein", number)).toBeNull();
    },
  );
  it.each([["00-1234567"], ["07-1234567"], ["89-1234567"], ["96-1234567"], ["12-0000000"]])(
    "was never given out as %s",
    (number) => {
      expect(taxNumberError("ein", number)).toBe("impossible");
    },
  );
});

it("keeps exactly the typed digits", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
      expect(
        taxNumberDigits("ssn", `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`),
      ).toBe(digits);
      expect(taxNumberDigits("ein", `${digits.slice(0, 2)}-${digits.slice(2)}`)).toBe(digits);
    }),
  );
});

describe("a payee's details", () => {
  const GOOD: TaxDetails = {
    legalName: "Fia Affiliate",
    businessName: null,
    taxClass: "individual",
    street: "1 Elm St",
    city: "Sacramento",
    state: "CA",
    zipCode: "95814",
    numberKind: "ssn",
    number: "123-45-6789",
    signature: "fia  AFFILIATE",
  };
  it.each<[string, Partial<TaxDetails>, object]>([
    ["all there", {}, {}],
    [
      "nothing typed",
      {
        legalName: " ",
        street: "",
        city: "",
        state: "XX",
        zipCode: "958",
        number: "1",
        signature: "",
      },
      {
        legal_name: "missing",
        street: "missing",
        city: "missing",
        state: "missing",
        zip_code: "format",
        number: "format",
        signature: "missing",
      },
    ],
    [
      "a corporation by a person's number",
      { taxClass: "c_corporation", signature: "Anybody" },
      { number_kind: "needs_ein" },
    ],
    [
      "a corporation by its own",
      { taxClass: "c_corporation", numberKind: "ein", number: "12-3456789", signature: "Anybody" },
      {},
    ],
    ["a trust by a person's number", { taxClass: "trust_estate", signature: "The Trustee" }, {}],
    ["another person's signature", { signature: "Fred Affiliate" }, { signature: "unlike_name" }],
  ])("%s", (_, change, mistakes) => {
    expect(taxErrors({ ...GOOD, ...change })).toEqual(mistakes);
  });
});
