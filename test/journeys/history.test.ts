// Tests state in the address: choices on a screen are in its URL, Back and Forward visit them, and
// the link shows the same in another browser. Personal state (saved views, hidden columns) is
// stored with the account and appears in other browsers.
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let visitor: Visitor;

/** Every column of a list has room. */
const WIDE = { viewport: { width: 1440, height: 900 } } as const;

beforeEach(async () => {
  visitor = await visits.arrive(WIDE);
  await visitor.signInQuietly("advertiser");
});

/** The same person in another browser, which has no data yet. */
async function elsewhere(path: string): Promise<Visitor> {
  const other = await visits.arrive(WIDE);
  await other.signInQuietly("advertiser");
  await other.open(path);
  return other;
}

const search = ({ page } = visitor): string => decodeURIComponent(new URL(page.url()).search);
const addressNow = (): string =>
  new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search;
const press = (name: string | RegExp): Promise<void> =>
  visitor.page.getByRole("main").getByRole("button", { name, exact: true }).click();
const dialog = ({ page } = visitor): Locator => page.getByRole("dialog");
const table = ({ page } = visitor): Locator => page.getByRole("main").getByRole("table").first();
const rows = (here = visitor): Promise<string[]> =>
  table(here).locator("tbody").getByRole("row").allTextContents();
const firstOf = (texts: readonly string[]): string => texts[0] ?? "";

/** Goes one step and waits until the address is the one expected. */
async function step(way: "back" | "forward", expected: string): Promise<void> {
  await (way === "back" ? visitor.page.goBack() : visitor.page.goForward());
  await expect.poll(addressNow).toBe(expected);
}

/**
 * Waits until two browsers show the same. What they show may change in between: figures of sales
 * just made arrive in both, and so does the next minute.
 */
