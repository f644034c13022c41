// Tests qualification conversations: the fixed order, skipped and clarifying questions, and
// corrections.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Conversation,
  ask,
  beginConversation,
  correct,
  hear,
  isComplete,
  nextQuestion,
} from "./conversation.ts";
import type { Gazetteer, NamedCity } from "./gazetteer.ts";
import { placeName } from "./gazetteer.ts";
import { TOPICS } from "./slots.ts";

const TODAY = "2026-11-23";
const CITIES: readonly NamedCity[] = [
  { city: "Tampa", state: "FL", zips: 40 },
  { city: "Portland", state: "OR", zips: 35 },
  { city: "Portland", state: "ME", zips: 10 },
];
const gazetteer: Gazetteer = {
  cities: (name) => CITIES.filter(({ city }) => placeName(city.toLowerCase()) === placeName(name)),
  counties: () => [],
  hasZip: (zip) => zip === "95838",
  similar: () => [],
};

/** Sends the sentences one after the other, each as the answer to the next question. */
function talk(...sentences: readonly string[]): Conversation {
  return sentences.reduce((conversation, said) => {
    const question = nextQuestion(conversation);
    return hear(
      question === null ? conversation : ask(conversation, question),
      said,
      TODAY,
      gazetteer,
    ).conversation;
  }, beginConversation("en"));
}

describe("a conversation", () => {
  it("asks the four questions in order, and nothing more", () => {
    const asked = [];
    let conversation = beginConversation("en");
    for (const said of ["a condo", "95838", "400-450", "asap"]) {
      const question = nextQuestion(conversation);
      asked.push(question?.kind === "topic" ? question.topic : null);
      if (question !== null)
        conversation = hear(ask(conversation, question), said, TODAY, gazetteer).conversation;
    }
    expect(asked).toEqual(TOPICS);
    expect(isComplete(conversation)).toBe(true);
    expect(conversation.slots).toEqual({
      propertyType: ["condo"],
      location: [{ zip: "95838" }],
      price: { min: 400_000, max: 450_000, per: "sale" },
      timing: { bucket: "asap_0_30d", from: TODAY, until: "2026-12-23" },
    });
  });

  it("does not ask for answers that were given incidentally", () => {
    const conversation = talk("looking for a house in Tampa under 450k by summer");
    expect(nextQuestion(conversation)).toBeNull();
    expect(conversation.sources.price).toEqual({
      raw: "looking for a house in Tampa under 450k by summer",
      turn: 1,
      confidence: 85,
    });
  });

  it("accepts not knowing as an answer", () => {
    expect(nextQuestion(talk("no idea yet"))).toEqual({
      kind: "topic",
      topic: "location",
      isAgain: false,
    });
  });

  it("repeats a question once if nothing was understood, then continues", () => {
    expect(nextQuestion(talk("how are you?"))).toEqual({
      kind: "topic",
      topic: "property_type",
      isAgain: true,
    });
    expect(nextQuestion(talk("how are you?", "nice weather"))).toEqual({
      kind: "topic",
      topic: "location",
      isAgain: false,
    });
  });

  it("asks once which state is meant, and applies the answer to the named place", () => {
    const open = talk("a house", "Portland");
    expect(open.unclear).toBe("state");
    expect(nextQuestion(open)).toEqual({ kind: "unclear", about: "state" });
    const settled = talk("a house", "Portland", "Maine");
    expect(settled.slots.location).toEqual([{ city: "Portland", state: "ME" }]);
    expect(nextQuestion(settled)).toEqual({ kind: "topic", topic: "price", isAgain: false });
    expect(nextQuestion(talk("a house", "Portland", "hm"))).toEqual({
      kind: "topic",
      topic: "price",
      isAgain: false,
    });
  });

  it("asks whether a monthly sum is a rent", () => {
    const open = talk("a condo", "95838", "$2,000 a month");
    expect(nextQuestion(open)).toEqual({ kind: "unclear", about: "rent_or_price" });
    const settled = talk("a condo", "95838", "$2,000 a month", "I want to rent");
    expect(settled.slots).toMatchObject({
      side: "renter",
      price: { min: 2_000, max: 2_000, per: "month" },
    });
    expect(nextQuestion(settled)).toEqual({ kind: "topic", topic: "timing", isAgain: false });
  });

  it("applies corrections and keeps the corrected values", () => {
    const conversation = talk("a condo", "95838", "400-450", "actually 500");
    expect(conversation.slots.price).toEqual({ min: 500_000, max: 500_000, per: "sale" });
    expect(conversation.former).toEqual([
      {
        slot: "price",
        value: { min: 400_000, max: 450_000, per: "sale" },
        raw: "400-450",
        turn: 3,
        confidence: 95,
      },
    ]);
  });

  it("lets values that a person writes into the summary override all others", () => {
    const edited = correct(talk("a condo", "Portland"), {
      location: [{ city: "Portland", state: "OR" }],
      propertyType: undefined,
    });
    expect(edited.slots).toEqual({ location: [{ city: "Portland", state: "OR" }] });
    expect(edited.unclear).toBeNull();
    expect(edited.sources).toEqual({ location: { raw: null, turn: 2, confidence: 100 } });
    expect(edited.former.map(({ slot }) => slot)).toEqual(["location", "propertyType"]);
  });

  it("always ends after asking each question at most twice, and never throws", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("en" as const, "es" as const),
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              "a condo",
              "Portland",
              "400",
              "$2,000 a month",
              "mil",
              "13/45",
              "999999999999 k",
              "in 99999 years",
              "no se",
            ),
          ),
        ),
        (language, sentences) => {
          let conversation = beginConversation(language);
          for (const said of [...sentences, ..."abcdefghijkl"]) {
            const question = nextQuestion(conversation);
            if (question !== null) conversation = ask(conversation, question);
            conversation = hear(conversation, said, TODAY, gazetteer).conversation;
          }
          expect(isComplete(conversation)).toBe(true);
          expect(Object.values(conversation.timesAsked).every((times) => times <= 2)).toBe(true);
        },
      ),
    );
  });
});
