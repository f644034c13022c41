// Every screen for every role, by its path: it shows something, in both themes without a finding of axe, on a small phone without
// sideways scrolling, and the same for what opens over it.
import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const ROLES = ["advertiser", "affiliate", "admin"] as const;
const SCREENS = ["dashboard", "campaigns", "settings", "billing", "leads", "earnings", "users", "marketplace", "activity"] as const;
const THEMES = ["light", "dark"] as const;

const visits = openVisits();

async function arrive(role: string | null, options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await bringAxe(visitor);
  if (role !== null) await visitor.signInQuietly(role);
  return visitor;
}

/** The address of a record that the role may see. */
async function recordOf(role: string, collection: "leads" | "campaigns"): Promise<string> {
  const { body } = await (await ApiUser.signIn(network, role)).call("GET", `/v1/${collection}?limit=1`);
  return `/${collection}/${body.items[0].id}`;
}

/** Visits everything that a role can reach by its path, and looks at each with `look`. */
async function visitAll(here: Visitor, role: string, look: (path: string) => Promise<void>): Promise<void> {
  const titles = new Set<string>();
  const records = role === "affiliate" ? [await recordOf(role, "leads")] : [await recordOf(role, "leads"), await recordOf(role, "campaigns")];
  for (const path of [...SCREENS.map((screen) => `/${screen}`), ...records]) {
    await here.open(path);
    titles.add((await here.page.getByRole("heading", { level: 1 }).textContent()) ?? "");
    expect(((await here.page.getByRole("main").textContent()) ?? "").length, path).toBeGreaterThan(120);
    expect(await findings(here), path).toEqual([]);
    expect(await sideways(here), path).toBeLessThanOrEqual(0);
    await look(path);
  }
  // Each is a screen of its own.
  expect(titles.size).toBe(SCREENS.length + records.length);
  expect(here.mishaps).toEqual([]);
}

/** Words of English that are none of Spanish, and stand in no name of a place or a person. */
const ENGLISH = /\b(your|from|before|leads?|sold|bought|save|cancel|status|paid|since|every|nothing|today|days|score|buyers?|sellers?|with|their|which|waiting|campaigns?|returned|open)\b/i;
/** Time zones have one name. */
const ZONE = /^[A-Z]\w+\/\w/;

/** What somebody named: companies, campaigns, sources. It stays as it is in every language. */
async function givenNames(role: string): Promise<string[]> {
  const user = await ApiUser.signIn(network, role);
  const pages = await Promise.all(["campaigns", "sources", "accounts"].map((collection) => user.call("GET", `/v1/${collection}?limit=200`)));
  return pages.flatMap(({ body }) => (body.items ?? []).map(({ name }: { name: string }) => name));
}

/** The texts on the page that have an English word in them. */
function englishOn({ page }: Visitor): Promise<string[]> {
  return page.evaluate((source) => {
    const pattern = new RegExp(source, "i");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("script, style, noscript, [translate=no], [lang=''], code") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (pattern.test(node.textContent ?? "")) found.push((node.textContent ?? "").trim());
    return found;
  }, ENGLISH.source);
}

describe.each(ROLES)("for %s", (role) => {
  it("every screen is there in the light theme, on a phone of 320 px too, with nothing that axe finds and nothing that breaks", async () => {
    const here = await arrive(role, { colorScheme: "light" });
    await visitAll(here, role, async (path) => {
      expect(await here.page.title(), path).not.toBe("");
      await here.page.setViewportSize({ width: 320, height: 640 });
      await here.settle();
      expect(await sideways(here), path).toBeLessThanOrEqual(0);
      expect(await findings(here), path).toEqual([]);
      await here.page.setViewportSize({ width: 1280, height: 800 });
    });
  });

  it("every screen is there in the dark theme and in Spanish, with no English left on it", async () => {
    const here = await arrive(role, { colorScheme: "dark", locale: "es-US" });
    const names = await givenNames(role);
    await visitAll(here, role, async (path) => {
      expect(await here.page.evaluate(() => document.documentElement.lang), path).toBe("es");
      expect((await englishOn(here)).filter((text) => !ZONE.test(text) && !names.some((name) => text.includes(name))), path).toEqual([]);
    });
  });

  it("the menu opens on a phone", async () => {
    const here = await arrive(role, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await here.open("/settings");
    await here.page.getByRole("button", { name: "Open menu" }).click();
    expect(await findings(here)).toEqual([]);
    await here.page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Dashboard" }).click();
    await here.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(await sideways(here)).toBeLessThanOrEqual(0);
    expect(here.mishaps).toEqual([]);
  });
});

describe.each(THEMES)("in the %s theme", (colorScheme) => {
  it("nothing that opens over a screen has a finding", async () => {
    const here = await arrive("advertiser", { colorScheme });
    const { page } = here;
    const check = async (name: string): Promise<void> => expect(await findings(here), name).toEqual([]);
    const dialog = page.getByRole("dialog");
    await here.open("/marketplace");
    await page.getByRole("banner").getByRole("button", { name: /^Notifications/ }).click();
    await dialog.waitFor();
    await check("bell");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await dialog.waitFor();
    await check("palette");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("Shift+Slash");
    await dialog.waitFor();
    await check("keys");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Tier" }).click();
    await check("filter");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Columns" }).click();
    await check("columns");
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("table").getByRole("link").first().click();
    await dialog.waitFor();
    await check("listing");
    await dialog.getByRole("button", { name: /^Buy/ }).first().click();
    await page.getByRole("dialog", { name: "Buy this lead?" }).waitFor();
    await check("question");
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    await check("login");
    await page.getByRole("button", { name: "Create an account" }).click();
    await check("sign-up");
    await page.goto("/no/such/place");
    await page.getByRole("heading", { name: "There is no such screen" }).waitFor();
    await check("not found");
  });
});
