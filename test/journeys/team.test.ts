// Tests a team at work: an owner invites, an agent joins in another browser, and a claimed lead
// leaves the other queues.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;

beforeAll(async () => {
  trade = await Trade.open(network);
});
// Restores the account to one member for the next test.
afterAll(async () => {
  const owner = await ApiUser.signIn(network, "advertiser");
  const { items } = (await owner.call("GET", "/v1/members")).body;
  for (const teamRole of items.slice(1))
    await owner.call("DELETE", `/v1/members/${teamRole.user_id}`).catch(() => undefined);
});

/** Invites in the owner's browser and joins in another. */
async function join(owner: Visitor, name: string): Promise<Visitor> {
  const { page } = owner;
  await page.goto("/settings?part=team");
  await page.getByLabel("Their email").fill("nothing");
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByText("Enter an email address, for example kim@example.com.").waitFor();
  await page.getByLabel("Their email").fill(`${randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByText(/\/login\?invite=/).textContent();
  const agent = await visits.arrive();
  await agent.page.goto(link ?? "");
  await agent.page.getByRole("heading", { name: /^Join / }).waitFor();
  await agent.page.getByRole("button", { name: "Join and sign in" }).click();
  await agent.page.getByText("Enter your name.").waitFor();
  await agent.page.getByLabel("Your name").fill(name);
  await agent.page.getByLabel("Choose a password").fill("a long pass phrase");
  await agent.page.keyboard.press("Enter");
  await agent.page.getByRole("button", { name: "Logout" }).waitFor();
  return agent;
}

it("invites by a link; a claimed lead leaves other queues, and the owner's names it", async () => {
  const owner = await visits.arrive();
  await owner.signInQuietly("advertiser");
  const [ann, bob] = [await join(owner, "Ann Agent"), await join(owner, "Bob Agent")];
  await trade.post({ first_name: "Philippa", last_name: "Marsh" });
  const rowOf = ({ page }: Visitor) => page.getByRole("row", { name: /Philippa Marsh/ });
  for (const visitor of [owner, ann, bob]) {
    await visitor.page.goto("/dashboard");
    await rowOf(visitor).waitFor();
  }
  // With the keyboard only.
  await rowOf(ann).getByRole("button", { name: "Claim Philippa Marsh" }).focus();
  await ann.page.keyboard.press("Enter");
  await rowOf(ann).getByRole("button", { name: "Unassign Philippa Marsh" }).waitFor();
  await rowOf(bob).waitFor({ state: "detached" });
  const pick = rowOf(owner).getByLabel("Assignee of Philippa Marsh");
  await expect
    .poll(() =>
      pick.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent),
    )
    .toBe("Ann Agent");
  await owner.page.getByRole("link", { name: "Unassigned" }).click();
  await owner.page.waitForURL(/who=unassigned/);
  await rowOf(owner).waitFor({ state: "detached" });
  await owner.page.goto("/leads");
  await owner.page
    .getByRole("row", { name: /Philippa Marsh/ })
    .getByLabel("Assignee of Philippa Marsh")
    .selectOption({ label: "Bob Agent" });
  await rowOf(bob).waitFor();
  await rowOf(ann).waitFor({ state: "detached" });
  for (const visitor of [owner, ann, bob]) expect(visitor.mishaps).toEqual([]);
});

it("assigns new leads by area, and calls by the dialer of the profile", async () => {
  const owner = await visits.arrive();
  await bringAxe(owner);
  await owner.signInQuietly("advertiser");
  await join(owner, "Zoe Area");
  const { page } = owner;
  const buyer = await ApiUser.signIn(network, "advertiser");
  onTestFinished(async () => {
    await buyer.call("PUT", "/v1/assignment-rule", { mode: "manual", members: [] });
    await buyer.call("PATCH", "/v1/profile", { dialer_url: null });
  });
  await page.goto("/settings?part=team");
  await page.getByLabel("By area").check();
  await page.getByText("Choose at least one member.").waitFor();
  await page.getByRole("checkbox", { name: "Zoe Area" }).check();
  const states = page.getByLabel("States of Zoe Area");
  await states.fill("Calif");
  await page.getByText("CALIF isn't a US state.", { exact: false }).waitFor();
  await states.fill("tx");
  const zips = page.getByLabel("ZIP codes of Zoe Area");
  await zips.fill("95");
  await page.getByText("95 isn't the start of a ZIP code.", { exact: false }).waitFor();
  await zips.fill("958");
  await page.getByText("2 changes not saved").waitFor();
  expect(await findingsInBothThemes(owner)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Assignment saved.").waitFor();

  await page.goto("/settings");
  const dialer = page.getByLabel("Dialer address");
  await dialer.fill("javascript:alert({phone})");
  await page.getByText("Begin with https://", { exact: false }).waitFor();
  await dialer.fill("https://dialer.example.com/call?to={digits}");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();

  const leadId = await trade.post({ first_name: "Wanda", last_name: "Frost" });
  await page.goto(`/leads/${leadId}`);
  const call = page.getByRole("link", { name: /^Call / }).first();
  await expect
    .poll(() => call.getAttribute("href"))
    .toMatch(/^https:\/\/dialer\.example\.com\/call\?to=\d{10}$/);
  await expect
    .poll(async () => (await buyer.call("GET", `/v1/leads/${leadId}`)).body.sale.assignee?.name)
    .toBe("Zoe Area");
  await page.goto("/settings");
  await dialer.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  expect(owner.mishaps).toEqual([]);
});

it("explains a used link, shows an agent no money, ends a removed member's session", async () => {
  const owner = await visits.arrive();
  await owner.signInQuietly("advertiser");
  const gus = await join(owner, "Gus Agent");
  const used = await visits.arrive();
  await used.page.goto(`/login?invite=${"x".repeat(43)}`);
  await used.page.getByText("This link isn't valid.", { exact: false }).waitFor();
  for (const path of ["/dashboard", "/leads", "/campaigns", "/marketplace", "/settings?part=team"])
    await gus.open(path);
  expect(gus.mishaps).toEqual([]);
  await gus.open("/billing");
  await gus.page
    .getByText("Only owners and managers see your account's money.", { exact: false })
    .waitFor();
  await owner.page.goto("/settings?part=team");
  await owner.page.getByRole("button", { name: "Remove Gus Agent" }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await owner.page.getByText("Gus Agent removed.").waitFor();
  await gus.page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
  expect(owner.mishaps).toEqual([]);
});

it("adds exclusions, of which only hashes leave the browser", async () => {
  const owner = await visits.arrive();
  await owner.signInQuietly("advertiser");
  const sent: string[] = [];
  owner.page.on("request", (request) => sent.push(request.postData() ?? ""));
  await owner.open("/settings?part=exclusions");
  await owner.page.getByRole("button", { name: "Add contacts" }).click();
  await owner.page.getByText("Choose a file, or paste a list.").waitFor();
  await owner.page
    .getByLabel("Or paste a list")
    .fill("Ann, (916) 555-2123, ann.canary@example.com\nBob, 911-555-1234\n");
  await owner.page.getByRole("button", { name: "Add contacts" }).click();
  await owner.page.getByText("2 added; 0 already on the list.").waitFor();
  await owner.page.getByText("Row 2: invalid phone number", { exact: false }).waitFor();
  await owner.page.getByText("2 phone numbers and emails saved.").waitFor();
  expect(sent.join()).toMatch(/"phone_hashes":\["[0-9a-f]{64}"\]/);
  for (const secret of ["canary", "5552123", "555-2123", "Ann"])
    expect(sent.join()).not.toContain(secret);
  await owner.page.getByRole("button", { name: "Clear exclusion list" }).click();
  await owner.page
    .getByRole("dialog")
    .getByRole("button", { name: "Clear exclusion list" })
    .click();
  await owner.page.getByText("No contacts yet.").waitFor();
});

it("runs one action on several leads, and exports them as a file", async () => {
  for (const first_name of ["Quentin", "Quilla", "Quincy"])
    await trade.post({ first_name, last_name: "Range" });
  const owner = await visits.arrive();
  await owner.signInQuietly("advertiser");
  const { page } = owner;
  await page.goto("/leads");
  const rowOf = (name: string) => page.getByRole("row", { name: new RegExp(`${name} Range`) });
  await rowOf("Quincy").getByRole("link").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+X");
  await page.getByText("3 selected").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  for (const name of ["Quentin", "Quilla", "Quincy"])
    expect(lines.join()).toContain(`${name},Range,+1`);
  await page.getByLabel("Set outcome").selectOption({ label: "Lost" });
  await page.getByText("3 leads changed.").waitFor();
  for (const name of ["Quentin", "Quilla", "Quincy"]) await rowOf(name).getByText("Lost").waitFor();
  await page.getByRole("link", { name: "Mine" }).click();
  await rowOf("Quilla").waitFor();
  await page.getByRole("link", { name: "Unassigned" }).click();
  await rowOf("Quilla").waitFor({ state: "detached" });
  expect(owner.mishaps).toEqual([]);
});

it("fits a small phone in both themes, without axe violations", async () => {
  const owner = await visits.arrive({
    viewport: { width: 320, height: 640 },
  });
  await bringAxe(owner);
  await owner.signInQuietly("advertiser");
  for (const path of ["/settings?part=team", "/settings?part=exclusions", "/dashboard", "/leads"]) {
    await owner.open(path);
    expect(await findingsInBothThemes(owner), path).toEqual([]);
    expect(await sideways(owner), path).toBe(0);
  }
});
