// Tests that a model's reply arrives after the server's idle limit: models may take ten minutes.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { OpenAiServer, says, slow } from "../../../../test/support/openai-server.ts";

const NOW = Date.parse("2026-11-23T18:00:00Z");
/** In place of two minutes. */
const IDLE_MS = 400;
const REPLY_MS = 1_600;

let api: TestApi;
let model: OpenAiServer;

beforeAll(async () => {
  api = await TestApi.start(() => NOW, { idleTimeoutMs: IDLE_MS });
  model = await OpenAiServer.open();
});
afterAll(async () => {
  model.close();
  await api.stop();
});

it("arrives after the limit at which other sockets are closed", async () => {
  const operator = await api.userOf(NETWORK_ID, "admin");
  const person = await api.userOf(await api.fixture.advertiser("Buyer", 0), "advertiser");
  const set = await api.call(operator, "PUT", "/v1/assistant/provider", {
    base_url: model.baseUrl,
    model: "gpt-4",
    api_key: "sk-late",
    tokens_per_day: 200_000,
  });
  expect(set.status, set.text).toBe(200);
  model.behaviour = slow(REPLY_MS, says("Here at last."));
  const { status, body } = await api.call(
    person,
    "POST",
    "/v1/chat/completions",
    {
      model: "gpt-4",
      max_tokens: 150,
      messages: [{ role: "user", content: "tell me something about staging a home" }],
      plat: {},
    },
    { "x-test-session": randomUUID() },
  );
  expect(status).toBe(200);
  expect(body.choices[0].message.content).toBe("Here at last.");
});
