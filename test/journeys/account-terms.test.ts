// Tests in the browser terms that the network agrees with accounts: each problem is named at its
// field, the account reads what was agreed and why, and earlier terms can be read.
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, findings, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

async function arriveAsOperator(): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width: 1440, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  return visitor;
}

async function newcomer(
  role: "advertiser" | "affiliate",
  company: string,
): Promise<{ visitor: Visitor; accountId: string }> {
  const visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
  await visitor.signUpQuietly(role, company);
  const answer = await visitor.context.request.get(`${network.url}/v1/profile`);
  const { account } = (await answer.json()) as { readonly account: { readonly id: string } };
  return { visitor, accountId: account.id };
}

it("an affiliate's share, rules and hold are agreed, and it reads them", async () => {
  const { visitor: affiliate, accountId } = await newcomer("affiliate", "Agreed Leads");
  const operator = await arriveAsOperator();
  const { page } = operator;
  await operator.open(`/users/${accountId}?part=terms`);
  await page.getByText("70% of each sale").waitFor();
  await page.getByText("No earlier terms.").waitFor();
  await page.getByRole("button", { name: "Edit terms" }).click();
  const form = page.getByRole("form", { name: "Edit agreed terms" });
  await form.getByLabel("Percent").fill("seventy");
  await form.getByRole("button", { name: "Add rule" }).click();
  await form.getByLabel("Earning hold in days").fill("500");
  await form.getByRole("button", { name: "Save terms" }).click();
  for (const sentence of [
    "Enter a percentage from 0 to 100.",
    "Choose a source, lead type, tier or number sold.",
    "Enter a whole number of days, at most 120, or nothing.",
    "Enter the reason.",
  ])
    await form.getByText(sentence, { exact: true }).first().waitFor();
  expect(await findings(operator)).toEqual([]);

  await form.getByLabel("Percent").first().fill("72.5");
  const rules = form.getByRole("group", { name: "Earning rules" });
  await rules.getByLabel("Tier").selectOption("Hot");
  await rules.getByLabel("Sold last month").fill("100");
  await rules.getByLabel("Percent").fill("80");
  await form.getByRole("button", { name: "Add least payout" }).click();
  await form.getByRole("group", { name: "Least payouts" }).getByLabel("Exclusive, $").fill("12.50");
  await form.getByLabel("Earning hold in days").fill("14");
  await form.getByLabel("Reason").fill("Good leads in fall");
  expect(await findingsInBothThemes(operator)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(operator)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole("button", { name: "Save terms" }).click();
  await page.getByText("Terms saved.").first().waitFor();
  await page.getByText("72.5% of each sale").waitFor();
  const table = page.getByRole("table", { name: "Earning rules" });
  await table.getByText("80% of each sale").waitFor();
  await table.getByText("100 or more").waitFor();
  const earlier = page.getByRole("list", { name: "Earlier terms" });
  await earlier.getByText("Good leads in fall").waitFor();
  await earlier.getByText("Terms until then").click();
  await earlier.getByText("70% of each sale").waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);

  await affiliate.open("/billing");
  await affiliate.page.getByRole("heading", { name: "Your terms" }).waitFor();
  await affiliate.page.getByText("72.5% of each sale").waitFor();
  await affiliate.page.getByText("14 days after the return window").waitFor();
  await affiliate.page.getByText("Good leads in fall").first().waitFor();
  expect([await findings(affiliate), await sideways(affiliate)]).toEqual([[], 0]);
});

it("a buyer's return window, limits and states are agreed, and it reads them", async () => {
  const { visitor: buyer, accountId } = await newcomer("advertiser", "Agreed Homes");
  const operator = await arriveAsOperator();
  const { page } = operator;
  await operator.open(`/users/${accountId}?part=terms`);
  await page.getByText("7 days after delivery, as for all").waitFor();
  await page.getByRole("button", { name: "Edit terms" }).click();
  const form = page.getByRole("form", { name: "Edit agreed terms" });
  await form.getByLabel("Return window in days").fill("3");
  await form.getByLabel("Leads per day").fill("0");
  await form.getByLabel("Closed states").fill("ca, Texas");
  await form.getByLabel("Reason").fill("A careful start");
  await form.getByRole("button", { name: "Save terms" }).click();
  await form.getByText("Enter a whole number of leads, at least one.").waitFor();
  await form.getByText("“TEXAS” is no state. Enter two letters each, such as CA, TX.").waitFor();
  await form.getByLabel("Leads per day").fill("25");
  await form.getByLabel("Budget in $ per month").fill("10,000");
  await form.getByLabel("Closed states").fill("ca, tx");
  expect(await findingsInBothThemes(operator)).toEqual([]);
  await form.getByRole("button", { name: "Save terms" }).click();
  await page.getByText("Terms saved.").first().waitFor();
  for (const shown of [
    "3 days after delivery",
    "25 leads per day",
    "$10,000.00 per month",
    "CA, TX",
  ])
    await page.getByText(shown, { exact: true }).first().waitFor();

  await buyer.open("/billing");
  await buyer.page.getByText("3 days after delivery", { exact: true }).waitFor();
  await buyer.page.getByText("A careful start").first().waitFor();
  expect([await findings(buyer), await sideways(buyer)]).toEqual([[], 0]);
});
