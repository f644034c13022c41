// Tests that a stopping server does not wait for a model.
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { OpenAiServer, hang } from "../../../../test/support/openai-server.ts";

let api: TestApi;
let model: OpenAiServer;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-11-23T18:00:00Z"));
  model = await OpenAiServer.open();
});
afterAll(() => model.close());

it("fails the request that waits for a model, and stops", async () => {
  const operator = await api.userOf(NETWORK_ID, "admin");
  await api.call(operator, "PUT", "/v1/assistant/provider", {
    base_url: model.baseUrl,
    model: "gpt-4",
    tokens_per_day: 100_000,
  });
  model.behaviour = hang();
  const waiting = api.call(operator, "POST", "/v1/chat/completions", {
    messages: [{ role: "user", content: "hello" }],
  });
  await expect.poll(() => model.seen.length).toBe(1);
  // If the call were not ended, this would take the ten minutes that a model has.
  await api.stop();
  expect((await waiting).status).toBe(502);
});
