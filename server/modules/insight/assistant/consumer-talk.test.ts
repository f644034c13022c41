// Tests the qualifier: it says what it is, asks in order, takes several answers from one sentence,
// and leads to the form whatever is said.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FORM_LANGUAGES,
  FORM_SIDES,
  type FormSide,
} from "../../../../domain/forms/form-document.ts";
import { answersSaid } from "../../../../domain/forms/said-answers.ts";
import { buildGazetteer } from "../../../platform/geo/gazetteer.ts";
import { readZips } from "../../../platform/geo/zip-table.ts";
import { type ConsumerTurn, beginTalk, hearConsumer, openTalk } from "./consumer-talk.ts";

const GAZETTEER = buildGazetteer(readZips());
const TODAY = "2026-03-04";
const SIDES: readonly FormSide[] = ["seller", "buyer", "renter"];

/** Messages in sequence, and the replies to them. */
function talkOf(
  language: "en" | "es",
  sides: readonly FormSide[],
  ...sentences: readonly string[]
): readonly ConsumerTurn[] {
  let talk = beginTalk({ language, sides });
  return sentences.map((said) => {
    const turn = hearConsumer(
      { said, today: TODAY, talk, sides, networkName: "Harbor" },
      GAZETTEER,
    );
    ({ talk } = turn);
    return turn;
  });
}
const answersAfter = (turns: readonly ConsumerTurn[], sides: readonly FormSide[]) =>
  answersSaid(turns.at(-1)?.talk.conversation.slots ?? {}, sides);
const questionsOf = (turns: readonly ConsumerTurn[]) =>
  turns.map(({ question }) => question?.text ?? null);

describe("a visitor's first view", () => {
  it.each(FORM_LANGUAGES)("in %s is a program that says so, and the first question", (language) => {
    const { disclosure, question } = openTalk({ language, sides: SIDES }, "Harbor");
    expect(disclosure).toMatch(
      language === "en"
        ? /automated assistant of Harbor: a program, not a person/
        : /asistente automático de Harbor: un programa, no una persona/,
    );
    expect(question.suggestions).toHaveLength(SIDES.length);
    expect(openTalk({ language, sides: ["seller"] }, "Harbor").question.text).toBe(
      language === "en" ? "What kind of home is it about?" : "¿De qué tipo de vivienda se trata?",
    );
  });
});

describe("a conversation", () => {
  it("asks for the side and the four, each once, and ends in the form's answers", () => {
    const turns = talkOf(
      "en",
      SIDES,
      "Sell a home",
      "condo",
      "95838",
      "somewhere between 330 and 420k",
      "by summer",
    );
    expect(questionsOf(turns)).toEqual([
      "What kind of home is it about?",
      "Where is it, or where do you look? Best is a ZIP code; a city with its state will do.",
      "What price do you have in mind? A range will do.",
      "When would you like to move ahead?",
      null,
    ]);
    expect(turns.at(-1)?.reply).toContain(
      "you want to sell, a condo, in ZIP 95838, $330,000 to $420,000, in 3 to 6 months",
    );
    expect(answersAfter(turns, SIDES)).toEqual({
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      price_range: "sale_own_330000-420000",
      timing: "m3_6",
    });
  });

  it("in Spanish has the same result", () => {
    const turns = talkOf(
      "es",
      SIDES,
      "quiero vender",
      "un condominio",
      "95838",
      "entre 330 y 420 mil",
      "para el verano",
    );
    expect(answersAfter(turns, SIDES)).toEqual({
      side: "seller",
      property_type: "condo",
      zip_code: "95838",
      price_range: "sale_own_330000-420000",
      timing: "m3_6",
    });
    expect(turns.at(-1)?.reply).toContain("usted quiere vender, un condominio");
  });

  it("takes everything from one sentence, and a correction later", () => {
    const turns = talkOf(
      "en",
      SIDES,
      "I want to sell my 3 bed condo in 95838, 330 to 420k, by summer",
      "sorry, it is a townhouse",
    );
    expect(questionsOf(turns)).toEqual([null, null]);
    expect(answersAfter(turns, SIDES)).toMatchObject({
      side: "seller",
      property_type: "townhouse",
      beds: "3",
      zip_code: "95838",
    });
  });

  it("takes a choice literally, and the bare word too", () => {
    for (const said of ["Sell a home", "sell", "to sell"])
      expect(answersAfter(talkOf("en", SIDES, said), SIDES), said).toEqual({ side: "seller" });
    expect(answersAfter(talkOf("en", FORM_SIDES, "Sell to a cash buyer"), FORM_SIDES)).toEqual({
      side: "investor_seller",
    });
    expect(answersAfter(talkOf("es", FORM_SIDES, "las dos cosas"), FORM_SIDES)).toEqual({
      side: "buyer_and_seller",
    });
  });

  it("offers rents to renters", () => {
    const turns = talkOf("en", SIDES, "rent", "house", "78701");
    expect(turns.at(-1)?.question?.suggestions[0]).toBe("Under $1,500 a month");
    expect(
      answersAfter(
        [...turns, ...talkOf("en", SIDES, "rent", "house", "78701", "$1,500 to $2,500 a month")],
        SIDES,
      ),
    ).toMatchObject({ side: "renter", price_range: "rent_own_1500-2500" });
  });

  it("asks which state, and accepts one of those offered", () => {
    const turns = talkOf("en", ["seller"], "house", "Portland");
    expect(turns.at(-1)?.question).toMatchObject({
      text: "Which state is Portland in?",
      suggestions: ["Portland, OR", "Portland, ME", "Portland, AR", "Portland, CT", "Not sure"],
    });
    expect(
      answersAfter(talkOf("en", ["seller"], "house", "Portland", "Portland, ME"), ["seller"]),
    ).toMatchObject({ zip_code: "Portland, ME" });
  });

  it("says what it can record if a visitor wants something else", () => {
    const turns = talkOf("en", ["seller"], "I want to buy a house in 95838");
    expect(turns[0]?.reply).toContain("I can note these here: Sell a home.");
    expect(answersAfter(turns, ["seller"])).toEqual({
      property_type: "single_family",
      zip_code: "95838",
    });
  });

  it("records no phone number and no address, and takes neither for a price", () => {
    const turns = talkOf(
      "en",
      ["seller"],
      "house",
      "95838",
      "call me at 916-555-2000 or ana@example.com, it is worth 500k",
    );
    expect(turns.at(-1)?.reply).toMatch(/^Please enter your phone number and email in the form/);
    expect(JSON.stringify(turns)).not.toMatch(/555-2000|ana@example/);
    expect(turns.at(-1)?.talk.conversation.slots.price).toMatchObject({ max: 500_000 });
  });

  it("ends with a visitor who knows nothing", () => {
    const turns = talkOf("en", SIDES, "hm", "hm", ...Array.from({ length: 12 }, () => "not sure"));
    expect(turns.at(-1)?.question).toBeNull();
    expect(turns.map(({ reply }) => reply)).toContain(
      "Thank you. The form is next: it asks for the rest, and how to reach you. You see " +
        "everything before you send it.",
    );
  });
});

