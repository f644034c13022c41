// Tests the summary: its words, the values typed into it, and the places it accepts.
import { describe, expect, it } from "vitest";
import { formatsFor } from "../../../lib/format/format.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { Summary } from "./chat-line.ts";
import { readPlaces } from "./read-places.ts";
import { answersOf, draftOf, fieldOf } from "./summary-form-values.ts";
import {
  type SummaryLanguage,
  TOPICS,
  answerWords,
  countAnswered,
  furtherWords,
  isAnythingKnown,
  placesWords,
} from "./summary-words.ts";

const ENGLISH: SummaryLanguage = {
  texts: ASSISTANT_TEXTS.en.card,
  words: LEAD_WORDS.en,
  formats: formatsFor({ language: "en", timeZone: "America/Los_Angeles" }),
};
const SPANISH: SummaryLanguage = {
  texts: ASSISTANT_TEXTS.es.card,
  words: LEAD_WORDS.es,
  formats: formatsFor({ language: "es", timeZone: "America/Los_Angeles" }),
};

const OPEN: Summary = {
  property_type: { state: "open", sure: null, types: [] },
  location: { state: "open", sure: null, places: [] },
  price: { state: "open", sure: null, min: null, max: null, per: "sale" },
  timing: { state: "open", sure: null, bucket: null, from: null, until: null },
  side: null,
  beds: null,
  baths: null,
  finance_status: null,
  agent_status: null,
  is_complete: false,
  links: [],
};
const KNOWN: Summary = {
  ...OPEN,
  side: "buyer",
  beds: 3,
  baths: 2.5,
  finance_status: "pre_approved",
  property_type: { state: "answered", sure: 95, types: ["condo", "townhouse"] },
  location: {
    state: "answered",
    sure: 95,
    places: [
      { zip: "33602", city: null, county: null, state: null },
      { zip: null, city: "Tampa", county: null, state: "FL" },
      { zip: null, city: null, county: "Travis", state: "TX" },
      { zip: null, city: null, county: null, state: "CA" },
    ],
  },
  price: { state: "answered", sure: 80, min: null, max: 450_000, per: "sale" },
  timing: { state: "unsure", sure: 90, bucket: null, from: null, until: null },
};

describe("the summary in words", () => {
  it("contains each answer, and null where there is none", () => {
    expect(TOPICS.map((topic) => answerWords(topic, KNOWN, ENGLISH))).toEqual([
      "Condo or Townhouse",
      "33602; Tampa, FL; Travis County, TX; CA",
      "up to $450,000",
      null,
    ]);
    expect(answerWords("location", KNOWN, SPANISH)).toBe(
      "33602; Tampa, FL; Condado de Travis, TX; CA",
    );
    expect([countAnswered(OPEN), countAnswered(KNOWN)]).toEqual([0, 3]);
    expect(furtherWords(KNOWN, ENGLISH)).toEqual([
      "3 bedrooms or more",
      "2.5 bathrooms or more",
      "Pre-approved",
    ]);
  });

  it.each([
    [{ min: 300_000, max: 450_000, per: "sale" }, "$300,000 – $450,000"],
    [{ min: 500_000, max: 500_000, per: "sale" }, "$500,000"],
    [{ min: 2_000, max: null, per: "month" }, "from $2,000 per month"],
  ] as const)("tells a price of %j", (price, words) => {
    expect(
      answerWords("price", { ...OPEN, price: { state: "answered", sure: 90, ...price } }, ENGLISH),
    ).toBe(words);
  });

  it.each([
    [{ bucket: "m3_6", from: null, until: null }, "3–6 months"],
    [{ bucket: "m6_12", from: null, until: "2027-05-31" }, "6–12 months, until May 31, 2027"],
    [{ bucket: null, from: "2027-03-01", until: "2027-05-31" }, "Mar 1 – May 31, 2027"],
    [{ bucket: null, from: "2027-03-01", until: "2027-03-01" }, "Mar 1, 2027"],
    [{ bucket: null, from: "2027-03-01", until: null }, "from Mar 1, 2027"],
  ] as const)("tells a time of %j", (timing, words) => {
    expect(
      answerWords(
        "timing",
        { ...OPEN, timing: { state: "answered", sure: 90, ...timing } },
        ENGLISH,
      )?.replaceAll(/\s/g, " "),
    ).toBe(words);
  });

  it("reports whether any fact is known", () => {
    expect(
      [
        OPEN,
        { ...OPEN, beds: 2 },
        { ...OPEN, side: "seller" as const },
        { ...OPEN, price: { ...OPEN.price, state: "unsure" as const } },
      ].map((summary) => isAnythingKnown(summary, ENGLISH)),
    ).toEqual([false, true, true, true]);
  });
});

