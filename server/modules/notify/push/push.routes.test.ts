// Tests the browsers that get a person's push messages: only that person sets, lists and removes
// them, and each lasts as long as its session.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_PUSH_SIGNER, TestApi } from "../../../../test/support/api.ts";
import { PushBrowser } from "../../../../test/support/push-browser.ts";
import { type SignedInPerson, openSession, signInTo } from "../../../../test/support/signed-in.ts";

const AT = Date.parse("2026-11-20T18:00:00Z");
const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let api: TestApi;
let nowMs = AT;
let ana: SignedInPerson;
let ben: SignedInPerson;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const account = await api.fixture.advertiser("Ruiz Realty", 1_000_000);
  [ana, ben] = [
    await signInTo(api, account, "advertiser", new Date(AT)),
    await signInTo(api, account, "advertiser", new Date(AT)),
  ];
});
beforeEach(() => api.database.pool.query("delete from push_subscription"));
afterAll(() => api.stop());

const documentOf = (change: object = {}) => ({
  endpoint: `https://push.example.com/${randomUUID()}`,
  keys: new PushBrowser().keys,
  language: "en",
  ...change,
});
const put = (
  person: SignedInPerson,
  id: string,
  document: object = documentOf(),
  session = person.session,
) =>
  api.call(person, "PUT", `/v1/push-subscriptions/${id}`, document, {
    ...session,
    "user-agent": AGENT,
  });
const listOf = async (person: SignedInPerson) =>
  (await api.call(person, "GET", "/v1/push-subscriptions")).body.items;
const idsOf = async (person: SignedInPerson): Promise<string[]> =>
  (await listOf(person)).map(({ id }: { id: string }) => id);

describe("a browser", () => {
  it("reads the key that messages are signed with: a P-256 point, always the same", async () => {
    const { status, body } = await api.call(ana, "GET", "/v1/push-key");
    expect([
      status,
      body.key,
      Buffer.from(body.key, "base64url").length,
      Buffer.from(body.key, "base64url")[0],
    ]).toEqual([200, TEST_PUSH_SIGNER.publicKey, 65, 4]);
  });

  it("is set, listed and set again, without revealing its endpoint", async () => {
    const id = randomUUID();
    const document = documentOf();
    const set = await put(ana, id, document);
    expect([set.status, set.body]).toEqual([
      200,
      {
        id,
        user_agent: AGENT,
        language: "en",
        created_at: new Date(AT).toISOString(),
        seen_at: new Date(AT).toISOString(),
        last_sent_at: null,
        failing_since: null,
      },
    ]);
    nowMs += 60_000;
    expect((await put(ana, id, { ...document, language: "es" })).body).toMatchObject({
      language: "es",
      created_at: new Date(AT).toISOString(),
      seen_at: new Date(nowMs).toISOString(),
    });
    const listed = await api.call(ana, "GET", "/v1/push-subscriptions");
    expect(listed.body.items).toHaveLength(1);
    for (const secret of [document.endpoint, document.keys.auth, document.keys.p256dh])
      expect(`${set.text} ${listed.text}`).not.toContain(secret);
  });

  it("belongs to one person: others cannot list it, take its id or remove it", async () => {
    const id = randomUUID();
    await put(ana, id);
    expect(await idsOf(ben)).toEqual([]);
    expect((await put(ben, id)).status).toBe(404);
    expect((await api.call(ben, "DELETE", `/v1/push-subscriptions/${id}`)).status).toBe(404);
    expect((await api.call(ana, "DELETE", `/v1/push-subscriptions/${id}`)).status).toBe(204);
    expect([
      await idsOf(ana),
      (await api.call(ana, "DELETE", `/v1/push-subscriptions/${id}`)).status,
    ]).toEqual([[], 404]);
  });

  it("gets messages for the person who signed in on it last, and for no earlier one", async () => {
    const [document, hers, his] = [documentOf(), randomUUID(), randomUUID()];
    await put(ana, hers, document);
    expect((await put(ben, his, document)).status).toBe(200);
    expect([await idsOf(ana), await idsOf(ben)]).toEqual([[], [his]]);
  });

  it("gets no more messages once its session has ended, and other browsers still do", async () => {
    const second = await openSession(api, ana.user, new Date(nowMs));
    const [here, there] = [randomUUID(), randomUUID()];
    await put(ana, here);
    await put(ana, there, documentOf(), second);
    expect((await idsOf(ana)).toSorted()).toEqual([here, there].toSorted());
    await api.database.pool.query("delete from auth.session where token = $1", [
      second["x-test-session"],
    ]);
    expect(await idsOf(ana)).toEqual([here]);
    expect((await put(ana, there, documentOf(), second)).status).toBe(401);
  });

  it("replaces the oldest when a person has 20", async () => {
    const ids = Array.from({ length: 21 }, () => randomUUID());
    for (const id of ids) {
      nowMs += 1_000;
      expect((await put(ana, id)).status).toBe(200);
    }
    expect((await idsOf(ana)).toSorted()).toEqual(ids.slice(1).toSorted());
  });

  it.each([
    ["/endpoint", { endpoint: "https://10.0.0.1/push" }, "private"],
    ["/endpoint", { endpoint: "https://me@push.example.com/1" }, "userinfo"],
    ["/endpoint", { endpoint: "http://push.example.com/1" }, "not_https"],
    ["/endpoint", { endpoint: "https://push.example.com:8443/1" }, "port"],
    ["/endpoint", { endpoint: "nowhere" }, "unreadable"],
    ["/endpoint", { endpoint: "https:push.example.com/a" }, "invalid"],
    ["/endpoint", { endpoint: "https:/push.example.com/a" }, "invalid"],
    ["/endpoint", { endpoint: "https:///push.example.com/a" }, "invalid"],
    ["/endpoint", { endpoint: "https://push%2eexample.com/a" }, "invalid"],
    ["/keys/p256dh", { keys: { p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) } }, "invalid"],
  ] as const)("whose %s is %j is refused, with what to do", async (field, change, code) => {
    const { status, body } = await put(ana, randomUUID(), documentOf(change));
    expect([status, body.errors]).toEqual([
      422,
      [{ field, code, message: expect.stringMatching(/^(?:Enter|Remove|Send|Start)/) }],
    ]);
    expect(await listOf(ana)).toEqual([]);
  });
});

it("signing out removes the browsers set in that session", async () => {
  // For real: signed up, with the resulting cookie, and out again.
  const joined = await api.call(
    null,
    "POST",
    "/v1/auth/sign-up/email",
    {
      name: "Cem",
      email: `${randomUUID()}@example.com`,
      password: "a long pass phrase",
      role: "advertiser",
      company: "Cem Co",
      licensed_states: ["CA"],
    },
    { origin: "http://localhost:3000" },
  );
  expect(joined.status, joined.text).toBe(200);
  const cookie = joined.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const cem = { user: joined.body.user.id };
  const { rows } = await api.database.pool.query<{ token: string }>(
    "select token from auth.session where user_id = $1",
    [cem.user],
  );
  expect(
    (await put({ ...cem, session: { "x-test-session": rows[0]?.token ?? "" } }, randomUUID()))
      .status,
  ).toBe(200);
  const count = async () =>
    (await api.database.pool.query("select from push_subscription where user_id = $1", [cem.user]))
      .rowCount;
  expect(await count()).toBe(1);
  expect(
    (
      await api.call(null, "POST", "/v1/auth/sign-out", undefined, {
        cookie,
        origin: "http://localhost:3000",
      })
    ).status,
  ).toBe(204);
  expect(await count()).toBe(0);
});
