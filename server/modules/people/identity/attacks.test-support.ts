// Starts two processes of signing in on one database and one clock, for tests of attacks.
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  Browser,
  type IdentityServer,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { MarketFixture, NETWORK_ID } from "../../../../test/support/market.ts";

export const PASSWORD = "a long pass phrase";

export let database: TestDatabase;
let fixture: MarketFixture;
export let server: IdentityServer;

/** Another process over the same database. */
export let second: IdentityServer;

let people = 0;

export const clock = { nowMs: Date.now() };
const now = (): number => clock.nowMs;
export const newEmail = (): string => `person.${(people += 1)}@example.com`;

export const signIn = (
  browser: Browser,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => browser.post("/v1/auth/sign-in/email", { email, password }, headers);

export const isSignedIn = async (cookie: string, at = server): Promise<boolean> =>
  (await at.identity.resolveSession({ cookie })) !== null;

export async function makePerson(role: "admin" | "advertiser" = "advertiser"): Promise<string> {
  const email = newEmail();
  const accountId = role === "admin" ? NETWORK_ID : await fixture.advertiser(`Buyer ${people}`, 0);
  expect(
    await server.identity.createUser({
      email,
      password: PASSWORD,
      name: "Ana Ruiz",
      role,
      accountId,
    }),
  ).toMatchObject({ ok: true });
  return email;
}

export async function signedIn(
  role: "admin" | "advertiser" = "advertiser",
): Promise<{ readonly browser: Browser; readonly email: string }> {
  const email = await makePerson(role);
  const browser = new Browser(server);
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email };
}

/** Starts both processes before the tests of a file and stops them after them. */
export function setUpIdentityServers(): void {
  beforeAll(async () => {
    clock.nowMs = Date.now();
    people = 0;
    database = await createTestDatabase();
    fixture = await MarketFixture.create(database.pool, clock.nowMs);
    [server, second] = await Promise.all([
      startIdentityServer(database.pool, { now }),
      startIdentityServer(database.pool, { now }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([server.close(), second.close()]);
    await database.drop();
  });
  beforeEach(() => {
    clock.nowMs = Date.now();
  });
}
