// The assistant's way to a model, through the official client to a real server on loopback: what is
// sent, what is read, and what is said where nothing comes.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  OpenAiServer,
  type Behaviour,
  calls,
  dropConnection,
  empty,
  half,
  hang,
  noChoices,
  notJson,
  nullContent,
  obeys,
  says,
  script,
  sends,
  slow,
  status,
} from "../../../test/support/openai-server.ts";
import type { ChatRequest } from "./chat-provider.ts";
import { type OpenAiSettings, createOpenAiChat, readBaseUrl } from "./openai-provider.ts";

const KEY = "sk-test-4f9d2c71b8e6a053";
const HELLO: ChatRequest = {
  messages: [{ role: "user", content: "Hello, ünïcode 🏠" }],
  maxTokens: 50,
};
/**
 * The client's own wait before it tries again is half a second; this header of OpenAI's shortens
 * it.
 */
const AT_ONCE = { "retry-after-ms": "1" };

let server: OpenAiServer;
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown): void => {
  unhandled.push(reason);
};

beforeAll(async () => {
  server = await OpenAiServer.open();
  process.on("unhandledRejection", onUnhandled);
});
beforeEach(() => server.reset());
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await new Promise((done) => {
    setImmediate(done);
  });
  expect(unhandled.splice(0), "rejections that nobody handled").toEqual([]);
});
afterAll(() => {
  process.off("unhandledRejection", onUnhandled);
  server.close();
});

const chat = (change: Partial<OpenAiSettings> = {}) =>
  createOpenAiChat({ baseUrl: server.baseUrl, apiKey: KEY, model: "small", ...change });
const ask = (change: Partial<OpenAiSettings> = {}, request: Partial<ChatRequest> = {}) =>
  chat(change)({ ...HELLO, ...request });
const reply = (change: object = {}) => ({
  ok: true,
  value: {
    content: "Hello.",
    toolCalls: [],
    model: "small",
    finishReason: "stop",
    tokens: { prompt: 9, completion: 3 },
    ...change,
  },
});
const failure = (name: string, detail?: RegExp) => ({
  ok: false,
  error: {
    failure: name,
    detail: detail === undefined ? expect.any(String) : expect.stringMatching(detail),
  },
});

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
      "a status that nobody knows",
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

describe("a server that refuses", () => {
  it.each<[number, string, number]>([
    [400, "bad_request", 1],
    [401, "refused", 1],
    [403, "refused", 1],
    [404, "not_found", 1],
    [408, "bad_request", 3],
    [409, "bad_request", 3],
    [413, "bad_request", 1],
    [422, "bad_request", 1],
    [429, "too_many", 3],
    [500, "server_error", 3],
    [502, "server_error", 3],
    [503, "server_error", 3],
    [529, "server_error", 3],
  ])("with %i means %s, and is asked so often: %i", async (code, name, requests) => {
    server.behaviour = status(code, undefined, AT_ONCE);
    expect(await ask()).toEqual(failure(name, new RegExp(`"${code} Refused with ${code}\\."`)));
    expect(server.seen).toHaveLength(requests);
  });

  it("is asked as often as the settings say, and is believed when it answers", async () => {
    server.behaviour = status(500, undefined, AT_ONCE);
    expect(await ask({ retries: 0 })).toEqual(failure("server_error"));
    expect(server.seen).toHaveLength(1);
    server.behaviour = script(dropConnection(), status(429, undefined, AT_ONCE), says("Third."));
    expect(await ask()).toEqual(reply({ content: "Third." }));
    expect(server.seen).toHaveLength(4);
  });

  it.each<[string]>([["86400"], ["Fri, 31 Dec 2199 23:59:59 GMT"], ["1e99"]])(
    "cannot make anybody wait for a day: Retry-After %s",
    async (wait) => {
      server.behaviour = script(status(429, undefined, { "retry-after": wait }), says("Hello."));
      expect(await ask()).toEqual(reply());
    },
  );

  it("is known by its key and its models", async () => {
    server.key = "sk-another";
    expect(await ask()).toEqual(failure("refused", /Incorrect API key/));
    server.reset();
    server.models = ["large"];
    expect(await ask()).toEqual(failure("not_found", /The model 'small' does not exist/));
    expect(await ask({ baseUrl: `${server.origin}/api` })).toEqual(
      failure("not_found", /Invalid URL \(POST \/api\/chat\/completions\)/),
    );
    expect(await (await fetch(`${server.baseUrl}/models`)).json()).toMatchObject({
      object: "list",
      data: [{ id: "large", object: "model" }],
    });
  });

  it.each<[string, unknown]>([
    ["its key", { error: { message: `No such key: ${KEY}.` } }],
    ["most of its key", { error: { message: `No such key: ${KEY.slice(0, -2)}**.` } }],
    ["its key, divided", { error: { message: `No such key: ${[...KEY].join("\u200b")}.` } }],
    ["its key in a field of another shape", { error: { message: { key: KEY, [KEY]: 1 } } }],
    ["its key, where the rest is cut off", { error: { message: `${"x".repeat(190)}${KEY}` } }],
    ["its key under another status, at length", { error: `${"long ".repeat(300)}${KEY}` }],
    ["control characters", { error: { message: `\u001b[2J\u202e\r\n\u0000${KEY}\u2028` } }],
    ["no error of any shape", { message: KEY }],
  ])("is quoted without what it must not tell: %s", async (_, body) => {
    for (const code of [401, 400, 500]) {
      server.behaviour = status(code, body);
      const said = await ask({ retries: 0 });
      const detail = said.ok ? "" : said.error.detail;
      expect(detail).toMatch(/^[^\p{C}\u2028]{20,330}\.$/u);
      for (let at = 0; at + 6 <= KEY.length; at += 1)
        expect(detail).not.toContain(KEY.slice(at, at + 6));
    }
  });

  it("is told from one that is asked wrongly however deep its error goes", async () => {
    server.behaviour = (response) => {
      response
        .writeHead(400, { "content-type": "application/json" })
        .end(`{"error":{"message":${"[".repeat(90_000)}${"]".repeat(90_000)}}}`);
    };
    expect(await ask()).toEqual(failure("unreadable"));
  });
});

