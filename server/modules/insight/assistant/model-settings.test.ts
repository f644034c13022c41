// Tests setting the network's model behind the assistant: by its owner, with a key that is never
// returned.
import { describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { says } from "../../../../test/support/openai-server.ts";
import {
  api,
  call,
  model,
  operator,
  person,
  say,
  SECRET,
  set,
  setUpModel,
} from "./ask-model.test-support.ts";

setUpModel();

describe("the model that answers", () => {
  it("is set by the network's owner, and its key is never returned", async () => {
    const manager = await api.userOf(NETWORK_ID, "admin", "operations");
    const document = {
      base_url: model.baseUrl,
      model: "gpt-4",
      api_key: "sk-other",
      tokens_per_day: 1,
    };
    expect(
      (
        await Promise.all(
          [person, manager].map((one) => call(one, "PUT", "/assistant/provider", document)),
        )
      ).map(({ status: code }) => code),
    ).toEqual([403, 403]);
    expect((await call(person, "GET", "/assistant/provider")).status).toBe(403);
    expect((await call(person, "GET", "/assistant/threads/current")).body).toEqual({
      thread: null,
      model: "gpt-4",
      is_built_in: false,
    });
    const read = await call(operator, "GET", "/assistant/provider");
    expect(read.body).toEqual({
      origin: "settings",
      base_url: model.baseUrl,
      model: "gpt-4",
      has_key: true,
      tokens_per_day: 200_000,
      network_tokens_per_day: 10_000_000,
    });
    const { rows } = await api.database.pool.query<{ row: string }>(
      `select p::text as row
       from assistant_provider p
       union all
       select a::text
       from activity a
       where a.action = 'settings.updated'`,
    );
    expect(
      rows.some(
        ({ row }) => row.includes(SECRET) || row.includes(Buffer.from(SECRET).toString("hex")),
      ),
    ).toBe(false);
  });

  it("keeps its key for its own address only", async () => {
    await set({ api_key: undefined, model: "gpt-5" });
    expect((await say("hello")).body.plat.is_built_in).toBe(false);
    const elsewhere = await call(operator, "PUT", "/assistant/provider", {
      base_url: "https://evil.example/v1",
      model: "gpt-4",
      tokens_per_day: 1,
    });
    expect([elsewhere.status, elsewhere.body.errors[0].field]).toEqual([422, "/api_key"]);
    const tried = await call(operator, "POST", "/assistant/provider/test", {
      base_url: "https://evil.example/v1",
      model: "gpt-4",
      tokens_per_day: 1,
    });
    expect(tried.status).toBe(422);
  });

  it.each([
    ["ftp://example.com", "/base_url"],
    ["https://user:pw@example.com/v1", "/base_url"],
    ["not an address", "/base_url"],
  ])("refuses %s", async (address, field) => {
    const answer = await call(operator, "PUT", "/assistant/provider", {
      base_url: address,
      model: "gpt-4",
      tokens_per_day: 1,
    });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });

  it("can be tried before it is saved, and problems are reported", async () => {
    model.behaviour = says("ready");
    const kept = await call(operator, "POST", "/assistant/provider/test");
    expect(kept.body).toMatchObject({ ok: true, reply: "ready", model: "gpt-4", detail: null });
    const wrong = await call(operator, "POST", "/assistant/provider/test", {
      base_url: model.baseUrl,
      model: "gpt-4",
      api_key: "sk-wrong",
      tokens_per_day: 1,
    });
    expect([wrong.body.ok, wrong.body.reply]).toEqual([false, null]);
    expect(wrong.body.detail).toMatch(/key/i);
    expect((await call(operator, "GET", "/assistant/provider")).body.has_key).toBe(true);
  });

  it("is the built-in assistant if none is set", async () => {
    await set({ base_url: null, api_key: undefined });
    expect((await call(person, "GET", "/assistant/threads/current")).body).toEqual({
      thread: null,
      model: "plat-built-in",
      is_built_in: true,
    });
    expect((await call(operator, "GET", "/assistant/provider")).body).toMatchObject({
      origin: "none",
      base_url: null,
      has_key: false,
    });
    expect((await say("hello")).body.plat.is_built_in).toBe(true);
    expect((await call(operator, "POST", "/assistant/provider/test")).body).toMatchObject({
      ok: false,
    });
  });
});
