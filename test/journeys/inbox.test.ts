// The network's inbox: an operator works through three kinds with the keyboard alone, on a wide
// screen and on a phone, hands an item to a colleague, and snoozes one.
import { beforeEach, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { inviteFinance } from "../support/network-people.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let operator: Visitor;

const send = async ({ context }: Visitor, path: string, data: object): Promise<string> => {
  const answer = await context.request.post(path, { data, headers: { origin: network.url } });
  expect([path, answer.status()]).toEqual([path, 200]);
  return ((await answer.json()) as { readonly id: string }).id;
};

/** A new buyer whose names wait for the network. */
async function newBuyer(company: string, names: readonly string[]): Promise<Visitor> {
  const buyer = await visits.arrive();
  await buyer.signUpQuietly("advertiser", company);
  for (const name of names) await send(buyer, "/v1/seller-names", { name });
  return buyer;
}

beforeEach(async () => {
  operator = await visits.arrive({ viewport: { width: 1440, height: 900 } });
  await bringAxe(operator);
  await operator.signInQuietly("admin");
});

const rowOf = ({ page }: Visitor, name: string) =>
  page
    .getByRole("list", { name: "What waits" })
    .getByRole("link", { name: new RegExp(name) })
    .first();
const isFocused = async (visitor: Visitor, name: string): Promise<void> => {
  await expect
    .poll(() => rowOf(visitor, name).evaluate((row) => row === document.activeElement))
    .toBe(true);
};

/** Moves down with J until the row has the focus. */
async function moveTo(visitor: Visitor, name: string): Promise<void> {
  await rowOf(visitor, name).waitFor();
  const count = await visitor.page.getByRole("list", { name: "What waits" }).locator("li").count();
  // The first press may only enter the list.
  for (let step = 0; step <= count; step += 1) {
    await visitor.page.keyboard.press("j");
    const isThere = await rowOf(visitor, name).evaluate((row) => row === document.activeElement);
    if (isThere) return;
  }
  throw new Error(`J did not reach ${name}`);
}

it("three kinds are worked through by keyboard, each step with one key", async () => {
  await newBuyer("Anna Keys", ["Keystroke Homes", "Keystroke Offers"]);
  const { page } = operator;
  const { keyboard } = page;
  await operator.open("/dashboard");
  await page.getByRole("link", { name: /^Seller names \d+$/ }).waitFor();
  expect([await findingsInBothThemes(operator), await sideways(operator)]).toEqual([[], 0]);
  const heading = page.getByRole("heading", { name: "Inbox", level: 1 });
  // The two keys must follow within a second, which a busy machine can exceed.
  await expect
    .poll(async () => {
      for (const key of ["g", "n"]) await keyboard.press(key);
      await page.waitForTimeout(200);
      return heading.count();
    })
    .toBe(1);

  // Names: each is approved with Enter, and the next one follows by itself.
  await page.getByRole("link", { name: /^Seller names/ }).focus();
  await keyboard.press("Enter");
  await page.waitForURL(/kind=seller_name/);
  await operator.settle();
  await moveTo(operator, "Keystroke Homes");
  await page.getByRole("button", { name: "Approve the name Keystroke Homes" }).waitFor();
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await page.getByText("Approved: Keystroke Homes").first().waitFor();
  await rowOf(operator, "Keystroke Homes").waitFor({ state: "detached" });

  // Another name is taken, snoozed, and found again where what is snoozed is.
  await moveTo(operator, "Keystroke Offers");
  await keyboard.press("c");
  await page.getByText("Assigned to you.").first().waitFor();
  expect([await findingsInBothThemes(operator), await sideways(operator)]).toEqual([[], 0]);
  await rowOf(operator, "Keystroke Offers").focus();
  await keyboard.press("s");
  await page.getByRole("dialog", { name: "Snooze until" }).waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);
  await keyboard.press("Enter");
  await page
    .getByText(/^Snoozed until /)
    .first()
    .waitFor();
  await rowOf(operator, "Keystroke Offers").waitFor({ state: "detached" });
  await operator.open("/dashboard?part=inbox&assignee=snoozed&kind=seller_name");
  await moveTo(operator, "Keystroke Offers");
  await keyboard.press("s");
  await page.getByText("Snooze ended.").first().waitFor();

  // A payout: the decision has the focus after Enter, and the next payout after it.
  await operator.open("/dashboard?part=inbox&kind=payout");
  await moveTo(operator, "^Payout of");
  const key = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute("data-item"));
  const first = await key();
  await page.getByRole("button", { name: "Approve 1" }).waitFor();
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect.poll(key).toMatch(/^payout\./);
  expect(await key()).not.toBe(first);

  // An application, which asks for a confirmation.
  await operator.open("/dashboard?part=inbox&kind=application");
  await moveTo(operator, ".");
  const company = await key();
  await page.getByRole("button", { name: "Decline", exact: true }).waitFor();
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).focus();
  await keyboard.press("Enter");
  await page.locator(`[data-item="${company}"]`).waitFor({ state: "detached" });
  expect(operator.mishaps).toEqual([]);
});

it("a colleague gets an item that the operator assigns, on a phone", async () => {
  const buyer = await newBuyer("Paul Phone", []);
  const profile = await buyer.context.request.get("/v1/profile");
  const { account } = (await profile.json()) as { readonly account: { readonly id: string } };
  const second = await inviteFinance(operator, visits, "Gina Grant");
  const path = `/v1/accounts/${account.id}/manual-entries`;
  const answer = await operator.context.request.post(path, {
    data: { kind: "goodwill", amount_cents: 777_700, reason: "For the wrong leads" },
    headers: { origin: network.url, "idempotency-key": "inbox journey" },
  });
  expect(answer.status()).toBe(200);

  const { page } = operator;
  await operator.open("/dashboard?part=inbox&kind=manual_entry");
  await moveTo(operator, "\\$7,777.00");
  await page.getByText("You acted first on this.").waitFor();
  await page.keyboard.press("a");
  await page.getByRole("dialog", { name: "Assign to" }).waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);
  await page.getByRole("button", { name: "Gina Grant" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Assigned to Gina Grant.").first().waitFor();
  await isFocused(operator, "\\$7,777.00");

  const phone = second.page;
  await second.open("/dashboard");
  await phone.getByRole("button", { name: /^Notifications/ }).click();
  await phone.getByText(/assigned you: Wallet entry$/).waitFor();
  await second.open("/dashboard?part=inbox&assignee=me");
  expect([await findingsInBothThemes(second), await sideways(second)]).toEqual([[], 0]);
  await moveTo(second, "\\$7,777.00");
  await phone.keyboard.press("Enter");
  const approve = phone.getByRole("dialog").getByRole("button", { name: /^Approve/ });
  await approve.waitFor();
  expect([await findingsInBothThemes(second), await sideways(second)]).toEqual([[], 0]);
  await approve.focus();
  await phone.keyboard.press("Enter");
  await phone.getByText("Nothing is assigned to you.").waitFor();
  expect([...operator.mishaps, ...second.mishaps]).toEqual([]);
});
