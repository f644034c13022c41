// Tests what readers get of the audit log: names that they may know, values before and after, the
// filters, and the file.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unguarded } from "../../../../domain/csv/csv-cell.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { linkEntries } from "./link-entries.ts";

const clock = { nowMs: Date.parse("2026-11-29T07:00:00Z") };
const CAMPAIGN = "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c1001";
const WEBHOOK = "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c1002";
const SECRET = "s3cr3t-path";
const FORMULA = '=HYPERLINK("http://evil")';

let api: TestApi;
let accountId: string;
let owner: Caller;
let colleague: { readonly user: string };
let other: Caller;
let network: Caller;
let agent: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  const otherId = await api.fixture.advertiser("Other Realty", 0);
  owner = await api.userOf(accountId, "advertiser", "owner", "Olga Owner");
  colleague = await api.userOf(accountId, "advertiser", "manager", "Mia Manager");
  agent = await api.userOf(accountId, "advertiser", "agent", "Abel Agent");
  other = await api.userOf(otherId, "advertiser", "owner", "Otto Other");
  network = await api.userOf(NETWORK_ID, "admin", "owner", "Nora Network");
  await put(owner, { name: "Sacramento sellers", exclusive_bid_cents: 4_500, limits: day(20) });
  await put(colleague, { name: "Sacramento sellers", exclusive_bid_cents: 6_000, limits: day(50) });
});
afterAll(() => api.stop());

const day = (leads: number) => ({ leads: { day: leads } });

async function put(caller: Caller, document: object): Promise<void> {
  clock.nowMs += 60_000;
  const { status, text } = await api.call(caller, "PUT", `/v1/campaigns/${CAMPAIGN}`, {
    criteria: { all: [] },
    ...document,
  });
  expect(status, text).toBe(200);
}

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly actor_name: string | null;
  readonly [name: string]: unknown;
}
async function list(caller: Caller, ...where: readonly string[]): Promise<readonly Entry[]> {
  const query = where.map((one) => `where=${encodeURIComponent(one)}`).join("&");
  const { status, body, text } = await api.call(caller, "GET", `/v1/activity?${query}`);
  expect(status, text).toBe(200);
  return body.items;
}
const ofCampaign = (caller: Caller, action = "campaign.updated") =>
  list(caller, `subject_id,eq,${CAMPAIGN}`, `action,eq,${action}`);

describe("an entry", () => {
  it("names who did it on what, with the values before and after", async () => {
    for (const reader of [owner, network]) {
      const [entry] = await ofCampaign(reader);
      expect(entry).toMatchObject({
        actor_name: "Mia Manager",
        actor_is: "account",
        account_name: "Ruiz Realty",
        subject_name: "Sacramento sellers",
        changes: [
          { field: "exclusive_bid_cents", before: 4_500, after: 6_000 },
          { field: "limits.leads.day", before: 20, after: 50 },
        ],
      });
      expect((await api.call(reader, "GET", `/v1/activity/${entry?.id}`)).body).toEqual(entry);
    }
    const [made] = await ofCampaign(owner, "campaign.created");
    expect(made?.["changes"]).toContainEqual({
      field: "exclusive_bid_cents",
      before: null,
      after: 4_500,
    });
  });

  it("of a person of the network names the network to the account", async () => {
    clock.nowMs += 60_000;
    const merged = await api.call(network, "PATCH", `/v1/campaigns/${CAMPAIGN}`, { priority: 7 });
    expect(merged.status, merged.text).toBe(200);
    const [seen] = await ofCampaign(owner);
    expect(seen).toMatchObject({
      actor_is: "network",
      actor_name: null,
      changes: [{ field: "priority", before: 100, after: 7 }],
    });
    expect(JSON.stringify(await list(owner))).not.toContain("Nora");
    expect((await ofCampaign(network))[0]).toMatchObject({ actor_name: "Nora Network" });
  });

  it("has the record's name of today, and of one that is gone the name it had", async () => {
    await put(owner, { name: "Renamed", exclusive_bid_cents: 6_000, limits: day(50) });
    const names = (await list(owner, `subject_id,eq,${CAMPAIGN}`)).map(
      (one) => one["subject_name"],
    );
    expect(new Set(names)).toEqual(new Set(["Renamed"]));
    const path = `/v1/webhooks/${WEBHOOK}`;
    const address = `https://crm.example.com/hooks/${SECRET}`;
    await api.call(owner, "PUT", path, { address, events: ["lead_bought"] });
    await api.call(owner, "PUT", path, { address: `${address}2`, events: ["lead_bought"] });
    await api.call(owner, "DELETE", path);
    const entries = await list(owner, `subject_id,eq,${WEBHOOK}`);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      "webhook.created",
      "webhook.removed",
      "webhook.updated",
    ]);
    for (const entry of entries) expect(entry["subject_name"]).toBe("crm.example.com");
    expect(entries.find(({ action }) => action === "webhook.updated")?.["changes"]).toEqual([
      { field: "address" },
    ]);
  });

  it("holds no secret, wherever it is read", async () => {
    const stored = await api.database.pool.query("select a::text as row from activity a");
    expect(stored.rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(stored.rows)).not.toContain(SECRET);
  });

  it("is its account's and the network's, and of a seat without the right its own", async () => {
    expect(await ofCampaign(other)).toEqual([]);
    expect(await ofCampaign(agent)).toEqual([]);
    const [entry] = await ofCampaign(owner);
    for (const reader of [other, agent])
      expect((await api.call(reader, "GET", `/v1/activity/${entry?.id}`)).status).toBe(404);
  });
});