describe("what is said in between", () => {
  it.each<["en" | "es", string, RegExp]>([
    ["en", "are you a real person?", /^I am a program of Harbor, not a person/],
    ["es", "¿eres un robot?", /^Soy un programa de Harbor, no una persona/],
    ["en", "am I talking to a human?", /not a person/],
    ["en", "hello", /^Hello!$/],
    ["en", "help", /^I ask about/],
    ["es", "ayuda", /^Pregunto por/],
    ["en", "is it a safe area with good schools?", /^I can't compare areas or people/],
    ["en", "no black families please", /^I can't compare areas or people/],
    ["en", "will rates go down next year?", /^I can't advise/],
  ])("in %s: %s", (language, said, reply) => {
    const [turn] = talkOf(language, SIDES, said);
    expect(turn?.reply).toMatch(reply);
    expect(turn?.wantsForm).toBe(false);
    // The question is asked again, and nothing was recorded.
    expect(turn?.question).toEqual(openTalk({ language, sides: SIDES }, "Harbor").question);
    expect(turn?.talk).toEqual(beginTalk({ language, sides: SIDES }));
  });

  it.each<["en" | "es", string]>([
    ["en", "can I just fill in a form?"],
    ["en", "I would like to talk to a real person"],
    ["en", "let me speak with somebody"],
    ["es", "prefiero el formulario"],
    ["es", "quiero hablar con una persona"],
  ])("leads to the form in %s: %s", (language, said) => {
    const turns = talkOf(
      language,
      ["buyer"],
      language === "en" ? "a condo" : "un condominio",
      said,
    );
    expect(turns[1]).toMatchObject({ wantsForm: true, question: null });
    expect(answersAfter(turns, ["buyer"])).toEqual({ property_type: "condo" });
  });

  it("ends, starts over, and continues", () => {
    const [stopped, on, again] = talkOf("en", SIDES, "stop", "buy", "start over");
    expect([stopped?.question, on?.question?.text, again?.question?.text]).toEqual([
      null,
      "What kind of home is it about?",
      "What would you like to do?",
    ]);
    expect(again?.talk).toEqual(beginTalk({ language: "en", sides: SIDES }));
  });

  it("is limited in its number of messages", () => {
    const turns = talkOf(
      "en",
      SIDES,
      ...Array.from({ length: 45 }, (_, index) => `house ${index}`),
    );
    expect(turns.at(-1)).toMatchObject({ wantsForm: true });
  });
});

it("reads whatever is typed without a throw, and names no side that is not offered", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.constantFrom(
            "sell",
            "buy",
            "rent",
            "both",
            "95838",
            "Tampa",
            "400k",
            "not sure",
            "by May",
          ),
        ),
        { minLength: 1, maxLength: 6 },
      ),
      fc.subarray([...FORM_SIDES], { minLength: 1 }),
      (sentences, sides) => {
        const turns = talkOf("en", sides, ...sentences);
        const { side } = turns.at(-1)?.talk.conversation.slots ?? {};
        expect(side === undefined || sides.some((one) => one === side)).toBe(true);
        for (const { reply } of turns) expect(reply).not.toBe("");
      },
    ),
    { numRuns: 60 },
  ));
