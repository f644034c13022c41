// Opens an OpenAI-speaking server on loopback, asks it, and says what answers must look like.
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { OpenAiServer } from "../../../test/support/openai-server.ts";
import type { ChatRequest } from "./chat-provider.ts";
import { type OpenAiSettings, createOpenAiChat } from "./openai-provider.ts";

export const KEY = "sk-test-4f9d2c71b8e6a053";

export const HELLO: ChatRequest = {
  messages: [{ role: "user", content: "Hello, ünïcode 🏠" }],
  maxTokens: 50,
};

/**
 * The client's own wait before it tries again is half a second; this header of OpenAI's shortens
 * it.
 */
export const AT_ONCE = { "retry-after-ms": "1" };

export let server: OpenAiServer;

const unhandled: unknown[] = [];

const onUnhandled = (reason: unknown): void => {
  unhandled.push(reason);
};

export const chat = (change: Partial<OpenAiSettings> = {}) =>
  createOpenAiChat({ baseUrl: server.baseUrl, apiKey: KEY, model: "small", ...change });

export const ask = (change: Partial<OpenAiSettings> = {}, request: Partial<ChatRequest> = {}) =>
  chat(change)({ ...HELLO, ...request });

export const reply = (change: object = {}) => ({
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

export const failure = (name: string, detail?: RegExp) => ({
  ok: false,
  error: {
    failure: name,
    detail: detail === undefined ? expect.any(String) : expect.stringMatching(detail),
  },
});

/** Opens the server before the tests of a file; after each, no rejection may be left unhandled. */
export function setUpOpenAi(): void {
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
    expect(unhandled.splice(0), "unhandled rejections").toEqual([]);
  });
  afterAll(() => {
    process.off("unhandledRejection", onUnhandled);
    server.close();
  });
}
