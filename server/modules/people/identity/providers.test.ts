// Tests signing in with another provider, and connecting an account there: whom it lets in, once,
// and never past a second factor.
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { Browser } from "../../../../test/support/identity.ts";
import { totp } from "../../../../test/support/totp.ts";
import { mailsOf, suspend } from "./account-mails.test-support.ts";
import {
  PASSWORD,
  currentSession,
  newEmail,
  query,
  server,
  signIn,
  signedUp,
} from "./identity.test-support.ts";
import {
  agree,
  at,
  connect,
  finish,
  known,
  linksOf,
  logged,
  personOf,
  provider,
  serverWith,
  setUpProvider,
  signInThere,
  start,
} from "./providers.test-support.ts";

setUpProvider();

const refused = (status: number, code: string) => ({ status, body: { code } });
const over = refused(410, "provider_over");
const actsOf = async (userId: string) =>
  (
    await query(
      `select action, detail from activity
       where actor_id = $1 and action like 'user.provider%' order by id`,
      [userId],
    )
  ).map(({ action, detail }) => [action, detail.provider]);

describe("signing in with a provider", () => {
  it("lets in the person whose confirmed email it has, and connects the account", async () => {
    const { userId, email } = await known();
    provider.person = { ...provider.person, email: email.toUpperCase() };
    const browser = new Browser(at);
    const answer = await agree(await start(browser));
    expect(await finish(browser, answer)).toMatchObject({
      status: 200,
      body: { user: { id: userId } },
    });
    expect(await currentSession(browser)).toMatchObject({ user: { id: userId } });
    const { subject } = provider.person;
    expect(await linksOf(userId)).toEqual([{ issuer: provider.issuer, subject }]);
    expect(await actsOf(userId)).toEqual([["user.provider_connected", "Example SSO"]]);
    expect(await mailsOf(userId, "providers_changed")).toMatchObject([
      { change: "provider_connected" },
    ]);
    // The account counts from now on, and not its email.
    provider.person = { ...provider.person, email: newEmail() };
    expect(await signInThere()).toMatchObject({ status: 200, body: { user: { id: userId } } });
    expect(await actsOf(userId)).toHaveLength(1);
  });

  it("is no confirmation of who one is", async () => {
    await known();
    const browser = new Browser(at);
    expect(await signInThere(browser)).toMatchObject({ status: 200 });
    expect((await browser.get("/v1/auth/confirmation")).body.seconds_left).toBe(0);
    expect(
      await browser.call("DELETE", "/v1/auth/providers/oidc", undefined, {
        origin: at.publicUrl,
      }),
    ).toMatchObject(refused(403, "confirm_identity"));
  });

  it("is followed by the code of a person's app", async () => {
    const { browser, userId } = await known();
    const { secret } = (await browser.post("/v1/auth/two-factor/setup", { password: PASSWORD }))
      .body;
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(secret) });
    const next = new Browser(at);
    expect(await signInThere(next)).toMatchObject(refused(401, "second_factor_required"));
    expect(await currentSession(next)).toBeNull();
    expect(await next.post("/v1/auth/two-factor/verify", { code: totp(secret) })).toMatchObject({
      status: 200,
      body: { user: { id: userId } },
    });
  });

  it("creates no person, and says what to do", async () => {
    provider.person = personOf(newEmail());
    expect(await signInThere()).toMatchObject({
      status: 403,
      body: {
        code: "provider_no_person",
        detail:
          "No account here has this email. Create one first, then connect Example SSO under " +
          "Settings.",
      },
    });
    expect(
      await query(`select id from auth."user" where email = $1`, [provider.person.email]),
    ).toEqual([]);
  });

  it("refuses an email that the provider or the person has not confirmed", async () => {
    const { userId, email } = await known();
    provider.person = personOf(email, false);
    expect(await signInThere()).toMatchObject(refused(403, "provider_email_unverified"));
    await query(`update auth."user" set email_verified = false where id = $1`, [userId]);
    provider.person = personOf(email);
    expect(await signInThere()).toMatchObject(refused(403, "provider_email_unconfirmed"));
    expect(await linksOf(userId)).toEqual([]);
  });

  it("takes no look-alike of an email for it", async () => {
    const { userId } = await known();
    const email = `kim.${userId.slice(-6)}@example.com`;
    await query(`update auth."user" set email = $2 where id = $1`, [userId, email]);
    for (const other of [email.replace("k", "\u212a"), ` ${email}`, `${email}\0`, `"${email}`]) {
      provider.person = personOf(other);
      expect(await signInThere(), other).toMatchObject(refused(403, "provider_no_person"));
    }
    expect(await linksOf(userId)).toEqual([]);
  });

  it("never replaces a connection by an email, which may have a new owner", async () => {
    const { userId, email } = await known();
    await signInThere();
    const before = await linksOf(userId);
    provider.person = personOf(email);
    expect(await signInThere()).toMatchObject(refused(409, "provider_other_account"));
    expect(await linksOf(userId)).toEqual(before);
  });

  it("refuses a suspended person, and connects nothing", async () => {
    const { userId } = await known();
    await suspend(userId);
    const browser = new Browser(at);
    expect(await signInThere(browser)).toMatchObject(refused(403, "suspended"));
    expect(await linksOf(userId)).toEqual([]);
    await suspend(userId, false);
    expect(await signInThere(browser)).toMatchObject({ status: 200 });
  });
});

