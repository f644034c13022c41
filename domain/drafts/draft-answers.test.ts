// From a conversation to the answers of a form: what the choices can say is said, everything else is left to the person.
import { describe, expect, it } from "vitest";
import { checkAnswers } from "../forms/check-answers.ts";
import { RENT_RANGES, SALE_RANGES } from "../forms/form-steps.ts";
import { type Conversation, beginConversation, hear } from "../qualification/conversation.ts";
import type { Gazetteer } from "../qualification/gazetteer.ts";
import type { Language, Slots } from "../qualification/slots.ts";
import { answersOf, draftForm, draftProblems } from "./draft-answers.ts";

const NOWHERE: Gazetteer = { cities: () => [], counties: () => [], hasZip: () => false, similar: () => [] };
const said = (language: Language, ...sentences: readonly string[]): Conversation =>
  sentences.reduce((conversation, sentence) => hear(conversation, sentence, "2026-03-04", NOWHERE).conversation, beginConversation(language));

const price = (min: number | null, max: number | null, more: Partial<Slots> = {}, per: "sale" | "month" = "sale"): string | undefined => answersOf({ price: { min, max, per }, ...more }).price_range;

describe("answers of a conversation", () => {
  it("are those that the form offers", () => {
    expect(answersOf({
      side: "seller", propertyType: ["condo"], location: [{ zip: "95838" }], price: { min: 412_000, max: 412_000, per: "sale" }, timing: { bucket: "m1_3", from: null, until: null }, beds: 3, baths: 2.5, financeStatus: "cash", agentStatus: "none",
    })).toEqual({ side: "seller", property_type: "condo", zip_code: "95838", price_range: "sale_350000", timing: "m1_3", beds: "3", baths: "2.5", finance_status: "cash", agent_status: "none" });
  });

  it.each<[Language, readonly string[]]>([
    ["en", ["I want to sell a condo", "it is worth 412k", "in 2 months"]],
    ["es", ["quiero vender un condominio", "vale 412 mil", "en 2 meses"]],
  ])("come out the same in either language: %s", (language, sentences) => {
    expect(answersOf(said(language, ...sentences).slots)).toEqual({ side: "seller", property_type: "condo", price_range: "sale_350000", timing: "m1_3" });
  });

  it("are open where nothing was said, and unsure where that was said", () => {
    expect(answersOf({})).toEqual({});
    expect(answersOf({ propertyType: "unsure", location: "unsure", price: "unsure", timing: "unsure" })).toEqual({ property_type: "unsure", price_range: "unsure", timing: "unsure" });
    expect(answersOf({ side: "unknown", propertyType: ["unknown"], financeStatus: "not_applicable", agentStatus: "unknown" })).toEqual({});
  });

  it("leave a price open that reaches beyond one range", () => {
    expect([price(360_000, 490_000), price(350_000, 500_000), price(null, 200_000), price(1_000_000, null)]).toEqual(["sale_350000", "sale_350000", "sale_0", "sale_1000000"]);
    expect([price(300_000, 400_000), price(null, 450_000), price(400_000, null)]).toEqual([undefined, undefined, undefined]);
  });

  it("take rents for renters alone, and prices for everybody else", () => {
    expect([price(1_600, 1_800, { side: "renter" }, "month"), price(1_600, 1_800, {}, "month"), price(400_000, 400_000, { side: "renter" })]).toEqual(["rent_1500", undefined, undefined]);
  });

  it("leave places open that are no ZIP, or several", () => {
    expect(answersOf({ location: [{ city: "Sacramento", state: "CA" }] })).toEqual({});
    expect(answersOf({ location: [{ zip: "95838" }, { zip: "95814" }] })).toEqual({});
  });

  it("leave several kinds of property open, and call what is no choice another one", () => {
    expect([answersOf({ propertyType: ["condo", "townhouse"] }), answersOf({ propertyType: ["farm_ranch"] })]).toEqual([{}, { property_type: "other" }]);
  });

  it("never ask for more rooms than were asked for", () => {
    expect([answersOf({ beds: 9, baths: 3.5 }), answersOf({ beds: 0, baths: 0.5 })]).toEqual([{ beds: "5", baths: "3" }, { beds: "0" }]);
  });

  it("will do in the form, whatever was said", () => {
    const document = draftForm("By hand", "en");
    const everything: Slots = { side: "renter", propertyType: "unsure", location: [{ zip: "95838" }], price: { min: null, max: 900, per: "month" }, timing: { bucket: "unknown", from: null, until: null }, beds: 12, baths: 7.25, financeStatus: "cash", agentStatus: "none" };
    const wrong = checkAnswers(document, answersOf(everything), () => true).filter(({ code }) => code !== "missing");
    expect(wrong).toEqual([]);
    expect(new Set([...SALE_RANGES, ...RENT_RANGES].map(({ id }) => id)).size).toBe(SALE_RANGES.length + RENT_RANGES.length);
  });
});

describe("what stands in the way of a link", () => {
  const contact = { first_name: "Ana", last_name: "Diaz", phone: "(916) 555-2001", email: "ana@example.com" };

  it("is contact that is missing or wrong, and no open question", () => {
    const document = draftForm("By hand", "es");
    expect(draftProblems(document, contact, () => true)).toEqual([]);
    expect(draftProblems(document, {}, () => true).map(({ field }) => field)).toEqual(["first_name", "last_name", "phone", "email"]);
    expect(draftProblems(document, { ...contact, phone: "12", email: "ana" }, () => true)).toEqual([{ field: "phone", code: "wrong" }, { field: "email", code: "wrong" }]);
  });

  it("is whatever is given and will not do", () => {
    const document = draftForm("By hand", "en");
    expect(draftProblems(document, { ...contact, zip_code: "00000" }, () => false)).toEqual([{ field: "zip_code", code: "unknown_place" }]);
    expect(draftProblems(document, { ...contact, side: "renter", price_range: "sale_0" }, () => true)).toEqual([{ field: "price_range", code: "wrong" }]);
  });
});
