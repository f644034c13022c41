// Starts signing in on a real database, for a network and for the demo.
import { afterAll, beforeAll, expect } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { MarketFixture } from "../../../../test/support/market.ts";

export const PASSWORD = "a long pass phrase";

export let database: TestDatabase;
export let server: IdentityServer;
export let demo: IdentityServer;
export let people = 0;

export const newEmail = (): string => `person.${(people += 1)}@example.com`;

export const signUpBody = (email: string, more: object = {}): object => ({
  name: "Ana Ruiz",
  email,
  password: PASSWORD,
  role: "advertiser",
  company: `Ruiz  Realty ${people}`,
  ...more,
});

export const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows;

export async function signedUp(
  at: IdentityServer = server,
  more: object = {},
): Promise<{
  readonly browser: Browser;
  readonly email: string;
  readonly accountId: string;
  readonly userId: string;
}> {
  const browser = new Browser(at);
  const email = newEmail();
  const { status, body } = await browser.post("/v1/auth/sign-up/email", signUpBody(email, more));
  expect({ status, body }).toMatchObject({ status: 200 });
  return { browser, email, accountId: body.account.id, userId: body.user.id };
}

export const signIn = (
  browser: Browser,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => browser.post("/v1/auth/sign-in/email", { email, password }, headers);

export const currentSession = async (browser: Browser) =>
  (await browser.get("/v1/auth/get-session")).body.session;

/** Starts both servers before the tests of a file and stops them after them. */
export function setUpIdentity(): void {
  beforeAll(async () => {
    people = 0;
    database = await createTestDatabase();
    await MarketFixture.create(database.pool, Date.now());
    server = await startIdentityServer(database.pool);
    demo = await startIdentityServer(database.pool, { demo: true });
  });
  afterAll(async () => {
    await Promise.all([server.close(), demo.close()]);
    await database.drop();
  });
}
