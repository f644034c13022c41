// Tests working through lists without a mouse: J and K reach the first row without a click, and the
// focus stays where the work is when a row disappears.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { Trade, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

/** The index of the focused row among the rows of its list; -1 outside of rows. */
const rowAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const row = document.activeElement?.closest("#content :is(tbody > tr, ul[aria-label] li)");
    if (row === null || row === undefined) return -1;
    const hasStop = (one: Element): boolean => one.querySelector("a[href], button, input") !== null;
    // A table may have several groups of rows.
    const list = row.closest("table") ?? row.parentElement;
    const rows = list?.querySelectorAll(":scope > tbody > tr, :scope > li") ?? [];
    return [...rows].filter(hasStop).indexOf(row);
  });
const isOnBody = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);
/** Waits until the focus is in the row at this index. */
const atRow = (page: Page, index: number): Promise<void> =>
  expect.poll(() => rowAt(page)).toBe(index);

describe("J and K", () => {
  it.each([
    ["advertiser", "/dashboard"],
    ["advertiser", "/leads"],
    ["advertiser", "/marketplace"],
    ["advertiser", "/campaigns"],
    ["advertiser", "/activity"],
    ["affiliate", "/leads"],
    ["affiliate", "/earnings"],
    ["admin", "/dashboard"],
    ["admin", "/users"],
    ["admin", "/leads"],
  ])(
    "for the %s on %s, begin at the first row without a click, and move on",
    async (role, path) => {
      await visitor.signInQuietly(role);
      await visitor.open(path);
      const { page } = visitor;
      expect(await isOnBody(page)).toBe(true);
      await page.keyboard.press("j");
      await atRow(page, 0);
      await page.keyboard.press("j");
      await atRow(page, 1);
      await page.keyboard.press("k");
      await atRow(page, 0);
      expect(visitor.mishaps).toEqual([]);
    },
  );

  it("open with Enter, select with X, and stay out of fields, dialogs and the bell", async () => {
    await visitor.signInQuietly("advertiser");
    await visitor.open("/leads");
    const { page } = visitor;
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText("1 selected", { exact: true }).waitFor();
    await page.keyboard.press("x");
    const link = await page.evaluate(() => document.activeElement?.getAttribute("href"));
    await page.keyboard.press("Enter");
    await page.waitForURL(`${network.url}${link ?? ""}`);
    await visitor.open("/leads");
    const search = page.getByRole("main").getByRole("searchbox").first();
    await search.focus();
    await page.keyboard.type("jk");
    expect([await search.inputValue(), await rowAt(page)]).toEqual(["jk", -1]);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .click();
    await page.getByRole("dialog", { name: "Notifications" }).waitFor();
    await page.keyboard.press("j");
    expect(await rowAt(page)).toBe(-1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+Slash");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.getByText("Go to the first row, then up and down").waitFor();
    await page.keyboard.press("j");
    expect(await rowAt(page)).toBe(-1);
  });
});

describe("the focus", () => {
  beforeAll(async () => {
    await Trade.open(network);
    await stockListings(network, 4);
  });

  it("is on the call link after a purchase, and on the next lead after that", async () => {
    await visitor.signInQuietly("advertiser");
    const { page } = visitor;
    await visitor.open("/marketplace?state=AZ");
    const buttons = page.getByRole("button", { name: /^Buy: / });
    await buttons.nth(1).waitFor();
    const before = await rowCount(page);
    await page.keyboard.press("j");
    await atRow(page, 0);
    await buttons.first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Buy this lead?" });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: /^Buy/ }).last().press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
      .toMatch(/^tel:/);
    await expect.poll(() => rowCount(page)).toBe(before - 1);
    await page.keyboard.press("Escape");
    await atRow(page, 0);
    // The next key goes on from there.
    await page.keyboard.press("j");
    await atRow(page, 1);
  });

  it("is on a listing's row after a purchase in its sheet", async () => {
    await visitor.signInQuietly("advertiser");
    const { page } = visitor;
    await visitor.open("/marketplace?state=AZ");
    await page.keyboard.press("j");
    await atRow(page, 0);
    const before = await rowCount(page);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog").first();
    await sheet.getByRole("button", { name: "Buy", exact: true }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Buy this lead?" });
    await dialog.getByRole("button", { name: /^Buy/ }).last().press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
      .toMatch(/^tel:/);
    await expect.poll(() => rowCount(page)).toBe(before - 1);
    await page.keyboard.press("Escape");
    await atRow(page, 0);
  });

  it("goes to the next lead to call after an outcome", async () => {
    const trade = await Trade.open(network);
    for (let count = 0; count < 2; count += 1) await trade.post();
    await visitor.signInQuietly("advertiser");
    const { page } = visitor;
    await visitor.open("/dashboard");
    const queue = page.getByRole("table", { name: /last 3 days/i });
    await queue.waitFor();
    const row = queue.getByRole("row").filter({ has: page.getByRole("link") });
    const [gone, next] = await Promise.all(
      [0, 1].map((index) => row.nth(index).getByRole("link").first().getAttribute("href")),
    );
    await row.nth(0).getByRole("button", { name: "Reached", exact: true }).first().press("Enter");
    await queue.locator(`a[href="${gone ?? ""}"]`).waitFor({ state: "detached" });
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.activeElement?.closest("tr")?.querySelector("a")?.getAttribute("href"),
        ),
      )
      .toBe(next);
  });

  it("goes to the next row after an account is approved", async () => {
    await visitor.signInQuietly("admin");
    const { page } = visitor;
    await visitor.open("/dashboard?waiting=accounts");
    const list = page.getByRole("list", { name: /waiting|decide/i }).first();
    const approve = list.getByRole("button", { name: /^Approve/ });
    await approve.first().waitFor();
    const count = await approve.count();
    await approve.first().press("Enter");
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: /^Approve/ }).press("Enter");
    await expect.poll(() => approve.count()).toBe(count - 1);
    await expect.poll(() => isOnBody(page)).toBe(false);
    if (count > 1) await atRow(page, 0);
  });
});

function rowCount(page: Page): Promise<number> {
  return page.getByRole("main").locator("tbody > tr[data-row]").count();
}
