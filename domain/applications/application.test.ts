// Tests what an application lacks before it may be sent.
import { describe, expect, it } from "vitest";
import { type ApplicationFacts, LEAST_ABOUT, missingFacts } from "./application.ts";

const COMPLETE: ApplicationFacts = {
  isEmailConfirmed: true,
  website: "https://ruiz.example.com/",
  about: "We buy seller leads around Sacramento and call within minutes.",
  licenseNumber: "01234567",
  licenseState: "CA",
};

describe("what an application lacks", () => {
  it.each([
    ["nothing", {}, "agent", []],
    [
      "everything",
      { website: null, about: null, licenseNumber: null, licenseState: null },
      "agent",
      ["website", "license_number", "license_state", "about"],
    ],
    ["no license, of a wholesaler", { licenseNumber: null, licenseState: null }, "wholesaler", []],
    ["no license, of an investor", { licenseNumber: "", licenseState: null }, "investor", []],
    ["no license, of an affiliate", { licenseNumber: null, licenseState: null }, null, []],
    [
      "no license, of a lender",
      { licenseNumber: null, licenseState: null },
      "lender",
      ["license_number", "license_state"],
    ],
    [
      "the state of a license, of an investor",
      { licenseState: null },
      "investor",
      ["license_state"],
    ],
    ["the number of a license, of an affiliate", { licenseNumber: " " }, null, ["license_number"]],
    ["blanks", { website: "  " }, "broker", ["website"]],
    ["a confirmed email", { isEmailConfirmed: false }, "broker", ["email"]],
    ["a short word", { about: "x".repeat(LEAST_ABOUT - 1) }, "broker", ["about"]],
    ["a word of blanks", { about: " ".repeat(LEAST_ABOUT) }, "broker", ["about"]],
  ] as const)("%s", (_, facts, kind, missing) => {
    expect(missingFacts({ ...COMPLETE, ...facts }, kind)).toEqual(missing);
  });
});
