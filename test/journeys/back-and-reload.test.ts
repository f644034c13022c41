// Tests that no sheet, question or address is a dead end: Back closes what is open, Forward and a
// reload show the same place again, and an address whose record is gone says so and leads on.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { Trade, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

beforeAll(async () => {
  await Trade.open(network);
  await stockListings(network, 2);
});

const dialogs = (page: Page) => page.locator("dialog[open]");

/** A screen, and how a sheet opens from it that is in the address. */
const SHEETS: readonly (readonly [
  role: string,
  path: string,
  what: string,
  open: (page: Page) => Promise<void>,
])[] = [
  ["advertiser", "/marketplace?state=AZ", "a listing", openRow],
  ["advertiser", "/activity", "an entry of the activity", openRow],
  ["advertiser", "/leads?part=returns", "a return", openRow],
  ["advertiser", "/billing", "the top-up", (page) => press(page, "Top up")],
  ["affiliate", "/activity", "an entry of the activity", openRow],
  ["affiliate", "/campaigns", "an order of the open demand", openRow],
  ["affiliate", "/leads?part=returns", "a return", openRow],
  ["admin", "/activity", "an entry of the activity", openRow],
  ["admin", "/leads?part=returns", "a return", openRow],
];

/** A screen, the letter that leads to it after G, and how a question opens in no address. */
const QUESTIONS: readonly (readonly [
  role: string,
  path: string,
  letter: string,
  what: string,
  open: (page: Page) => Promise<void>,
])[] = [
  [
    "advertiser",
    "/marketplace",
    "m",
    "the question before a purchase",
    (page) => pressFirst(page, /^Buy: /),
  ],
  ["advertiser", "/leads", "l", "the palette", (page) => page.keyboard.press("Control+k")],
  ["affiliate", "/leads", "l", "the list of keys", (page) => page.keyboard.press("Shift+Slash")],
  [
    "admin",
    "/dashboard",
    "d",
    "the question before an approval",
    (page) => pressFirst(page, /^Approve: /),
  ],
];

describe("a sheet in the address", () => {
  it.each(SHEETS)(
    "for the %s on %s: %s closes by Back, and Forward and a reload show it again",
    async (role, path, _what, open) => {
      const visitor = await arriveAt(role, path);
      const { page } = visitor;
      const before = page.url();
      await open(page);
      await dialogs(page).first().waitFor();
      await expect.poll(() => page.url()).not.toBe(before);
      const opened = page.url();
      await visitor.settle();
      const title = await dialogs(page).first().getByRole("heading").first().textContent();
      await page.goBack();
      await dialogs(page).first().waitFor({ state: "detached" });
      expect(page.url()).toBe(before);
      await page.goForward();
      await dialogs(page).first().waitFor();
      await page.reload();
      await dialogs(page).first().waitFor();
      expect(page.url()).toBe(opened);
      await expect
        .poll(() => dialogs(page).first().getByRole("heading").first().textContent())
        .toBe(title);
      await page.keyboard.press("Escape");
      await dialogs(page).first().waitFor({ state: "detached" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(visitor.mishaps).toEqual([]);
    },
  );
});

describe("a question in no address", () => {
  it.each(QUESTIONS)(
    "for the %s on %s (G %s): %s closes by Back, and Forward leads to its screen",
    async (role, path, letter, _what, open) => {
      const visitor = await arriveAt(role, "/settings");
      const { page } = visitor;
      // A step within the app, to which Back would lead.
      // The two keys must follow within a second, which a busy machine can exceed.
      await expect
        .poll(async () => {
          if (page.url() !== `${network.url}${path}`)
            for (const key of ["g", letter]) await page.keyboard.press(key);
          await page.waitForTimeout(200);
          return page.url();
        })
        .toBe(`${network.url}${path}`);
      await visitor.settle();
      const before = page.url();
      await open(page);
      await dialogs(page).first().waitFor();
      await page.evaluate(() => history.back());
      await dialogs(page).first().waitFor({ state: "detached" });
      await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
      await page.goForward();
      await page.waitForURL(before);
      await visitor.settle();
      await open(page);
      await dialogs(page).first().waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(page.url()).toBe(before);
      expect(visitor.mishaps).toEqual([]);
    },
  );
});

describe("an address whose record is gone", () => {
  const gone = randomUUID();
  it.each([
    ["advertiser", `/leads/${gone}`],
    ["advertiser", `/campaigns/${gone}`],
    ["advertiser", `/marketplace?lead=${gone}`],
    ["advertiser", `/leads?part=returns&return=${gone}`],
    ["advertiser", `/activity?entry=${gone}`],
    ["advertiser", `/settings?part=webhooks&webhook=${gone}`],
    ["advertiser", `/settings?part=deliveries&destination=${gone}`],
    ["affiliate", `/leads/${gone}`],
    ["affiliate", `/campaigns?source=${gone}`],
    ["affiliate", `/earnings?payout=${gone}`],
    ["affiliate", `/leads?draft=${gone}`],
    ["admin", `/users?account=${gone}`],
    ["admin", `/users/${gone}`],
    ["admin", `/campaigns/${gone}`],
    ["admin", "/leads/no-id"],
    ["admin", "/no/such/screen"],
  ])("says so to the %s at %s after a reload, and leads on", async (role, path) => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly(role);
    const { page } = visitor;
    await visitor.open(path);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.settle();
    // A slow browser opens the dialog, and shows what it says, some time after the last answer.
    await expect
      .poll(() => look(page), { message: path })
      .toEqual({ hasText: true, isLoading: false, leadsOn: true });
  });
});

/** What the topmost dialog shows, or else the screen. */
async function look(page: Page): Promise<Record<"hasText" | "isLoading" | "leadsOn", boolean>> {
  const place = (await dialogs(page).count()) > 0 ? dialogs(page).last() : page.getByRole("main");
  const ways = place.getByRole("link").or(place.getByRole("button")).filter({ visible: true });
  return {
    hasText: ((await place.textContent()) ?? "").length > 20,
    isLoading: (await place.getByRole("status", { name: "Loading" }).count()) > 0,
    leadsOn: (await ways.count()) > 0,
  };
}

async function arriveAt(role: string, path: string): Promise<Visitor> {
  const visitor = await visits.arrive();
  await visitor.signInQuietly(role);
  await visitor.open(path);
  return visitor;
}

/** Opens the first row of the list by its link. */
async function openRow(page: Page): Promise<void> {
  const link = page.getByRole("main").locator("tbody > tr a[href]").first();
  await link.click();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).or(page.getByRole("button", { name })).first().click();
}

async function pressFirst(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("main").getByRole("button", { name }).first().click();
}
