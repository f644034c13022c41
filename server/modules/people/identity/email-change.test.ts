// Tests changing the email that a person signs in with: from both addresses, all or nothing.
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/time.ts";
import { Browser, startIdentityServer } from "../../../../test/support/identity.ts";
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

const PATH = "/v1/auth/email-change";
const ask = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post(PATH, { email, password });
const use = (token: string, browser = new Browser(server)) =>
  browser.post(`${PATH}/confirm`, { token });
const over = { status: 410, body: { code: "link_over" } };
const emailOf = async (userId: string): Promise<string> =>
  (await query(`select email from auth."user" where id = $1`, [userId]))[0].email;

/** A person who has asked for a change. */
async function asked(email = newEmail()) {
  const person = await signedUp();
  expect(await ask(person.browser, email)).toMatchObject({
    status: 200,
    body: { change: { new_email: email, is_approved: false, is_confirmed: false } },
  });
  const { token: old } = await newestLink(person.userId, "approve_email_change");
  const { token: fresh } = await newestLink(person.userId, "confirm_new_email");
  return { ...person, newEmail: email, links: { old, fresh } };
}

describe("a change of email", () => {
  it.each([
    ["the old address first", ["old", "fresh"]],
    ["the new address first", ["fresh", "old"]],
  ] as const)("takes the links of both addresses, %s", async (_order, [first, second]) => {
    const { browser, email, userId, newEmail: next, links } = await asked();
    const elsewhere = new Browser(server);
    await signIn(elsewhere, email);
    expect(await use(links[first])).toMatchObject({ status: 200, body: { is_changed: false } });
    expect(await emailOf(userId)).toBe(email);
    expect((await browser.get(PATH)).body.change).toMatchObject({
      is_approved: first === "old",
      is_confirmed: first === "fresh",
    });
    expect(await use(links[first])).toMatchObject(over);
    expect(await use(links[second], browser)).toMatchObject({ body: { is_changed: true } });

    expect(await currentSession(browser)).toMatchObject({
      user: { email: next, email_verified: true },
    });
    expect(await currentSession(elsewhere)).toBeNull();
    expect((await browser.get(PATH)).body.change).toBeNull();
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 401 });
    expect(await signIn(new Browser(server), next)).toMatchObject({ status: 200 });
    expect(await mailsOf(userId, "email_changed")).toMatchObject([
      { address: null },
      { address: email },
    ]);
  });

  it("sends the approval to the old address, and the confirmation to the new one", async () => {
    const { userId, newEmail: next } = await asked();
    expect(await mailsOf(userId, "approve_email_change")).toMatchObject([{ address: null }]);
    expect(await mailsOf(userId, "confirm_new_email")).toMatchObject([{ address: next }]);
  });

  it("ends the links that were sent to the old address", async () => {
    const { email, userId, links } = await asked();
    const { token: verification } = await newestLink(userId, "verify_email");
    await new Browser(server).post("/v1/auth/forgot-password", { email });
    const { token: reset } = await newestLink(userId, "reset_password");
    await use(links.old);
    await use(links.fresh);
    const post = (path: string, body: object) => new Browser(server).post(path, body);
    expect(await post("/v1/auth/mail-link", { token: verification })).toMatchObject(over);
    expect(await post("/v1/auth/password-link", { token: reset })).toMatchObject(over);
  });

  it("to an email that another person has fails at the end, and changes nothing", async () => {
    const other = await signedUp();
    const { email, userId, links } = await asked(other.email);
    expect(await use(links.fresh)).toMatchObject({ status: 200, body: { is_changed: false } });
    expect(await use(links.old)).toMatchObject({ status: 409, body: { code: "id_taken" } });
    expect(await emailOf(userId)).toBe(email);
    expect(await emailOf(other.userId)).toBe(other.email);
    expect(await mailsOf(userId, "email_changed")).toEqual([]);
  });

  it("of two people to one email at the same moment is one person's", async () => {
    const email = newEmail();
    const people = [await asked(email), await asked(email)];
    for (const { links } of people) await use(links.fresh);
    const answers = await Promise.all(people.map(({ links }) => use(links.old)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("whose two links are used at the same moment is made", async () => {
    const { userId, newEmail: next, links } = await asked();
    const answers = await Promise.all([use(links.old), use(links.fresh)]);
    expect(answers.map(({ body }) => body.is_changed).toSorted()).toEqual([false, true]);
    expect(await emailOf(userId)).toBe(next);
  });
});

describe("a change that is not made", () => {
  it("is replaced by a newer one, and cancelled", async () => {
    const { browser, userId, email, links } = await asked();
    await ask(browser, newEmail());
    expect(await use(links.old)).toMatchObject(over);
    expect(await use(links.fresh)).toMatchObject(over);
    const { token } = await newestLink(userId, "confirm_new_email");
    const origin = { origin: server.publicUrl };
    expect(await browser.call("DELETE", PATH, undefined, origin)).toMatchObject({ status: 204 });
    expect(await use(token)).toMatchObject(over);
    expect(await emailOf(userId)).toBe(email);
    expect((await browser.get(PATH)).body.change).toBeNull();
    expect(await browser.call("DELETE", PATH, undefined, origin)).toMatchObject({ status: 204 });
  });

  it("ends after a day, also where one side has agreed", async () => {
    const { userId, email, links } = await asked();
    await use(links.old);
    const late = await startIdentityServer(database.pool, { now: () => Date.now() + DAY_MS });
    expect(await use(links.fresh, new Browser(late))).toMatchObject(over);
    await late.close();
    expect(await emailOf(userId)).toBe(email);
  });

  it("is refused for a suspended person", async () => {
    const { userId, email, links } = await asked();
    await suspend(userId);
    expect(await use(links.old)).toMatchObject({ status: 403, body: { code: "suspended" } });
    await suspend(userId, false);
    expect(await emailOf(userId)).toBe(email);
  });

  it("was asked for without the password, or to the same email", async () => {
    const { browser, email, userId } = await signedUp();
    expect(await ask(browser, newEmail(), "not the pass phrase")).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/password", code: "wrong" }] },
    });
    expect(await ask(browser, email.toUpperCase())).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/email", code: "same" }] },
    });
    expect(await mailsOf(userId, "approve_email_change")).toEqual([]);
    expect(await ask(new Browser(server), newEmail())).toMatchObject({ status: 401 });
  });

  it("was asked for a sixth time within the hour", async () => {
    const { browser } = await signedUp();
    for (let times = 0; times < 5; times += 1)
      expect(await ask(browser, newEmail())).toMatchObject({ status: 200 });
    expect(await ask(browser, newEmail())).toMatchObject({ status: 429 });
  });
});
