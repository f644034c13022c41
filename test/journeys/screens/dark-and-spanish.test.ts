// Tests every screen in the dark theme and in Spanish, and in both themes the sheets and dialogs
// over a screen.
import { describe, expect, inject, it } from "vitest";
import type { Visitor } from "../../support/browser.ts";
import { ROLES, arriveAs, visitAll } from "../../support/every-screen.ts";
import { HostedForms } from "../../support/hosted-forms.ts";
import { findings, findingsInBothThemes, sideways } from "../../support/looks.ts";
import { ApiUser } from "../../support/trade.ts";
import { openVisits } from "../../support/visits.ts";

const network = inject("network");

const visits = openVisits();

/** English words that are not Spanish, and not part of a place's or person's name. */
const ENGLISH =
  /\b(your|from|before|leads?|sold|bought|save|cancel|status|paid|since|every|nothing|today|days|score|buyers?|sellers?|with|their|which|waiting|campaigns?|returned|open)\b/i;
/** Time zones have one name. */
const ZONE = /^[A-Z]\w+\/\w/;

/**
 * Names that users chose for companies, campaigns, sources. They are the same in every language.
 */
async function givenNames(role: string): Promise<string[]> {
  const user = await ApiUser.signIn(network, role);
  const pages = await Promise.all(
    ["campaigns", "sources", "accounts"].map((collection) =>
      user.call("GET", `/v1/${collection}?limit=200`),
    ),
  );
  return pages.flatMap(({ body }) => (body.items ?? []).map(({ name }: { name: string }) => name));
}

/** The texts on the page that contain an English word. */
function englishOn({ page }: Visitor): Promise<string[]> {
  return page.evaluate((source) => {
    const pattern = new RegExp(source, "i");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("script, style, noscript, [translate=no], [lang=''], code")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (pattern.test(node.textContent ?? "")) found.push((node.textContent ?? "").trim());
    return found;
  }, ENGLISH.source);
}

describe.each(ROLES)("for %s", (role) => {
  it("every screen renders in dark and in Spanish, with no English left on it", async () => {
    const here = await arriveAs(visits, role, { colorScheme: "dark", locale: "es-US" });
    const names = await givenNames(role);
    await visitAll(here, role, async (path) => {
      expect(await here.page.evaluate(() => document.documentElement.lang), path).toBe("es");
      expect(
        (await englishOn(here)).filter(
          (text) => !ZONE.test(text) && !names.some((name) => text.includes(name)),
        ),
        path,
      ).toEqual([]);
    });
  });
});

it("the form editor renders in its own theme and language, without any English", async () => {
  const form = await (await HostedForms.open(network)).make({ name: "Casa", language: "es" });
  const here = await arriveAs(visits, "affiliate", { colorScheme: "dark", locale: "es-US" });
  const names = await givenNames("affiliate");
  for (const path of ["/settings?part=forms", `/settings?part=forms&form=${form.id}`]) {
    await here.open(path);
    await here.page.getByText("Casa", { exact: true }).first().waitFor();
    expect(await findings(here), path).toEqual([]);
    expect(
      (await englishOn(here)).filter(
        (text) => !ZONE.test(text) && !names.some((name) => text.includes(name)),
      ),
      path,
    ).toEqual([]);
    await here.page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(here), path).toBeLessThanOrEqual(0);
  }
  expect(here.mishaps).toEqual([]);
});

it("a color that is too faint in the other theme alone is found", async () => {
  const here = await arriveAs(visits, "advertiser");
  await here.open("/settings");
  await here.page.evaluate(() => {
    const planted = new CSSStyleSheet();
    planted.replaceSync("@media (prefers-color-scheme: dark) { h1 { color: #333 } }");
    document.adoptedStyleSheets.push(planted);
  });
  expect(await findings(here)).toEqual([]);
  expect(await findingsInBothThemes(here)).toEqual([
    expect.stringMatching(/^dark: color-contrast: /),
  ]);
});

describe("in both themes", () => {
  it("no sheet or dialog over a screen has axe violations", async () => {
    const here = await arriveAs(visits, "advertiser");
    const { page } = here;
    const check = async (name: string): Promise<void> =>
      expect(await findingsInBothThemes(here), name).toEqual([]);
    const dialog = page.getByRole("dialog");
    await here.open("/marketplace");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .click();
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
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await check("not found");
  });
});
