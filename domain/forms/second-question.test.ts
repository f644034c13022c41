// Tests the second question: a person's way of typing the number passes; anything else does not.
import { describe, expect, it } from "vitest";
import { FORM_LANGUAGES } from "./form-document.ts";
import { SECOND_QUESTIONS, isAnswered, secondQuestion } from "./second-question.ts";

const START = { formId: "form-1", version: 1, atMs: 0, nonce: "0123456789abcdef" };
/** Not a keyed hash: these tests look at what is signed. */
const sign = (text: string): string => Buffer.from(text).toString("hex");
const PICKS = Array.from({ length: SECOND_QUESTIONS }, (_, pick) => pick);

describe.each(FORM_LANGUAGES)("a second question in %s", (language) => {
  it("names each of its numbers differently, and accepts that number alone", () => {
    const questions = PICKS.map((pick) => secondQuestion(START, pick, language, sign));
    expect(new Set(questions.map(({ words }) => words)).size).toBe(SECOND_QUESTIONS);
    for (const { token, words } of questions) {
      expect(words).not.toMatch(/\d|undefined|^\W|\W$/);
      const right = Array.from({ length: 100 }, (_, number) => String(number)).filter((number) =>
        isAnswered(START, { token, number }, sign),
      );
      expect(right, words).toHaveLength(1);
    }
  });
});

it("says the number that it expects", () => {
  const said = (pick: number, number: string): boolean =>
    isAnswered(START, { token: secondQuestion(START, pick, "en", sign).token, number }, sign);
  expect(secondQuestion(START, 0, "en", sign).words).toBe("thirty-one");
  expect(secondQuestion(START, 0, "es", sign).words).toBe("treinta y uno");
  expect(secondQuestion(START, 60, "en", sign).words).toBe("ninety-seven");
  expect([said(0, "31"), said(60, "97"), said(60, "31")]).toEqual([true, true, false]);
});

describe("an answer", () => {
  const { token } = secondQuestion(START, 0, "en", sign);
  it.each(["31", " 31 ", "31.", "３１", "#31"])("of %j is right", (number) =>
    expect(isAnswered(START, { token, number }, sign)).toBe(true),
  );
  it.each(["", "thirty-one", "13", "131", "3", "31 31", "test", "https://example.com/31"])(
    "of %j is wrong",
    (number) => expect(isAnswered(START, { token, number }, sign)).toBe(false),
  );
  it("holds for its visit alone, and never without a question", () => {
    const other = { ...START, nonce: "fedcba9876543210" };
    expect(isAnswered(other, { token, number: "31" }, sign)).toBe(false);
    expect(isAnswered(START, { token: "", number: "31" }, sign)).toBe(false);
  });
});
