import { describe, expect, test } from "vitest";
import { formatsFor } from "../../../lib/format/format.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import {
  type DemandVoice,
  type Order,
  placeWords,
  sortOrders,
  wantedWords,
} from "./demand-words.ts";

const english: DemandVoice = {
  texts: OPEN_DEMAND_TEXTS.en,
  words: LEAD_WORDS.en,
  formats: formatsFor({ language: "en", timeZone: "UTC" }),
};
const spanish: DemandVoice = {
  texts: OPEN_DEMAND_TEXTS.es,
  words: LEAD_WORDS.es,
  formats: formatsFor({ language: "es", timeZone: "UTC" }),
};

function order(given: Partial<Order>): Order {
  return {
    id: "a",
    states: [],
    county_count: null,
    zip_count: null,
    radius_miles: null,
    sides: null,
    property_types: null,
    tiers: null,
    minimum_score: null,
    exclusive_payout_cents: 1_000,
    shared_payout_cents: null,
    remaining_today: null,
    matching_leads: 0,
    ...given,
  };
}

describe("an order in words", () => {
  test("reads like a phrase", () => {
    expect(wantedWords(order({}), english)).toBe("Leads");
    expect(wantedWords(order({ tiers: ["hot"] }), english)).toBe("Hot leads");
    expect(
      wantedWords(
        order({
          sides: ["buyer_and_seller", "seller"],
          property_types: ["condo"],
          tiers: ["hot", "nurture"],
          minimum_score: 4_200,
        }),
        english,
      ),
    ).toBe("Sellers or buyers who also sell · condo · hot or nurture · score from 42");
    expect(wantedWords(order({ tiers: ["hot"] }), spanish)).toBe("Prospectos de nivel caliente");
  });

  test("names its place", () => {
    expect(placeWords(order({}), english)).toBe("Everywhere");
    expect(placeWords(order({ states: ["CA"], county_count: 4 }), english)).toBe(
      "California · 4 counties",
    );
    expect(placeWords(order({ states: ["AZ", "CA", "TX"], radius_miles: 12 }), english)).toBe(
      "AZ, CA, TX · within 12 miles",
    );
  });
});

test("sorts by matching leads first, then by payout, with full orders last", () => {
  const orders = [
    order({ id: "rich", exclusive_payout_cents: 9_000 }),
    order({
      id: "full",
      exclusive_payout_cents: 99_000,
      remaining_today: "none",
      matching_leads: 2,
    }),
    order({ id: "fits", matching_leads: 1 }),
  ];
  expect(sortOrders(orders, "best").map(({ id }) => id)).toEqual(["fits", "rich", "full"]);
});
