// Tests that refused calls of people and keys are in the activity of their own account, counted for
// each caller, operation and hour; and that exports and keys leave an event for the server's log.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { FREE_PROBES } from "../../../platform/http/denials.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";

const START = Date.parse("2026-03-04T18:10:00Z");
const clock = { nowMs: START };

let api: TestApi;
let owner: { user: string };
let agent: { user: string };
let accountId: string;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  owner = await api.userOf(accountId, "advertiser", "owner", "Olga Owner");
  agent = await api.userOf(accountId, "advertiser", "agent", "Abel Agent");
});
afterAll(() => api.stop());

async function deniedOf(id: string, by: string): Promise<Record<string, unknown>[]> {
  await api.writeDeniedCalls();
  const { rows } = await api.database.pool.query(
    `select * from activity_entry
     where account_id = $1 and action = 'call.denied' and actor_id = $2`,
    [id, by],
  );
  return rows;
}
const listMembers = (caller: Caller) => api.call(caller, "GET", "/v1/api-keys");

describe("a refused call", () => {
  it("is one entry for its caller, operation and hour, with a count", async () => {
    expect((await listMembers(agent)).status).toBe(403);
    expect((await listMembers(agent)).status).toBe(403);
    expect(await deniedOf(accountId, agent.user)).toMatchObject([
      {
        actor_kind: "user",
        subject_kind: "operation",
        subject_id: "listApiKeys",
        detail: { code: "forbidden", address: "127.0.0.1", count: 2 },
      },
    ]);
    clock.nowMs += 20 * 60_000;
    await listMembers(agent);
    expect(await deniedOf(accountId, agent.user)).toMatchObject([{ detail: { count: 3 } }]);
    clock.nowMs += HOUR_MS;
    await listMembers(agent);
    const counts = (await deniedOf(accountId, agent.user)).map(({ detail }) => detail);
    expect(counts).toMatchObject([{ count: 3 }, { count: 1 }]);
    const shown = await api.call(owner, "GET", "/v1/activity?where=action,eq,call.denied");
    expect(shown.body.items).toHaveLength(2);
  });

  it("of a key without the scope is counted; a call that is allowed is not", async () => {
    const made = await api.call(owner, "POST", "/v1/api-keys", {
      name: "Nightly",
      scopes: ["read"],
    });
    const key = { key: made.body.key };
    expect((await api.call(key, "GET", "/v1/campaigns")).status).toBe(200);
    expect((await api.call(key, "GET", "/v1/activity")).body.code).toBe("out_of_scope");
    expect(await deniedOf(accountId, made.body.id)).toMatchObject([
      { actor_kind: "key", subject_id: "listActivity", detail: { code: "out_of_scope", count: 1 } },
    ]);
  });

  it("for records that are not found is counted once there are too many to be links", async () => {
    const probe = () => api.call(owner, "GET", `/v1/leads/${uuidv7(clock.nowMs)}`);
    for (let calls = 1; calls < FREE_PROBES; calls += 1) expect((await probe()).status).toBe(404);
    expect(await deniedOf(accountId, owner.user)).toEqual([]);
    await probe();
    await probe();
    expect(await deniedOf(accountId, owner.user)).toMatchObject([
      { subject_id: "getLead", detail: { code: "not_found", count: FREE_PROBES + 1 } },
    ]);
  });
});

it("keys and exports reach the server's log with their address, without names", async () => {
  const made = await api.call(owner, "POST", "/v1/api-keys", { name: "Canary", scopes: ["read"] });
  expect((await api.call(owner, "GET", "/v1/leads/export")).status).toBe(200);
  const { security } = await publishOutbox(api.database.pool, () => 0.5);
  const from = { accountId, actorId: owner.user, addressGroup: "127.0.0.1" };
  expect(security).toContainEqual({
    ...from,
    action: "api_key.created",
    actorKind: "user",
    subjectKind: "api_key",
    subjectId: made.body.id,
    count: null,
  });
  expect(security).toContainEqual(
    expect.objectContaining({ ...from, action: "sales.exported", count: 0 }),
  );
  expect(JSON.stringify(security)).not.toMatch(/Canary|Olga|@/);
});
