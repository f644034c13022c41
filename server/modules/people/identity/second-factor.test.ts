// Tests the second factor: set up, asked for at sign-in, replaced by recovery codes, required of
// operators in production, and kept when PLAT_SECRET changes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  Browser,
  type IdentityServer,
  TEST_SECRET,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { totp, wrongTotp } from "../../../../test/support/totp.ts";
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

let production: IdentityServer;
beforeAll(async () => {
  production = await startIdentityServer(database.pool, { production: true });
});
afterAll(() => production.close());

const post = (browser: Browser, step: string, body: object) =>
  browser.post(`/v1/auth/two-factor/${step}`, body);

/** Turns the factor on; returns the app's secret and the recovery codes. */
async function turnOn(browser: Browser): Promise<{ secret: string; recovery: string[] }> {
  const setup = await post(browser, "setup", { password: PASSWORD });
  expect(setup).toMatchObject({ status: 200, body: { recovery_codes: { length: 10 } } });
  const { secret, uri } = setup.body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Plat:/);
  const done = await post(browser, "confirm", { code: totp(secret) });
  expect(done).toMatchObject({ status: 204 });
  return { secret, recovery: setup.body.recovery_codes };
}

/** The acts of a person that the activity log holds, oldest first. */
const actsOf = async (userId: string): Promise<string[]> =>
  (await query("select action from activity where actor_id = $1 order by id", [userId])).map(
    ({ action }: { action: string }) => action,
  );

describe("an authenticator app", () => {
  it("is asked for at sign-in once a code has confirmed it, and not before", async () => {
    const { browser, email, userId } = await signedUp();
    expect((await currentSession(browser)).second_factor).toBe("off");
    const setup = await post(browser, "setup", { password: PASSWORD });
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 200 });
    const { secret } = setup.body;
    expect(await post(browser, "confirm", { code: wrongTotp(secret) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/code", code: "wrong" }] },
    });
    const other = new Browser(server);
    await signIn(other, email);
    expect(await post(browser, "confirm", { code: totp(secret) })).toMatchObject({
      status: 204,
    });
    expect((await currentSession(browser)).second_factor).toBe("on");
    // Sessions that began without the factor end.
    expect(await currentSession(other)).toBeNull();
    expect(await actsOf(userId)).toContain("user.second_factor_on");

    const again = new Browser(server);
    expect(await signIn(again, email)).toMatchObject({
      status: 401,
      body: { code: "second_factor_required" },
    });
    expect(await currentSession(again)).toBeNull();
    const code = totp(secret);
    expect(
      await post(again, "verify", { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    ).toMatchObject({ status: 200, body: { user: { id: userId }, second_factor: "on" } });
    expect(await currentSession(again)).toMatchObject({ user: { id: userId } });
  });

  it("is set up only with the password, and once", async () => {
    const { browser } = await signedUp();
    expect(await post(browser, "setup", { password: "not the pass phrase" })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/password", code: "wrong" }] },
    });
    expect(await post(browser, "confirm", { code: "123456" })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    const { secret } = await turnOn(browser);
    expect(await post(browser, "setup", { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: "already_on" },
    });
    expect(await post(browser, "confirm", { code: totp(secret) })).toMatchObject({
      status: 409,
      body: { code: "already_on" },
    });
  });

  it("is turned off with the password; other sessions end", async () => {
    const { browser, email, userId } = await signedUp();
    const { secret } = await turnOn(browser);
    const other = new Browser(server);
    await signIn(other, email);
    await post(other, "verify", { code: totp(secret) });
    expect(await post(browser, "turn-off", { password: "not the pass phrase" })).toMatchObject({
      status: 422,
    });
    expect(await post(browser, "turn-off", { password: PASSWORD })).toMatchObject({ status: 204 });
    expect(await currentSession(other)).toBeNull();
    expect(await currentSession(browser)).toMatchObject({ second_factor: "off" });
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 200 });
    expect(await actsOf(userId)).toContain("user.second_factor_off");
  });
});

