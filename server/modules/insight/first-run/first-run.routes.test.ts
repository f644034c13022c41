// Tests the steps of a first run over HTTP: each is done by what the account really has.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FirstRun } from "../../../../contract/insight/first-run.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
});
afterAll(() => api.stop());

const read = async (caller: Caller): Promise<FirstRun> => {
  const { status, body } = await api.call(caller, "GET", "/v1/first-run");
  expect(status).toBe(200);
  return body;
};
const doneOf = ({ steps }: FirstRun): string[] =>
  steps.filter(({ done }) => done).map(({ key }) => key);
const run = (sql: string, values: readonly unknown[]) => api.database.pool.query(sql, [...values]);

describe("a buyer's first run", () => {
  it("checks each step by the account's own rows", async () => {
    const id = await api.fixture.advertiser("Empty Realty", 0, { states: [] });
    const person = await api.userOf(id, "advertiser");
    expect(doneOf(await read(person))).toEqual(["company"]);
    await api.call(person, "PATCH", "/v1/profile", { licensed_states: ["CA"] });
    expect(doneOf(await read(person))).toEqual(["company", "license"]);
    await run("update wallet set balance_cents = 500 where account_id = $1", [id]);
    await api.call(person, "PUT", `/v1/campaigns/${randomUUID()}`, {
      name: "x",
      criteria: { all: [] },
      shared_bid_cents: 100,
    });
    expect(doneOf(await read(person))).toEqual(["company", "license", "money", "campaign"]);
    await api.call(person, "POST", "/v1/invitations", {
      email: "kim@example.com",
      team_role: "agent",
    });
    const invited = await read(person);
    expect(doneOf(invited)).toContain("team");
    expect(invited.finished).toBe(false);
  });

  it("shows agents of the account nothing", async () => {
    const id = await api.fixture.advertiser("Agent Realty", 0);
    const agent = await api.userOf(id, "advertiser", "agent");
    expect(await read(agent)).toEqual({ steps: [], finished: true });
  });
});

describe("an affiliate's first run", () => {
  it("is done by a source, a test, a lead and payout details, not by a flag", async () => {
    const id = (await api.fixture.source()).affiliateId;
    const person = await api.userOf(id, "affiliate");
    const first = await read(person);
    expect(doneOf(first)).toEqual(["source"]);
    const { rows } = await run("select id from source where account_id = $1", [id]);
    expect(first.steps.find(({ key }) => key === "test_lead")?.path).toBe(
      `/settings?part=sources&source=${rows[0].id}&view=posting`,
    );
    await api.call(person, "PATCH", "/v1/profile", { traffic_kind: "search" });
    await run(
      `insert into source_call (id, source_id, at, operation, http_status, is_test, result, errors)
       values ($1, $2, '2026-03-04T18:00:00Z', 'try', 200, true, 'accepted', '[]')`,
      [randomUUID(), rows[0].id],
    );
    expect(doneOf(await read(person))).toEqual(["company", "source", "test_lead"]);
  });

  it("sees no other account's rows", async () => {
    const id = (await api.fixture.source()).affiliateId;
    expect(doneOf(await read(await api.userOf(id, "affiliate")))).toEqual(["source"]);
  });
});

describe("the network's first run", () => {
  it("counts saved settings and approved accounts", async () => {
    const operator = await api.userOf(NETWORK_ID, "admin");
    const before = doneOf(await read(operator));
    expect(before).toEqual(expect.arrayContaining(["buyer", "affiliate"]));
    expect(before).not.toContain("network");
    await api.call(operator, "PATCH", "/v1/settings", { network_name: "Parcel Exchange" });
    const after = await read(operator);
    expect(doneOf(after)).toContain("network");
    expect(after.finished).toBe(false);
  });
});

it("refuses keys, and callers who are not signed in", async () => {
  const id = await api.fixture.advertiser("Key Realty", 0);
  expect((await api.call(await api.keyOf(id), "GET", "/v1/first-run")).status).toBe(403);
  expect((await api.call(null, "GET", "/v1/first-run")).status).toBe(401);
});
