// Accounts and profiles over HTTP: who sees what, and what stops with a suspension.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

let api: TestApi;
let accountId: string;
let person: { user: string };
let otherPerson: { user: string };
let operator: Caller;
let affiliatePerson: { user: string };

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
  accountId = await api.fixture.advertiser("Ruiz Realty", 0, { states: ["CA"] });
  person = await api.userOf(accountId, "advertiser");
  otherPerson = await api.userOf(await api.fixture.advertiser("Other Realty", 0), "advertiser");
  operator = await api.userOf(NETWORK_ID, "admin");
  affiliatePerson = await api.userOf((await api.fixture.source()).affiliateId, "affiliate");
});
afterAll(() => api.stop());

describe("the profile", () => {
  it("shows the person and the account", async () => {
    expect((await api.call(person, "GET", "/v1/profile")).body).toMatchObject({
      user_id: person.user,
      role: "advertiser",
      name: "Test person",
      account: {
        id: accountId,
        kind: "advertiser",
        name: "Ruiz Realty",
        buyer: {
          buyer_kind: "agent",
          licensed_states: ["CA"],
          seller_names: [{ name: "Ruiz Realty", is_listed: true }],
        },
        earning: null,
        abilities: { update: true, approve: false },
      },
    });
  });

  it("merges, tells campaigns what distribution needs, and keeps the seller name", async () => {
    const id = randomUUID();
    const { body: campaign } = await api.call(person, "PUT", `/v1/campaigns/${id}`, {
      name: "x",
      criteria: { all: [] },
      shared_bid_cents: 100,
    });
    const { status, body } = await api.call(person, "PATCH", "/v1/profile", {
      account_name: "Ruiz  &  Sons",
      licensed_states: ["CA", "NV"],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Test person",
      account: {
        name: "Ruiz  &  Sons",
        buyer: { licensed_states: ["CA", "NV"], seller_names: [{ name: "Ruiz Realty" }] },
      },
    });
    expect((await api.call(person, "GET", `/v1/campaigns/${id}`)).body.version).toBeGreaterThan(
      campaign.version,
    );
  });

  it.each([
    ["an unknown zone", { time_zone: "Mars/Base" }, "/time_zone"],
    ["a state that is none", { licensed_states: ["ZZ"] }, "/licensed_states/0"],
    ["a role", { role: "admin" }, "/role"],
    ["no name", { name: " " }, "/name"],
    ["null for a name", { name: null }, "/name"],
  ])("refuses %s", async (_, patch, field) => {
    const { status, body } = await api.call(person, "PATCH", "/v1/profile", patch);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  it("keeps where an affiliate's leads come from, for it and the network to see", async () => {
    const changed = await api.call(affiliatePerson, "PATCH", "/v1/profile", {
      traffic_kind: "call_center",
    });
    expect(changed.body.account.traffic_kind).toBe("call_center");
    const { id } = changed.body.account;
    await api.call(affiliatePerson, "PATCH", "/v1/profile", { name: "Test person" });
    expect((await api.call(operator, "GET", `/v1/accounts/${id}`)).body.traffic_kind).toBe(
      "call_center",
    );
    const refused = await api.call(person, "PATCH", "/v1/profile", { traffic_kind: "search" });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "/traffic_kind" }] } });
  });

  it("has no licences for an affiliate, and is nothing for a key", async () => {
    expect(
      (await api.call(affiliatePerson, "PATCH", "/v1/profile", { licensed_states: ["CA"] })).body
        .errors[0].field,
    ).toBe("/licensed_states");
    expect(
      (await api.call(affiliatePerson, "PATCH", "/v1/profile", { name: "Ana" })).body.name,
    ).toBe("Ana");
    expect((await api.call(await api.keyOf(accountId), "GET", "/v1/profile")).status).toBe(403);
  });
});

describe("accounts", () => {
  it("are all the operator's to list, and for everybody else their own", async () => {
    expect(
      (
        await api.call(operator, "GET", "/v1/accounts?where=kind,eq,advertiser&order=name")
      ).body.items.map((item: { name: string }) => item.name),
    ).toContain("Other Realty");
    expect(
      (await api.call(person, "GET", "/v1/accounts")).body.items.map(
        (item: { id: string }) => item.id,
      ),
    ).toEqual([accountId]);
    expect((await api.call(otherPerson, "GET", `/v1/accounts/${accountId}`)).status).toBe(404);
  });

  it("stop at once when they are suspended, people and keys alike, and start again", async () => {
    const id = await api.fixture.advertiser("Stopped Realty", 0);
    const [key, user] = [await api.keyOf(id), await api.userOf(id, "advertiser")];
    const campaignId = randomUUID();
    await api.call(user, "PUT", `/v1/campaigns/${campaignId}`, {
      name: "x",
      criteria: { all: [] },
      shared_bid_cents: 100,
    });
    const version = async (): Promise<bigint> =>
      (await api.database.pool.query("select version from campaign where id = $1", [campaignId]))
        .rows[0].version;
    const before = await version();
    expect(
      (await api.call(user, "POST", `/v1/accounts/${id}/status`, { status: "active" })).status,
    ).toBe(403);
    expect(
      (await api.call(otherPerson, "POST", `/v1/accounts/${id}/status`, { status: "suspended" }))
        .status,
    ).toBe(404);
    expect(
      (await api.call(operator, "POST", `/v1/accounts/${id}/status`, { status: "suspended" })).body
        .status,
    ).toBe("suspended");
    expect(await version()).toBeGreaterThan(before);
    expect(await api.call(key, "GET", "/v1/campaigns")).toMatchObject({
      status: 403,
      body: { code: "suspended" },
    });
    expect(
      (await api.call(operator, "POST", `/v1/accounts/${id}/status`, { status: "active" })).body
        .status,
    ).toBe("active");
    expect((await api.call(key, "GET", "/v1/campaigns")).status).toBe(200);
    expect(
      (
        await api.call(operator, "POST", `/v1/accounts/${NETWORK_ID}/status`, {
          status: "suspended",
        })
      ).status,
    ).toBe(422);
  });
});
