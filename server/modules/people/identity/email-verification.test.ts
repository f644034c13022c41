// Tests confirming an email: by the code or the link of an email, once, in time.
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/time.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { mailsOf, newestLink, otherThan, suspend } from "./account-mails.test-support.ts";
import {
  currentSession,
  database,
  query,
  server,
  setUpIdentity,
  signedUp,
} from "./identity.test-support.ts";

setUpIdentity();

const enter = (browser: Browser, code: string) =>
  browser.post("/v1/auth/email-verification/code", { code });
const follow = (token: string, at = server) =>
  new Browser(at).post("/v1/auth/email-verification/link", { token });
const send = (browser: Browser) => browser.post("/v1/auth/email-verification");
const isVerified = async (userId: string): Promise<boolean> =>
  (await query(`select email_verified as is from auth."user" where id = $1`, [userId]))[0].is;
const over = { status: 410, body: { code: "link_over" } };

/** Runs with a server whose clock is ahead of the other's. */
async function later<Value>(
  byMs: number,
  work: (at: IdentityServer) => Promise<Value>,
): Promise<Value> {
  const at = await startIdentityServer(database.pool, { now: () => Date.now() + byMs });
  try {
    return await work(at);
  } finally {
    await at.close();
  }
}

describe("a new person's email", () => {
  it("is confirmed by the code, which the database does not hold", async () => {
    const { browser, userId } = await signedUp();
    expect(await currentSession(browser)).toMatchObject({ user: { email_verified: false } });
    const { code, token } = await newestLink(userId, "verify_email");
    const rows = await query("select * from auth.mail_link where user_id = $1", [userId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await enter(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 204,
    });
    expect(await currentSession(browser)).toMatchObject({ user: { email_verified: true } });
    expect(
      await query(
        "select count(*)::int as acts from activity where action = $1 and actor_id = $2",
        ["user.email_verified", userId],
      ),
    ).toEqual([{ acts: 1 }]);
    // A second time changes nothing.
    expect(await enter(browser, code)).toMatchObject({ status: 204 });
    expect(await send(browser)).toMatchObject({ status: 204 });
    expect(await mailsOf(userId, "verify_email")).toHaveLength(1);
    expect(await follow(token)).toMatchObject(over);
  });

  it("is confirmed by the link in any browser, once", async () => {
    const { email, userId } = await signedUp();
    const { token } = await newestLink(userId, "verify_email");
    const read = await new Browser(server).post("/v1/auth/mail-link", { token });
    expect(read).toMatchObject({
      status: 200,
      body: { kind: "verify_email", email, new_email: null },
    });
    expect(await isVerified(userId)).toBe(false);
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect(await isVerified(userId)).toBe(true);
    expect(await follow(token)).toMatchObject(over);
    expect(await follow("no such token")).toMatchObject({ status: 404 });
  });

  it("is confirmed neither after a day nor for a suspended person", async () => {
    const { userId } = await signedUp();
    const { token } = await newestLink(userId, "verify_email");
    expect(await later(DAY_MS, (at) => follow(token, at))).toMatchObject({
      status: 410,
      body: { detail: "The link has expired. Ask for a new one." },
    });
    await suspend(userId);
    expect(await follow(token)).toMatchObject({ status: 403, body: { code: "suspended" } });
    expect(await isVerified(userId)).toBe(false);
    await suspend(userId, false);
    expect(await follow(token)).toMatchObject({ status: 204 });
  });

  it("is not confirmed by a code from a day ago", async () => {
    const { browser, userId } = await signedUp();
    const { code } = await newestLink(userId, "verify_email");
    const answer = await later(DAY_MS, async (at) => {
      const same = new Browser(at);
      for (const [name, value] of browser.cookies) same.cookies.set(name, value);
      return enter(same, code);
    });
    expect(answer).toMatchObject(over);
    expect(await isVerified(userId)).toBe(false);
  });
});

describe("a code", () => {
  it("that was guessed wrong ten times ends with its link, and a new one works", async () => {
    const { browser, userId } = await signedUp();
    const { code, token } = await newestLink(userId, "verify_email");
    for (let tries = 1; tries < 10; tries += 1)
      expect(await enter(browser, otherThan(code))).toMatchObject({
        status: 422,
        body: { errors: [{ field: "/code", code: "wrong" }] },
      });
    const end = { status: 410, body: { detail: expect.stringMatching(/^Too many wrong codes/) } };
    expect(await enter(browser, otherThan(code))).toMatchObject(end);
    expect(await enter(browser, code)).toMatchObject(end);
    expect(await follow(token)).toMatchObject(over);
    expect(await isVerified(userId)).toBe(false);

    await send(browser);
    const next = await newestLink(userId, "verify_email");
    expect(next.code).not.toBe(code);
    expect(await enter(browser, next.code)).toMatchObject({ status: 204 });
  });

  it("guessed at the same moment is counted each time", async () => {
    const { browser, userId } = await signedUp();
    const { code } = await newestLink(userId, "verify_email");
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => enter(browser, otherThan(code))),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await enter(browser, code)).toMatchObject(over);
  });

  it("of another person opens nothing", async () => {
    const [ana, ben] = [await signedUp(), await signedUp()];
    const { code } = await newestLink(ana.userId, "verify_email");
    expect(await enter(ben.browser, code)).toMatchObject({ status: 422 });
  });
});

describe("sending again", () => {
  it("replaces link and code, up to five times an hour", async () => {
    const { browser, userId } = await signedUp();
    const first = await newestLink(userId, "verify_email");
    for (let times = 0; times < 5; times += 1)
      expect(await send(browser)).toMatchObject({ status: 204 });
    expect(await send(browser)).toMatchObject({ status: 429 });
    expect(await mailsOf(userId, "verify_email")).toHaveLength(6);
    expect(await follow(first.token)).toMatchObject(over);
  });

  it("needs a session", async () => {
    expect(await send(new Browser(server))).toMatchObject({ status: 401 });
    expect(await enter(new Browser(server), "123456")).toMatchObject({ status: 401 });
  });
});
