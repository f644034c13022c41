// Tests that what concerns security is in the account's activity and in the server's own log, and
// that the log holds no contact data: no email, no name, no password.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { makeLogger } from "../../../platform/log/log.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { logSecurityEvent } from "../../network/activity/index.ts";
import {
  database,
  newEmail,
  PASSWORD,
  query,
  setUpIdentity,
  signedUp,
  signIn,
} from "./identity.test-support.ts";

setUpIdentity();

const lines: string[] = [];
const log = makeLogger("info", { write: (line: string) => lines.push(line) });
let logged: IdentityServer;

beforeAll(async () => {
  logged = await startIdentityServer(database.pool, { log });
});
afterAll(() => logged.close());

/** Writes everything that was counted or announced, and returns the log's lines about security. */
async function securityLines(): Promise<Record<string, unknown>[]> {
  await logged.identity.stop();
  let more = true;
  while (more) {
    const published = await publishOutbox(database.pool, () => 0.5);
    for (const event of published.security) logSecurityEvent(log, event);
    more = published.more;
  }
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => String(event).startsWith("security."));
}

const activityOf = (accountId: string, action: string) =>
  query("select * from activity_entry where account_id = $1 and action = $2 order by id", [
    accountId,
    action,
  ]);

const mailsTo = (userId: string, kind: string) =>
  query("select * from email where user_id = $1 and kind = $2", [userId, kind]);

describe("a failed sign-in", () => {
  it("is one entry of the person's account for each address and hour, with a count", async () => {
    const { email, accountId, userId } = await signedUp(logged);
    const [first, second] = [new Browser(logged), new Browser(logged)];
    for (let tries = 0; tries < 3; tries += 1)
      expect((await signIn(first, email, "a wrong pass phrase")).status).toBe(401);
    expect((await signIn(second, email.toUpperCase(), "another wrong one")).status).toBe(401);
    await logged.identity.stop();
    expect((await signIn(first, email, "a wrong pass phrase")).status).toBe(401);
    const seen = await securityLines();
    const entries = await activityOf(accountId, "user.sign_in_failed");
    const byAddress = Object.fromEntries(entries.map(({ detail }) => [detail.address, detail]));
    expect(byAddress).toEqual({
      [first.address]: { what: "password", address: first.address, count: 4 },
      [second.address]: { what: "password", address: second.address, count: 1 },
    });
    expect(entries[0]).toMatchObject({
      actor_kind: "system",
      actor_id: "sign-in",
      subject_kind: "user",
      subject_id: userId,
    });
    expect(
      seen.filter(
        ({ event, subject_id: id }) => event === "security.user.sign_in_failed" && id === userId,
      ),
    ).toContainEqual(
      expect.objectContaining({ account_id: accountId, address_group: first.address, count: 3 }),
    );
  });

  it("for an email without a person is a line with a keyed hash, and no entry", async () => {
    const email = newEmail();
    const before = (await query("select 1 from activity_entry")).length;
    const browser = new Browser(logged);
    await signIn(browser, email, "a wrong pass phrase");
    await signIn(browser, email, "a wrong pass phrase");
    const seen = await securityLines();
    expect(seen).toContainEqual(
      expect.objectContaining({
        event: "security.unknown.sign_in_failed",
        email_hash: expect.stringMatching(/^[\w-]{43}$/),
        address_group: browser.address,
        count: 2,
      }),
    );
    expect((await query("select 1 from activity_entry")).length).toBe(before);
  });

  it("that has to wait is told apart from one whose password was wrong", async () => {
    const { email, accountId, userId } = await signedUp(logged);
    const browser = new Browser(logged);
    for (let tries = 0; tries < 12; tries += 1) await signIn(browser, email, "a wrong pass phrase");
    await securityLines();
    expect((await activityOf(accountId, "user.sign_in_slowed"))[0]?.detail).toEqual({
      what: "password",
      address: browser.address,
      count: 2,
    });
    expect((await activityOf(accountId, "user.sign_in_failed"))[0]?.detail).toMatchObject({
      count: 10,
    });
    const other = new Browser(logged);
    for (let tries = 0; tries < 12; tries += 1) await signIn(other, email, "a wrong pass phrase");
    await securityLines();
    expect(await activityOf(accountId, "user.sign_in_slowed")).toHaveLength(2);
    // At most one a day, however many addresses guess.
    expect(await mailsTo(userId, "sign_in_slowed")).toMatchObject([
      { facts: { address: browser.address } },
    ]);
  });
});

describe("a sign-in", () => {
  it("on a new device is an entry of its own; on a known one it is not", async () => {
    const { browser, email, accountId, userId } = await signedUp(logged);
    await signIn(browser, email);
    expect(await activityOf(accountId, "user.new_device")).toEqual([]);
    const other = new Browser(logged);
    const firefox = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0" };
    expect((await signIn(other, email, PASSWORD, firefox)).status).toBe(200);
    await signIn(other, email, PASSWORD, firefox);
    expect(await activityOf(accountId, "user.new_device")).toMatchObject([
      { actor_id: userId, detail: { address: other.address, browser: "Firefox, Windows" } },
    ]);
    expect(await securityLines()).toContainEqual(
      expect.objectContaining({
        event: "security.user.new_device",
        account_id: accountId,
        actor_id: userId,
        address_group: other.address,
      }),
    );
    const facts = { address: other.address, browser: "Firefox, Windows" };
    expect(await mailsTo(userId, "new_device")).toMatchObject([{ facts, link_id: null }]);
  });
});

it("the log holds no email, name, company or password", async () => {
  const { email, userId } = await signedUp(logged, { name: "Marisol Quintana" });
  await signIn(new Browser(logged), email, "canary pass phrase");
  await signIn(new Browser(logged), `canary@${email}`, "canary pass phrase");
  await signIn(new Browser(logged), email);
  await securityLines();
  const text = lines.join("");
  expect(text).toContain(userId);
  for (const secret of ["@", "Marisol", "Quintana", "Realty", "canary", PASSWORD])
    expect(text).not.toContain(secret);
});
