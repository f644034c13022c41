// Signs people in and out: what is told, what is kept, and when a session ends at once.
import { describe, expect, it } from "vitest";
import { Browser } from "../../../../test/support/identity.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  currentSession,
  newEmail,
  PASSWORD,
  query,
  server,
  setUpIdentity,
  signedUp,
  signIn,
} from "./identity.test-support.ts";

setUpIdentity();

const COOKIE = "plat.session";

describe("signing in and out", () => {
  it("takes the right password, in whatever case the e-mail is written", async () => {
    const { email, userId } = await signedUp();
    const browser = new Browser(server);
    expect(await signIn(browser, email.toUpperCase())).toMatchObject({
      status: 200,
      body: { user: { id: userId }, role: "advertiser" },
    });
    expect(await server.identity.resolveSession({ cookie: browser.cookieHeader })).toMatchObject({
      kind: "user",
      id: userId,
      role: "advertiser",
    });
  });

  it("answers a wrong password and an unknown e-mail with the same words", async () => {
    const { email } = await signedUp();
    const [wrong, unknown] = [
      await signIn(new Browser(server), email, "another pass phrase"),
      await signIn(new Browser(server), newEmail()),
    ];
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", detail: "Wrong email or password." },
    });
    expect(wrong.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  it("keeps the password as Argon2id and never sends hash or token", async () => {
    const { browser, email } = await signedUp();
    const [credential] = await query(
      `select password
       from auth.credential c
       join auth."user" u on u.id = c.user_id
       where email = $1`,
      [email],
    );
    expect(credential.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { body } = await signIn(browser, email);
    expect(Object.keys(body).sort()).toEqual([
      "account",
      "expires_at",
      "rights",
      "role",
      "second_factor",
      "team_role",
      "user",
      "viewing",
    ]);
    expect(Object.keys(body.user).sort()).toEqual(["email", "email_verified", "id", "name"]);
  });

  it("ends the session at once on signing out, for a copy of its cookie too", async () => {
    const { browser } = await signedUp();
    const copy = browser.cookieHeader;
    expect((await browser.post("/v1/auth/sign-out")).status).toBe(204);
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await currentSession(browser)).toBeNull();
    expect(await server.identity.resolveSession({ cookie: copy })).toBeNull();
    expect((await browser.post("/v1/auth/sign-out")).status).toBe(204);
  });

  it("ends other sessions, and all of them when the password changes", async () => {
    const { browser, email } = await signedUp();
    const other = new Browser(server);
    await signIn(other, email);
    expect((await browser.post("/v1/auth/revoke-other-sessions")).status).toBe(204);
    expect([await currentSession(other), await currentSession(browser)]).toEqual([
      null,
      expect.anything(),
    ]);
    await signIn(other, email);
    const before = browser.cookieHeader;
    expect(
      await browser.post("/v1/auth/change-password", {
        current_password: "not this one",
        new_password: "another pass phrase",
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: "/current_password" }] } });
    expect(
      (
        await browser.post("/v1/auth/change-password", {
          current_password: PASSWORD,
          new_password: "another pass phrase",
        })
      ).status,
    ).toBe(204);
    expect(await server.identity.resolveSession({ cookie: before })).toBeNull();
    expect([await currentSession(other), await currentSession(browser)]).toEqual([
      null,
      expect.anything(),
    ]);
    expect((await signIn(new Browser(server), email)).status).toBe(401);
    expect((await signIn(new Browser(server), email, "another pass phrase")).status).toBe(200);
    expect(
      (
        await new Browser(server).post("/v1/auth/change-password", {
          current_password: PASSWORD,
          new_password: PASSWORD,
        })
      ).status,
    ).toBe(401);
  });

  it("stops a suspended person or account at once, and lets them in again afterwards", async () => {
    const { browser, email, accountId, userId } = await signedUp();
    const lock = [
      ["update account set status = $2 where id = $1", accountId],
      ["update member set status = $2 where user_id = $1", userId],
    ] as const;
    for (const [statement, id] of lock) {
      await query(statement, [id, "suspended"]);
      expect(await browser.get("/v1/auth/get-session")).toMatchObject({
        status: 403,
        body: { code: "suspended" },
      });
      expect(await server.identity.resolveSession({ cookie: browser.cookieHeader })).toBeNull();
      expect(await signIn(new Browser(server), email)).toMatchObject({
        status: 403,
        body: { code: "suspended" },
      });
      expect((await signIn(new Browser(server), email, "another pass phrase")).status).toBe(401);
      await query(statement, [id, "active"]);
      expect(await currentSession(browser)).toMatchObject({ user: { id: userId } });
    }
  });

  it("works for a person the operator made", async () => {
    const email = newEmail();
    const made = await server.identity.createUser({
      email,
      password: PASSWORD,
      name: "Olga Operator",
      role: "admin",
      accountId: NETWORK_ID,
    });
    expect(made).toMatchObject({ ok: true });
    const browser = new Browser(server);
    expect(await signIn(browser, email)).toMatchObject({
      status: 200,
      body: { role: "admin", account: { kind: "network" } },
    });
    expect(
      await server.identity.createUser({
        email,
        password: PASSWORD,
        name: "Olga",
        role: "admin",
        accountId: NETWORK_ID,
      }),
    ).toMatchObject({ ok: false, error: { errors: [{ code: "taken" }] } });
    expect(
      await server.identity.createUser({
        email: "x",
        password: "short",
        name: "",
        role: "admin",
        accountId: NETWORK_ID,
      }),
    ).toMatchObject({ ok: false, error: { code: "invalid" } });
  });
});
