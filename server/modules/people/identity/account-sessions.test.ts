// Tests what the network sees of other accounts' people and keys, and how it ends their access.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

const clock = { nowMs: Date.parse("2026-11-02T15:00:00Z") };
let api: TestApi;
let owner: Caller;
let support: Caller;
let accountId: string;
let member: { readonly user: string };
let cookies: { readonly cookie: string }[];

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  const person = await api.userOf(NETWORK_ID, "admin");
  owner = await api.cookieOf(person, new Date(clock.nowMs));
  support = await api.userOf(NETWORK_ID, "admin", "support");
});
afterAll(() => api.stop());
beforeEach(async () => {
  accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  member = await api.userOf(accountId, "advertiser", "manager", "Mara Manager");
  const at = new Date(clock.nowMs - 60_000);
  cookies = [await api.cookieOf(member, at), await api.cookieOf(member, at)];
});

const isIn = async (caller: Caller): Promise<boolean> =>
  (await api.call(caller, "GET", "/v1/profile")).status === 200;
const sessions = async () =>
  (await api.call(support, "GET", `/v1/accounts/${accountId}/sessions`)).body.items;
const end = (body: object, caller = owner, id = accountId) =>
  api.call(caller, "POST", `/v1/accounts/${id}/session-ends`, body);
const eventsOf = async (topic: string) =>
  (
    await api.database.pool.query("select payload from outbox where topic = $1 order by id", [
      topic,
    ])
  ).rows.map(({ payload }) => payload);
const logOf = async (caller: Caller) =>
  (await api.call(caller, "GET", `/v1/activity?where=account_id,eq,${accountId}`)).body.items;

describe("the people of another account", () => {
  it("are shown with when they were seen, their second factor and their sessions", async () => {
    const { body } = await api.call(support, "GET", `/v1/members?account_id=${accountId}`);
    expect(body.items).toMatchObject([
      {
        user_id: member.user,
        sign_in: {
          last_seen_at: new Date(clock.nowMs - 60_000).toISOString(),
          has_second_factor: false,
          is_email_confirmed: true,
          sessions: 2,
        },
      },
    ]);
    await api.database.pool.query(
      `update auth."user" set two_factor_enabled = true where id = $1`,
      [member.user],
    );
    const again = await api.call(owner, "GET", `/v1/members?account_id=${accountId}`);
    expect(again.body.items[0].sign_in.has_second_factor).toBe(true);
  });

  it("are shown without that to seats without the right, and to themselves", async () => {
    const finance = await api.userOf(NETWORK_ID, "admin", "finance");
    for (const caller of [finance, member]) {
      const { body } = await api.call(caller, "GET", `/v1/members?account_id=${accountId}`);
      expect(body.items[0].sign_in).toBeNull();
    }
    expect((await api.call(finance, "GET", `/v1/accounts/${accountId}/sessions`)).status).toBe(403);
    expect((await api.call(member, "GET", `/v1/accounts/${accountId}/sessions`)).status).toBe(403);
  });

  it("lose one session, which only an owner who has confirmed may end", async () => {
    const [newest] = await sessions();
    const one = { user_id: member.user, session_id: newest.id };
    expect((await end(one, support)).status).toBe(403);
    const stale = await api.cookieOf(
      await api.userOf(NETWORK_ID, "admin"),
      new Date(clock.nowMs - 11 * 60_000),
    );
    expect((await end(one, stale)).body.code).toBe("confirm_identity");
    expect(await sessions()).toHaveLength(2);
    expect((await end(one)).status).toBe(204);
    expect(await sessions()).toHaveLength(1);
    expect((await Promise.all(cookies.map(isIn))).toSorted()).toEqual([false, true]);
  });

  it("lose all sessions: told by email, logged in their account, once", async () => {
    const before = (await eventsOf("account_mail")).length;
    expect((await end({ user_id: member.user })).status).toBe(204);
    expect((await end({ user_id: member.user })).status).toBe(204);
    expect(await Promise.all(cookies.map(isIn))).toEqual([false, false]);
    expect((await eventsOf("account_mail")).slice(before)).toMatchObject([
      { userId: member.user, kind: "sessions_ended" },
    ]);
    expect(await logOf(await api.userOf(accountId, "advertiser"))).toMatchObject([
      { action: "user.sessions_ended", subject_id: member.user, detail: { sessions: 2 } },
    ]);
  });

  it("are of the account that is named", async () => {
    const other = await api.fixture.advertiser("Other Realty", 0);
    expect((await end({ user_id: member.user }, owner, other)).status).toBe(404);
    expect((await end({ user_id: "unknown" })).status).toBe(404);
    expect((await end({ user_id: member.user }, owner, crypto.randomUUID())).status).toBe(404);
    const another = await api.userOf(other, "advertiser");
    await api.cookieOf(another, new Date(clock.nowMs));
    const [own] = await sessions();
    expect((await end({ user_id: another.user, session_id: own.id }, owner, other)).status).toBe(
      204,
    );
    expect(await sessions()).toHaveLength(2);
  });
});

