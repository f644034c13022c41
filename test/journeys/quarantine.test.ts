// A listed lead is held for review by a person of the network: its affiliate reads why, no buyer
// buys it, and the inbox releases it or takes it off the marketplace.
import { beforeAll, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
const REASON = "The number belongs to another person.";
let leadIds: readonly string[];

beforeAll(async () => {
  leadIds = await stockListings(network, 2);
});

async function arriveAs(role: string, width = 1440): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

/** Holds the lead on its page. */
async function hold(visitor: Visitor, leadId: string): Promise<void> {
  const { page } = visitor;
  await visitor.open(`/leads/${leadId}`);
  await page.getByRole("button", { name: "Hold for review" }).click();
  const sheet = page.getByRole("dialog", { name: "Hold this lead for review" });
  await sheet.getByRole("button", { name: "Hold for review" }).click();
  await sheet.getByText("Enter the reason.").waitFor();
  await sheet.getByRole("textbox", { name: "Reason" }).fill(REASON);
  await sheet.getByRole("button", { name: "Hold for review" }).click();
  await sheet.waitFor({ state: "detached" });
  await page.getByText("holds this lead for review. No buyer can buy it.").waitFor();
}

it("holds a lead on its page, and releases it in the inbox", async () => {
  const [leadId = ""] = leadIds;
  const operator = await arriveAs("admin");
  await hold(operator, leadId);
  expect([await findingsInBothThemes(operator), await sideways(operator)]).toEqual([[], 0]);

  const affiliate = await arriveAs("affiliate", 390);
  await affiliate.open(`/leads/${leadId}`);
  await affiliate.page.getByText(REASON).waitFor();
  await affiliate.page.getByText(/^Only .+ can release it\./).waitFor();
  expect(await affiliate.page.getByRole("button", { name: "Release" }).count()).toBe(0);
  expect([await findingsInBothThemes(affiliate), await sideways(affiliate)]).toEqual([[], 0]);

  await operator.open("/dashboard?part=inbox&kind=quarantined_lead");
  const { page } = operator;
  await page
    .getByRole("list", { name: "What waits" })
    .locator(`a[href*="${leadId}"]`)
    .first()
    .click();
  await page.getByText(REASON).first().waitFor();
  await page.getByRole("button", { name: "Release", exact: true }).click();
  await page.getByText("Lead released. It is on the marketplace again.").waitFor();
  await operator.open(`/leads/${leadId}`);
  await page.getByRole("button", { name: "Hold for review" }).waitFor();
  expect([...operator.mishaps, ...affiliate.mishaps]).toEqual([]);
});

it("changes the reason, and takes a held lead off for good", async () => {
  const [, leadId = ""] = leadIds;
  const operator = await arriveAs("admin", 390);
  const { page } = operator;
  await hold(operator, leadId);
  expect([await findingsInBothThemes(operator), await sideways(operator)]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Edit the reason" }).click();
  const sheet = page.getByRole("dialog", { name: "Hold this lead for review" });
  await sheet.getByRole("textbox", { name: "Reason" }).fill("It was posted twice.");
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("It was posted twice.").first().waitFor();
  await page.getByRole("button", { name: "Unlist", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Unlist this lead?" });
  await question.getByRole("button", { name: "Unlist", exact: true }).click();
  await page.getByText("Lead unlisted.").waitFor();
  await page.getByText("Withdrawn", { exact: true }).first().waitFor();
  expect(operator.mishaps).toEqual([]);
});
