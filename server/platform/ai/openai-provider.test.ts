// The assistant's way to a model, through the official client to a real server on loopback: what is
// sent, and what is read.
import { describe, expect, it, vi } from "vitest";
import {
  type Behaviour,
  calls,
  empty,
  half,
  noChoices,
  notJson,
  nullContent,
  obeys,
  says,
  script,
  sends,
  status,
} from "../../../test/support/openai-server.ts";
import type { ChatRequest } from "./chat-provider.ts";
import { readBaseUrl } from "./openai-provider.ts";
import {
  ask,
  AT_ONCE,
  failure,
  HELLO,
  KEY,
  reply,
  server,
  setUpOpenAi,
} from "./openai-provider.test-support.ts";

setUpOpenAi();

describe("what is sent", () => {
  it("is the question and nothing else, byte for byte", async () => {
    expect(await ask()).toEqual(reply());
    const text =
      '{"model":"small","messages":[{"role":"user","content":"Hello, ünïcode ' +
      '🏠"}],"max_tokens":50}';
    expect(server.seen).toMatchObject([{ method: "POST", path: "/v1/chat/completions", text }]);
    expect(server.seen[0]?.headers).toEqual({
      accept: "application/json",
      "accept-encoding": "identity",
      "content-type": "application/json",
      "user-agent": "Plat",
      authorization: `Bearer ${KEY}`,
      "content-length": String(Buffer.byteLength(text)),
      host: new URL(server.origin).host,
      connection: "close",
    });
  });

  it("has nothing of the environment in it, and nothing is logged", async () => {
    const log = (["log", "info", "warn", "debug", "error"] as const).map((name) =>
      vi.spyOn(console, name),
    );
    const environment = {
      OPENAI_API_KEY: "sk-leak",
      OPENAI_ADMIN_KEY: "sk-leak",
      OPENAI_BASE_URL: "http://127.0.0.1:1/leak",
      OPENAI_ORG_ID: "leak",
      OPENAI_PROJECT_ID: "leak",
      OPENAI_WEBHOOK_SECRET: "leak",
      OPENAI_LOG: "debug",
      OPENAI_CUSTOM_HEADERS: "Authorization: Bearer leak\nX-Leak: leak\nUser-Agent: leak",
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    server.behaviour = script(
      status(500, undefined, AT_ONCE),
      says("Hello."),
      says("Hello."),
      status(400),
    );
    expect([await ask(), await ask({ apiKey: "" }), await ask()]).toEqual([
      reply(),
      reply(),
      failure("bad_request"),
    ]);
    expect(JSON.stringify(server.seen)).not.toMatch(/leak/i);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${KEY}`,
      `Bearer ${KEY}`,
      undefined,
      `Bearer ${KEY}`,
    ]);
    for (const spy of log) expect(spy).not.toHaveBeenCalled();
  });

  it("says what is wrong where the environment keeps the client from starting", async () => {
    vi.stubEnv("OPENAI_CUSTOM_HEADERS", "no header: x");
    expect(await ask()).toEqual(failure("unreadable", /OPENAI_CUSTOM_HEADERS/));
  });

  it("has no authorization without a key, and a key without what a file adds", async () => {
    await ask({ apiKey: "" });
    await ask({ apiKey: ` ${KEY}\n` });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      `Bearer ${KEY}`,
    ]);
    expect(await ask({ apiKey: "sk-clé" })).toEqual(failure("refused", /copy it again/));
    expect(await ask({ apiKey: "sk-a\r\nX-Own: 1" })).toEqual(failure("refused", /copy it again/));
    expect(server.seen).toHaveLength(2);
  });

  it("brings tools there and back", async () => {
    const tool = { id: "call_1", name: "find_homes", argumentsJson: '{"city":"Tucson"}' };
    const tools = [
      {
        name: "find_homes",
        description: "Finds homes.",
        parameters: { type: "object", properties: { city: { type: "string" } } },
      },
    ];
    server.behaviour = obeys(({ messages }) =>
      messages.at(-1)?.["role"] === "tool"
        ? says(`There are ${String(messages.at(-1)?.["content"])}.`)
        : calls(tool),
    );
    expect(await ask({}, { tools })).toEqual(
      reply({ content: "", toolCalls: [tool], finishReason: "tool_calls" }),
    );
    const messages = [
      { role: "system" as const, content: "Help." },
      ...HELLO.messages,
      { role: "assistant" as const, content: "", toolCalls: [tool] },
      { role: "tool" as const, content: "12", toolCallId: "call_1" },
    ];
    expect(await ask({}, { tools, messages })).toEqual(reply({ content: "There are 12." }));
    expect(server.seen[1]?.body).toEqual({
      model: "small",
      max_tokens: 50,
      messages: [
        { role: "system", content: "Help." },
        HELLO.messages[0],
        {
          role: "assistant",
          content: null,
          tool_calls: [
            {
              id: "call_1",
              type: "function",
              function: { name: "find_homes", arguments: '{"city":"Tucson"}' },
            },
          ],
        },
        { role: "tool", tool_call_id: "call_1", content: "12" },
      ],
      tools: [{ type: "function", function: tools[0] }],
    });
  });

  it("asks for JSON alone where it should, and offers no empty list of tools", async () => {
    server.behaviour = says('{"a":1}');
    expect(
      await ask(
        {},
        { jsonOnly: true, tools: [], messages: [{ role: "user", content: "As JSON." }] },
      ),
    ).toEqual(reply({ content: '{"a":1}' }));
    expect(server.seen[0]?.body).toEqual({
      model: "small",
      messages: [{ role: "user", content: "As JSON." }],
      max_tokens: 50,
      response_format: { type: "json_object" },
    });
  });

  it.each<[string, Partial<ChatRequest>, RegExp]>([
    ["no message", { messages: [] }, /messages/],
    ["no tokens", { maxTokens: 0 }, /max_tokens/],
    [
      "an answer to no call",
      { messages: [{ role: "tool", content: "12", toolCallId: "call_9" }] },
      /preceeding/,
    ],
    ["JSON that no message speaks of", { jsonOnly: true }, /the word 'json'/],
    [
      "a tool with a name that is none",
      { tools: [{ name: "find homes", description: "", parameters: { type: "object" } }] },
      /function\.name/,
    ],
  ])("is refused as OpenAI would refuse it: %s", async (_, request, detail) => {
    expect(await ask({}, request)).toEqual(failure("bad_request", detail));
    expect(server.seen).toHaveLength(1);
  });
});

describe("what comes back", () => {
  it("may be empty", async () => {
    server.behaviour = script(empty(), nullContent());
    expect([await ask(), await ask()]).toEqual([reply({ content: "" }), reply({ content: "" })]);
  });

  it.each<[string, Behaviour, RegExp]>([
    ["half of it", half(), /broke off/],
    ["a page", notJson(), /no JSON/],
    ["no choices", noChoices(), /no choice/],
    ["a list", sends([]), /no JSON object/],
    ["null", sends(null), /no JSON object/],
    [
      "nothing",
      (response) => {
        response.writeHead(204).end();
      },
      /no JSON object/,
    ],
    [
      "an empty body",
      (response) => {
        response.writeHead(200, { "content-type": "application/json" }).end();
      },
      /no JSON object/,
    ],
    [
      "a completion that is not called JSON",
      (response) => {
        response
          .writeHead(200, { "content-type": "text/plain" })
          .end('{"choices":[{"message":{"content":"Hi"}}]}');
      },
      /no JSON object/,
    ],
    [
      "a part that is called the whole",
      (response) => {
        response.socket?.end(
          'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"choices',
        );
      },
      /no JSON/,
    ],
    [
      "an unknown status",
      (response) => {
        response.socket?.end("HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\n{}");
      },
      /999/,
    ],
  ])("is not believed, and not asked for again: %s", async (_, behaviour, detail) => {
    server.behaviour = behaviour;
    expect(await ask()).toEqual(failure("unreadable", detail));
    expect(server.seen).toHaveLength(1);
  });
});

describe("the address of an API", () => {
  it.each<[string, string]>([
    ["https://api.openai.com/v1", "https://api.openai.com/v1"],
    [" https://API.example.com/v1/ ", "https://api.example.com/v1"],
    ["http://localhost:11434/v1", "http://localhost:11434/v1"],
    ["http://192.168.1.20:8080", "http://192.168.1.20:8080"],
    ["https://example.com:443/a/b//", "https://example.com/a/b"],
    ["http://[::1]:8080/v1", "http://[::1]:8080/v1"],
  ])("%s is read", (text, address) =>
    expect(readBaseUrl(text)).toEqual({ ok: true, value: address }),
  );

  it.each<[string, RegExp]>([
    ["", /whole address/],
    ["api.openai.com/v1", /whole address/],
    ["localhost:11434/v1", /Begin/],
    ["ftp://example.com/v1", /Begin/],
    ["file:///etc/passwd", /Begin/],
    ["https://me:secret@example.com/v1", /password/],
    ["https://me@example.com/v1", /user name/],
    ["https://example.com/v1?key=1", /\?/],
    ["https://example.com/v1?", /\?/],
    ["https://example.com/v1#", /#/],
    ["https://example.com/v1/chat/completions/", /Leave/],
  ])("%s is refused with what to do", (text, sentence) =>
    expect(readBaseUrl(text)).toEqual({ ok: false, error: expect.stringMatching(sentence) }),
  );
});
