// Tests in the browser that the network opens a contact with a reason, and that each kind of
// account offers its own team roles.
import { beforeAll, expect, inject, it } from "vitest";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;

beforeAll(async () => {
  trade = await Trade.open(network);
});

it("a person of the network says why before a contact is shown", async () => {
  const id = await trade.post({ first_name: "Rosalind", last_name: "Marsh" });
  const visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  const { page } = visitor;
  await page.goto(`/leads/${id}`);
  await page.getByRole("button", { name: "Show contact" }).click();
  await page.getByText("Enter what you need it for.").waitFor();
  expect(await page.getByText("Rosalind").count()).toBe(0);
  await page.getByRole("combobox", { name: "Reason" }).selectOption("A complaint");
  await page.getByLabel("What you need it for").fill("Rosalind Marsh was called at night");
  expect(await findings(visitor)).toEqual([]);
  await page.getByRole("button", { name: "Show contact" }).click();
  await page.getByText("Rosalind Marsh").waitFor();
  await page.getByText("Recorded in the activity log.").waitFor();
  expect(await sideways(visitor)).toBe(0);
  // Others read the log: it has the reason, and not the name.
  await page.goto("/activity");
  await page.getByText("Contact viewed").first().click();
  await page.getByText("was called at night").waitFor();
  expect(await page.getByText("Rosalind").count()).toBe(0);
});

it.each([
  ["admin", ["Owner", "Operations", "Finance", "Support", "Compliance", "Read-only"]],
  ["advertiser", ["Owner", "Manager", "Agent", "Billing"]],
  ["affiliate", ["Owner", "Manager", "Analyst"]],
] as const)("the team of %s is offered the team roles of its kind", async (role, seats) => {
  const visitor = await visits.arrive();
  await visitor.signInQuietly(role);
  const { page } = visitor;
  await page.goto("/settings?part=team");
  const choice = page.getByLabel("Team role", { exact: true });
  await choice.waitFor();
  expect(await choice.locator("option").allTextContents()).toEqual(seats);
  // Each is described in a sentence.
  expect(await page.locator("dl dt").allTextContents()).toEqual(seats);
  for (const text of await page.locator("dl dd").allTextContents())
    expect(text.length).toBeGreaterThan(20);
});
