// Licenses: a buyer adds one, the network declines and confirms, and sets which unconfirmed ones
// may buy.
import { beforeEach, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let buyer: Visitor;
let operator: Visitor;

beforeEach(async () => {
  buyer = await visits.arrive();
  operator = await visits.arrive();
  for (const visitor of [buyer, operator]) await bringAxe(visitor);
});

const press = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

async function looksRight(visitor: Visitor): Promise<void> {
  expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(visitor)).toBeLessThanOrEqual(0);
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
}

it("goes from the claim to the network's check", async () => {
  await buyer.signUpQuietly("advertiser", "Lena License");
  await buyer.open("/settings");
  const { page } = buyer;
  await page.getByRole("heading", { name: "Licenses" }).waitFor();
  for (const [state, number] of [
    ["Nevada", "NV-778"],
    ["Oregon", "OR-779"],
  ] as const) {
    await press(buyer, "Add license");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("State").selectOption({ label: state });
    await dialog.getByRole("button", { name: "Add license" }).click();
    await dialog.getByText("Enter the number of the license.").waitFor();
    await dialog.getByLabel("License number").fill(number);
    await dialog.getByRole("button", { name: "Add license" }).click();
    await page.getByRole("listitem").filter({ hasText: state }).getByText(number).waitFor();
  }
  await looksRight(buyer);

  await operator.signInQuietly("admin");
  await operator.open("/users");
  await operator.page.getByRole("link", { name: "Company of Lena License" }).first().click();
  await operator.page.getByRole("link", { name: "Documents" }).click();
  await press(operator, "Confirm the license in Nevada");
  await operator.page.getByLabel("Expires on").fill("2031-03-31");
  await press(operator, "Confirm");
  await operator.page.getByText("License confirmed: Nevada").first().waitFor();
  await press(operator, "Decline the license in Oregon");
  await operator.page.getByLabel("Reason").fill("Not in the register.");
  await press(operator, "Decline");
  await operator.page.getByText("License declined: Oregon").first().waitFor();
  await looksRight(operator);

  await page.reload();
  await page.getByRole("listitem").filter({ hasText: "Nevada" }).getByText("Confirmed").waitFor();
  await page.getByText("Former licenses").click();
  await page.getByText("Not in the register.").waitFor();
  await press(buyer, "End the license in Nevada");
  await page.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
  await page.getByText("License ended: Nevada").first().waitFor();
  expect([...buyer.mishaps, ...operator.mishaps]).toEqual([]);
});

it("lets the network rule which unconfirmed licenses may buy", async () => {
  await operator.signInQuietly("admin");
  await operator.open("/settings?part=network");
  const { page } = operator;
  const rules = page.getByRole("group", { name: "Unconfirmed licenses" });
  await rules.getByRole("cell", { name: "All states" }).waitFor();
  await rules.getByRole("combobox", { name: "State" }).selectOption({ label: "Guam" });
  await rules.getByRole("combobox", { name: "May buy" }).selectOption({ label: "No" });
  await rules.getByRole("button", { name: "Add rule" }).click();
  await press(operator, "Save");
  await page.getByText("Saved").first().waitFor();
  await page.reload();
  await rules.getByRole("button", { name: "Remove the rule of Guam, No license required" }).click();
  await looksRight(operator);
  await press(operator, "Save");
  await page.getByText("Saved").first().waitFor();
  expect(operator.mishaps).toEqual([]);
});
