// Tests signing in with a provider that others wrote, in the browser: an account that is not here
// is refused, one is connected under Settings, signs in, and is disconnected again.
import { randomUUID } from "node:crypto";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { type CertifiedProvider, openCertifiedProvider } from "../support/certified-provider.ts";
import { freePort } from "../support/free-port.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type ServerProcess, runServer, sendSignal } from "../support/server-process.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let directory: string;
let provider: CertifiedProvider;
let server: ServerProcess;
let url: string;
let visitor: Visitor;

beforeAll(async () => {
  // The provider must know the address before the server has it.
  const port = await freePort();
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-provider-")));
  url = `http://localhost:${port}`;
  provider = await openCertifiedProvider(`${url}/login`);
  server = runServer({
    environment: {
      PLAT_DEMO: "0",
      PLAT_SECRET: "a secret of the tests, forty characters.",
      PLAT_DATA_DIR: directory,
      PLAT_ALLOW_LOOPBACK: "1",
      PORT: String(port),
      PLAT_URL: url,
      ...provider.variables,
    },
  });
  await server.ready;
});
afterAll(async () => {
  sendSignal(server, "SIGTERM");
  await server.ended;
  await provider.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(() => arrive());

async function arrive(): Promise<void> {
  visitor = await visits.arrive({ baseURL: url });
  await bringAxe(visitor);
}

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const expectClean = async (): Promise<void> =>
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
/** Refusals that a test asks for, and the fonts that the provider's own pages look for. */
const ASKED_FOR = / 40[13] |fonts\.googleapis\.com|ERR_NAME_NOT_RESOLVED/;
const errors = (): string[] => visitor.mishaps.filter((text) => !ASKED_FOR.test(text));
/** A company that waits for approval has its own screen. */
const isSignedIn = (): Promise<void> =>
  visitor.page.getByRole("heading", { name: "Apply to join the network" }).waitFor();

/** Signs in and agrees on the provider's own pages. */
async function agreeAs(email: string): Promise<void> {
  const { page } = visitor;
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("any");
  await page.locator("button[type=submit]").click();
  await page.locator("input[name=prompt][value=consent]").waitFor({ state: "attached" });
  await page.locator("button[type=submit]").click();
}

async function signIn(person: Newcomer): Promise<void> {
  await fillSignIn(visitor.page, person);
  await press("Sign in");
  await isSignedIn();
}

it("an account that is not here is refused, and the password stays a way in", async () => {
  const person = await signUp(url, "advertiser", "Ana Ruiz");
  await visitor.page.goto("/login");
  await visitor.page.getByRole("button", { name: "Sign in with Example SSO" }).waitFor();
  await expectClean();
  await press("Sign in with Example SSO");
  await agreeAs(`${randomUUID()}@example.com`);
  await says("No account here has this email. Create one first");
  await expectClean();
  await visitor.page.getByRole("link", { name: "To sign-in" }).click();
  await signIn(person);
  expect(errors()).toEqual([]);
});

it("an email that is not confirmed here is refused, and says what to do", async () => {
  const person = await signUp(url, "advertiser", "Ben Ruiz");
  await visitor.page.goto("/login");
  await press("Sign in with Example SSO");
  await agreeAs(person.email);
  await says("Sign in with your password and confirm your email first");
  await expectClean();
  expect(errors()).toEqual([]);
});

it("who does not agree at the provider is told that nothing has changed", async () => {
  await visitor.page.goto("/login");
  await press("Sign in with Example SSO");
  await visitor.page.locator("input[name=login]").waitFor();
  await visitor.page.getByRole("link", { name: /cancel/i }).click();
  await says("You didn't agree at the provider. Nothing has changed.");
  await expectClean();
  expect(errors()).toEqual([]);
});

it("an account is connected, signs in in another browser, and is disconnected", async () => {
  const person = await signUp(url, "advertiser", "Cora Ruiz");
  const account = `${randomUUID()}@example.com`;
  await signIn(person);
  await visitor.page
    .getByRole("tab", { name: "Security" })
    .or(visitor.page.getByRole("link", { name: "Security" }))
    .first()
    .click();
  await says("Other ways to sign in");
  await says("Not connected");
  await expectClean();
  await press("Connect Example SSO");
  await agreeAs(account);
  await says("Example SSO is connected. You can sign in with it now.");
  await visitor.page.getByText(/^Connected /).waitFor();
  await expectClean();

  const first = visitor;
  await arrive();
  await visitor.page.goto("/login");
  await press("Sign in with Example SSO");
  await agreeAs(account);
  await isSignedIn();

  visitor = first;
  await press("Disconnect Example SSO");
  await says("Example SSO is disconnected.");
  await says("Not connected");
  await arrive();
  await visitor.page.goto("/login");
  await press("Sign in with Example SSO");
  await agreeAs(account);
  await says("No account here has this email. Create one first");
  expect(errors()).toEqual([]);
});