async function showTheSame(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<void> {
  await expect
    .poll(async () => {
      const [first, second] = [await one(), await other()];
      return { first, isSame: JSON.stringify(first) === JSON.stringify(second), second };
    })
    .toMatchObject({ isSame: true });
}

describe("a list", () => {
  it("keeps filter, order and record in its address; Back and Forward visit them", async () => {
    const { page } = visitor;
    await visitor.open("/marketplace");
    const whole = await rows();
    await press("Tier");
    await page.getByRole("checkbox", { name: "Nurture" }).check();
    await page.keyboard.press("Escape");
    await expect.poll(() => search()).toBe("?tier=nurture");
    await expect
      .poll(async () => (await rows()).every((text) => text.includes("Nurture")))
      .toBe(true);
    await visitor.settle();
    const filtered = await rows();
    expect(filtered.length).toBeLessThanOrEqual(whole.length);
    await press("Score");
    await expect.poll(() => search()).toBe("?tier=nurture&sort=score_total");
    await expect
      .poll(() => table().getByRole("columnheader", { name: "Score" }).getAttribute("aria-sort"))
      .toBe("ascending");
    const readScores = async (): Promise<number[]> =>
      (await table().locator("tbody td:nth-child(4)").allInnerTexts()).map((text) =>
        Number.parseInt(text, 10),
      );
    await expect
      .poll(async () => {
        const scores = await readScores();
        const sorted = scores.toSorted((one, other) => one - other);
        return scores.length === filtered.length && scores.join(" ") === sorted.join(" ");
      })
      .toBe(true);
    await table().getByRole("link").first().click();
    await dialog().waitFor();
    const opened = addressNow();
    expect(opened).toMatch(/^\/marketplace\?tier=nurture&sort=score_total&lead=[0-9a-f-]{36}$/);

    await step("back", "/marketplace?tier=nurture&sort=score_total");
    await dialog().waitFor({ state: "detached" });
    await step("back", "/marketplace?tier=nurture");
    await expect.poll(() => rows().then(firstOf)).toBe(firstOf(filtered));
    await step("back", "/marketplace");
    await expect.poll(() => rows().then(({ length }) => length)).toBe(whole.length);
    await step("forward", "/marketplace?tier=nurture");
    await step("forward", "/marketplace?tier=nurture&sort=score_total");
    await step("forward", opened);
    await dialog().waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("is the same when its link is opened in another browser", async () => {
    await visitor.open("/marketplace?tier=nurture&sort=score_total");
    await table().getByRole("link").first().click();
    await dialog().getByRole("button", { name: "Buy", exact: true }).waitFor();
    await visitor.settle();
    const other = await elsewhere(addressNow());
    await dialog(other).getByRole("button", { name: "Buy", exact: true }).waitFor();
    await showTheSame(
      () => dialog(other).innerText(),
      () => dialog().innerText(),
    );
    await showTheSame(
      () => rows(other),
      () => rows(),
    );
    expect(other.mishaps).toEqual([]);
  });

  it("ignores invalid values in an address", async () => {
    await visitor.open("/marketplace?tier=lukewarm&sort=colour&price=cheap&lead=%20");
    expect(await rows()).toHaveLength((await rows(await elsewhere("/marketplace"))).length);
    expect(await dialog().count()).toBe(0);
    await visitor.open("/earnings?period=yesterday&metric=luck");
    expect(
      await visitor.page.getByRole("button", { name: "28 days" }).getAttribute("aria-pressed"),
    ).toBe("true");
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a period and a tab", () => {
  it("are in the address, and Back and Forward visit them", async () => {
    const { page } = visitor;
    const isPressed = (name: string): Promise<string | null> =>
      page.getByRole("button", { name, exact: true }).getAttribute("aria-pressed");
    const tab = (name: string): Locator =>
      page.getByRole("main").getByRole("link", { name, exact: true });
    await visitor.open("/earnings");
    await press("7 days");
    await expect.poll(addressNow).toBe("/earnings?period=7d");
    await tab("Leads bought").click();
    await expect.poll(addressNow).toBe("/earnings?period=7d&metric=bought");
    await visitor.settle();
    const other = await elsewhere(addressNow());
    await showTheSame(
      () => other.page.getByRole("main").innerText(),
      () => page.getByRole("main").innerText(),
    );

    await step("back", "/earnings?period=7d");
    await expect.poll(() => tab("Spend").getAttribute("aria-current")).toBe("page");
    await step("back", "/earnings");
    await expect.poll(() => isPressed("28 days")).toBe("true");
    await step("forward", "/earnings?period=7d");
    await expect.poll(() => isPressed("7 days")).toBe("true");
    await step("forward", "/earnings?period=7d&metric=bought");
    await expect.poll(() => tab("Leads bought").getAttribute("aria-current")).toBe("page");
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the state stored with the account", () => {
  it("includes a saved view, which opens the same list in another browser", async () => {
    const { page } = visitor;
    await visitor.open("/leads?side=seller&sort=-score_total");
    await press("Save view");
    await dialog().getByLabel("View name").fill("Best sellers");
    await dialog().getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await visitor.settle();
    // Compared by address: the rows' relative times change.
    const leads = (here = visitor): Promise<(string | null)[]> =>
      table(here)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const seen = await leads();
    expect(seen.length).toBeGreaterThan(20);

    const other = await elsewhere("/leads");
    await other.page
      .getByRole("navigation", { name: "Views" })
      .getByRole("link", { name: "Best sellers" })
      .click();
    await expect
      .poll(() => search(other).slice(1).split("&").sort())
      .toEqual(["side=seller", "sort=-score_total"]);
    await other.settle();
    await expect.poll(() => leads(other)).toEqual(seen);
    await other.page.getByRole("button", { name: "Actions for the view Best sellers" }).click();
    await other.page.getByRole("menuitem", { name: "Delete" }).click();
    await other.page.getByText("View Best sellers deleted.").waitFor();
    await visitor.open("/leads");
    expect(await page.getByRole("link", { name: "Best sellers" }).count()).toBe(0);
    expect([...visitor.mishaps, ...other.mishaps]).toEqual([]);
  });

  it("keeps a column hidden after a reload and in other browsers, until it is shown", async () => {
    const { page } = visitor;
    const heads = (here = visitor): Promise<string[]> =>
      table(here).getByRole("columnheader").allTextContents();
    const choose = async (name: string): Promise<void> => {
      await press("Columns");
      await page.getByRole("menuitemcheckbox", { name }).click();
      await page.keyboard.press("Escape");
      await visitor.settle();
    };
    await visitor.open("/leads");
    const all = await heads();
    const fewer = all.filter((head) => head !== "Place");
    expect(fewer).toHaveLength(all.length - 1);
    await choose("Place");
    expect(await heads()).toEqual(fewer);
    await visitor.open("/leads");
    await expect.poll(() => heads()).toEqual(fewer);
    const other = await elsewhere("/leads");
    await expect.poll(() => heads(other)).toEqual(fewer);
    await choose("Place");
    await visitor.open("/leads");
    await expect.poll(() => heads()).toEqual(all);
    expect(visitor.mishaps).toEqual([]);
  });
});