describe("the list", () => {
  it("is filtered by part of the work, person, record and period", async () => {
    const all = await list(owner);
    const groups = await list(owner, "group,in,campaigns,connections");
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.map(({ id }) => id)).toEqual(
      all.filter(({ action }) => /^(campaign|webhook)\./.test(action)).map(({ id }) => id),
    );
    const ofMia = await list(owner, `actor_id,eq,${colleague.user}`);
    expect(ofMia.length).toBeGreaterThan(0);
    expect(new Set(ofMia.map((one) => one.actor_name))).toEqual(new Set(["Mia Manager"]));
    const begin = new Date(clock.nowMs).toISOString();
    expect(await list(owner, `at,gt,${begin}`)).toEqual([]);
    expect(await list(owner, `at,lte,${begin}`)).toHaveLength(all.length);
    const wrong = await api.call(owner, "GET", "/v1/activity?where=group,eq,weather");
    expect(wrong.status).toBe(422);
  });

  it("continues after each page, also where an hour is still being counted", async () => {
    await api.call(agent, "GET", "/v1/api-keys");
    await api.writeDeniedCalls();
    const all = await list(owner);
    expect(all.map(({ action }) => action)).toContain("call.denied");
    const paged: Entry[] = [];
    let cursor = "";
    do {
      const { body } = await api.call(owner, "GET", `/v1/activity?limit=2${cursor}`);
      paged.push(...body.items);
      cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
    } while (cursor !== "");
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});

describe("the file", () => {
  const fileOf = (caller: Caller, query = "") =>
    api.call(caller, "GET", `/v1/activity/export${query}`);

  it("has a line for each changed field, and runs nothing in a spreadsheet", async () => {
    await put(owner, { name: FORMULA, exclusive_bid_cents: 6_000, limits: day(50) });
    const { status, text } = await fileOf(owner, `?where=subject_id,eq,${CAMPAIGN}`);
    expect(status, text).toBe(200);
    const lines = text.split("\r\n");
    expect(lines[0]?.split(",")).toEqual(
      expect.arrayContaining(["id", "field", "before", "after"]),
    );
    expect(text).toContain("exclusive_bid_cents,4500,6000\r\n");
    expect(text).not.toMatch(/(^|,|\n)"?=/m);
    expect(text).toContain("'=HYPERLINK");
    expect(unguarded("'=HYPERLINK")).toBe("=HYPERLINK");
  });

  it("as JSON has what the list has, and is in the log itself", async () => {
    const { text } = await fileOf(owner, `?format=jsonl&where=group,eq,campaigns`);
    const entries: readonly unknown[] = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(entries).toEqual(await list(owner, "group,eq,campaigns"));
    // In no order among others of the same millisecond.
    const exports = await list(owner, "action,eq,activity.exported");
    expect(exports.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ format: "jsonl", filters: 1 }),
    );
  });

  it("of another account has none of it", async () => {
    const { text } = await fileOf(other);
    expect(text).not.toContain(CAMPAIGN);
  });
});

it("the newest link is for people of the network who read the log", async () => {
  while ((await linkEntries(api.database.pool)) > 0);
  const { body } = await api.call(network, "GET", "/v1/activity-chain");
  expect(body).toEqual({ no: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const finance = await api.userOf(NETWORK_ID, "admin", "finance");
  for (const reader of [owner, finance])
    expect((await api.call(reader, "GET", "/v1/activity-chain")).status).toBe(403);
});
