// Tests one-time links for a new password: used once, in time, by a person who may sign in.
import { describe, expect, it } from "vitest";
import { Browser } from "../../../../test/support/identity.ts";
import { totp } from "../../../../test/support/totp.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import {
  PASSWORD,
  currentSession,
  database,
  query,
  server,
  setUpIdentity,
  signIn,
  signedUp,
} from "./identity.test-support.ts";
import { makePasswordLink } from "./password-links.ts";

setUpIdentity();

const NEW_PASSWORD = "another long pass phrase";

async function link(
  userId: string,
  { removesFactor = false, madeMs = Date.now() } = {},
): Promise<string> {
  const made = await makePasswordLink(database.pool, {
    userId,
    removesFactor,
    validMs: HOUR_MS,
    nowMs: madeMs,
  });
  return made.token;
}

const read = (token: string) => new Browser(server).post("/v1/auth/password-link", { token });
const reset = (token: string, password = NEW_PASSWORD) =>
  new Browser(server).post("/v1/auth/reset-password", { token, password });
const over = { status: 410, body: { code: "link_over" } };

/** A person with an authenticator app. */
async function withApp() {
  const person = await signedUp();
  const setup = await person.browser.post("/v1/auth/two-factor/setup", { password: PASSWORD });
  const { secret } = setup.body;
  await person.browser.post("/v1/auth/two-factor/confirm", { code: totp(secret) });
  return person;
}

describe("a link for a new password", () => {
  it("sets it once, and ends all sessions", async () => {
    const { browser, email, userId } = await signedUp();
    const token = await link(userId);
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { email, removes_second_factor: false },
    });
    expect(await reset(token)).toMatchObject({ status: 204 });
    expect(await currentSession(browser)).toBeNull();
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 401 });
    expect(await signIn(new Browser(server), email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject(over);
    expect(await reset(token, "a third long pass phrase")).toMatchObject(over);
    expect(
      await query(
        "select detail from activity where action = 'user.password_reset' and actor_id = $1",
        [userId],
      ),
    ).toEqual([{ detail: { second_factor_removed: false } }]);
  });

  it("lets two calls at once set it once", async () => {
    const { userId } = await signedUp();
    const token = await link(userId);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  });

  it("ends after its time, and when a newer one is made", async () => {
    const { email, userId } = await signedUp();
    const late = await link(userId, { madeMs: Date.now() - HOUR_MS });
    expect(await reset(late)).toMatchObject(over);
    const first = await link(userId);
    const second = await link(userId);
    expect(await reset(first)).toMatchObject(over);
    expect(await signIn(new Browser(server), email)).toMatchObject({ status: 200 });
    expect(await reset(second)).toMatchObject({ status: 204 });
  });

  it("is refused for a suspended person, and opens again afterwards", async () => {
    const { userId } = await signedUp();
    const token = await link(userId);
    await database.pool.query("update member set status = 'suspended' where user_id = $1", [
      userId,
    ]);
    expect(await read(token)).toMatchObject({ status: 403, body: { code: "suspended" } });
    expect(await reset(token)).toMatchObject({ status: 403, body: { code: "suspended" } });
    await database.pool.query("update member set status = 'active' where user_id = $1", [userId]);
    expect(await reset(token)).toMatchObject({ status: 204 });
  });

  it("leaves the link usable after a password that is refused", async () => {
    const { userId } = await signedUp();
    const token = await link(userId);
    expect(await reset(token, "short")).toMatchObject({ status: 422 });
    expect(await reset(token)).toMatchObject({ status: 204 });
  });

  it("is unknown if it was cut short", async () => {
    const { userId } = await signedUp();
    const token = await link(userId);
    expect(await read(token.slice(1))).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await reset(token.slice(1))).toMatchObject({ status: 404 });
  });

  it("keeps the authenticator app, unless it was made to remove it", async () => {
    const kept = await withApp();
    expect(await reset(await link(kept.userId))).toMatchObject({ status: 204 });
    expect(await signIn(new Browser(server), kept.email, NEW_PASSWORD)).toMatchObject({
      status: 401,
      body: { code: "second_factor_required" },
    });
    const lost = await withApp();
    const token = await link(lost.userId, { removesFactor: true });
    expect(await read(token)).toMatchObject({ body: { removes_second_factor: true } });
    expect(await reset(token)).toMatchObject({ status: 204 });
    expect(await signIn(new Browser(server), lost.email, NEW_PASSWORD)).toMatchObject({
      status: 200,
      body: { second_factor: "off" },
    });
  });
});
