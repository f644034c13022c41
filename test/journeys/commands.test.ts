// Tests that the palette offers every command of every screen, by role, and that a chosen command
// does what its button does.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ROLES, screensOf } from "../support/every-screen.ts";
import { ApiUser, Trade, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

/**
 * What is no command of its own, with the reason:
 * rows are records, which J, K and the search of records reach, and the commands of a row are
 * offered while it has the focus; fields of a form are typed into, and its buttons are offered;
 * marks on maps and charts repeat the rows beside them.
 */
const EXCEPTIONS = ["tbody > tr", "ul[aria-label] li", "svg", "[aria-hidden=true]"] as const;

/** The names of the enabled buttons, links and lone fields that a person sees on the screen. */
const visibleControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    (exceptions) =>
      [...document.querySelectorAll<HTMLElement>("#content :is(a[href], button, summary, select)")]
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return (
            width > 1 &&
            height > 1 &&
            getComputedStyle(control).visibility === "visible" &&
            !control.matches(":disabled, [aria-disabled=true], form select") &&
            control.closest(exceptions) === null
          );
        })
        .map((control) => {
          const label = control.getAttribute("aria-label");
          const own =
            control instanceof HTMLSelectElement
              ? (control.labels[0]?.innerText ?? "")
              : control.innerText;
          return (label ?? own).replaceAll(/\s+/g, " ").trim();
        })
        .filter((name) => name !== ""),
    EXCEPTIONS.join(", "),
  );

/** Opens the palette and returns what it offers for the screen. */
async function offered(page: Page): Promise<string[]> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search and go to" }).getByRole("combobox").waitFor();
  const group = page.getByRole("group", { name: "On this screen" });
  const texts = await group.getByRole("option").allInnerTexts();
  await page.keyboard.press("Escape");
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
}

/** Chooses a command by typing its name. */
async function choose(page: Page, command: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search and go to" }).getByRole("combobox").waitFor();
  await page.keyboard.type(command);
  await page.getByRole("option", { name: command }).first().waitFor();
  await page.keyboard.press("Enter");
}

/** The addresses of the screens, of their parts, and of a lead and a campaign. */
async function pathsOf(visitor: Visitor, role: string): Promise<readonly string[]> {
  const api = await ApiUser.signIn(network, role);
  const first = async (collection: string): Promise<string[]> => {
    const { body } = await api.call("GET", `/v1/${collection}?limit=1`);
    return body.items.map(({ id }: { id: string }) => `/${collection}/${id}`);
  };
  const paths: string[] = [
    ...(await first("leads")),
    ...(role === "affiliate" ? [] : await first("campaigns")),
  ];
  for (const screen of screensOf(role)) {
    await visitor.open(`/${screen}`);
    const parts = await visitor.page
      .locator("#content nav a[href*='part=']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    paths.push(`/${screen}`, ...parts);
  }
  return [...new Set(paths)];
}

describe("the palette", () => {
  it.each(ROLES)(
    "offers each button and link of each screen of the %s",
    async (role) => {
      const visitor = await visits.arrive();
      await visitor.signInQuietly(role);
      const missing: string[] = [];
      const paths = await pathsOf(visitor, role);
      expect(paths.length).toBeGreaterThan(screensOf(role).length);
      for (const path of paths) {
        await visitor.open(path);
        const controls = await visibleControls(visitor.page);
        const commands = await offered(visitor.page);
        for (const name of new Set(controls))
          if (!commands.some((command) => command.includes(name))) missing.push(`${path}: ${name}`);
      }
      expect(missing).toEqual([]);
      expect(visitor.mishaps).toEqual([]);
    },
    900_000,
  );

  it("offers a seller of leads nothing that only a buyer may do", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly("affiliate");
    await visitor.open("/marketplace");
    await visitor.page.keyboard.press("j");
    const commands = await offered(visitor.page);
    expect(commands.filter((command) => command.startsWith("Buy:"))).toEqual([]);
    expect(commands.some((command) => command.startsWith("Filter: "))).toBe(true);
  });
});

describe("a chosen command", () => {
  let trade: Trade;
  beforeAll(async () => {
    trade = await Trade.open(network);
    await stockListings(network, 1);
  });

  it("opens a filter, also one that a long list folds away, and sorts the list", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly("advertiser");
    await visitor.open("/leads");
    const { page } = visitor;
    const filters = page.getByRole("group", { name: "Filters" });
    expect(await filters.getByRole("button", { name: "ZIP" }).count()).toBe(0);
    await choose(page, "Filter: ZIP");
    const form = page.getByRole("dialog", { name: /ZIP/ });
    await form.waitFor();
    await expect
      .poll(() => form.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    const before = page.url();
    await choose(page, "Sort: Score");
    await expect.poll(() => page.url()).not.toBe(before);
  });

  it("sets an outcome, asks for a return and plans a call on a lead's page", async () => {
    const id = await trade.post();
    const visitor = await visits.arrive();
    await visitor.signInQuietly("advertiser");
    await visitor.open(`/leads/${id}`);
    const { page } = visitor;
    await choose(page, "No answer");
    await page.getByText("Outcome set: ", { exact: false }).first().waitFor();
    const commands = await offered(page);
    expect(commands.some((command) => /call back/i.test(command))).toBe(true);
    await choose(page, "Request return");
    await page.getByRole("dialog", { name: /return/i }).waitFor();
  });

  it("reaches into a menu, and into the row with the focus", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly("advertiser");
    const { page } = visitor;
    const api = await ApiUser.signIn(network, "advertiser");
    const { body } = await api.call("GET", "/v1/campaigns?limit=1");
    await visitor.open(`/campaigns/${body.items[0].id}`);
    await choose(page, "Duplicate");
    await page.waitForURL(/\/campaigns\/new\?from=|\/campaigns\?.*new/);
    await visitor.open("/marketplace?state=AZ");
    await page.keyboard.press("j");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("tbody > tr") !== null))
      .toBe(true);
    await choose(page, "Buy: ");
    await page.getByRole("dialog", { name: "Buy this lead?" }).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});
