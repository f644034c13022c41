// Tests signing in with an emailed link: only where the network allows it, once, in time.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/time.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { totp } from "../../../../test/support/totp.ts";
import { mailsOf, newestLink, suspend } from "./account-mails.test-support.ts";
import {
  PASSWORD,
  currentSession,
  database,
  newEmail,
  query,
  server,
  setUpIdentity,
  signedUp,
} from "./identity.test-support.ts";

setUpIdentity();

let allowing: IdentityServer;
beforeAll(async () => {
  allowing = await startIdentityServer(database.pool, { magicLinks: true });
});
afterAll(() => allowing.close());

const ask = (email: string, at = allowing) =>
  new Browser(at).post("/v1/auth/magic-link", { email });
const enter = (token: string, browser = new Browser(allowing)) =>
  browser.post("/v1/auth/sign-in/link", { token });
const over = { status: 410, body: { code: "link_over" } };

async function mailed() {
  const person = await signedUp(allowing);
  expect(await ask(person.email)).toMatchObject({ status: 204 });
  return { ...person, token: (await newestLink(person.userId, "magic_link")).token };
}

describe("an emailed link", () => {
  it("signs in once, and confirms the email", async () => {
    const { email, userId, token } = await mailed();
    const browser = new Browser(allowing);
    expect(await enter(token, browser)).toMatchObject({
      status: 200,
      body: { user: { id: userId, email, email_verified: true } },
    });
    expect(await currentSession(browser)).toMatchObject({ user: { id: userId } });
    const again = new Browser(allowing);
    expect(await enter(token, again)).toMatchObject(over);
    expect(await currentSession(again)).toBeNull();
    expect(
      await query(
        "select count(*)::int as acts from activity where action = $1 and actor_id = $2",
        ["user.signed_in", userId],
      ),
    ).toEqual([{ acts: 2 }]);
  });

  it("is followed by the code of a person's app", async () => {
    const { browser, email, userId } = await signedUp(allowing);
    const setup = await browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
    const { secret } = setup.body;
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(secret) });
    await ask(email);
    const { token } = await newestLink(userId, "magic_link");
    const next = new Browser(allowing);
    expect(await enter(token, next)).toMatchObject({
      status: 401,
      body: { code: "second_factor_required" },
    });
    expect(await currentSession(next)).toBeNull();
    expect(await next.post("/v1/auth/two-factor/verify", { code: totp(secret) })).toMatchObject({
      status: 200,
    });
    expect(await currentSession(next)).toMatchObject({ user: { id: userId } });
  });

  it("ends after 15 minutes", async () => {
    const { token } = await mailed();
    const late = await startIdentityServer(database.pool, {
      magicLinks: true,
      now: () => Date.now() + 15 * MINUTE_MS,
    });
    expect(await enter(token, new Browser(late))).toMatchObject(over);
    await late.close();
  });

  it("never lets a suspended person in, and stays for when that ends", async () => {
    const { email, userId, token } = await mailed();
    await suspend(userId);
    expect(await enter(token)).toMatchObject({ status: 403, body: { code: "suspended" } });
    expect(await ask(email)).toMatchObject({ status: 204 });
    expect(await mailsOf(userId, "magic_link")).toHaveLength(1);
    await suspend(userId, false);
    expect(await enter(token)).toMatchObject({ status: 200 });
  });

  it("is neither sent nor taken where the network does not allow it", async () => {
    const { email, userId, token } = await mailed();
    expect(await ask(email, server)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await enter(token, new Browser(server))).toMatchObject({ status: 403 });
    expect(await mailsOf(userId, "magic_link")).toHaveLength(1);
    expect(await enter(token)).toMatchObject({ status: 200 });
  });

  it("is asked for with the same answer for an unknown email", async () => {
    const { status, body } = await ask(newEmail());
    expect({ status, body }).toEqual({ status: 204, body: null });
  });

  it("of another kind does not sign in", async () => {
    const { userId } = await signedUp(allowing);
    const { token } = await newestLink(userId, "verify_email");
    expect(await enter(token)).toMatchObject({ status: 404 });
  });
});
