// Answers of every shape: what may be missing, what must not be wrong, and that nothing makes the
// reader throw.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChatReply } from "./read-chat-reply.ts";

const answer = (message: object, rest: object = {}): object => ({
  model: "m",
  choices: [{ message, finish_reason: "stop" }],
  ...rest,
});
const call = (change: object = {}): object => ({
  id: "c",
  type: "function",
  function: { name: "n", arguments: "{}" },
  ...change,
});

describe("a reply", () => {
  it.each<[string, object, object]>([
    [
      "a content",
      answer({ content: "Hi" }),
      { content: "Hi", model: "m", finishReason: "stop", tokens: null },
    ],
    ["no content", answer({}), { content: "", toolCalls: [] }],
    [
      "null throughout",
      {
        model: null,
        choices: [{ message: { content: null, tool_calls: null }, finish_reason: null }],
        usage: null,
      },
      { content: "", toolCalls: [], model: "asked", finishReason: null, tokens: null },
    ],
    [
      "calls",
      answer({ content: null, tool_calls: [call(), call({ id: "" })] }),
      {
        toolCalls: [
          { id: "c", name: "n", argumentsJson: "{}" },
          { id: "", name: "n", argumentsJson: "{}" },
        ],
      },
    ],
    [
      "usage",
      answer({}, { usage: { prompt_tokens: 1, completion_tokens: 0, total_tokens: "?" } }),
      { tokens: { prompt: 1, completion: 0 } },
    ],
    [
      "half of the usage",
      answer({}, { usage: { prompt_tokens: 1, completion_tokens: null } }),
      { tokens: null },
    ],
    [
      "what no database holds",
      answer({ content: "a\0b\ud800", tool_calls: [call({ id: "\0c" })] }),
      { content: "ab\ufffd", toolCalls: [{ id: "c" }] },
    ],
  ])("is read: %s", (_, given, reply) =>
    expect(readChatReply(given, "asked")).toMatchObject({ ok: true, value: reply }),
  );

  it.each<[string, unknown]>([
    ["no object", "text"],
    ["no choices", { model: "m" }],
    ["choices that are no list", { choices: { 0: { message: {} } } }],
    ["a choice that is none", { choices: [null] }],
    ["no message", { choices: [{}] }],
    ["a message that is a list", { choices: [{ message: [] }] }],
    ["a content in parts", answer({ content: [{ type: "text", text: "Hi" }] })],
    ["a content that is a number", answer({ content: 1 })],
    ["calls that are no list", answer({ tool_calls: {} })],
    ["a call without an id", answer({ tool_calls: [call({ id: 1 })] })],
    [
      "a call of another type",
      answer({ tool_calls: [{ id: "c", type: "custom", custom: { name: "n", input: "" } }] }),
    ],
    [
      "arguments that are no text",
      answer({ tool_calls: [call({ function: { name: "n", arguments: {} } })] }),
    ],
    ["a name that is none", answer({ tool_calls: [call({ function: { arguments: "{}" } })] })],
    ["a model that is none", answer({}, { model: 1 })],
    ["a reason that is none", { choices: [{ message: {}, finish_reason: 1 }] }],
    ["usage that is none", answer({}, { usage: [] })],
    ["negative usage", answer({}, { usage: { prompt_tokens: -1, completion_tokens: 1 } })],
    ["usage in parts", answer({}, { usage: { prompt_tokens: 1, completion_tokens: 1.5 } })],
    ["usage in words", answer({}, { usage: { prompt_tokens: "1", completion_tokens: 1 } })],
  ])("is refused in a sentence: %s", (_, given) =>
    expect(readChatReply(given, "asked")).toEqual({
      ok: false,
      error: expect.stringMatching(/^The answer.*\.$/),
    }),
  );

  it("is never thrown at anybody, whatever JSON it is", () => {
    const part = fc.jsonValue({ maxDepth: 2 });
    const near = fc.record(
      {
        model: part,
        usage: part,
        choices: fc.array(
          fc.record({
            message: fc.record({ content: part, tool_calls: part }, { requiredKeys: [] }),
            finish_reason: part,
          }),
        ),
      },
      { requiredKeys: ["choices"] },
    );
    fc.assert(
      fc.property(fc.oneof(part, near), (value) => {
        const reply = readChatReply(value, "asked");
        if (reply.ok)
          expect([typeof reply.value.content, typeof reply.value.model]).toEqual([
            "string",
            "string",
          ]);
        else expect(reply.error).toMatch(/\.$/);
      }),
    );
  });
});
