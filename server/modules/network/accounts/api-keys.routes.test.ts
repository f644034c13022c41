// API keys over HTTP: what one is made with, until when and from where it works, with whose rights
// it ends, and who is told.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { KEY_DAYS } from "../../../../domain/access/api-key.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";

const START = Date.parse("2026-03-04T18:00:00Z");
const clock = { nowMs: START };

let api: TestApi;
let accountId: string;
let owner: { user: string };
let second: { user: string };
let stranger: Caller;
let count = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  stranger = await api.userOf(await api.fixture.advertiser("Other Realty", 0), "advertiser");
});
afterAll(() => api.stop());
beforeEach(async () => {
  count += 1;
  accountId = await api.fixture.advertiser(`Ruiz Realty ${count}`, 0);
  owner = await api.userOf(accountId, "advertiser", "owner", "Olga Owner");
  second = await api.userOf(accountId, "advertiser", "owner", "Sam Second");
});

const make = (body: object = {}, caller: Caller = owner): Promise<Answer> =>
  api.call(caller, "POST", "/v1/api-keys", { name: "Nightly", scopes: ["campaigns"], ...body });
const campaignsWith = (key: string, headers: Readonly<Record<string, string>> = {}) =>
  api.call({ key }, "GET", "/v1/campaigns", undefined, headers);
const listed = async (id: string) =>
  (await api.call(second, "GET", "/v1/api-keys")).body.items.find(
    (item: { id: string }) => item.id === id,
  );
const takeOver = (id: string, caller: Caller = second): Promise<Answer> =>
  api.call(caller, "POST", `/v1/api-keys/${id}/take-over`);

