// Tests that a role that is none of the three is answered, whatever it asks, and refused nothing
// with a failure of the server.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestApi } from "../../../../test/support/api.ts";

const NOW = Date.parse("2026-11-23T18:00:00Z");
let api: TestApi;
let auditor: { readonly user: string };

beforeAll(async () => {
  let nowMs = NOW;
  api = await TestApi.start(() => (nowMs += 60_000));
  const account = await api.fixture.advertiser("Auditors", 0);
  auditor = await api.userOf(account, "advertiser");
  // A newer version of the product may have written a role that this one does not know.
  await api.database.pool.query(
    "alter table member drop constraint member_role_check, drop constraint member_team_role_check",
  );
  await api.database.pool.query("update member set role = 'auditor' where user_id = $1", [
    auditor.user,
  ]);
});
afterAll(() => api.stop());

const say = (content: string) =>
  api.call(
    auditor,
    "POST",
    "/v1/chat/completions",
    { model: "gpt-4", max_tokens: 150, messages: [{ role: "user", content }], plat: {} },
    { "x-test-session": randomUUID() },
  );

describe("a fourth role", () => {
  it.each([
    "how much did I spend last week?",
    "how many leads did I sell this month",
    "what's my balance",
    "how am I doing?",
    "which state is my best",
    "how many returns last month",
    "are my campaigns active",
    "how many sources do I have",
    "what do buyers want",
    "what is for sale in Texas",
    "why are my leads rejected",
    "what did the network earn this month",
    "pause my campaign Tampa",
    "help",
    "open billing",
    "a condo in Tampa under 450k by summer",
  ])("is answered: %s", async (said) => {
    const { status, body, text } = await say(said);
    expect(status, text).toBe(200);
    expect(body.choices[0].message.content).not.toBe("");
  });

  it("learns that a figure is not its role's", async () => {
    expect((await say("how much did I spend last week?")).body.choices[0].message.content).toMatch(
      /^Your role can't see that/,
    );
    expect((await say("help")).body.choices[0].message.content).toMatch(
      /^Your role has no figures here/,
    );
  });

  it.each([
    "/v1/reports/overview",
    "/v1/reports/series?metric=spend",
    "/v1/reports/states?metric=spend",
    "/v1/reports/groups?by=state",
    "/v1/reports/balances",
    "/v1/reports/demand",
    "/v1/reports/funnel",
    "/v1/listings/overview",
    "/v1/campaigns",
    "/v1/sources",
    "/v1/leads",
    "/v1/sales",
  ])("is answered without a failure by %s", async (path) => {
    const span = "from=2026-11-01T00:00:00Z&to=2026-11-20T00:00:00Z";
    const { status, text } = await api.call(
      auditor,
      "GET",
      path.startsWith("/v1/reports") ? `${path}${path.includes("?") ? "&" : "?"}${span}` : path,
    );
    expect(status, text).toBeLessThan(500);
  });
});