describe("a server that does not answer", () => {
  it("is given up after its time, before the answer and within it", async () => {
    server.behaviour = hang();
    expect(await ask({ timeoutMs: 100, retries: 0 })).toEqual(
      failure("timeout", /within 0\.1 seconds/),
    );
    server.behaviour = (response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"choices":');
    };
    expect(await ask({ timeoutMs: 100, retries: 0 })).toEqual(failure("timeout"));
    server.behaviour = (response) => {
      response.writeHead(500, { "content-type": "application/json" }).write('{"error":');
    };
    expect(await ask({ timeoutMs: 100, retries: 0 })).toEqual(failure("timeout"));
  });

  it("is asked again, and waited for while it takes its time", async () => {
    server.behaviour = script(hang(), says("Hello."));
    expect(await ask({ timeoutMs: 300, retries: 4 })).toEqual(reply());
    expect(server.seen.length).toBeGreaterThan(1);
    server.behaviour = slow(100);
    expect(await ask()).toEqual(reply());
  });

  it("is not there, or hangs up", async () => {
    expect(await ask({ baseUrl: "http://127.0.0.1:1/v1", retries: 0 })).toEqual(
      failure("unreachable", /ECONNREFUSED/),
    );
    expect(await ask({ baseUrl: server.baseUrl.replace("http:", "https:"), retries: 0 })).toEqual(
      failure("unreachable"),
    );
    server.behaviour = dropConnection();
    expect(await ask({ retries: 1 })).toEqual(failure("unreachable", /ECONNRESET/));
    server.behaviour = (response) => {
      response.socket?.write(
        "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n",
      );
    };
    expect(await ask({ retries: 0 })).toEqual(failure("unreachable"));
  });

  it("is left when the caller stops: before the call, during it, and between tries", async () => {
    expect(await ask({}, { signal: AbortSignal.abort(new Error("gone")) })).toEqual(
      failure("aborted"),
    );
    expect(server.seen).toHaveLength(0);
    const leave = async (behaviour: (leaving: AbortController) => Behaviour): Promise<unknown> => {
      const leaving = new AbortController();
      server.behaviour = behaviour(leaving);
      return ask({}, { signal: leaving.signal });
    };
    expect(await leave((leaving) => () => leaving.abort())).toEqual(failure("aborted"));
    expect(
      await leave((leaving) => (response) => {
        response.writeHead(200).write("{", () => leaving.abort(new Error(KEY)));
      }),
    ).toEqual(failure("aborted"));
    // A minute is the longest wait that the client takes a server's word for.
    expect(
      await leave((leaving) => (response, body) => {
        response.on("finish", () => setTimeout(() => leaving.abort(), 50));
        status(429, undefined, { "retry-after": "60" })(response, body);
      }),
    ).toEqual(failure("aborted"));
    expect(server.seen).toHaveLength(3);
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
