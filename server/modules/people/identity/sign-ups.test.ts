// Tests signing up in production: it ends with a code or link, once, in time.
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { Browser } from "../../../../test/support/identity.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { insertInvitation } from "../company-invitations/company-invitation.store.ts";
import { otherThan } from "./account-mails.test-support.ts";
import {
  clock,
  database,
  enter,
  follow,
  mailsTo,
  network,
  newEmail,
  newestSignUp,
  query,
  server,
  setUpSignUps,
  signUp,
  signedUp,
} from "./sign-ups.test-support.ts";

setUpSignUps();
beforeEach(() => {
  network.policy = "open";
  clock.nowMs = Date.now();
});

const waits = { status: 401, body: { code: "email_code_required" } };
const over = { status: 410, body: { code: "link_over" } };
const people = (email: string) => query(`select from auth."user" where email = $1`, [email]);
const session = async (browser: Browser) =>
  (await browser.get("/v1/auth/get-session")).body.session;

describe("a sign-up", () => {
  it("makes no person and no session before its code, and both with it", async () => {
    const [browser, email] = [new Browser(server), newEmail()];
    expect(await signUp(email, {}, browser)).toMatchObject(waits);
    expect(await people(email)).toHaveLength(0);
    expect(await session(browser)).toBeNull();
    const { code, token } = await newestSignUp(email);
    const rows = await query("select * from auth.sign_up where email = $1", [email]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain("a long pass phrase");
    const finished = await enter(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(finished).toMatchObject({
      status: 200,
      body: { user: { email, email_verified: true }, account: { status: "active" } },
    });
    expect(await session(browser)).toMatchObject({ user: { email } });
    expect(browser.cookies.has("plat.sign-up")).toBe(false);
    const [kept] = await query("select plan from auth.sign_up where email = $1", [email]);
    expect(kept).toEqual({ plan: null });
    const [acts] = await query(
      "select array_agg(action order by id) as acts from activity where account_id = $1",
      [finished.body.account.id],
    );
    expect(acts.acts).toEqual(
      expect.arrayContaining(["account.signed_up", "user.email_verified", "account.activated"]),
    );
  });

  it("is finished by its link in another browser, once", async () => {
    const [browser, email] = [new Browser(server), newEmail()];
    await signUp(email, {}, browser);
    const { token, code } = await newestSignUp(email);
    expect(await new Browser(server).post("/v1/auth/mail-link", { token })).toMatchObject({
      status: 200,
      body: { kind: "sign_up", email },
    });
    const other = new Browser(server);
    expect(await follow(token, other)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await session(other)).toMatchObject({ user: { email } });
    expect(await follow(token)).toMatchObject(over);
    expect(await enter(browser, code)).toMatchObject(over);
    expect(await people(email)).toHaveLength(1);
  });

  it("that has another network's policy waits for its approval", async () => {
    network.policy = "approval";
    expect((await signedUp()).body.account.status).toBe("pending");
  });

  it("ends after a day", async () => {
    const [browser, email] = [new Browser(server), newEmail()];
    await signUp(email, {}, browser);
    const { token, code } = await newestSignUp(email);
    clock.nowMs += DAY_MS;
    expect(await follow(token)).toMatchObject(over);
    expect(await enter(browser, code)).toMatchObject(over);
    await signUp(newEmail());
    expect(await query("select from auth.sign_up where email = $1", [email])).toHaveLength(0);
    expect(await people(email)).toHaveLength(0);
  });

  it("ends after ten wrong codes, also for its link", async () => {
    const [browser, email] = [new Browser(server), newEmail()];
    await signUp(email, {}, browser);
    const { token, code } = await newestSignUp(email);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => enter(browser, otherThan(code))),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await enter(browser, code)).toMatchObject(over);
    expect(await follow(token)).toMatchObject(over);
    expect(await people(email)).toHaveLength(0);
  });

  it("sent again has a code of its own; whichever is used first wins", async () => {
    const [first, second, email] = [new Browser(server), new Browser(server), newEmail()];
    await signUp(email, { company: "First" }, first);
    const { token, code } = await newestSignUp(email);
    await signUp(email, { company: "Second" }, second);
    const next = await newestSignUp(email);
    expect(await enter(second, next.code)).toMatchObject({
      status: 200,
      body: { account: { name: "Second" } },
    });
    // Both codes came to the address, so its owner may be told.
    const taken = { status: 422, body: { errors: [{ field: "/email", code: "taken" }] } };
    expect(await enter(first, code)).toMatchObject(taken);
    expect(await follow(token)).toMatchObject(taken);
    expect(await people(email)).toHaveLength(1);
  });

  it("is asked for five times an hour at most, apart from new passwords", async () => {
    const email = newEmail();
    for (let times = 0; times < 5; times += 1) expect(await signUp(email)).toMatchObject(waits);
    expect(await signUp(email)).toMatchObject({ status: 429 });
    expect(await new Browser(server).post("/v1/auth/forgot-password", { email })).toMatchObject({
      status: 204,
    });
    clock.nowMs += HOUR_MS;
    expect(await signUp(email)).toMatchObject(waits);
  });

  it("needs its browser for the code", async () => {
    const email = newEmail();
    await signUp(email);
    const { code } = await newestSignUp(email);
    expect(await enter(new Browser(server), code)).toMatchObject(over);
    const other = new Browser(server);
    await signUp(newEmail(), {}, other);
    expect(await enter(other, code)).toMatchObject({ status: 422 });
  });
});

describe("an invitation of the network", () => {
  async function invited(email: string): Promise<string> {
    const token = uuidv7(clock.nowMs);
    await insertInvitation(database.pool, {
      id: uuidv7(clock.nowMs),
      email,
      role: "advertiser",
      created_at: new Date(clock.nowMs),
      expires_at: new Date(clock.nowMs + DAY_MS),
      tokenHash: hashKey(token),
      invitedBy: "operator",
    });
    return token;
  }

  it("is used up by the code, not by the form, and only once", async () => {
    network.policy = "invitation";
    expect(await signUp(newEmail())).toMatchObject({ body: { code: "invitation_needed" } });
    const invitation = await invited("ana@example.com");
    const [one, two] = [new Browser(server), new Browser(server)];
    const [email, other] = [newEmail(), newEmail()];
    await signUp(email, { invitation }, one);
    await signUp(other, { invitation }, two);
    expect(await enter(one, (await newestSignUp(email)).code)).toMatchObject({
      status: 200,
      body: { account: { status: "active" } },
    });
    expect(await enter(two, (await newestSignUp(other)).code)).toMatchObject({
      status: 410,
      body: { code: "invitation_over" },
    });
    expect(await people(other)).toHaveLength(0);
  });
});

describe("the first email", () => {
  it.each([
    ["the language that was chosen", { language: "es" }, "en-US,en;q=0.9", "es"],
    ["the browser's language", {}, "es-MX,es;q=0.9,en;q=0.8", "es"],
    ["no language that the product lacks", {}, "fr-FR,fr;q=0.9", null],
  ] as const)("is in %s", async (_, more, asked, language) => {
    const email = newEmail();
    await new Browser(server).post(
      "/v1/auth/sign-up/email",
      {
        name: "Ana Ruiz",
        email,
        password: "a long pass phrase",
        role: "affiliate",
        company: "Ruiz Media",
        ...more,
      },
      { "accept-language": asked },
    );
    expect(await mailsTo(email)).toMatchObject([{ kind: "sign_up", language }]);
  });
});
