// What an address asks of leads, as the beginning of a campaign.
import { describe, expect, it } from "vitest";
import { emptyCampaignForm } from "./campaign-form-values.ts";
import { criteriaOf } from "./criteria-form-values.ts";
import { campaignFormOfSearch } from "./search-form-values.ts";

/** The values of the form's lead fields. */
function fieldsOf(search: string): Readonly<Record<string, unknown>> {
  const { chosen, typed } = campaignFormOfSearch(
    emptyCampaignForm("America/Chicago"),
    new URLSearchParams(search),
  ).criteria.plain;
  return {
    types: chosen["property_type"]?.values,
    timing: chosen["timing"]?.values,
    state: typed["state"]?.typed,
    city: typed["city"]?.typed,
    zip: typed["zip_code"]?.typed,
  };
}

const criteriaFrom = (search: string) =>
  criteriaOf(
    campaignFormOfSearch(emptyCampaignForm("America/Chicago"), new URLSearchParams(search))
      .criteria,
  );

describe("a campaign from an address", () => {
  it("asks for kinds, times, states and cities", () => {
    expect(
      fieldsOf("property_type=condo,townhouse&timing=m3_6&place=Los%20Angeles%20CA,Davis%20CA"),
    ).toEqual({
      types: ["condo", "townhouse"],
      timing: ["m3_6"],
      state: "",
      city: "Los Angeles, CA\nDavis, CA",
      zip: "",
    });
    expect(fieldsOf("zip_code=95838,95616").zip).toBe("95838, 95616");
    expect([fieldsOf("state=CA,OR").state, fieldsOf("place=CA,OR").state]).toEqual([
      "CA, OR",
      "CA, OR",
    ]);
  });

  it("takes places of several kinds as any of them, each city in its own state", () => {
    expect(criteriaFrom("place=Davis%20CA,95838,TX,Miami%20FL")).toEqual({
      all: [
        {
          any: [
            { field: "state", in: ["TX"] },
            { field: "zip_code", in: ["95838"] },
            { field: "city", in: ["davis, CA", "miami, FL"] },
          ],
        },
      ],
    });
  });

  it("takes a price, and rooms at the least", () => {
    expect(criteriaFrom("price=400000-450000&beds=3&baths=2.5")).toEqual({
      all: [
        { field: "price_cents", min: 40_000_000, max: 45_000_000 },
        { field: "beds", min: 3 },
        { field: "baths_quarters", min: 10 },
      ],
    });
    expect([criteriaFrom("price=-450000"), criteriaFrom("price=400000-")]).toEqual([
      { all: [{ field: "price_cents", max: 45_000_000 }] },
      { all: [{ field: "price_cents", min: 40_000_000 }] },
    ]);
  });

  it("leaves out conditions that no lead has", () => {
    expect(
      fieldsOf(
        "property_type=castle&timing=soon&state=XX" +
          "&place=%3Cb%3E,Portland,Portland%20XX,958&zip_code=958",
      ),
    ).toEqual(fieldsOf(""));
    for (const search of [
      "price=-",
      "price=5-4",
      "price=x",
      "beds=x",
      "beds=",
      "beds=-1",
      "beds=900",
      "baths=0.3",
    ])
      expect(criteriaFrom(search), search).toEqual(criteriaFrom(""));
  });
});
