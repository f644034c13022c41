// Tests criteria as sentences in both languages.
import { describe, expect, test } from "vitest";
import { formatsFor } from "../../../lib/format/format.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { criteriaSentences } from "./criteria-sentences.ts";
import { readCriteria } from "./read-criteria.ts";

const counties = { "06067": "Sacramento", "04013": "Maricopa" };
const said = (criteria: unknown, language: "en" | "es" = "en") =>
  criteriaSentences(readCriteria(criteria), {
    texts: CAMPAIGN_PAGE_TEXTS[language].rules,
    words: LEAD_WORDS[language],
    formats: formatsFor({ language, timeZone: "UTC" }),
    counties,
  });
const texts = (criteria: unknown, language: "en" | "es" = "en"): string[] =>
  said(criteria, language).map(({ text }) => text);

describe("criteria in sentences", () => {
  test("describe lists, places and bounds", () => {
    expect(
      texts({
        all: [
          { field: "side", in: ["seller", "buyer_and_seller"] },
          { field: "county_fips", in: ["06067"] },
          { field: "city", in: ["los angeles, CA"] },
          { field: "score", min: 4_250 },
          { field: "price_cents", min: 25_000_000, max: 90_000_000 },
          { field: "radius", zip_code: "95814", miles: 12 },
        ],
      }),
    ).toEqual([
      "The lead type is seller or buyer and seller.",
      "The county is Sacramento (CA).",
      "The city is Los Angeles (CA).",
      "The score is at least 42.5 of 100.",
      "The price is between $250,000 and $900,000.",
      "It is within 12 miles of ZIP 95814.",
    ]);
    expect(texts({ field: "timing", in: ["m1_3"] }, "es")).toEqual(["El plazo es 1–3 meses."]);
  });

  test("describe the verification of a lead and its age", () => {
    const criteria = {
      all: [
        { field: "verification", in: ["certificate"] },
        { field: "age_minutes", max: 30 },
        { field: "age_minutes", min: 60, max: 1_440 },
        { not: { field: "age_minutes", min: 1 } },
        { not: { field: "verification", in: ["certificate"] } },
      ],
    };
    expect(texts(criteria)).toEqual([
      "It is verified by consent certificate (TrustedForm or Jornaya).",
      "Requested at most 30 minutes ago.",
      "Requested between 60 and 1,440 minutes ago.",
      "Requested less than 1 minute ago.",
      "It isn't verified by consent certificate (TrustedForm or Jornaya).",
    ]);
    expect(texts({ all: [criteria.all[0], criteria.all[1]] }, "es")).toEqual([
      "Está verificado por certificado de consentimiento (TrustedForm o Jornaya).",
      "Solicitado hace como máximo 30 minutos.",
    ]);
  });

  test("describe negations", () => {
    expect(
      texts({
        all: [
          { not: { field: "timing", in: ["browsing"] } },
          { not: { field: "tier", in: ["cold", "nurture"] } },
          { not: { field: "beds", min: 3 } },
          { not: { not: { field: "state", in: ["CA"] } } },
        ],
      }),
    ).toEqual([
      "The timing isn't just looking.",
      "The tier is none of these: cold, nurture.",
      "The number of bedrooms is less than 3.",
      "The state is California.",
    ]);
    expect(
      said({
        not: {
          all: [
            { field: "tier", in: ["hot"] },
            { field: "state", in: ["NV"] },
          ],
        },
      }),
    ).toMatchObject([
      {
        text: "Not all match:",
        children: [{ text: "The tier is hot." }, { text: "The state is Nevada." }],
      },
    ]);
  });

  test("merge lists of one field and keep other alternatives as a list", () => {
    expect(
      texts({
        any: [
          { field: "county_fips", in: ["06067"] },
          { field: "county_fips", in: ["04013"] },
        ],
      }),
    ).toEqual(["The county is Sacramento (CA) or Maricopa (AZ)."]);
    expect(
      said({
        all: [
          {
            any: [
              { field: "tier", in: ["hot"] },
              { field: "beds", min: 4 },
            ],
          },
        ],
      }),
    ).toMatchObject([
      {
        text: "Match any:",
        children: [{ text: "The tier is hot." }, { text: "The number of bedrooms is at least 4." }],
      },
    ]);
  });

  test("count long lists, are empty for all leads, and show unknown rules as they are", () => {
    const zips = Array.from({ length: 40 }, (_, index) => String(95_800 + index));
    expect(said({ field: "zip_code", in: zips })).toEqual([
      { text: "The ZIP is one of 40.", values: zips, children: [] },
    ]);
    expect(texts({ all: [] })).toEqual([]);
    expect(texts({ all: [{ all: [] }, { field: "moon", phase: "full" }] })).toEqual([
      'A rule that this page can\'t describe: {"field":"moon","phase":"full"}',
    ]);
  });
});
