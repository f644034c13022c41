// Tests passkeys with a software authenticator: added, signed in with, removed; each answer that is
// not as it should be is refused; and what they mean for operators in production.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Faults, SoftPasskey } from "../../../../test/support/authenticator.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { recoverOperator } from "./recover-operator.ts";
import {
  PASSWORD,
  currentSession,
  database,
  newEmail,
  query,
  server,
  setUpIdentity,
  signIn,
  signedUp,
} from "./identity.test-support.ts";

setUpIdentity();

const ORIGIN = "http://localhost:3000";
let production: IdentityServer;
let clock: { ahead: number };
let late: IdentityServer;
beforeAll(async () => {
  clock = { ahead: 0 };
  production = await startIdentityServer(database.pool, { production: true });
  late = await startIdentityServer(database.pool, { now: () => Date.now() + clock.ahead });
});
afterAll(() => Promise.all([production.close(), late.close()]));

const setUp = (browser: Browser, password = PASSWORD) =>
  browser.post("/v1/auth/passkeys/setup", { password });

async function add(browser: Browser, passkey = new SoftPasskey(ORIGIN), name = "Laptop") {
  const setup = await setUp(browser);
  expect(setup).toMatchObject({ status: 200 });
  const added = await browser.post("/v1/auth/passkeys", passkey.create(setup.body, name));
  expect(added).toMatchObject({ status: 201, body: { name, last_used_at: null } });
  return { passkey, id: String(added.body.id) };
}

/** Signs in with the passkey as a browser that was never here before. */
async function enter(passkey: SoftPasskey, faults: Faults = {}, browser = new Browser(server)) {
  const site = await browser.post("/v1/auth/passkeys/challenge");
  expect(site).toMatchObject({ status: 200, body: { rp_id: "localhost" } });
  const answer = await browser.post("/v1/auth/sign-in/passkey", passkey.get(site.body, faults));
  return { ...answer, browser };
}

const list = async (browser: Browser) => (await browser.get("/v1/auth/passkeys")).body.items;
const remove = (browser: Browser, id: string, password = PASSWORD) =>
  browser.post(`/v1/auth/passkeys/${id}/remove`, { password });
const actsOf = async (userId: string): Promise<string[]> =>
  (await query("select action from activity where actor_id = $1 order by id", [userId])).map(
    ({ action }: { action: string }) => action,
  );

