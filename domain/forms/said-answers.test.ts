// Tests turning a conversation into a form's answers: what the choices can express is filled in,
// and the rest is left to the person.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Conversation, beginConversation, hear } from "../qualification/conversation.ts";
import type { Gazetteer } from "../qualification/gazetteer.ts";
import type { Language, Slots } from "../qualification/slots.ts";
import { checkAnswers } from "./check-answers.ts";
import {
  DEFAULT_FORM,
  FORM_SIDES,
  type FormDocument,
  OPTIONAL_QUESTIONS,
} from "./form-document.ts";
import { leadOfForm } from "./form-lead.ts";
import { RENT_RANGES, SALE_RANGES, ownRange, rangeOf } from "./form-steps.ts";
import { answersSaid } from "./said-answers.ts";

const NOWHERE: Gazetteer = {
  cities: () => [],
  counties: () => [],
  hasZip: () => false,
  similar: () => [],
};
const said = (language: Language, ...sentences: readonly string[]): Conversation =>
  sentences.reduce(
    (conversation, sentence) => hear(conversation, sentence, "2026-03-04", NOWHERE).conversation,
    beginConversation(language),
  );

/** For a form that offers every side. */
const answersOf = (slots: Slots) => answersSaid(slots, FORM_SIDES);

describe("answers of a conversation", () => {
  it("are what was said, in the form's words", () => {
    expect(
      answersOf({
        side: "seller",
        propertyType: ["condo"],
        location: [{ zip: "95838" }],
        price: { min: 412_000, max: 412_000, per: "sale" },
        timing: { bucket: "m1_3", from: null, until: null },
        beds: 3,
        baths: 2.5,
        financeStatus: "cash",
        agentStatus: "none",
      }),
    ).toEqual({
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      price_range: "sale_own_412000-412000",
      timing: "m1_3",
      beds: "3",
      baths: "2.5",
      finance_status: "cash",
      agent_status: "none",
    });
  });

  it.each<[Language, readonly string[]]>([
    ["en", ["I want to sell a condo", "it is worth 412k", "in 2 months"]],
    ["es", ["quiero vender un condominio", "vale 412 mil", "en 2 meses"]],
  ])("come out the same in either language: %s", (language, sentences) => {
    expect(answersOf(said(language, ...sentences).slots)).toEqual({
      side: "seller",
      property_type: "condo",
      price_range: "sale_own_412000-412000",
      timing: "m1_3",
    });
  });

  it("are open if nothing was said, and unsure if the person said so", () => {
    expect(answersOf({})).toEqual({});
    expect(
      answersOf({ propertyType: "unsure", location: "unsure", price: "unsure", timing: "unsure" }),
    ).toEqual({ property_type: "unsure", price_range: "unsure", timing: "unsure" });
    expect(
      answersOf({
        side: "unknown",
        propertyType: ["unknown"],
        financeStatus: "not_applicable",
        agentStatus: "unknown",
      }),
    ).toEqual({});
  });

  it("leave places open that are not one", () => {
    expect(answersOf({ location: [{ zip: "95838" }, { zip: "95814" }] })).toEqual({});
  });

  it("leave several property types open, and map a type without a choice to other", () => {
    expect([
      answersOf({ propertyType: ["condo", "townhouse"] }),
      answersOf({ propertyType: ["farm_ranch"] }),
    ]).toEqual([{}, { property_type: "other" }]);
  });

  it("count rooms as they were said, also where the form has no such choice", () => {
    expect([
      answersOf({ beds: 9, baths: 3.5 }),
      answersOf({ beds: 0, baths: 0.5 }),
      answersOf({ beds: 4, baths: 2.25 }),
      answersOf({ beds: 21, baths: 2.3 }),
    ]).toEqual([
      { beds: "9", baths: "3.5" },
      { beds: "0", baths: "0.5" },
      { beds: "4", baths: "2.25" },
      {},
    ]);
  });

  it("are valid in the form for any conversation", () => {
    const document: FormDocument = {
      ...DEFAULT_FORM,
      name: "Form",
      sides: FORM_SIDES,
      questions: OPTIONAL_QUESTIONS,
    };
    const everything: Slots = {
      side: "renter",
      propertyType: "unsure",
      location: [{ zip: "95838" }],
      price: { min: null, max: 900, per: "month" },
      timing: { bucket: "unknown", from: null, until: null },
      beds: 12,
      baths: 7.25,
      financeStatus: "cash",
      agentStatus: "none",
    };
    const wrong = checkAnswers(document, answersOf(everything), () => true).filter(
      ({ code }) => code !== "missing",
    );
    expect(wrong).toEqual([]);
    expect(new Set([...SALE_RANGES, ...RENT_RANGES].map(({ id }) => id)).size).toBe(
      SALE_RANGES.length + RENT_RANGES.length,
    );
  });
});

