// Tests passkeys in the browser, with Chromium's virtual authenticator: added under Settings, used
// to sign in, renamed, removed; and what is said when one does not work.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { type VirtualAuthenticator, addAuthenticator } from "../support/virtual-authenticator.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let authenticator: VirtualAuthenticator;
let person: Newcomer;

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);
const isIn = (): Promise<void> =>
  visitor.page.getByRole("button", { name: "Logout", exact: true }).waitFor();
const faults = (): readonly string[] => visitor.mishaps.filter((text) => !/ 4(01|22) /.test(text));

async function add(name: string): Promise<void> {
  await press("Add passkey");
  await type("Password", person.password);
  await press("Continue");
  await type("Name", name);
  await press("Create passkey");
}

beforeEach(async () => {
  visitor = await visits.arrive();
  authenticator = await addAuthenticator(visitor);
  person = await signUp(network.url, "advertiser", "Pia Passkey");
  await fillSignIn(visitor.page, person);
  await press("Sign in");
  await isIn();
  await visitor.open("/settings?part=security");
});

describe("a passkey", () => {
  it("is added, signs in, is renamed, and removed", async () => {
    await add("Laptop");
    await says("Not used yet");
    expect(await authenticator.count()).toBe(1);
    await press("Logout");
    await press("Sign in with a passkey");
    await isIn();

    await visitor.open("/settings?part=security");
    await says(/Last used/);
    await press("Rename Laptop");
    await type("Name", "Office laptop");
    await press("Save");
    await press("Remove Office laptop");
    await type("Password", "not the pass phrase");
    await press("Remove");
    await says("Wrong current password. Try again.");
    await type("Password", person.password);
    await press("Remove");
    await says("Passkey removed.");
    // The form that removes it names it too, until it closes.
    await visitor.page
      .getByRole("button", { name: "Remove Office laptop", exact: true })
      .waitFor({ state: "detached" });
    await press("Logout");
    await press("Sign in with a passkey");
    await says("This passkey isn't known here: it was removed, or belongs to another site.");
  });

  it("is not added a second time on the same device", async () => {
    await add("Laptop");
    await says("Not used yet");
    await add("Laptop again");
    await says("This device already has a passkey of yours.");
    await press("Cancel");
    await press("Add passkey");
    expect(await authenticator.count()).toBe(1);
  });

  it("needs the person: a prompt that fails says so, and can be repeated", async () => {
    await authenticator.verify(false);
    await add("Laptop");
    await says(/No passkey was used|can't check who you are/);
    await authenticator.verify(true);
    await press("Create passkey");
    await says("Not used yet");
    await press("Logout");
    await authenticator.verify(false);
    await press("Sign in with a passkey");
    await says("No passkey was used, or the time ran out.");
    await authenticator.verify(true);
    await press("Sign in with a passkey");
    await isIn();
    expect(faults()).toEqual([]);
  });

  it("of another site is not known here", async () => {
    await press("Logout");
    await authenticator.plant("localhost");
    await press("Sign in with a passkey");
    await says("This passkey isn't known here: it was removed, or belongs to another site.");
    await authenticator.clear();
    await authenticator.plant("plat.example.net");
    await press("Sign in with a passkey");
    await says("No passkey was used, or the time ran out.");
    expect(faults()).toEqual([]);
  });

  it("is not offered where the browser has none", async () => {
    const old = await visits.arrive();
    await old.page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
    await old.page.goto("/login");
    await old.page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await old.page.getByText("Sign in as advertiser").waitFor();
    expect(await old.page.getByText("Sign in with a passkey").count()).toBe(0);
  });

  it("has no axe violations in any step, and fits a phone", async () => {
    await bringAxe(visitor);
    await visitor.page.setViewportSize({ width: 320, height: 700 });
    await visitor.open("/settings?part=security");
    await add("A laptop with a long name that somehow has to fit on a small phone");
    await says("Not used yet");
    await visitor.page.getByRole("button", { name: /^Rename A laptop/ }).click();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
    await press("Cancel");
    await visitor.page.getByRole("button", { name: /^Remove A laptop/ }).click();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
    await press("Logout");
    await authenticator.clear();
    await press("Sign in with a passkey");
    await says("No passkey was used, or the time ran out.");
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  });
});
