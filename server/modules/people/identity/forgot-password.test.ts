// Tests resetting a password by email: the same answer for every address, one link, one use.
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../../domain/time.ts";
import { Browser, startIdentityServer } from "../../../../test/support/identity.ts";
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
  signIn,
  signedUp,
} from "./identity.test-support.ts";

setUpIdentity();

const NEW_PASSWORD = "another long pass phrase";
const ask = (email: string, browser = new Browser(server)) =>
  browser.post("/v1/auth/forgot-password", { email });
const reset = (token: string, password = NEW_PASSWORD, at = server) =>
  new Browser(at).post("/v1/auth/reset-password", { token, password });
const over = { status: 410, body: { code: "link_over" } };

describe("a forgotten password", () => {
  it("is replaced with the emailed link, once; sessions end and the person is told", async () => {
    const { browser, email, userId } = await signedUp();
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 204 });
    const { token } = await newestLink(userId, "reset_password");
    const rows = await query("select * from auth.password_link where user_id = $1", [userId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await reset(token)).toMatchObject({ status: 204 });
    expect(await currentSession(browser)).toBeNull();
    expect(await signIn(new Browser(server), email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await reset(token, "a third long pass phrase")).toMatchObject(over);
    expect(await signIn(new Browser(server), email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await mailsOf(userId, "password_changed")).toHaveLength(1);
  });

  it("is not replaced after an hour", async () => {
    const { email, userId } = await signedUp();
    await ask(email);
    const { token } = await newestLink(userId, "reset_password");
    const late = await startIdentityServer(database.pool, { now: () => Date.now() + HOUR_MS });
    expect(await reset(token, NEW_PASSWORD, late)).toMatchObject(over);
    await late.close();
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 200 });
  });

  it("of a suspended person is not replaced, and no link goes out", async () => {
    const { email, userId } = await signedUp();
    await ask(email);
    const { token } = await newestLink(userId, "reset_password");
    await suspend(userId);
    expect(await reset(token)).toMatchObject({ status: 403, body: { code: "suspended" } });
    expect(await ask(email)).toMatchObject({ status: 204 });
    expect(await mailsOf(userId, "reset_password")).toHaveLength(1);
    await suspend(userId, false);
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 200 });
  });

  it("leaves the second factor on", async () => {
    const { browser, email, userId } = await signedUp();
    const setup = await browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(setup.body.secret) });
    await ask(email);
    await reset((await newestLink(userId, "reset_password")).token);
    expect(await signIn(new Browser(server), email, NEW_PASSWORD)).toMatchObject({
      status: 401,
      body: { code: "second_factor_required" },
    });
    expect(await mailsOf(userId, "second_factor_changed")).toMatchObject([{ change: "app_on" }]);
  });

  it("ends a sign-in link and a change of email that were under way", async () => {
    const { browser, email, userId } = await signedUp();
    const change = { email: newEmail(), password: PASSWORD };
    await browser.post("/v1/auth/email-change", change);
    const { token } = await newestLink(userId, "confirm_new_email");
    await ask(email);
    await reset((await newestLink(userId, "reset_password")).token);
    expect(await new Browser(server).post("/v1/auth/mail-link", { token })).toMatchObject(over);
  });
});

describe("asking for a link", () => {
  it("answers the same for an unknown email, in about the same time", async () => {
    const { email } = await signedUp();
    const timed = async (address: string) => {
      const begun = performance.now();
      const { status, body } = await ask(address);
      return { status, body, took: performance.now() - begun };
    };
    const [known, unknown] = [await timed(email), await timed(newEmail())];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(149);
  });

  it("is limited for an email, known or not, wherever it comes from", async () => {
    const { email, userId } = await signedUp();
    for (const address of [email, newEmail()]) {
      const answers = [];
      for (let times = 0; times < 6; times += 1) answers.push((await ask(address)).status);
      expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
    }
    expect(await mailsOf(userId, "reset_password")).toHaveLength(5);
  });

  it("is limited for a network address", async () => {
    const office = new Browser(server);
    const answers = await Promise.all(Array.from({ length: 31 }, () => ask(newEmail(), office)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe("a notice", () => {
  it("goes out when a person changes the password or the second factor", async () => {
    const { browser, userId } = await signedUp();
    const changed = await browser.post("/v1/auth/change-password", {
      current_password: PASSWORD,
      new_password: NEW_PASSWORD,
    });
    expect(changed.status).toBe(204);
    expect(await mailsOf(userId, "password_changed")).toHaveLength(1);
    const password = NEW_PASSWORD;
    const setup = await browser.post("/v1/auth/two-factor/setup", { password });
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(setup.body.secret) });
    await browser.post("/v1/auth/two-factor/recovery-codes", { password });
    await browser.post("/v1/auth/two-factor/turn-off", { password });
    expect(await mailsOf(userId, "second_factor_changed")).toMatchObject([
      { change: "app_on" },
      { change: "recovery_codes_renewed" },
      { change: "app_off" },
    ]);
  });

  it("does not go out when the change is refused", async () => {
    const { browser, userId } = await signedUp();
    await browser.post("/v1/auth/change-password", {
      current_password: "not the pass phrase",
      new_password: NEW_PASSWORD,
    });
    expect(await mailsOf(userId, "password_changed")).toEqual([]);
  });
});
