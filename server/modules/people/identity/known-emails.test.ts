// Tests that in production nothing tells a caller whether a person signs in with an email: status,
// body, headers, cookies, and by and large the time.
import { beforeEach, describe, expect, it } from "vitest";
import { type Answer, Browser } from "../../../../test/support/identity.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { insertInvitation } from "../team/team.store.ts";
import {
  clock,
  database,
  enter,
  mailsTo,
  newEmail,
  newestSignUp,
  PASSWORD,
  query,
  server,
  setUpSignUps,
  signUp,
  signedUp,
} from "./sign-ups.test-support.ts";

setUpSignUps();
beforeEach(() => {
  clock.nowMs = Date.now();
});

/** All that an answer says, without what differs between any two answers. */
function seenIn({ status, headers, body }: Answer, { setCookies }: Browser): object {
  const { instance: _instance, ...said } = body ?? {};
  const names = [...headers]
    .filter(([name]) => !["date", "x-request-id", "set-cookie"].includes(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(/[0-9a-f-]{36}|\d+/g, "…")}`);
  const cookies = setCookies.map((line) => line.replace(/=[\w-]{43}(?=;)/, "=…"));
  return { status, said, names, cookies };
}

/** Makes the same call for a known and an unknown email. */
async function compare(
  call: (browser: Browser, email: string) => Promise<Answer>,
): Promise<{ readonly known: object; readonly unknown: object }> {
  const { email } = await signedUp();
  const see = async (address: string): Promise<object> => {
    const browser = new Browser(server);
    return seenIn(await call(browser, address), browser);
  };
  return { known: await see(email), unknown: await see(newEmail()) };
}

/** An owner's invitation of this email to their account; its link is the owner's to hand over. */
async function invite(accountId: string, email: string): Promise<string> {
  const token = uuidv7(clock.nowMs);
  await insertInvitation(database.pool, {
    id: uuidv7(clock.nowMs),
    accountId,
    email,
    team_role: "agent",
    tokenHash: hashKey(token),
    invitedBy: "an owner",
    createdAt: new Date(clock.nowMs),
    expiresAt: new Date(clock.nowMs + DAY_MS),
  });
  return token;
}

const accept = (browser: Browser, token: string) =>
  browser.post("/v1/auth/accept-invitation", { token, name: "Kim Lee", password: PASSWORD });

describe("nothing tells a known email from an unknown one", () => {
  it.each([
    ["signing up", (browser, email) => signUp(email, {}, browser)],
    ["signing up in capitals", (browser, email) => signUp(email.toUpperCase(), {}, browser)],
    [
      "a sign-up with a bad password",
      (browser, email) => signUp(email, { password: "short" }, browser),
    ],
    [
      "a sign-up with a bad state",
      (browser, email) => signUp(email, { licensed_states: ["ZZ"] }, browser),
    ],
    [
      "a sign-up with an unknown invitation",
      (browser, email) => signUp(email, { invitation: "never made" }, browser),
    ],
    [
      "a sixth sign-up",
      async (browser, email) => {
        for (let times = 0; times < 5; times += 1) await signUp(email);
        return signUp(email, {}, browser);
      },
    ],
    [
      "a wrong code",
      async (browser, email) => {
        await signUp(email, {}, browser);
        return enter(browser, "000000");
      },
    ],
    [
      "ten wrong codes",
      async (browser, email) => {
        await signUp(email, {}, browser);
        for (let times = 0; times < 9; times += 1) await enter(browser, "000000");
        return enter(browser, "000000");
      },
    ],
    [
      "signing in with the password of the sign-up",
      async (browser, email) => {
        await signUp(email, { password: "quiet harbor, seven lanterns" });
        return browser.post("/v1/auth/sign-in/email", {
          email,
          password: "quiet harbor, seven lanterns",
        });
      },
    ],
    [
      "a forgotten password",
      (browser, email) => browser.post("/v1/auth/forgot-password", { email }),
    ],
    ["a sign-in link", (browser, email) => browser.post("/v1/auth/magic-link", { email })],
    [
      "an invitation",
      async (browser, email) => {
        const { body } = await signedUp();
        return accept(browser, await invite(body.account.id, email));
      },
    ],
    [
      "a changed email",
      async (_, email) => {
        const { browser } = await signedUp();
        return browser.post("/v1/auth/email-change", { email, password: PASSWORD });
      },
    ],
  ] satisfies [string, (browser: Browser, email: string) => Promise<Answer>][])(
    "%s",
    async (_, call) => {
      const { known, unknown } = await compare(async (browser, email) => {
        const answer = await call(browser, email);
        // What was typed is in some answers.
        return { ...answer, body: hide(answer.body, email) };
      });
      expect(known).toEqual(unknown);
    },
  );
});

/** The body without the address that was typed, and without times and ids. */
function hide(body: unknown, email: string): Answer["body"] {
  return body === null
    ? null
    : JSON.parse(
        JSON.stringify(body)
          .replaceAll(new RegExp(email, "gi"), "…")
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f-]{36}/g, "…"),
      );
}

it("a known email and an unknown one take about as long", async () => {
  const { email } = await signedUp();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 5; round += 1)
    for (const which of ["known", "unknown"] as const) {
      const begun = performance.now();
      await signUp(which === "known" ? email : newEmail());
      times[which].push(performance.now() - begun);
    }
  const [known = 0, unknown = 0] = [times.known, times.unknown].map((list) => Math.min(...list));
  // Without the hash, one would take a tenth.
  expect(known / unknown).toBeGreaterThan(0.4);
  expect(known / unknown).toBeLessThan(2.5);
});

describe("who has the mailbox", () => {
  it("is told that there is an account, without a code or link", async () => {
    const { email } = await signedUp();
    await signUp(email);
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      kind: "already_registered",
      linkId: null,
    });
    const [{ plan }] = await query(
      "select plan from auth.sign_up where email = $1 order by id desc limit 1",
      [email],
    );
    expect(plan).toBeNull();
  });

  it("of an invited address joins with the code", async () => {
    const { body } = await signedUp();
    const [browser, email] = [new Browser(server), newEmail()];
    const token = await invite(body.account.id, email);
    expect(await accept(browser, token)).toMatchObject({ body: { code: "email_code_required" } });
    expect(await enter(browser, (await newestSignUp(email)).code)).toMatchObject({
      status: 200,
      body: { team_role: "agent", account: { id: body.account.id } },
    });
    expect(await accept(new Browser(server), token)).toMatchObject({
      status: 410,
      body: { code: "invitation_over" },
    });
  });
});
