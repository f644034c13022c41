// Consumers' requests: a person of the network records one by phone and carries it out from the
// list, records another from a lead, and declines one in the inbox.
import type { Locator } from "playwright-core";
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser, Trade, inventedPerson, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

async function arriveAsOperator(width: number): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  return visitor;
}

async function expectGoodLooks(visitor: Visitor): Promise<void> {
  expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
}

async function openForm({ page }: Visitor): Promise<Locator> {
  await page.getByRole("button", { name: "Record a request" }).first().click();
  const form = page.getByRole("dialog", { name: "Record a consumer's request" });
  await form.waitFor();
  return form;
}

it("records a request by phone, shows its deadline, and carries it out", async () => {
  const { phone } = inventedPerson();
  const [leadId = ""] = await stockListings(network, 1, { phone });
  const operator = await arriveAsOperator(1440);
  const { page } = operator;
  await operator.open("/consumers");
  await expectGoodLooks(operator);
  const form = await openForm(operator);
  await form.getByRole("button", { name: "Record" }).click();
  await form.getByText("Enter a phone, an email, or both.").waitFor();
  await form.getByLabel("Phone").fill("555-01");
  await form.getByRole("button", { name: "Record" }).click();
  await form.getByText("Enter a 10-digit US phone number.").waitFor();
  await form.getByLabel("Received on").fill("2999-01-01");
  await form.getByRole("button", { name: "Record" }).click();
  await form.getByText("Choose today or an earlier day.").waitFor();
  await expectGoodLooks(operator);
  const today = await form.getByLabel("Received on").getAttribute("max");
  await form.getByLabel("Received on").fill(today ?? "");
  await form.getByRole("radio", { name: /^Erasure/ }).check();
  await form.getByLabel("Phone").fill(phone);
  await form.getByRole("button", { name: "Record" }).click();
  await page.getByText(/^Request recorded, due by \w+ \d+, \d{4}\.$/).waitFor();

  const sheet = page.getByRole("dialog", { name: "Consumer asks for erasure" });
  await sheet.getByText(`(•••) •••-${phone.slice(-4)}`).waitFor();
  const id = new URL(page.url()).searchParams.get("request");
  // A deletion is due within 45 days, of which the last one has begun to run.
  await sheet.getByText(/^4[45] d left$/).waitFor();
  await expectGoodLooks(operator);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("table", { name: "Consumer requests" }).locator(`a[href*="${id}"]`).click();
  await sheet.getByRole("button", { name: "Carry out" }).click();
  const question = page.getByRole("dialog", { name: "Erase this consumer's data?" });
  await question.getByText("Contact data of 1 lead is deleted.").waitFor();
  await question.getByText("1 lead is taken off sale.").waitFor();
  await question.getByText("You can't undo this.").waitFor();
  await expectGoodLooks(operator);
  // Closing the question leaves the request open beneath it.
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await sheet.getByRole("button", { name: "Carry out" }).click();
  await question.getByRole("button", { name: "Carry out" }).click();
  await page.getByText("Request carried out.").waitFor();
  await sheet.getByText("Phone and email were deleted with the decision.").waitFor();
  await sheet.getByText("Leads erased").waitFor();
  expect(await sheet.getByRole("button", { name: "Decline" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Carried out", exact: true }).click();
  await page.getByRole("row").filter({ hasText: "Ada Admin" }).first().waitFor();
  await operator.open(`/leads/${leadId}`);
  await page.getByText("The contact of this lead is deleted.").waitFor();
  // The browser names the form that the server refused.
  expect(operator.mishaps.filter((text) => !text.includes("422"))).toEqual([]);
});

it("records a request from a lead, and declines it in the inbox", async () => {
  const [leadId = ""] = await stockListings(network, 1);
  const operator = await arriveAsOperator(390);
  const { page } = operator;
  await operator.open(`/leads/${leadId}`);
  const form = await openForm(operator);
  expect(await form.getByLabel("Phone").count()).toBe(0);
  await form.getByRole("button", { name: "Record" }).click();
  await form.waitFor({ state: "detached" });
  const link = page
    .getByRole("list", { name: "Consumer's requests" })
    .getByRole("link", { name: /^Consumer asks for no contact/ });
  await expectGoodLooks(operator);
  const address = (await link.getAttribute("href")) ?? "";
  const id = new URLSearchParams(address.split("?")[1]).get("request");

  await operator.open("/dashboard?part=inbox&kind=consumer_request");
  await page.getByRole("list", { name: "What waits" }).locator(`a[href*="${id}"]`).first().click();
  const item = page.getByRole("dialog", { name: "Consumer asks for no contact" });
  await item.getByText("Leads to take off sale").waitFor();
  // What a consumer asks for is of no account.
  expect(await item.getByText("Account", { exact: true }).count()).toBe(0);
  await expectGoodLooks(operator);
  await item.getByRole("button", { name: "Decline", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Decline this request?" });
  await expectGoodLooks(operator);
  await question.getByRole("radio", { name: /^Not verified/ }).check();
  await question.getByRole("button", { name: "Decline" }).click();
  await page.getByText("Request declined.").waitFor();
  await operator.open(`/consumers?status=declined&request=${id}`);
  const sheet = page.getByRole("dialog", { name: "Consumer asks for no contact" });
  await sheet.getByText("Not verified", { exact: true }).waitFor();
  await operator.open(`/leads/${leadId}`);
  await page.getByRole("button", { name: "Hold for review" }).waitFor();
  expect(operator.mishaps).toEqual([]);
});

it("leaves the consumer of a sold lead alone on its buyer's page", async () => {
  const trade = await Trade.open(network);
  const leadId = await trade.post();
  const operator = await arriveAsOperator(1440);
  await operator.open(`/leads/${leadId}`);
  const form = await openForm(operator);
  await form.getByRole("button", { name: "Record" }).click();
  await form.waitFor({ state: "detached" });
  await operator.page.getByRole("link", { name: /^Consumer asks for no contact/ }).click();
  const sheet = operator.page.getByRole("dialog", { name: "Consumer asks for no contact" });
  await sheet.getByRole("button", { name: "Carry out" }).click();
  await operator.page
    .getByRole("dialog", { name: "End contact with this consumer?" })
    .getByRole("button", { name: "Carry out" })
    .click();
  await operator.page.getByText("Request carried out.").waitFor();

  const buyer = await visits.arrive({ viewport: { width: 390, height: 900 } });
  await bringAxe(buyer);
  await buyer.signInQuietly("advertiser");
  await buyer.open(`/leads/${leadId}`);
  const { page } = buyer;
  const work = page.getByRole("group", { name: "Outcome", exact: true }).first();
  await work.getByText("The person asked for no contact.").waitFor();
  await page.getByText("No contact", { exact: true }).waitFor();
  await page.getByText("The consumer asked for no contact").waitFor();
  expect([
    await page.getByRole("link", { name: /^(Call|Text|Email)\b/ }).count(),
    await page.getByRole("button", { name: "Call back later" }).count(),
    await page.getByRole("group", { name: "Engagement" }).count(),
    await page.getByRole("group", { name: "Market" }).count(),
  ]).toEqual([0, 0, 0, 1]);
  await expectGoodLooks(buyer);
  expect([...operator.mishaps, ...buyer.mishaps]).toEqual([]);
});

it("keeps the consent of an erased lead that was sold, for two people to open", async () => {
  const trade = await Trade.open(network);
  const leadId = await trade.post();
  const owner = await ApiUser.signIn(network, "admin");
  const asked = { kind: "erasure", lead_id: leadId };
  const { body: request } = await owner.call("POST", "/v1/consumer-requests", asked);
  const done = await owner.call("POST", `/v1/consumer-requests/${request.id}/carry-out`);
  expect(done.body.status).toBe("done");
  const operator = await arriveAsOperator(1440);
  const { page } = operator;
  await operator.open(`/leads/${leadId}`);
  await page.getByText(/^The lead was erased. The record of its consent stays sealed/).waitFor();
  await expectGoodLooks(operator);
  await page.getByRole("button", { name: "Ask to open it" }).click();
  await page.getByText("Asked. Another person must open it within 24 hours.").waitFor();
  await page.getByText(/^Ada Admin asked for it on/).waitFor();
  expect(await page.getByRole("button", { name: "Open the consent" }).count()).toBe(0);
  await expectGoodLooks(operator);
  expect(operator.mishaps).toEqual([]);
});

it("finds the screen by the words of a letter, for people who read contacts", async () => {
  const operator = await arriveAsOperator(1440);
  const { page } = operator;
  await operator.open("/dashboard");
  for (const words of [
    "erasure",
    "opt out",
    "do not contact",
    "privacy request",
    "delete my data",
  ]) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(words);
    await page.getByRole("option", { name: "Consumer requests" }).first().waitFor();
    await page.keyboard.press("Escape");
  }
  const buyer = await visits.arrive();
  await buyer.signInQuietly("advertiser");
  await buyer.open("/consumers");
  await buyer.page.waitForURL(`${network.url}/dashboard`);
  expect([...operator.mishaps, ...buyer.mishaps]).toEqual([]);
});
