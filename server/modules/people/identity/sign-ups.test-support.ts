// Starts signing up in production on a real database, and reads the emails that finish it.
import { afterAll, beforeAll, expect } from "vitest";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import { type TestDatabase, createTestDatabase } from "../../../../test/support/database.ts";
import {
  type Answer,
  Browser,
  type IdentityServer,
  TEST_SECRET,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { MarketFixture } from "../../../../test/support/market.ts";
import { MailTokens } from "../../../platform/crypto/mail-tokens.ts";

export const PASSWORD = "a long pass phrase";

export let database: TestDatabase;
export let server: IdentityServer;
export const clock = { nowMs: Date.now() };
export const network: { policy: SignUpPolicy } = { policy: "open" };
let count = 0;

export const newEmail = (): string => `company.${(count += 1)}@example.com`;

/** Starts the server before the tests of a file and stops it after them. */
export function setUpSignUps(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    await MarketFixture.create(database.pool, clock.nowMs);
    server = await startIdentityServer(database.pool, {
      production: true,
      signUpPolicy: () => network.policy,
      now: () => clock.nowMs,
      magicLinks: true,
    });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
}

export const signUp = (email: string, more: object = {}, browser = new Browser(server)) =>
  browser.post("/v1/auth/sign-up/email", {
    name: "Ana Ruiz",
    email,
    password: PASSWORD,
    role: "advertiser",
    company: "Ruiz Realty",
    ...more,
  });

export const enter = (browser: Browser, code: string): Promise<Answer> =>
  browser.post("/v1/auth/sign-up/code", { code });
export const follow = (token: string, browser = new Browser(server)): Promise<Answer> =>
  browser.post("/v1/auth/sign-up/link", { token });

/** The emails about access that an address gets, oldest first. */
export async function mailsTo(
  email: string,
): Promise<
  readonly { readonly kind: string; readonly linkId: string; readonly language: string }[]
> {
  const { rows } = await database.pool.query(
    `select o.payload
     from outbox o
     left join auth."user" u on u.id = o.payload ->> 'userId'
     where o.topic = 'account_mail' and coalesce(o.payload ->> 'address', u.email) = $1
     order by o.id`,
    [email],
  );
  return rows.map(({ payload }) => payload);
}

const tokens = new MailTokens(TEST_SECRET);

/** What the newest email that finishes a sign-up holds. */
export async function newestSignUp(
  email: string,
): Promise<{ readonly token: string; readonly code: string }> {
  const link = (await mailsTo(email)).findLast(({ kind }) => kind === "sign_up");
  if (link === undefined) throw new Error("no email to finish a sign-up was sent");
  return { token: tokens.tokenOf(link.linkId), code: tokens.codeOf(link.linkId) };
}

/** Signs a company up, code included. */
export async function signedUp(
  more: object = {},
): Promise<{ readonly browser: Browser; readonly email: string; readonly body: Answer["body"] }> {
  const [browser, email] = [new Browser(server), newEmail()];
  await signUp(email, more, browser);
  const { status, body } = await enter(browser, (await newestSignUp(email)).code);
  expect({ status, body }).toMatchObject({ status: 200 });
  return { browser, email, body };
}

export const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows;
