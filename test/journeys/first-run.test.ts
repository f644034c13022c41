// Tests the first run of each role: a newcomer with an empty account reaches its first bought or
// sold lead by the checklist alone, in at most five actions, and looks terms up on the way.
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { visitForm } from "../support/hosted-forms.ts";
import { bringAxe, findings } from "../support/looks.ts";
import { Trade, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
const MOST_ACTIONS = 5;

beforeAll(async () => {
  // A buyer of every lead from California.
  await Trade.open(network);
  await stockListings(network, 2);
});

const checklist = (page: Page): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Get started" }) });

/** Goes from the dashboard to where a step is done. */
async function follow(page: Page, action: string): Promise<void> {
  await page.goto("/dashboard");
  await checklist(page).getByRole("link", { name: action, exact: true }).click();
}

/** Waits until the list counts so many steps as done; the log of tests is written with a delay. */
async function expectProgress(page: Page, progress: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto("/dashboard");
      const shown = checklist(page).getByText(/^\d of \d$/);
      await shown.waitFor();
      return shown.textContent();
    })
    .toBe(progress);
}

/** Opens a term by key, closes it by Esc, and checks that screen and focus stay. */
async function lookUp(page: Page, term: string, meaning: RegExp): Promise<void> {
  const before = page.url();
  const button = page.getByRole("button", { name: term, exact: true }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: term }).getByText(meaning).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: term }).waitFor({ state: "hidden" });
  // The panel gives the focus back once it is removed.
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(page.url()).toBe(before);
}

async function fillSignUp(page: Page, role: string, name: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("I want to").selectOption(role);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Company").fill(`${name} Company`);
  await page.getByLabel("Email").fill(`${name.replace(" ", ".").toLowerCase()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("a long pass phrase");
}

describe("a newcomer", () => {
  it("who buys has a lead in three actions by the checklist, which is then gone", async () => {
    const visitor = await visits.arrive();
    const { page } = visitor;
    await bringAxe(visitor);
    const actions: string[] = [];
    await fillSignUp(page, "advertiser", "Bea Buyer");
    await page.getByLabel("Buyer type").selectOption("Investor");
    await page.getByLabel("Licensed states").fill("AZ");
    await page.getByRole("button", { name: "Create account" }).click();
    actions.push("sign up");
    await checklist(page).getByText("3 of 5", { exact: true }).waitFor();
    expect(await findings(visitor)).toEqual([]);

    await follow(page, "Create campaign");
    await lookUp(page, "Rank", /never the price/);
    await lookUp(page, "Slot", /shared lead/);
    await lookUp(page, "Cap", /most leads/);
    expect(await findings(visitor)).toEqual([]);
    await page.getByLabel("Name", { exact: true }).fill("Homes of tomorrow");
    await page.getByLabel(/^Shared bid/).fill("1");
    await page.getByRole("button", { name: "Create campaign" }).click();
    actions.push("create a campaign");
    await page.waitForURL(/\/campaigns\/(?!new)/);
    await expectProgress(page, "4 of 5");

    await follow(page, "Open marketplace");
    await page
      .getByRole("button", { name: /^Buy: / })
      .first()
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Buy for \$/ })
      .click();
    actions.push("buy a lead");
    await page.getByText("Lead purchased. Call now.").waitFor();
    expect(actions.length).toBeLessThanOrEqual(MOST_ACTIONS);

    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "To call now" }).waitFor();
    await visitor.settle();
    await expect(checklist(page).count()).resolves.toBe(0);
    expect(visitor.mishaps).toEqual([]);
  });

  it("who sells has a sold lead in five actions by the checklist", async () => {
    const visitor = await visits.arrive();
    const { page } = visitor;
    const actions: string[] = [];
    await fillSignUp(page, "affiliate", "Sal Seller");
    await page.getByLabel("Main traffic").selectOption("Search");
    await page.getByRole("button", { name: "Create account" }).click();
    actions.push("sign up");
    await checklist(page).getByText("1 of 5", { exact: true }).waitFor();

    await follow(page, "Create source");
    await page.getByLabel("Name", { exact: true }).fill("My pages");
    await page.getByRole("button", { name: "Create source" }).click();
    actions.push("create a source");
    await page.getByText("My pages").first().waitFor();

    await follow(page, "Send test lead");
    await page.getByRole("button", { name: "Send test lead" }).click();
    actions.push("send a test lead");
    await page
      .getByRole("paragraph")
      .filter({ hasText: /^Accepted/ })
      .waitFor();
    const terms = page.url().replace("view=posting", "view=terms");
    await page.goto(terms);
    await lookUp(page, "Reserve", /lowest price/);
    await lookUp(page, "Routing", /winner of a lead/);
    await lookUp(page, "Ping", /without its contact/);
    await expectProgress(page, "3 of 5");

    await follow(page, "Create form");
    await page.getByRole("button", { name: "Create form" }).click();
    actions.push("create a form");
    await page.getByText("Your form is live.").waitFor();
    const address =
      (await page
        .getByText(/\/f\/[\w-]+$/)
        .first()
        .textContent()) ?? "";
    const consumer = await visits.arrive();
    await visitForm(consumer.page, address.trim());
    actions.push("a consumer sends the form");
    expect(actions.length).toBeLessThanOrEqual(MOST_ACTIONS);

    await expectProgress(page, "4 of 5");
    await page.goto("/leads");
    await page.getByText("Sold").filter({ visible: true }).first().waitFor();
    expect([...visitor.mishaps, ...consumer.mishaps]).toEqual([]);
  });
});

it("an operator whose network trades has nothing left to set up", async () => {
  const visitor = await visits.arrive();
  const { page } = visitor;
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as admin" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await visitor.settle();
  await expect(checklist(page).count()).resolves.toBe(0);
  expect(visitor.mishaps).toEqual([]);
});

it("Esc closes a term in a sheet, and the sheet stays open", async () => {
  const visitor = await visits.arrive({ hasTouch: true });
  const { page } = visitor;
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as advertiser" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.goto("/marketplace?everywhere=1");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("button", { name: "Slots left" }).tap();
  const meaning = page.getByRole("dialog", { name: "Slot" });
  await meaning.getByText(/shared lead/).waitFor();
  await page.keyboard.press("Escape");
  await meaning.waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: "Checks and consent" }).waitFor();
  expect(visitor.mishaps).toEqual([]);
});
