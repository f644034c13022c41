// Starts signing in with a provider on loopback, for the tests of it.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import {
  type Answer,
  Browser,
  type IdentityServer,
  type IdentityServerOptions,
  startIdentityServer,
} from "../../../../test/support/identity.ts";
import { TestProvider } from "../../../../test/support/sign-in-provider.ts";
import { makeLogger } from "../../../platform/log/log.ts";
import { database, query, setUpIdentity, signedUp } from "./identity.test-support.ts";

export let provider: TestProvider;
export let at: IdentityServer;
/** What the server has logged. */
export const logged: string[] = [];

/** Starts the servers and the provider before the tests of a file, and stops them after them. */
export function setUpProvider(): void {
  setUpIdentity();
  beforeAll(async () => {
    provider = await TestProvider.open(personOf("ana@example.com"));
    at = await serverWith();
  });
  beforeEach(() => {
    provider.faults = {};
    logged.length = 0;
  });
  afterAll(async () => {
    await Promise.all([at.close(), provider.close()]);
  });
}

export const serverWith = (options: IdentityServerOptions = {}): Promise<IdentityServer> =>
  startIdentityServer(database.pool, {
    ...(options.signInProviders === undefined ? { signInProviders: [provider.settings] } : {}),
    log: makeLogger("warn", { write: (line: string) => void logged.push(line) }),
    ...options,
  });

export const personOf = (email: string, isEmailVerified = true) => ({
  subject: randomUUID(),
  email,
  isEmailVerified,
});

/** The query string with which the provider sends the browser back from its page. */
export async function agree(started: Answer): Promise<string> {
  expect(started).toMatchObject({ status: 200 });
  const response = await fetch(started.body.url, { redirect: "manual" });
  const back = response.headers.get("location") ?? "";
  expect(back).toMatch(/^http:\/\/localhost:3000\/login\?/);
  return new URL(back).search.slice(1);
}

export const start = (browser: Browser): Promise<Answer> =>
  browser.post("/v1/auth/sign-in/provider/start", { provider: "oidc" });
export const finish = (browser: Browser, answer: string): Promise<Answer> =>
  browser.post("/v1/auth/sign-in/provider", { answer });

/** Goes to the provider and back. */
export async function signInThere(browser = new Browser(at)): Promise<Answer> {
  return finish(browser, await agree(await start(browser)));
}

/** Connects the provider's person with the one who is signed in. */
export async function connect(browser: Browser): Promise<Answer> {
  const answer = await agree(await browser.post("/v1/auth/providers/oidc/start"));
  return browser.post("/v1/auth/providers/connect", { answer });
}

/** A person with a confirmed email, who is the provider's person too. */
export async function known() {
  const person = await signedUp(at);
  await query(`update auth."user" set email_verified = true where id = $1`, [person.userId]);
  provider.person = personOf(person.email);
  return person;
}

export const linksOf = (userId: string) =>
  query("select issuer, subject from auth.provider_link where user_id = $1", [userId]);