describe("a provider's answer", () => {
  it("works once, in the browser in which it was asked for", async () => {
    await known();
    const browser = new Browser(at);
    const answer = await agree(await start(browser));
    const cookie = browser.cookies.get("plat.provider") ?? "";
    const other = new Browser(at);
    expect(await finish(other, answer)).toMatchObject(over);
    await start(other);
    expect(await finish(other, answer)).toMatchObject(over);
    expect(await finish(browser, answer)).toMatchObject({ status: 200 });
    expect(browser.cookies.has("plat.provider")).toBe(false);
    const again = new Browser(at);
    again.cookies.set("plat.provider", cookie);
    expect(await finish(again, answer)).toMatchObject(over);
    expect(await currentSession(again)).toBeNull();
  });

  it("is worthless with another state, or none, or after ten minutes", async () => {
    await known();
    const browser = new Browser(at);
    const answer = await agree(await start(browser));
    expect(await finish(browser, answer.replace(/state=[^&]+/, "state=x"))).toMatchObject(over);
    const second = await agree(await start(browser));
    expect(await finish(browser, second.replace(/state=[^&]+/, ""))).toMatchObject(over);
    const third = await agree(await start(browser));
    const late = await serverWith({ now: () => Date.now() + 10 * MINUTE_MS });
    const lateBrowser = new Browser(late);
    for (const [name, value] of browser.cookies) lateBrowser.cookies.set(name, value);
    expect(await finish(lateBrowser, third)).toMatchObject(over);
    await late.close();
  });

  it("is not taken from another site, and neither is a start", async () => {
    await known();
    const browser = new Browser(at);
    const answer = await agree(await start(browser));
    const from = { origin: "https://evil.example" };
    for (const [path, body] of [
      ["/v1/auth/sign-in/provider", { answer }],
      ["/v1/auth/sign-in/provider/start", { provider: "oidc" }],
    ] as const)
      expect(await browser.post(path, body, from)).toMatchObject(refused(403, "forbidden"));
    expect(await finish(browser, answer)).toMatchObject({ status: 200 });
  });

  it("of a provider that is not set up leads nowhere", async () => {
    expect(
      await new Browser(server).post("/v1/auth/sign-in/provider/start", { provider: "google" }),
    ).toMatchObject({ status: 404 });
    expect(
      await new Browser(at).post("/v1/auth/sign-in/provider/start", { provider: "google" }),
    ).toMatchObject({ status: 404 });
  });
});