describe("a passkey", () => {
  it("signs in without an email, a password or a code, and is counted", async () => {
    const { browser, userId } = await signedUp();
    const { passkey } = await add(browser);
    const entered = await enter(passkey);
    expect(entered).toMatchObject({ status: 200, body: { user: { id: userId } } });
    expect(await currentSession(entered.browser)).toMatchObject({ user: { id: userId } });
    expect(await list(browser)).toMatchObject([
      { name: "Laptop", last_used_at: expect.stringMatching(/^20/) },
    ]);
    expect(await actsOf(userId)).toEqual(
      expect.arrayContaining(["user.passkey_added", "user.signed_in_by_passkey"]),
    );
    expect(await enter(passkey)).toMatchObject({ status: 200 });
  });

  it("replaces the session that the browser came with", async () => {
    const first = await signedUp();
    const second = await signedUp();
    const { passkey } = await add(second.browser);
    await enter(passkey, {}, first.browser);
    expect(await currentSession(first.browser)).toMatchObject({ user: { id: second.userId } });
    expect(await query("select id from auth.session where user_id = $1", [first.userId])).toEqual(
      [],
    );
  });

  it("is added only with the password, once, and twenty times at most", async () => {
    const { browser, userId } = await signedUp();
    expect(await setUp(browser, "not the pass phrase")).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/password", code: "wrong" }] },
    });
    const { passkey } = await add(browser);
    const again = await setUp(browser);
    expect(again.body.known).toEqual([{ id: passkey.id, transports: ["internal"] }]);
    expect(
      await browser.post("/v1/auth/passkeys", passkey.create(again.body, "Twice")),
    ).toMatchObject({ status: 401, body: { code: "passkey_refused" } });
    const open = await setUp(browser);
    await query(
      `insert into auth.passkey (id, user_id, credential_id, public_key, use_count, transports,
         name, created_at)
       select gen_random_uuid(), $1, $1 || '.' || n, '', 0, '{}', 'More', now()
       from generate_series(1, 19) n`,
      [userId],
    );
    const oneMore = new SoftPasskey(ORIGIN).create(open.body, "One more");
    expect(await browser.post("/v1/auth/passkeys", oneMore)).toMatchObject({
      status: 422,
      body: { code: "passkey_limit" },
    });
    expect(await setUp(browser)).toMatchObject({ status: 422, body: { code: "passkey_limit" } });
    expect(await list(browser)).toHaveLength(20);
  });

  it("is renamed by its person only", async () => {
    const { browser, userId } = await signedUp();
    const { id } = await add(browser);
    const rename = (by: Browser) =>
      by.call("PATCH", `/v1/auth/passkeys/${id}`, { name: " Phone " }, { origin: ORIGIN });
    expect(await rename((await signedUp()).browser)).toMatchObject({ status: 404 });
    expect(await rename(browser)).toMatchObject({ status: 200, body: { name: "Phone" } });
    expect(await list(browser)).toMatchObject([{ id, name: "Phone" }]);
    expect(await actsOf(userId)).toContain("user.passkey_renamed");
  });

  it("is removed with the password; it signs in no longer and its other sessions end", async () => {
    const { browser, email, userId } = await signedUp();
    const { passkey, id } = await add(browser);
    const byPasskey = (await enter(passkey)).browser;
    const byPassword = new Browser(server);
    await signIn(byPassword, email);
    expect(await remove((await signedUp()).browser, id)).toMatchObject({ status: 404 });
    expect(await remove(browser, id, "not the pass phrase")).toMatchObject({ status: 422 });
    expect(await remove(browser, id)).toMatchObject({ status: 204 });
    expect(await currentSession(byPasskey)).toBeNull();
    expect(await currentSession(byPassword)).not.toBeNull();
    expect(await currentSession(browser)).not.toBeNull();
    expect(await enter(passkey)).toMatchObject({ status: 401, body: { code: "passkey_unknown" } });
    expect(await actsOf(userId)).toContain("user.passkey_removed");
  });
});

