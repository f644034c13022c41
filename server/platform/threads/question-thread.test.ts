// Tests a thread that answers questions: the first question starts it, it starts anew after it
// broke or rested, and no caller waits forever.
import { afterEach, describe, expect, it } from "vitest";
import type { CountingQuestions } from "../../../test/support/counting-thread.ts";
import { type QuestionThread, ThreadUnavailable, createQuestionThread } from "./question-thread.ts";

const opened: QuestionThread<CountingQuestions>[] = [];

function open(): QuestionThread<CountingQuestions> {
  const thread = createQuestionThread<CountingQuestions>(
    new URL("../../../test/support/counting-thread.ts", import.meta.url),
    null,
    () => undefined,
  );
  opened.push(thread);
  return thread;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((thread) => thread.stop()));
});

describe("a thread", () => {
  it("answers in the order of the questions", async () => {
    const thread = open();
    expect(
      await Promise.all([
        thread.ask("count", null),
        thread.ask("count", null),
        thread.ask("count", null),
      ]),
    ).toEqual([1, 2, 3]);
  });

  it("that rested starts anew with the next question, and answers all who ask then", async () => {
    const thread = open();
    expect(await thread.ask("count", null)).toBe(1);
    thread.rest();
    expect(await Promise.all([thread.ask("count", null), thread.ask("count", null)])).toEqual([
      1, 2,
    ]);
  });

  it("does not rest while a caller waits", async () => {
    const thread = open();
    const first = thread.ask("count", null);
    thread.rest();
    expect(await first).toBe(1);
    expect(await thread.ask("count", null)).toBe(2);
  });

  it("that ends fails waiting callers, and begins anew with the next question", async () => {
    const thread = open();
    await expect(Promise.all([thread.ask("end", null), thread.ask("count", null)])).rejects.toThrow(
      ThreadUnavailable,
    );
    expect(await thread.ask("count", null)).toBe(1);
  });

  it("that was stopped is asked in vain", async () => {
    const thread = open();
    await thread.stop();
    await expect(thread.ask("count", null)).rejects.toThrow("the server is stopping");
  });
});