describe("an account at a provider", () => {
  it("is connected by a person who is signed in, whatever its email", async () => {
    const { browser, userId } = await signedUp(at);
    provider.person = personOf(newEmail());
    expect(await connect(browser)).toMatchObject({
      status: 200,
      body: { id: "oidc", name: "Example SSO", connected_at: expect.any(String) },
    });
    expect(await actsOf(userId)).toEqual([["user.provider_connected", "Example SSO"]]);
    expect(await signInThere()).toMatchObject({ status: 200, body: { user: { id: userId } } });
    expect((await browser.get("/v1/auth/providers")).body.items).toMatchObject([
      { id: "oidc", last_used_at: expect.any(String) },
    ]);
    const remove = () =>
      browser.call("DELETE", "/v1/auth/providers/oidc", undefined, { origin: at.publicUrl });
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await signInThere()).toMatchObject(refused(403, "provider_no_person"));
    expect(await mailsOf(userId, "providers_changed")).toMatchObject([
      { change: "provider_connected" },
      { change: "provider_disconnected" },
    ]);
    expect((await actsOf(userId)).at(-1)).toEqual(["user.provider_disconnected", "Example SSO"]);
  });

  it("belongs to one person, who has one of each provider", async () => {
    const [ana, ben] = [await signedUp(at), await signedUp(at)];
    provider.person = personOf(newEmail());
    expect(await connect(ana.browser)).toMatchObject({ status: 200 });
    expect(await connect(ana.browser)).toMatchObject({ status: 200 });
    expect(await connect(ben.browser)).toMatchObject(refused(409, "provider_taken"));
    provider.person = personOf(newEmail());
    expect(await connect(ana.browser)).toMatchObject(refused(409, "provider_other_account"));
    expect(await linksOf(ana.userId)).toHaveLength(1);
    expect(await linksOf(ben.userId)).toEqual([]);
    expect(await actsOf(ana.userId)).toHaveLength(1);
  });

  it("is not connected by an answer to another's call, nor one to sign in", async () => {
    const [ana, ben] = [await signedUp(at), await signedUp(at)];
    const answer = await agree(await ana.browser.post("/v1/auth/providers/oidc/start"));
    ben.browser.cookies.set("plat.provider", ana.browser.cookies.get("plat.provider") ?? "");
    expect(await ben.browser.post("/v1/auth/providers/connect", { answer })).toMatchObject(over);
    expect(await finish(ana.browser, answer)).toMatchObject(over);
    const other = await agree(await start(ben.browser));
    expect(await ben.browser.post("/v1/auth/providers/connect", { answer: other })).toMatchObject(
      over,
    );
    expect(await linksOf(ben.userId)).toEqual([]);
  });

  it("is connected only after a confirmation, and not by strangers", async () => {
    const { browser, email } = await signedUp(at);
    await query("update auth.session set confirmed_at = null", []);
    expect(await browser.post("/v1/auth/providers/oidc/start")).toMatchObject(
      refused(403, "confirm_identity"),
    );
    await signIn(browser, email);
    expect(await browser.post("/v1/auth/providers/oidc/start")).toMatchObject({ status: 200 });
    for (const path of ["/v1/auth/providers/oidc/start", "/v1/auth/providers/connect"])
      expect(await new Browser(at).post(path, { answer: "state=x" })).toMatchObject({
        status: 401,
      });
  });

  it("leaves no email or token in the log", async () => {
    await known();
    provider.faults = { claims: { aud: "another" } };
    expect(await signInThere()).toMatchObject(refused(401, "provider_refused"));
    expect(logged.join("\n")).toContain("OAUTH_JWT_CLAIM_COMPARISON_FAILED");
    expect(logged.join("\n")).not.toMatch(/@|eyJ/);
  });
});