describe("what a passkey answers is refused", () => {
  const REFUSED: readonly (readonly [what: string, faults: Faults])[] = [
    ["for another site", { origin: "https://plat.example.net", rpId: "plat.example.net" }],
    ["for another page of this host", { origin: "http://localhost:4000" }],
    ["for another host by this page", { rpId: "example.net" }],
    ["without verifying its person", { isUnverified: true }],
    ["in the name of another person", { handle: "c29tZW9uZQ" }],
  ];

  it.each(REFUSED)("%s, at sign-in", async (_what, faults) => {
    const { browser } = await signedUp();
    const { passkey } = await add(browser);
    const entered = await enter(passkey, faults);
    expect(entered).toMatchObject({ status: 401, body: { code: "passkey_refused" } });
    expect(await currentSession(entered.browser)).toBeNull();
  });

  it.each(REFUSED.slice(0, 4))("%s, when it is added", async (_what, faults) => {
    const { browser } = await signedUp();
    const setup = await setUp(browser);
    const made = new SoftPasskey(ORIGIN).create(setup.body, "Laptop", faults);
    expect(await browser.post("/v1/auth/passkeys", made)).toMatchObject({
      status: 401,
      body: { code: "passkey_refused" },
    });
    expect(await list(browser)).toEqual([]);
  });

  it("signed with another key", async () => {
    const { browser } = await signedUp();
    const { passkey } = await add(browser);
    const forged = new SoftPasskey(ORIGIN);
    const site = (await browser.post("/v1/auth/passkeys/challenge")).body;
    expect(
      await browser.post("/v1/auth/sign-in/passkey", { ...forged.get(site), id: passkey.id }),
    ).toMatchObject({ status: 401, body: { code: "passkey_refused" } });
  });

  it("with a count that it has brought before, as a copy does", async () => {
    const { browser } = await signedUp();
    const { passkey } = await add(browser);
    expect(await enter(passkey, { count: 7 })).toMatchObject({ status: 200 });
    expect(await enter(passkey, { count: 7 })).toMatchObject({
      status: 401,
      body: { code: "passkey_refused", detail: expect.stringContaining("copied") },
    });
    expect(await enter(passkey, { count: 8 })).toMatchObject({ status: 200 });
  });

  it("but one that never counts is not a copy", async () => {
    const { browser } = await signedUp();
    const passkey = new SoftPasskey(ORIGIN);
    const setup = await setUp(browser);
    const made = passkey.create(setup.body, "Phone", { count: 0 });
    expect(await browser.post("/v1/auth/passkeys", made)).toMatchObject({ status: 201 });
    for (let time = 0; time < 2; time += 1)
      expect(await enter(passkey, { count: 0 })).toMatchObject({ status: 200 });
  });

  it("if it was never added", async () => {
    expect(await enter(new SoftPasskey(ORIGIN))).toMatchObject({
      status: 401,
      body: { code: "passkey_unknown" },
    });
  });

  it("for a suspended person", async () => {
    const { browser, userId } = await signedUp();
    const { passkey } = await add(browser);
    await query("update member set status = 'suspended' where user_id = $1", [userId]);
    const entered = await enter(passkey);
    expect(entered).toMatchObject({ status: 403, body: { code: "suspended" } });
    expect(await currentSession(entered.browser)).toBeNull();
  });

  it("from another site's page", async () => {
    const { browser } = await signedUp();
    const { passkey } = await add(browser);
    const site = (await browser.post("/v1/auth/passkeys/challenge")).body;
    const elsewhere = new Browser(server);
    expect(
      await elsewhere.post("/v1/auth/sign-in/passkey", passkey.get(site), {
        origin: "https://evil.example",
      }),
    ).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });
});

