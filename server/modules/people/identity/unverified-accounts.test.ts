// Tests that in production a company whose owner has not confirmed an email waits, as companies do
// that signed up before sign-ups themselves waited for it.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { MarketFixture } from "../../../../test/support/market.ts";
import { isEmailConfirmed, isOwnerConfirmed } from "./confirmed-email.store.ts";
import { markEmailVerified } from "./email-verified.ts";

let database: TestDatabase;
let server: IdentityServer;
/** Its sign-ups make accounts at once. */
let earlier: IdentityServer;
let policy: SignUpPolicy = "open";
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await MarketFixture.create(database.pool, Date.now());
  const signUpPolicy = () => policy;
  server = await startIdentityServer(database.pool, { production: true, signUpPolicy });
  earlier = await startIdentityServer(database.pool, { signUpPolicy });
});
afterAll(async () => {
  await Promise.all([server.close(), earlier.close()]);
  await database.drop();
});

async function signUp(role: "advertiser" | "affiliate") {
  const browser = new Browser(earlier);
  const { body } = await browser.post("/v1/auth/sign-up/email", {
    name: "Ana Ruiz",
    email: `company.${(count += 1)}@example.com`,
    password: "a long pass phrase",
    role,
    company: `Ruiz Realty ${count}`,
  });
  await database.pool.query("update account set status = 'pending' where id = $1", [
    body.account.id,
  ]);
  return { browser, userId: body.user.id as string, accountId: body.account.id as string };
}

const confirm = (userId: string): Promise<void> =>
  inTransaction(database.pool, (tx) => markEmailVerified(tx, userId, Date.now()));
/** As production answers it. */
async function statusOf({ cookies }: Browser): Promise<string> {
  const browser = new Browser(server);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return (await browser.get("/v1/auth/get-session")).body.session.account.status;
}

it.each(["advertiser", "affiliate"] as const)(
  "an %s on an open network waits for its email alone",
  async (role) => {
    policy = "open";
    const { browser, userId, accountId } = await signUp(role);
    expect(await statusOf(browser)).toBe("pending");
    expect(await isEmailConfirmed(database.pool, userId)).toBe(false);
    expect(await isOwnerConfirmed(database.pool, accountId)).toBe(false);
    await confirm(userId);
    expect(await statusOf(browser)).toBe("active");
    expect(await isEmailConfirmed(database.pool, userId)).toBe(true);
    expect(await isOwnerConfirmed(database.pool, accountId)).toBe(true);
  },
);

it("an applicant goes on waiting for the network", async () => {
  policy = "approval";
  const { browser, userId } = await signUp("advertiser");
  await confirm(userId);
  expect(await statusOf(browser)).toBe("pending");
});

it("a suspended account is not opened by it", async () => {
  policy = "open";
  const { userId, accountId } = await signUp("advertiser");
  await database.pool.query("update account set status = 'suspended' where id = $1", [accountId]);
  await confirm(userId);
  const { rows } = await database.pool.query("select status from account where id = $1", [
    accountId,
  ]);
  expect(rows).toEqual([{ status: "suspended" }]);
});