describe("answers of a person who continues in the form itself", () => {
  const WHOLE: FormDocument = {
    ...DEFAULT_FORM,
    name: "Form",
    sides: FORM_SIDES,
    questions: OPTIONAL_QUESTIONS,
  };
  const wish = (
    min: number | null,
    max: number | null,
    side: Slots["side"] = "seller",
  ): string | undefined =>
    answersSaid(
      {
        ...(side === undefined ? {} : { side }),
        price: { min, max, per: side === "renter" ? "month" : "sale" },
      },
      FORM_SIDES,
    ).price_range;

  it("keep the sum or the range that was said, whatever choice it falls into", () => {
    expect([
      wish(360_000, 490_000),
      wish(330_000, 420_000),
      wish(null, 450_000),
      wish(2_100, 3_200, "renter"),
      wish(400_000, null, undefined),
    ]).toEqual([
      "sale_own_360000-490000",
      "sale_own_330000-420000",
      "sale_own_-450000",
      "rent_own_2100-3200",
      "sale_own_400000-",
    ]);
    expect(
      answersSaid(
        { side: "renter", price: { min: 400_000, max: 400_000, per: "sale" } },
        FORM_SIDES,
      ).price_range,
    ).toBeUndefined();
  });

  it("keep a city as a city, known or not, and drop a side not offered", () => {
    const placeOf = (...location: Exclude<Slots["location"], undefined | "unsure">) =>
      answersSaid({ side: "renter", location }, ["seller", "buyer"]);
    expect(placeOf({ city: "Tampa", state: "FL" })).toEqual({ zip_code: "Tampa, FL" });
    expect([
      placeOf({ city: "Tampa", state: null }),
      placeOf({ city: "Nowhere", state: "FL" }),
    ]).toEqual([{ zip_code: "Tampa" }, { zip_code: "Nowhere, FL" }]);
    expect([
      placeOf({ zip: "95838" }),
      placeOf({ county: "Travis", state: "TX" }),
      placeOf({ city: "Tampa", state: "FL" }, { city: "Miami", state: "FL" }),
    ]).toEqual([{ zip_code: "95838" }, {}, {}]);
    expect(answersSaid({ side: "seller" }, ["seller"])).toEqual({});
  });

  it("are a choice where exactly that was said, and the sum itself where one was named", () => {
    expect([
      wish(350_000, 500_000),
      wish(null, 200_000),
      wish(412_000, 412_000),
      wish(1_800, 1_800, "renter"),
    ]).toEqual(["sale_350000", "sale_0", "sale_own_412000-412000", "rent_own_1800-1800"]);
  });

  it("leave unsure what the person is unsure of, and open what was not said", () => {
    expect(
      answersSaid(
        { propertyType: "unsure", location: "unsure", price: "unsure", timing: "unsure" },
        FORM_SIDES,
      ),
    ).toEqual({ property_type: "unsure", price_range: "unsure", timing: "unsure" });
    expect(answersSaid({}, FORM_SIDES)).toEqual({});
  });

  it("become the price of the lead, to the dollar", () =>
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
        fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
        fc.constantFrom("seller", "buyer", "renter"),
        (one, other, side) => {
          const [min, max] =
            one !== null && other !== null
              ? [Math.min(one, other), Math.max(one, other)]
              : [one, other];
          fc.pre(min !== null || max !== null);
          const range = ownRange(side, min, max);
          expect(rangeOf(side, range?.id)).toEqual(range);
          const answers = { side, price_range: range?.id ?? "" };
          expect(checkAnswers(WHOLE, answers, () => true, ["price_range"])).toEqual([]);
          const { price_min: least, price_max: most } = leadOfForm(WHOLE, answers, {
            slug: "s",
            version: 1,
            consentText: "",
            consentHash: "",
            atMs: 0,
            pageUrl: "",
            ipAddress: "",
            userAgent: "",
            carried: {},
          });
          expect([least, most]).toEqual([
            min === null ? undefined : String(min),
            max === null ? undefined : String(max),
          ]);
        },
      ),
    ));

  it.each([
    "sale_own_",
    "sale_own_-",
    "sale_own_500-400",
    "sale_own_0-400",
    "sale_own_01-400",
    "sale_own_1-1000000001",
    "rent_own_1-2",
    "sale_own_1.5-2",
    "sale_own_-9999999999",
  ])("are no price as %s", (id) => {
    expect(rangeOf("seller", id)).toBeNull();
    expect(
      checkAnswers(WHOLE, { side: "seller", price_range: id }, () => true, ["price_range"]),
    ).toEqual([{ field: "price_range", code: "wrong" }]);
  });
});
