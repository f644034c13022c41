// What an address asks of leads, as the beginning of a campaign.
import { describe, expect, it } from "vitest";
import { emptyDraft } from "./campaign-draft.ts";
import { criteriaOf } from "./criteria-draft.ts";
import { draftOfSearch } from "./search-draft.ts";

/** What stands in the form's fields for leads. */
function fieldsOf(search: string): Readonly<Record<string, unknown>> {
  const { chosen, typed } = draftOfSearch(emptyDraft("America/Chicago"), new URLSearchParams(search)).criteria.plain;
  return { types: chosen["property_type"]?.values, timing: chosen["timing"]?.values, state: typed["state"]?.typed, city: typed["city"]?.typed, zip: typed["zip_code"]?.typed };
}

describe("a campaign from an address", () => {
  it("asks for kinds, times, states and cities", () => {
    expect(fieldsOf("property_type=condo,townhouse&timing=m3_6&state=CA&city=Los%20Angeles,Davis")).toEqual({ types: ["condo", "townhouse"], timing: ["m3_6"], state: "CA", city: "Los Angeles, CA\nDavis, CA", zip: "" });
    expect(fieldsOf("zip_code=95838,95616").zip).toBe("95838, 95616");
  });

  it("takes a city and a ZIP as either of them", () => {
    const { criteria } = draftOfSearch(emptyDraft("America/Chicago"), new URLSearchParams("state=CA&city=Davis&zip_code=95838"));
    expect(criteriaOf(criteria)).toEqual({ all: [{ field: "state", in: ["CA"] }, { any: [{ field: "zip_code", in: ["95838"] }, { field: "city", in: ["davis, CA"] }] }] });
  });

  it("leaves out what can be asked of nobody, and a city of which nobody could tell the state", () => {
    expect(fieldsOf("property_type=castle&timing=soon&state=XX&city=%3Cb%3E&zip_code=958")).toEqual(fieldsOf(""));
    expect(fieldsOf("state=CA,OR&city=Portland")).toEqual(fieldsOf("state=CA,OR"));
  });
});
