// Tests in the browser money that the network enters into a buyer's wallet: what is missing is said
// at its field, a payment reaches the buyer, and a large one waits for a second person.
import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, findings, sideways } from "../support/looks.ts";
import { inviteFinance } from "../support/network-people.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

async function arriveAsOperator(): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width: 1280, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  return visitor;
}

/** Signs a buyer up; returns its browser and its account's id. */
async function newBuyer(company: string): Promise<{ visitor: Visitor; accountId: string }> {
  const visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
  await visitor.signUpQuietly("advertiser", company);
  const answer = await visitor.context.request.get(`${network.url}/v1/profile`);
  const { account } = (await answer.json()) as { readonly account: { readonly id: string } };
  return { visitor, accountId: account.id };
}

const entriesOf = ({ page }: Visitor): Locator =>
  page.getByRole("list", { name: "Entries" }).getByRole("listitem");

it("a payment is entered, told to the buyer, and spent after promotional credit", async () => {
  const { visitor: buyer, accountId } = await newBuyer("Wired Realty");
  const operator = await arriveAsOperator();
  const { page } = operator;
  await operator.open(`/users/${accountId}?part=money`);
  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByRole("button", { name: "Book entry" }).click();
  for (const sentence of [
    "Enter an amount above zero, such as 2,500.00.",
    "Enter the number of the wire or the check.",
    "Enter the day on which the money counts.",
  ])
    await page.getByText(sentence, { exact: true }).waitFor();
  expect(await findings(operator)).toEqual([]);
  await page.getByLabel("Amount, $").fill("1,250.50");
  await page.getByLabel("Reference").fill("FT-77");
  await page.getByLabel("Value date").fill("2026-11-20");
  await page.getByLabel("Attach document").setInputFiles({
    name: "advice.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Wire FT-77 of $1,250.50"),
  });
  await page.getByRole("button", { name: "Book entry" }).click();
  await page.getByText("Payment booked.").first().waitFor();
  const paid = entriesOf(operator).filter({ hasText: "Payment, $1,250.50" });
  await paid.getByText("FT-77").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    paid.getByRole("link", { name: /^advice\.txt/ }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toBe("Wire FT-77 of $1,250.50");

  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByLabel("Kind", { exact: true }).selectOption("Promotional credit");
  await page.getByLabel("Amount, $").fill("100");
  await page.getByLabel("Reason").fill("Welcome to the network");
  await page.getByRole("button", { name: "Book entry" }).click();
  await page.getByText("Promotional credit booked.").first().waitFor();

  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByLabel("Kind", { exact: true }).selectOption("Refund");
  await page.getByLabel("Amount, $").fill("9,000");
  await page.getByRole("button", { name: "Book entry" }).click();
  // A new buyer of the demo has sandbox money, which is paid money too.
  await page.getByText(/^At most \$[\d,]+\.50 can be refunded\.$/).waitFor();
  await page.getByLabel("Kind", { exact: true }).selectOption("Correction");
  await page.getByLabel("Direction").selectOption("Subtract from the balance");
  await page.getByLabel("Reason").fill("Booked twice");
  await page.getByRole("button", { name: "Book entry" }).click();
  await page.getByText(/^At most \$[\d.]+ can be subtracted, with the credit limit\.$/).waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(operator)).toBe(0);

  await buyer.open("/billing");
  await buyer.page.getByText("$100.00 of it promotional credit, spent first").waitFor();
  const table = buyer.page.getByRole("table", { name: "Wallet transactions" });
  await table.getByText("$1,250.50").first().waitFor();
  await table.getByText("Payment").first().waitFor();
  expect([await findings(buyer), await sideways(buyer)]).toEqual([[], 0]);
});

it("a large one waits for a second person, who rejects one and approves another", async () => {
  const { accountId } = await newBuyer("Large Homes");
  const operator = await arriveAsOperator();
  const { page } = operator;
  const second = await inviteFinance(operator, visits, "Greta Second");
  const enter = async (amount: string): Promise<void> => {
    await operator.open(`/users/${accountId}?part=money`);
    await page.getByRole("button", { name: "Add entry" }).click();
    await page.getByLabel("Amount, $").fill(amount);
    await page.getByLabel("Reference").fill("FT-78");
    await page.getByLabel("Value date").fill("2026-11-20");
    await page.getByRole("button", { name: "Book entry" }).click();
    await page.getByText("Payment entered. A second person must approve it.").first().waitFor();
  };
  await enter("6000");
  await enter("7000");
  const mine = entriesOf(operator).filter({ hasText: "$7,000.00" });
  await mine.getByText("Awaits a second person").waitFor();
  expect(await mine.getByRole("button", { name: /^Approve/ }).count()).toBe(0);

  await second.open(`/users/${accountId}?part=money`);
  const rows = entriesOf(second);
  await rows
    .filter({ hasText: "$6,000.00" })
    .getByRole("button", { name: /^Reject/ })
    .click();
  await second.page.getByLabel("Reason for the rejection").fill("No such wire");
  await second.page.getByRole("button", { name: "Reject", exact: true }).last().click();
  await rows.filter({ hasText: "$6,000.00" }).getByText("No such wire").waitFor();
  await rows
    .filter({ hasText: "$7,000.00" })
    .getByRole("button", { name: /^Approve/ })
    .click();
  await rows.filter({ hasText: "$7,000.00" }).getByText("Booked", { exact: true }).waitFor();
  await rows
    .filter({ hasText: "$7,000.00" })
    .getByText(/approved by Greta Second/)
    .waitFor();
  expect([await findings(second), await sideways(second)]).toEqual([[], 0]);
});