describe("typed places", () => {
  const NONE = { zip: null, city: null, county: null, state: null };

  it.each([
    ["33602", [{ ...NONE, zip: "33602" }]],
    ["Tampa, FL", [{ ...NONE, city: "Tampa", state: "FL" }]],
    ["new york ny", [{ ...NONE, city: "new york", state: "NY" }]],
    ["Travis County, TX", [{ ...NONE, county: "Travis", state: "TX" }]],
    ["Condado de Travis, tx", [{ ...NONE, county: "Travis", state: "TX" }]],
    ["ca", [{ ...NONE, state: "CA" }]],
    [
      " 33602 ;; Tampa,FL ",
      [
        { ...NONE, zip: "33602" },
        { ...NONE, city: "Tampa", state: "FL" },
      ],
    ],
    ["", []],
  ])("%j is read", (typed, places) => {
    expect(readPlaces(typed)).toEqual({ places });
  });

  it.each(["Tampa", "336", "Tampa, XX", "33602; Tampa", "xy"])(
    "%j is said to be wrong",
    (typed) => {
      expect(readPlaces(typed)).toEqual({ wrong: typed.split("; ").at(-1) });
    },
  );

  it.each([ENGLISH, SPANISH])("shown places can be typed", ({ texts }) => {
    expect(readPlaces(placesWords(KNOWN.location.places, texts))).toEqual({
      places: KNOWN.location.places,
    });
  });
});

describe("the summary form", () => {
  const texts = ENGLISH.texts;
  const draft = draftOf(KNOWN, texts);

  it("begins with the known answers, and returns them unchanged", () => {
    expect(answersOf("property_type", draft, texts)).toEqual({
      answers: { property_types: ["condo", "townhouse"] },
    });
    expect(answersOf("location", draft, texts)).toEqual({
      answers: { places: KNOWN.location.places },
    });
    expect(answersOf("price", draft, texts)).toEqual({
      answers: { price: { min: null, max: 450_000, per: "sale" } },
    });
    expect(answersOf("side", draft, texts)).toEqual({ answers: { side: "buyer" } });
  });

  it("treats a blank field as unanswered", () => {
    const empty = draftOf(OPEN, texts);
    expect([...TOPICS, "side" as const].map((topic) => answersOf(topic, empty, texts))).toEqual([
      { answers: { property_types: null } },
      { answers: { places: null } },
      { answers: { price: null } },
      { answers: { timing: null } },
      { answers: { side: null } },
    ]);
  });

  it("shows an error at its field", () => {
    expect(answersOf("price", { ...draft, least: "half a million", most: "12.50" }, texts)).toEqual(
      { problems: { least: texts.dollarsWrong, most: texts.dollarsWrong } },
    );
    expect(answersOf("price", { ...draft, least: "$500,000" }, texts)).toEqual({
      problems: { least: texts.leastAboveMost },
    });
    expect(answersOf("location", { ...draft, places: "Tampa" }, texts)).toEqual({
      problems: { places: texts.placesWrong("Tampa") },
    });
  });

  it("maps the server's pointers to fields", () => {
    expect(
      [
        "/price",
        "/price/min",
        "/price/max",
        "/places/0",
        "/property_types/2",
        "/timing",
        "/side",
        "/odd",
      ].map(fieldOf),
    ).toEqual(["least", "least", "most", "places", "types", "timing", "side", null]);
  });
});