describe("a key of another account", () => {
  it("is listed, and revoked with a reason that its members read", async () => {
    const holder = await api.userOf(accountId, "advertiser");
    const made = await api.call(holder, "POST", "/v1/api-keys", { name: "Sync", scopes: ["read"] });
    const path = `/v1/api-keys/${made.body.id}/revocation`;
    const list = await api.call(support, "GET", `/v1/accounts/${accountId}/api-keys`);
    expect(list.body.items).toMatchObject([{ id: made.body.id, name: "Sync", scopes: ["read"] }]);
    expect(list.text).not.toContain(made.body.key);
    expect((await api.call(support, "POST", path, { reason: "Leaked" })).status).toBe(403);
    expect((await api.call(holder, "POST", path, { reason: "Leaked" })).status).toBe(403);
    expect((await api.call(owner, "POST", path, { reason: " " })).status).toBe(422);
    expect((await api.call(made.body, "GET", "/v1/accounts")).status).toBe(200);
    expect(await api.call(owner, "POST", path, { reason: " It leaked. " })).toMatchObject({
      status: 200,
      body: { state: "revoked" },
    });
    expect((await api.call(made.body, "GET", "/v1/accounts")).status).toBe(401);
    expect((await api.call(owner, "POST", path, { reason: "Again" })).status).toBe(200);
    expect(await eventsOf("key_revoked")).toEqual([
      { accountId, keyId: made.body.id, name: "Sync", isOfSource: false, reason: "It leaked." },
    ]);
    const log: { action: string }[] = await logOf(holder);
    expect(log.find(({ action }) => action === "api_key.revoked")).toMatchObject({
      detail: { reason: "It leaked." },
    });
  });

  it("of a source stops at once, until its affiliate makes a new one", async () => {
    const source = await api.fixture.source();
    const key = await api.sourceKey(source.id);
    const path = `/v1/sources/${source.id}`;
    const affiliate = await api.userOf(source.affiliateId, "affiliate");
    const posts = (given: Caller) => api.call(given, "GET", "/v1/leads?limit=1");
    expect((await posts(key)).status).toBe(200);
    const body = { reason: "Fake leads" };
    expect((await api.call(affiliate, "POST", `${path}/key-revocation`, body)).status).toBe(403);
    expect((await api.call(owner, "POST", `${path}/key-revocation`, body)).body.key_hint).toBe("");
    expect((await posts(key)).status).toBe(401);
    expect((await api.call(owner, "POST", `${path}/key-revocation`, body)).status).toBe(200);
    expect((await eventsOf("key_revoked")).filter(({ isOfSource }) => isOfSource)).toHaveLength(1);
    const fresh = await api.call(affiliate, "POST", `${path}/key`);
    expect((await posts({ key: fresh.body.key })).status).toBe(200);
    expect((await api.call(affiliate, "GET", path)).body.key_hint).toBe(fresh.body.key.slice(-4));
  });
});
