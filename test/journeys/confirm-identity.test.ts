// Tests the confirmation of who one is, in the browser: a session that has aged asks once, by
// password, code or passkey, and then does what was asked for.
import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { ageSession } from "../support/age-session.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { totp, wrongTotp } from "../support/totp.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let person: Newcomer;

const dialog = () => visitor.page.getByRole("dialog", { name: "Confirm it's you" });
const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);
const isListed = (name: string): Promise<void> =>
  visitor.page.getByText(name, { exact: true }).first().waitFor();
const isClosed = (): Promise<void> => dialog().waitFor({ state: "detached" });

async function arrive(role: "advertiser" | "affiliate", width = 1280): Promise<void> {
  visitor = await visits.arrive({ acceptDownloads: true, viewport: { width, height: 800 } });
  await bringAxe(visitor);
  person = await signUp(network.url, role, "Cora Careful");
  await fillSignIn(visitor.page, person);
  await press("Sign in");
  await visitor.page.getByRole("button", { name: "Logout" }).waitFor();
}

async function makeKey(name: string): Promise<void> {
  await visitor.open("/settings?part=keys");
  await press("New API key");
  await type("Name", name);
  await press("Create key");
}

describe("a new API key", () => {
  beforeEach(() => arrive("advertiser"));

  it("needs no confirmation just after signing in", async () => {
    await makeKey("Fresh");
    await says("Copy the key now");
    expect(await dialog().count()).toBe(0);
  });

  it("is made after the password is typed again; what was entered stays", async () => {
    await ageSession(visitor);
    await makeKey("Careful");
    await type("Password", "not the pass phrase");
    await press("Confirm");
    await says("Wrong current password. Try again.");
    await type("Password", person.password);
    await visitor.page.keyboard.press("Enter");
    await isClosed();
    await says("Copy the key now");
    await isListed("Careful");
    // Ten minutes begin anew.
    await makeKey("Careful again");
    await isListed("Careful again");
    expect(visitor.mishaps.filter((text) => !/ (403|422) /.test(text))).toEqual([]);
  });

  it("is not made if the person does not confirm", async () => {
    await ageSession(visitor);
    await makeKey("Careless");
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await isClosed();
    await says("Confirm that it's you first. Try again.");
    expect(await visitor.page.getByLabel("Name", { exact: true }).inputValue()).toBe("Careless");
    expect(await visitor.page.getByText("Careless", { exact: true }).count()).toBe(0);
  });

  it("is made after a code of the app", async () => {
    await visitor.open("/settings?part=security");
    await press("Set up app");
    await type("Password", person.password);
    await press("Continue");
    const shown = await visitor.page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
    const secret = (shown ?? "").replaceAll(" ", "");
    await type("Code from the app", totp(secret));
    await press("Turn on");
    await press("I have saved them");
    await ageSession(visitor);
    await makeKey("By code");
    await press("Use a code from your app");
    await type("Code from the app", wrongTotp(secret));
    await press("Confirm");
    await says("Wrong code. Enter the one that your app shows now.");
    await type("Code from the app", totp(secret));
    await press("Confirm");
    await isClosed();
    await isListed("By code");
    expect(await dialog().count()).toBe(0);
  });

  it("is made after a passkey", async () => {
    await addAuthenticator(visitor);
    await visitor.open("/settings?part=security");
    await press("Add passkey");
    await type("Password", person.password);
    await press("Continue");
    await press("Create passkey");
    await says("Not used yet");
    await ageSession(visitor);
    await makeKey("By passkey");
    await press("Use a passkey");
    await dialog().getByText("Use your password").waitFor();
    await press("Use a passkey");
    await isClosed();
    await isListed("By passkey");
    expect(await dialog().count()).toBe(0);
  });
});

describe("an export", () => {
  it("is downloaded after the person has confirmed, on a phone too", async () => {
    await arrive("affiliate", 320);
    await ageSession(visitor);
    await visitor.page.goto("/leads");
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    const link = visitor.page.locator('a[download="leads.csv"]');
    if ((await link.count()) === 0) throw new Error("there is no link to export");
    await link.first().click();
    await dialog().getByLabel("Password").waitFor();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
    await type("Password", person.password);
    const [file] = await Promise.all([visitor.page.waitForEvent("download"), press("Confirm")]);
    expect(await readFile(await file.path(), "utf8")).toMatch(/^\uFEFF?received_at,/);
  });
});