describe("a challenge", () => {
  it("is answered once, of two at a time", async () => {
    const { browser } = await signedUp();
    const { passkey } = await add(browser);
    const site = (await browser.post("/v1/auth/passkeys/challenge")).body;
    const answers = await Promise.all(
      [passkey.get(site), passkey.get(site)].map((answer) =>
        new Browser(server).post("/v1/auth/sign-in/passkey", answer),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(answers.find(({ status }) => status === 410)?.body.code).toBe("challenge_over");
  });

  it("ends after five minutes, and is deleted with the next", async () => {
    const { browser } = await signedUp(late);
    const { passkey } = await add(browser);
    const slow = new Browser(late);
    const site = (await slow.post("/v1/auth/passkeys/challenge")).body;
    clock.ahead = 5 * MINUTE_MS;
    expect(await slow.post("/v1/auth/sign-in/passkey", passkey.get(site))).toMatchObject({
      status: 410,
      body: { code: "challenge_over" },
    });
    await slow.post("/v1/auth/passkeys/challenge");
    expect(
      await query("select 1 from auth.passkey_challenge where challenge = $1", [site.challenge]),
    ).toEqual([]);
    clock.ahead = 0;
  });

  it("of a sign-in adds no passkey, and one of another person neither", async () => {
    const { browser } = await signedUp();
    const setup = (await setUp(browser)).body;
    const site = (await browser.post("/v1/auth/passkeys/challenge")).body;
    const other = (await setUp((await signedUp()).browser)).body;
    for (const challenge of [site.challenge, other.challenge]) {
      const made = new SoftPasskey(ORIGIN).create({ ...setup, challenge }, "Laptop");
      expect(await browser.post("/v1/auth/passkeys", made)).toMatchObject({
        status: 410,
        body: { code: "challenge_over" },
      });
    }
  });

  it("that was made up is over; client data that is none is refused", async () => {
    const passkey = new SoftPasskey(ORIGIN);
    const browser = new Browser(server);
    const answer = passkey.get({ challenge: "bWFkZSB1cA", rp_id: "localhost" });
    expect(await browser.post("/v1/auth/sign-in/passkey", answer)).toMatchObject({ status: 410 });
    for (const text of ["no json", "null", '{"challenge":7}'])
      expect(
        await browser.post("/v1/auth/sign-in/passkey", {
          ...answer,
          client_data: Buffer.from(text).toString("base64url"),
        }),
      ).toMatchObject({ status: 401, body: { code: "passkey_refused" } });
  });
});

describe("an operator in production", () => {
  async function operator(): Promise<{ browser: Browser; email: string; userId: string }> {
    const email = newEmail();
    const made = await production.identity.createUser({
      email,
      password: PASSWORD,
      name: "Olga Operator",
      role: "admin",
      accountId: NETWORK_ID,
    });
    if (!made.ok) throw new Error("the operator could not be made");
    const browser = new Browser(production);
    await signIn(browser, email);
    return { browser, email, userId: made.value };
  }
  const stateOf = async (browser: Browser) => (await currentSession(browser)).second_factor;
  const mayAct = async (browser: Browser): Promise<boolean> =>
    (await production.identity.resolveSession({ cookie: browser.cookieHeader })) !== null;

  it("needs no app with a passkey, but then the passkey", async () => {
    const { browser, email } = await operator();
    expect([await stateOf(browser), await mayAct(browser)]).toEqual(["required", false]);
    const { passkey } = await add(browser);
    expect([await stateOf(browser), await mayAct(browser)]).toEqual(["off", true]);

    const byPassword = new Browser(production);
    await signIn(byPassword, email);
    expect([await stateOf(byPassword), await mayAct(byPassword)]).toEqual(["passkey", false]);
    // The password alone adds no other factor, or changes anything.
    for (const call of [
      setUp(byPassword),
      byPassword.post("/v1/auth/two-factor/setup", { password: PASSWORD }),
      byPassword.get("/v1/auth/passkeys"),
      byPassword.post("/v1/auth/change-password", {
        current_password: PASSWORD,
        new_password: "another long pass phrase",
      }),
    ])
      expect(await call).toMatchObject({ status: 403, body: { code: "second_factor_missing" } });
    await enter(passkey, {}, byPassword);
    expect([await stateOf(byPassword), await mayAct(byPassword)]).toEqual(["off", true]);
  });

  it("keeps the passkey of the session when the password changes", async () => {
    const { browser } = await operator();
    await add(browser);
    expect(
      await browser.post("/v1/auth/change-password", {
        current_password: PASSWORD,
        new_password: "another long pass phrase",
      }),
    ).toMatchObject({ status: 204 });
    expect([await stateOf(browser), await mayAct(browser)]).toEqual(["off", true]);
  });

  it("must set one up again after the last is removed", async () => {
    const { browser } = await operator();
    const { id } = await add(browser);
    await remove(browser, id);
    expect([await stateOf(browser), await mayAct(browser)]).toEqual(["required", false]);
  });

  it("loses the passkeys with a recovery link, when it is used", async () => {
    const { browser, email } = await operator();
    const { passkey } = await add(browser);
    const link = await recoverOperator({ pool: database.pool, now: Date.now }, email);
    if (!link.ok) throw new Error(link.error);
    expect(await list(browser)).toHaveLength(1);
    await new Browser(production).post("/v1/auth/reset-password", {
      token: link.value.token,
      password: "another long pass phrase",
    });
    expect(await enter(passkey)).toMatchObject({ status: 401, body: { code: "passkey_unknown" } });
    const back = new Browser(production);
    await signIn(back, email, "another long pass phrase");
    expect(await stateOf(back)).toBe("required");
  });
});