describe("signing in with a code", () => {
  it("needs the right password first", async () => {
    const browser = new Browser(server);
    expect(await post(browser, "verify", { code: "123456" })).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
    expect(await post(browser, "recover", { code: "abcde-fghij" })).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
  });

  it("asks for the password again after five wrong codes, whatever the sixth is", async () => {
    const { browser, email } = await signedUp();
    const { secret } = await turnOn(browser);
    const guesser = new Browser(server);
    await signIn(guesser, email);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await post(guesser, "verify", { code: wrongTotp(secret) })).toMatchObject({
        status: 422,
        body: { errors: [{ field: "/code", code: "wrong" }] },
      });
    expect(await post(guesser, "verify", { code: totp(secret) })).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
    expect(await currentSession(guesser)).toBeNull();
  });

  it("is refused after ten wrong codes, for a quarter of an hour", async () => {
    const { browser, email } = await signedUp();
    const { secret } = await turnOn(browser);
    for (let guess = 0; guess < 10; guess += 1) {
      const guesser = new Browser(server);
      await signIn(guesser, email);
      await post(guesser, "verify", { code: wrongTotp(secret) });
    }
    const late = new Browser(server);
    await signIn(late, email);
    expect(await post(late, "verify", { code: totp(secret) })).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
    // Not for the browser in which the person signed in before.
    await browser.post("/v1/auth/sign-out");
    await signIn(browser, email);
    expect((await post(browser, "verify", { code: totp(secret) })).status).toBe(200);
  });

  it("takes each code once", async () => {
    const { browser, email } = await signedUp();
    const { secret } = await turnOn(browser);
    const code = totp(secret);
    const [one, other] = [new Browser(server), new Browser(server)];
    await Promise.all([signIn(one, email), signIn(other, email)]);
    const answers = await Promise.all([
      post(one, "verify", { code }),
      post(other, "verify", { code }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers[0].status === 422 ? one : other;
    expect(await currentSession(refused)).toBeNull();
  });

  it("ends the session of the person who was signed in here before", async () => {
    const first = await signedUp();
    const second = await signedUp();
    const { secret } = await turnOn(second.browser);
    expect(await signIn(first.browser, second.email)).toMatchObject({ status: 401 });
    expect(await query("select id from auth.session where user_id = $1", [first.userId])).toEqual(
      [],
    );
    expect(await post(first.browser, "verify", { code: totp(secret) })).toMatchObject({
      status: 200,
      body: { user: { id: second.userId } },
    });
  });
});

describe("a recovery code", () => {
  it("stands in for the app, once", async () => {
    const { browser, email, userId } = await signedUp();
    const { recovery } = await turnOn(browser);
    const [code = ""] = recovery;
    const lost = new Browser(server);
    await signIn(lost, email);
    expect(await post(lost, "recover", { code: ` ${code} ` })).toMatchObject({
      status: 200,
      body: { user: { id: userId } },
    });
    const again = new Browser(server);
    await signIn(again, email);
    expect(await post(again, "recover", { code })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/code", code: "wrong" }] },
    });
    expect(await actsOf(userId)).toContain("user.recovery_code_used");
  });

  it("is replaced with all others", async () => {
    const { browser, email } = await signedUp();
    const { recovery } = await turnOn(browser);
    const renewed = await post(browser, "recovery-codes", { password: PASSWORD });
    expect(renewed).toMatchObject({ status: 200, body: { recovery_codes: { length: 10 } } });
    const lost = new Browser(server);
    await signIn(lost, email);
    expect(await post(lost, "recover", { code: recovery[0] })).toMatchObject({ status: 422 });
    expect(await post(lost, "recover", { code: renewed.body.recovery_codes[0] })).toMatchObject({
      status: 200,
    });
  });
});

describe("an operator in production", () => {
  it("may do nothing before a second factor is set up", async () => {
    const email = newEmail();
    const made = await production.identity.createUser({
      email,
      password: PASSWORD,
      name: "Olga Operator",
      role: "admin",
      accountId: NETWORK_ID,
    });
    expect(made.ok).toBe(true);
    const browser = new Browser(production);
    expect(await signIn(browser, email)).toMatchObject({
      status: 200,
      body: { role: "admin", second_factor: "required" },
    });
    const headers = { cookie: browser.cookieHeader, origin: production.publicUrl };
    const ask = () => production.identity.findSession(requestWith(headers));
    expect(await ask()).toMatchObject({ ok: false, error: { code: "second_factor_missing" } });
    expect(await production.identity.resolveSession(headers)).toBeNull();
    // The same operator of a network that is tried out needs none.
    expect(await server.identity.findSession(requestWith(headers))).toMatchObject({ ok: true });
    await turnOn(browser);
    const after = { cookie: browser.cookieHeader, origin: production.publicUrl };
    expect(await production.identity.findSession(requestWith(after))).toMatchObject({
      ok: true,
      value: { role: "admin" },
    });
    await post(browser, "turn-off", { password: PASSWORD });
    expect((await currentSession(browser)).second_factor).toBe("required");
  });

  it("is told apart from a buyer, who may go without", async () => {
    const { email } = await signedUp();
    const browser = new Browser(production);
    await signIn(browser, email);
    expect((await currentSession(browser)).second_factor).toBe("off");
  });
});

describe("a new PLAT_SECRET", () => {
  it("keeps the app and the recovery codes, as long as the old one is named once", async () => {
    const { browser, email } = await signedUp();
    const { secret, recovery } = await turnOn(browser);
    const next = await startIdentityServer(database.pool, {
      secret: "another secret of the tests, of forty.",
      oldSecret: TEST_SECRET,
    });
    await next.identity.start();
    await next.close();
    const later = await startIdentityServer(database.pool, {
      secret: "another secret of the tests, of forty.",
    });
    await later.identity.start();
    const signedOut = new Browser(later);
    await signIn(signedOut, email);
    expect(await post(signedOut, "verify", { code: totp(secret) })).toMatchObject({
      status: 200,
    });
    const lost = new Browser(later);
    await signIn(lost, email);
    expect(await post(lost, "recover", { code: recovery[0] })).toMatchObject({ status: 200 });
    await later.close();
    // The other tests go on with theirs.
    const back = await startIdentityServer(database.pool, {
      oldSecret: "another secret of the tests, of forty.",
    });
    await back.identity.start();
    await back.close();
  });
});

/** What the actor port sees of a request. */
function requestWith(headers: Readonly<Record<string, string>>) {
  return { method: "GET", headers } as unknown as Parameters<
    IdentityServer["identity"]["findSession"]
  >[0];
}
