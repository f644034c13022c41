// Tests an owner's rule that every member of the account needs a second factor, in two processes.
import { beforeAll, beforeEach, afterAll, describe, expect, it } from "vitest";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { totp } from "../../../../test/support/totp.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { insertInvitation } from "../team/team.store.ts";
import { mailsOf } from "./account-mails.test-support.ts";
import { registerFactorRule } from "./factor-rule.routes.ts";
import {
  PASSWORD,
  currentSession,
  database,
  newEmail,
  query,
  setUpIdentity,
  signIn,
  signedUp,
} from "./identity.test-support.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";

setUpIdentity();

let one: IdentityServer;
let two: IdentityServer;
let ended = 0;
let owner: Browser;
let ownerId: string;
let accountId: string;

beforeAll(async () => {
  [one, two] = (await Promise.all(
    [0, 1].map(() =>
      startIdentityServer(database.pool, {
        more: (host) =>
          registerFactorRule(host, {
            pool: database.pool,
            now: Date.now,
            endAccess: async () => void (ended += 1),
          }),
      }),
    ),
  )) as [IdentityServer, IdentityServer];
});
afterAll(() => Promise.all([one.close(), two.close()]));
beforeEach(async () => {
  ended = 0;
  ({ browser: owner, userId: ownerId, accountId } = await signedUp(one));
});

const PATH = "/v1/members/second-factor";
const set = (isRequired: boolean, browser = owner) =>
  browser.call("PUT", PATH, { is_required: isRequired }, { origin: one.publicUrl });

/** Sets up an authenticator app. */
async function addApp(browser: Browser): Promise<void> {
  const { body } = await browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
  expect(
    await browser.post("/v1/auth/two-factor/confirm", { code: totp(body.secret) }),
  ).toMatchObject({ status: 204 });
}

async function invite(email: string): Promise<string> {
  const token = uuidv7(Date.now());
  await insertInvitation(database.pool, {
    id: uuidv7(Date.now()),
    accountId,
    email,
    team_role: "manager",
    tokenHash: hashKey(token),
    invitedBy: ownerId,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  });
  return token;
}

async function joined(): Promise<{ readonly browser: Browser; readonly userId: string }> {
  const token = await invite(newEmail());
  const browser = new Browser(one);
  const { body } = await browser.post("/v1/auth/accept-invitation", {
    token,
    name: "Kim Lee",
    password: PASSWORD,
  });
  return { browser, userId: body.user.id };
}

/** Whether the person of a browser may call anything, in a process. */
const mayCall = async ({ cookieHeader: cookie }: Browser, at: IdentityServer): Promise<boolean> =>
  (await at.identity.resolveSession({ cookie })) !== null;

describe("an owner's rule", () => {
  it("holds each member without a factor, in every process and for open streams", async () => {
    await addApp(owner);
    const { browser: member, userId } = await joined();
    const key = one.identity.sessionKeyOf({ cookie: member.cookieHeader }) ?? "";
    expect((await two.identity.findOpenSessions([key])).size).toBe(1);
    expect(await set(true)).toMatchObject({
      status: 200,
      body: { is_required: true, has_own: true, members: 2, members_without: 1 },
    });
    expect(ended).toBe(1);
    expect([await mayCall(member, one), await mayCall(member, two)]).toEqual([false, false]);
    expect((await two.identity.findOpenSessions([key])).size).toBe(0);
    expect(await member.get(PATH)).toMatchObject({
      status: 403,
      body: { code: "second_factor_missing" },
    });
    expect((await currentSession(member)).second_factor).toBe("required");
    expect(await mayCall(owner, two)).toBe(true);

    await addApp(member);
    expect([await mayCall(member, one), await mayCall(member, two)]).toEqual([true, true]);
    expect(await mailsOf(userId, "factor_rule_changed")).toMatchObject([
      { change: "factor_required" },
    ]);
  });

  it("is written into the activity, told to all, and ends", async () => {
    await addApp(owner);
    const { browser: member, userId } = await joined();
    await set(true);
    await set(true);
    expect(await set(false)).toMatchObject({ status: 200, body: { is_required: false } });
    expect(await mayCall(member, two)).toBe(true);
    const rows = await query(
      `select action from activity
       where account_id = $1 and action like 'account.second_factor%'
       order by id`,
      [accountId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "account.second_factor_required",
      "account.second_factor_optional",
    ]);
    for (const id of [ownerId, userId])
      expect((await mailsOf(id, "factor_rule_changed")).map(({ change }) => change)).toEqual([
        "factor_required",
        "factor_optional",
      ]);
  });

  it("needs an owner who has one, and a recent confirmation", async () => {
    expect(await set(true)).toMatchObject({ status: 409, body: { code: "own_factor_needed" } });
    await addApp(owner);
    const { browser: member } = await joined();
    await addApp(member);
    expect(await set(true, member)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    await query("update auth.session set confirmed_at = null where user_id = $1", [ownerId]);
    expect(await set(true)).toMatchObject({ status: 403, body: { code: "confirm_identity" } });
    expect((await owner.get(PATH)).body.is_required).toBe(false);
  });

  it("is said in an invitation, and holds who accepts it", async () => {
    await addApp(owner);
    const read = async (token: string) =>
      (await new Browser(one).post("/v1/auth/invitation", { token })).body.needs_second_factor;
    const token = await invite(newEmail());
    expect(await read(token)).toBe(false);
    await set(true);
    expect(await read(token)).toBe(true);
    const { browser: member } = await joined();
    expect((await currentSession(member)).second_factor).toBe("required");
    expect(await mayCall(member, two)).toBe(false);
  });

  it("is another account's business only there", async () => {
    await addApp(owner);
    await set(true);
    const other = await signedUp(one);
    expect(await mayCall(other.browser, two)).toBe(true);
  });

  it("holds a member who turns the app off, also after signing in again", async () => {
    await addApp(owner);
    await set(true);
    await owner.post("/v1/auth/two-factor/turn-off", { password: PASSWORD });
    expect(await mayCall(owner, two)).toBe(false);
    const again = new Browser(two);
    const { email } = (await currentSession(owner)).user;
    await signIn(again, email);
    expect((await currentSession(again)).second_factor).toBe("required");
  });
});
