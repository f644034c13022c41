// Tests that every main screen that was seen before paints from this browser's cache while no
// request to the server is answered, without contact data.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ROLES, screensOf } from "../support/every-screen.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
/** A phone number as screens show it, or an email address. */
const CONTACT = /\(\d{3}\) \d{3}-\d{4}|\S+@\S+\.\S+/;
const AMOUNT = /\$[\d,]+(?:\.\d\d)?/g;
const PATIENCE_MS = 60_000;

/** What a screen shows, apart from the names of persons, which the cache never contains. */
interface Seen {
  readonly rows: number;
  readonly charts: number;
  /** Amounts of money, sorted, without a column of balances. */
  readonly amounts: readonly string[];
  readonly headings: readonly string[];
  readonly isLoading: boolean;
}

/**
 * The balance after each movement is computed of two answers, which must be of one moment: it waits
 * for the server.
 */
const BALANCES = 'table:has(th:text-matches("^Balance")) tbody td:nth-child(3)';
const textOf = ({ page }: Visitor): Promise<string> => page.getByRole("main").innerText();

const amountsIn = (text: string): string[] => text.match(AMOUNT) ?? [];

async function see(visitor: Visitor): Promise<Seen> {
  const main = visitor.page.getByRole("main");
  const amounts = amountsIn(await textOf(visitor));
  for (const balance of amountsIn((await main.locator(BALANCES).allInnerTexts()).join(" ")))
    amounts.splice(amounts.indexOf(balance), 1);
  return {
    rows: await main.locator("tbody tr, li").count(),
    charts: await main.locator("svg[role=img], [role=img] svg, figure").count(),
    amounts: amounts.toSorted(),
    headings: await main.getByRole("heading").allInnerTexts(),
    isLoading: (await main.getByRole("status", { name: "Loading" }).count()) > 0,
  };
}

/** What a screen shows when it has stopped changing: charts are drawn after the last answer. */
async function seeAtRest(visitor: Visitor): Promise<Seen> {
  let last = await see(visitor);
  for (;;) {
    await visitor.page.waitForTimeout(500);
    const next = await see(visitor);
    if (!next.isLoading && isDeepStrictEqual(next, last)) return next;
    last = next;
  }
}

/** Holds every request to the API. Returns the paths of those that were held. */
async function holdServer({ page }: Visitor): Promise<readonly string[]> {
  const held: string[] = [];
  await page.route("**/v1/**", (route) => {
    held.push(new URL(route.request().url()).pathname);
    return new Promise(() => undefined);
  });
  return held;
}

interface Painted {
  /** What the screen showed with the server. */
  readonly before: Seen;
  /** What it shows without one; as soon as it is the same. */
  readonly now: Seen;
  readonly text: string;
  /** The paths that it asked for. */
  readonly held: readonly string[];
}

/** Opens a screen with the server, then again without one. */
async function paintFromCache(visitor: Visitor, screen: string): Promise<Painted> {
  const { page } = visitor;
  await visitor.open(`/${screen}`);
  const before = await seeAtRest(visitor);
  const held = await holdServer(visitor);
  await page.goto(`/${screen}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const endMs = Date.now() + PATIENCE_MS;
  let now = await see(visitor);
  while (!isDeepStrictEqual(now, before) && Date.now() < endMs) {
    await page.waitForTimeout(500);
    now = await see(visitor);
  }
  const text = await textOf(visitor);
  await page.unroute("**/v1/**");
  return { before, now, text, held };
}

describe.each(ROLES)("the screens of the %s that were seen before", (role) => {
  it("paint from the cache before the server answers, without contact data", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly(role);
    const seen: Seen[] = [];
    for (const screen of screensOf(role)) {
      let painted = await paintFromCache(visitor, screen);
      // An earning may have become payable after the screen was read; a fault is there twice.
      if (!isDeepStrictEqual(painted.now, painted.before))
        painted = await paintFromCache(visitor, screen);
      const { before, now, text, held } = painted;
      expect(now, `${screen} of the ${role}`).toEqual(before);
      expect(CONTACT.exec(text)?.[0], screen).toBeUndefined();
      expect(held, screen).toContain("/v1/auth/get-session");
      seen.push(before);
    }
    expect(seen.some(({ rows, amounts }) => rows > 0 && amounts.length > 0)).toBe(true);
  });
});
