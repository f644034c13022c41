// Tests billing: a top-up counts once and shows everywhere, the statement adds up and is a file and
// a printable page, and the operator's ledger balances.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

/** Cents of "$8,627.50", "+$12.00", "-$3.10". */
const centsOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, "")) * 100);
const figure = async (page: Page, name: string): Promise<number> => {
  const value = page
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .first()
    .locator("dd > span")
    .first();
  // Three dots are shown until the figure is loaded.
  await value.filter({ hasText: /\d/ }).waitFor();
  return centsOf((await value.textContent()) ?? "");
};

async function balanceOf(page: Page): Promise<number> {
  await page
    .getByRole("main")
    .getByRole("table")
    .getByText("Top-up", { exact: true })
    .first()
    .waitFor();
  return figure(page, "Balance");
}

/** The lines of a CSV file without line breaks inside its cells. */
async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  return (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
}

describe("a buyer's wallet", () => {
  it("accepts sandbox money in any notation of the amount, and confirms it", async () => {
    const { page } = visitor;
    await visitor.signInQuietly("advertiser");
    await page.goto("/billing?topup=1");
    const sheet = page.getByRole("dialog", { name: "Add sandbox money" });
    await sheet.getByText("No real money moves").waitFor();
    const before = await balanceOf(page);
    await sheet.getByLabel("Other amount").check();
    await sheet.getByLabel("Amount in dollars").fill("0.50");
    await page.keyboard.press("Enter");
    await sheet.getByText("Enter an amount from 1 to 100,000").waitFor();
    await sheet.getByLabel("Amount in dollars").fill("$1,234.50");
    await sheet.getByRole("button", { name: "Add $1,234.50" }).click();
    await page.getByText("$1,234.50 of sandbox money added to your wallet.").waitFor();
    await page.getByRole("row", { name: /Top-up \+\$1,234\.50/ }).waitFor();
    expect(await balanceOf(page)).toBe(before + 123_450);
    expect(new URL(page.url()).search).toBe("");
    expect(visitor.mishaps).toEqual([]);
  });

  it("counts a top-up once if the answer is lost and it is sent again", async () => {
    const { page } = visitor;
    await visitor.signInQuietly("advertiser");
    await page.goto("/billing?topup=1");
    const before = await balanceOf(page);
    let isLost = true;
    await page.route("**/v1/wallet/top-ups", async (route) => {
      const response = await route.fetch();
      await (isLost ? route.abort() : route.fulfill({ response }));
      isLost = false;
    });
    const add = page.getByRole("dialog").getByRole("button", { name: "Add $500.00" });
    await add.click();
    await page.getByRole("dialog").getByText("The server isn't responding.").waitFor();
    await add.click();
    await page.getByText("$500.00 of sandbox money added to your wallet.").waitFor();
    expect(await balanceOf(page)).toBe(before + 50_000);
  });

  it("has a statement that adds up, as a page and as a file", async () => {
    const { page } = visitor;
    await visitor.signInQuietly("advertiser");
    await page.goto("/billing?period=7d");
    const balance = await balanceOf(page);
    await page.getByRole("link", { name: "Statement" }).click();
    await page.getByRole("heading", { name: "Summary" }).waitFor();
    const sums = await Promise.all(
      ["Opening balance", "Leads bought", "Returns refunded", "Top-ups", "Closing balance"].map(
        async (name) => {
          const [text = "$0"] = await page
            .locator("dl > div")
            .filter({ hasText: name })
            .locator("dd")
            .allTextContents();
          return centsOf(text);
        },
      ),
    );
    const [opening = 0, bought = 0, returned = 0, added = 0, closing = 0] = sums;
    expect(closing).toBe(balance);
    expect(opening + bought + returned + added).toBe(closing);
    const [, ...lines] = await download(page);
    expect(lines.length).toBe((await page.getByRole("main").getByRole("row").count()) - 2);
    expect(lines.reduce((sum, line) => sum + centsOf(line.split(",")[2] ?? ""), opening)).toBe(
      closing,
    );
    await page.goBack();
    await page.getByRole("heading", { name: "Billing", level: 1 }).waitFor();
  });

  it("prints black on white without buttons, in the dark theme too", async () => {
    const { page } = visitor;
    await visitor.signInQuietly("advertiser");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/billing?statement=1&period=7d");
    await page.getByRole("heading", { name: "Summary" }).waitFor();
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    const look = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(look).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(await page.getByRole("navigation", { name: "Menu" }).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
    expect(
      await page
        .locator("thead")
        .first()
        .evaluate((head) => getComputedStyle(head).display),
    ).toBe("table-header-group");
  });
});

it("shows an affiliate what is pending, and on which days it becomes payable", async () => {
  const { page } = visitor;
  await visitor.signInQuietly("affiliate");
  await page.goto("/billing");
  await page.getByRole("heading", { name: "When pending becomes payable" }).waitFor();
  const [pending, disputed] = [await figure(page, "Pending"), await figure(page, "Disputed")];
  const together = await page
    .getByRole("table", { name: "When pending becomes payable" })
    .getByRole("row", { name: /^Total/ })
    .textContent();
  expect(centsOf(together ?? "")).toBe(pending - disputed);
});

it("shows the operator that the ledger balances, and any wallet's movements", async () => {
  const { page } = visitor;
  await visitor.signInQuietly("admin");
  await page.goto("/billing?kind=top_up");
  await page.getByText("All accounts sum to zero: the ledger balances.").waitFor();
  const balances = await page
    .getByRole("table", { name: "Ledger" })
    .locator("tbody td:nth-child(2)")
    .allTextContents();
  expect(balances.reduce((sum, text) => sum + centsOf(text), 0)).toBe(0);
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cedar & Main Realty" }).click();
  await page.getByRole("button", { name: /Account: Cedar & Main Realty/ }).waitFor();
  await visitor.settle();
  const accounts = await page
    .getByRole("table", { name: "Transactions of all wallets" })
    .locator("tbody td:nth-child(3)")
    .allTextContents();
  expect(new Set(accounts)).toEqual(new Set(["Cedar & Main Realty"]));
});