describe("an API key", () => {
  it("is shown once, acts for the account, makes no keys, and ends when revoked", async () => {
    const made = await make({ scopes: ["leads", "read"], expires_at: null });
    const shown = {
      id: made.body.id,
      name: "Nightly",
      key_hint: made.body.key.slice(-4),
      scopes: ["read", "leads"],
      state: "active",
      created_at: new Date(clock.nowMs).toISOString(),
      made_by: { user_id: owner.user, name: "Olga Owner" },
      held_by: { user_id: owner.user, name: "Olga Owner" },
      expires_at: null,
      allowed_ips: [],
      last_used_at: null,
      last_used_from: null,
      revoked_at: null,
    };
    expect(made).toMatchObject({
      status: 201,
      body: { ...shown, key: expect.stringMatching(/^plat_key_[\w-]{43}$/) },
    });
    expect(await listed(made.body.id)).toEqual(shown);
    const key = { key: made.body.key };
    const account = await api.call(key, "GET", `/v1/accounts/${accountId}`);
    expect(account.body.id).toBe(accountId);
    expect(account.headers.get("ratelimit")).toMatch(/^"account";r=\d+;t=\d+$/);
    expect((await make({}, key)).status).toBe(403);
    expect((await takeOver(made.body.id, key)).status).toBe(403);
    const path = `/v1/api-keys/${made.body.id}`;
    expect((await api.call(stranger, "DELETE", path)).status).toBe(404);
    expect((await api.call(second, "DELETE", path)).status).toBe(204);
    expect((await campaignsWith(made.body.key)).status).toBe(401);
    expect((await api.call(owner, "DELETE", path)).status).toBe(204);
    expect((await takeOver(made.body.id)).body.code).toBe("window_closed");
    expect((await listed(made.body.id)).state).toBe("revoked");
  });

  it("is one of ours or nothing", async () => {
    for (const authorization of [
      "Bearer",
      "Bearer ",
      "Basic YTpi",
      "Bearer plat_key_",
      `Bearer plat_key_${"x".repeat(500)}`,
      "Bearer nothing",
      // Nor does a wrong key fall back to the session.
      "Bearer plat_key_wrong",
    ])
      expect(
        (await api.call(owner, "GET", "/v1/campaigns", undefined, { authorization })).status,
        authorization,
      ).toBe(401);
  });

  it("ends by its date: in 90 days if none is given, and warned of two weeks before", async () => {
    const { body } = await make();
    expect(Date.parse(body.expires_at)).toBe(clock.nowMs + KEY_DAYS * DAY_MS);
    expect((await campaignsWith(body.key)).status).toBe(200);
    clock.nowMs += (KEY_DAYS - 1) * DAY_MS;
    expect((await listed(body.id)).state).toBe("expires_soon");
    expect((await campaignsWith(body.key)).status).toBe(200);
    clock.nowMs += DAY_MS;
    expect((await listed(body.id)).state).toBe("expired");
    expect(await campaignsWith(body.key)).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", detail: expect.stringContaining("expired") },
    });
    expect((await takeOver(body.id)).status).toBe(409);
    clock.nowMs = START;
  });

  it.each([
    ["no scope", { scopes: [] }, "/scopes"],
    ["a scope that is none", { scopes: ["everything"] }, "/scopes/0"],
    ["a scope twice", { scopes: ["read", "read"] }, "/scopes"],
    ["no name", { name: " " }, "/name"],
    ["a past end", { expires_at: "2026-03-01T00:00:00Z" }, "/expires_at"],
    ["an end years away", { expires_at: "2029-03-01T00:00:00Z" }, "/expires_at"],
    ["an address that is none", { allowed_ips: ["127.0.0.1", "office"] }, "/allowed_ips/1"],
    ["a range that is none", { allowed_ips: ["10.0.0.0/33"] }, "/allowed_ips/0"],
  ])("is refused with %s", async (_what, body, field) => {
    expect(await make(body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it("works only from its addresses, and says when and from where it was used", async () => {
    const elsewhere = await make({ allowed_ips: ["203.0.113.0/24", "2001:db8::/32"] });
    expect(await campaignsWith(elsewhere.body.key)).toMatchObject({
      status: 403,
      body: { code: "forbidden", detail: expect.stringContaining("addresses") },
    });
    expect((await listed(elsewhere.body.id)).last_used_at).toBeNull();
    const here = await make({ allowed_ips: ["203.0.113.0/24", "127.0.0.0/8"] });
    const used = async (): Promise<unknown> => {
      expect((await campaignsWith(here.body.key)).status).toBe(200);
      const { last_used_at: at, last_used_from: from } = await listed(here.body.id);
      return [at, from];
    };
    const first = [new Date(clock.nowMs).toISOString(), "127.0.0.1"];
    expect(await used()).toEqual(first);
    clock.nowMs += MINUTE_MS;
    expect(await used()).toEqual(first);
    clock.nowMs += 1;
    expect(await used()).toEqual([new Date(clock.nowMs).toISOString(), "127.0.0.1"]);
    clock.nowMs = START;
  });

  it("tells every owner that it was made or taken over, and the log who did", async () => {
    const { body } = await make();
    clock.nowMs += 1;
    await takeOver(body.id);
    const { rows } = await api.database.pool.query(
      `select topic, payload
       from outbox
       where payload ->> 'accountId' = $1 and topic = 'api_key_made'
       order by id`,
      [accountId],
    );
    expect(rows).toEqual(
      [
        { by: "Olga Owner", isTakeOver: false },
        { by: "Sam Second", isTakeOver: true },
      ].map((said) => ({
        topic: "api_key_made",
        payload: { accountId, keyId: body.id, name: "Nightly", ...said },
      })),
    );
    const { items } = (await api.call(owner, "GET", "/v1/activity")).body;
    expect(
      items.map(({ action, detail }: { action: string; detail: { was?: string } }) => [
        action,
        detail.was,
      ]),
    ).toEqual([
      ["api_key.taken_over", "Olga Owner"],
      ["api_key.created", undefined],
    ]);
  });
});

describe("a key ends with its holder's rights", () => {
  const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["removed", () => api.call(second, "DELETE", `/v1/members/${owner.user}`)],
    [
      "made a manager",
      () => api.call(second, "PATCH", `/v1/members/${owner.user}`, { team_role: "manager" }),
    ],
    [
      "suspended",
      () =>
        api.database.pool.query("update member set status = 'suspended' where user_id = $1", [
          owner.user,
        ]),
    ],
  ];

  it.each(ends)("once the holder was %s, until an owner takes it over", async (_how, end) => {
    const { body } = await make();
    expect((await campaignsWith(body.key)).status).toBe(200);
    await end();
    expect(await campaignsWith(body.key)).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", detail: expect.stringContaining("take it over") },
    });
    expect((await listed(body.id)).state).toBe("ended");
    expect((await takeOver(body.id, stranger)).status).toBe(404);
    expect(await takeOver(body.id)).toMatchObject({
      status: 200,
      body: {
        state: "active",
        made_by: { user_id: owner.user },
        held_by: { user_id: second.user, name: "Sam Second" },
      },
    });
    expect((await campaignsWith(body.key)).status).toBe(200);
  });

  it("not if an owner took it over before", async () => {
    const { body } = await make();
    await takeOver(body.id);
    await api.call(second, "DELETE", `/v1/members/${owner.user}`);
    expect((await campaignsWith(body.key)).status).toBe(200);
  });

  it("and only owners take it over: a manager may not", async () => {
    const { body } = await make();
    const manager = await api.userOf(accountId, "advertiser", "manager");
    expect((await takeOver(body.id, manager)).status).toBe(403);
    expect((await api.call(manager, "GET", "/v1/api-keys")).status).toBe(403);
  });
});
