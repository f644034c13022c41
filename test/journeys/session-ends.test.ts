// Tests that a session which ended elsewhere ends in every open tab at once: signed out on another
// device, another password, or removed from the team. The contact leaves each tab's screen and
// caches, and comes back with the next sign-in.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
const PASSWORD = "a long pass phrase";
const CANARY = "Zyxcanary";
/**
 * The server checks all sessions every 20 s, at a time of its own: a tab that waited for that check
 * would exceed this in some of these tests.
 */
const AT_ONCE_MS = 12_000;
let owner: ApiUser;
let leadId: string;
let email: string;

beforeAll(async () => {
  owner = await ApiUser.signIn(network, "advertiser");
  const trade = await Trade.open(network);
  leadId = await trade.post({ first_name: "Wilma", last_name: CANARY });
});
afterAll(async () => {
  for (const { user_id: userId, name } of await members())
    if (name === "Mo Member") await owner.call("DELETE", `/v1/members/${userId}`);
});

const members = async (): Promise<readonly { user_id: string; name: string; email: string }[]> =>
  (await owner.call("GET", "/v1/members")).body.items;

/** A member of the account, who may see the lead's contact. */
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  const { body } = await owner.call("POST", "/v1/invitations", { email, team_role: "manager" });
  const answer = await fetch(`${network.url}/v1/auth/accept-invitation`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: network.url },
    body: JSON.stringify({ token: body.token, name: "Mo Member", password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`joining was answered ${answer.status}`);
});

async function signIn(visitor: Visitor): Promise<void> {
  const answer = await visitor.context.request.post("/v1/auth/sign-in/email", {
    data: { email, password: PASSWORD },
    headers: { origin: network.url },
  });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

/** Two tabs of one device that show the contact. */
async function openTabs(): Promise<{ device: Visitor; tabs: readonly Page[] }> {
  const device = await visits.arrive();
  await signIn(device);
  await device.page.goto(`/leads/${leadId}`);
  await device.page.getByRole("heading", { name: new RegExp(CANARY) }).waitFor();
  const second = await device.context.newPage();
  await second.goto("/dashboard");
  await second.getByRole("row", { name: new RegExp(CANARY) }).waitFor();
  return { device, tabs: [device.page, second] };
}

async function expectEnded(device: Visitor, tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await dialogOf(tab).waitFor({ timeout: AT_ONCE_MS });
    await expect.poll(() => tab.content()).not.toContain(CANARY);
    expect(await tab.title()).not.toContain(CANARY);
    // What stays behind the dialog is not shown.
    expect(await tab.locator("main").isVisible()).toBe(false);
  }
  expect(await device.kept()).not.toContain(CANARY);
}

it("signed out on another device, until the next sign-in", async () => {
  const { device, tabs } = await openTabs();
  const [first, second] = tabs;
  const other = await visits.arrive();
  await signIn(other);
  await other.page.goto("/settings?part=security");
  await other.page.getByRole("button", { name: "End all others" }).click();
  await expectEnded(device, tabs);
  if (first === undefined || second === undefined) throw new Error("there are two tabs");
  await dialogOf(first).getByLabel("Email").fill(email);
  await dialogOf(first).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialogOf(first).getByRole("button", { name: "Sign in", exact: true }).click();
  await first.getByRole("heading", { name: new RegExp(CANARY) }).waitFor();
  await second.getByRole("row", { name: new RegExp(CANARY) }).waitFor();
  for (const tab of tabs) expect(await dialogOf(tab).count()).toBe(0);
});

it("another password", async () => {
  const { device, tabs } = await openTabs();
  const other = await visits.arrive();
  await signIn(other);
  await other.page.goto("/settings?part=security");
  await other.page.getByLabel("Current password").fill(PASSWORD);
  await other.page.getByLabel("New password").fill("another long pass phrase");
  await other.page.getByRole("button", { name: "Change password" }).click();
  await other.page.getByText("Password changed. Other sessions have ended.").waitFor();
  await expectEnded(device, tabs);
  expect(await dialogOf(other.page).count()).toBe(0);
});

it("removed from the team", async () => {
  const { device, tabs } = await openTabs();
  const found = (await members()).find((member) => member.email === email);
  await owner.call("DELETE", `/v1/members/${found?.user_id ?? ""}`);
  await expectEnded(device, tabs);
});

it("another person's session in the same browser shows that person, without an error", async () => {
  const device = await visits.arrive();
  for (let round = 0; round < 4; round += 1) {
    await device.signInQuietly("admin");
    await device.open("/dashboard");
    await device.page.getByRole("navigation").getByRole("link", { name: "Users" }).waitFor();
    await device.signInQuietly("affiliate");
    await device.open("/dashboard");
    await device.page.getByRole("navigation").getByRole("link", { name: "Earnings" }).waitFor();
  }
  // The first person's screen may have asked with the other's cookie, and was refused.
  const errors = device.mishaps.filter((text) => !text.startsWith("Failed to load resource:"));
  expect(errors).toEqual([]);
});
