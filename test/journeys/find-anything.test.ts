// Tests in the browser that the palette finds records of every kind, settings and actions, for each
// role, by keyboard, on a desk and on a phone, and that it says what it found.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
const EMAIL = `kim.${randomUUID().slice(0, 8)}@example.com`;
/** Below the numbers that other files invent. */
const PHONE = `916555${String(1_900 + Math.floor(Math.random() * 99))}`;
let lead: string;
let campaign: string;

beforeAll(async () => {
  const trade = await Trade.open(network);
  lead = await trade.post({ email: EMAIL, phone: PHONE, address: "77 N Elm St" });
  campaign = `Kestrel ${randomUUID().slice(0, 6)}`;
  const buyer = await ApiUser.signIn(network, "advertiser");
  const made = await buyer.call("PUT", `/v1/campaigns/${randomUUID()}`, {
    name: campaign,
    criteria: { field: "zip_code", in: ["00501"] },
    exclusive_bid_cents: 1_000,
    status: "paused",
  });
  if (made.status >= 300) throw new Error(JSON.stringify(made.body));
});

const palette = (page: Page): Locator => page.getByRole("dialog", { name: "Search and go to" });

async function open(visitor: Visitor): Promise<Locator> {
  await visitor.page.keyboard.press("Control+k");
  const dialog = palette(visitor.page);
  await dialog.getByRole("combobox").waitFor();
  return dialog;
}

/** Types and waits for the group with what was found. */
async function find(visitor: Visitor, text: string, group: string | RegExp): Promise<Locator> {
  const dialog = palette(visitor.page);
  await dialog.getByRole("combobox").fill(text);
  const found = dialog.getByRole("group", { name: group });
  await found.getByRole("option").first().waitFor();
  return found;
}

describe("the palette", () => {
  it("finds leads, accounts, people and campaigns for the network, with their owners", async () => {
    const visitor = await visits.arrive();
    await bringAxe(visitor);
    await visitor.signInQuietly("admin");
    await visitor.open("/dashboard");
    await open(visitor);
    const { page } = visitor;
    const spelled = `(${PHONE.slice(0, 3)}) ${PHONE.slice(3, 6)}-${PHONE.slice(6)}`;
    for (const text of [
      spelled,
      EMAIL.toUpperCase(),
      "77 North Elm Street, Sacramento, CA",
      lead,
    ]) {
      const found = await find(visitor, text, "Leads");
      expect(await found.getByRole("option").allInnerTexts()).toEqual([
        expect.stringMatching(/^Seller · Sacramento, CA\s+.+ · /),
      ]);
    }
    expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
    const named = await find(visitor, campaign.toLowerCase(), "Campaigns");
    const [text] = await named.getByRole("option").allInnerTexts();
    expect(text).toMatch(new RegExp(`^${campaign}\\s+\\S`));
    // More than five records begin so: the list of the kind has them all.
    const many = await find(visitor, "sellers", /^Campaigns/);
    await many.getByRole("option", { name: "Campaigns: show all matches" }).click();
    await page.waitForURL("**/campaigns?find=sellers");
    await page.locator("#content tbody > tr").nth(5).waitFor();
    await open(visitor);
    const account = await find(visitor, "porchl", "Accounts");
    await account.getByRole("option", { name: "Porchlight Media" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/users\/[0-9a-f-]{36}$/);
    expect(visitor.mishaps).toEqual([]);
  });

  it("opens a buyer's own lead by keyboard, and finds its settings and actions", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly("advertiser");
    await visitor.open("/dashboard");
    const { page } = visitor;
    await open(visitor);
    await find(visitor, PHONE, "Leads");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/leads/${lead}`);
    for (const [text, option, address] of [
      ["top up", "Top up the wallet", "/billing?topup=1"],
      ["time zone", "Profile", "/settings"],
      ["2fa", "Security", "/settings?part=security"],
      ["crm", "Deliveries", "/settings?part=deliveries"],
      ["invoice", "Statements and invoices", "/billing"],
    ] as const) {
      await visitor.open("/dashboard");
      const dialog = await open(visitor);
      await dialog.getByRole("combobox").fill(text);
      await dialog.getByRole("option", { name: option }).first().click();
      await page.waitForURL(`**${address}`);
    }
    await visitor.open("/dashboard");
    const dialog = await open(visitor);
    await dialog.getByRole("combobox").fill("dark mode");
    await dialog.getByRole("option", { name: "Dark theme" }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset["theme"] ?? ""))
      .toContain("dark");
    expect(visitor.mishaps).toEqual([]);
  });

  it("finds an affiliate's own records on a phone, and none of others", async () => {
    const visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
    await bringAxe(visitor);
    await visitor.signInQuietly("affiliate");
    await visitor.open("/dashboard");
    const { page } = visitor;
    await page
      .getByRole("button", { name: /search/i })
      .first()
      .click();
    await palette(page).getByRole("combobox").waitFor();
    await find(visitor, lead, "Leads");
    expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
    for (const text of [campaign, "Cedar & Main", "zzz nothing"]) {
      await palette(page).getByRole("combobox").fill(text);
      await palette(page).getByText("No matches. Check the spelling").waitFor();
      expect(await palette(page).getByRole("option").count()).toBe(0);
    }
    await palette(page).getByRole("combobox").fill("12 N Oak St");
    await palette(page).getByText("add the ZIP code or the city and state").waitFor();
    await palette(page).getByRole("combobox").fill("import");
    await palette(page).getByRole("option", { name: "Import leads from a file" }).click();
    await page.waitForURL("**/leads?part=imports");
    expect(visitor.mishaps).toEqual([]);
  });

  it("says that it could not search, and searches again", async () => {
    const visitor = await visits.arrive();
    await bringAxe(visitor);
    await visitor.signInQuietly("admin");
    await visitor.open("/dashboard");
    const { page } = visitor;
    await page.route("**/v1/find", (route) => route.abort());
    const dialog = await open(visitor);
    await dialog.getByRole("combobox").fill("porchlight");
    await dialog.getByRole("alert").waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.unroute("**/v1/find");
    await dialog.getByRole("button", { name: /try again/i }).click();
    await dialog.getByRole("option", { name: "Porchlight Media" }).first().waitFor();
    expect(await dialog.getByRole("alert").count()).toBe(0);
  });

  it("finds in Spanish", async () => {
    const visitor = await visits.arrive({ locale: "es-US" });
    await visitor.signInQuietly("affiliate");
    await visitor.open("/dashboard");
    const { page } = visitor;
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Buscar e ir a" });
    await dialog.getByRole("combobox").fill("contrasena");
    await dialog.getByRole("option", { name: "Seguridad" }).click();
    await page.waitForURL("**/settings?part=security");
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a list", () => {
  /** Types into the filter of a list. */
  async function filter({ page }: Visitor, text: string): Promise<void> {
    await page
      .getByRole("group", { name: "Filters" })
      .getByRole("button", { name: "Find" })
      .click();
    await page.getByRole("dialog", { name: /Find/ }).getByRole("textbox").fill(text);
    await page.keyboard.press("Enter");
  }
  const rows = ({ page }: Visitor): Locator => page.locator("#content tbody > tr");

  it("of the network finds by words, and each row names its owner", async () => {
    const visitor = await visits.arrive();
    await bringAxe(visitor);
    await visitor.signInQuietly("admin");
    for (const [path, text, shown] of [
      ["/users", "cedar mai", "Cedar & Main Realty"],
      ["/campaigns", campaign, campaign],
      ["/campaigns", "cedar", "Cedar & Main Realty"],
      ["/billing?part=payouts", "porchlight", "Porchlight Media"],
      ["/leads?part=returns", "cedar", "Cedar & Main Realty"],
    ] as const) {
      await visitor.open(path);
      await filter(visitor, text);
      await visitor.page.waitForURL(/[?&]find=/);
      await rows(visitor).filter({ hasText: shown }).first().waitFor();
      await expect
        .poll(async () => (await rows(visitor).allInnerTexts()).every((row) => row.includes(shown)))
        .toBe(true);
      expect(await findingsInBothThemes(visitor)).toEqual([]);
    }
    expect(visitor.mishaps).toEqual([]);
  });

  it("of leads found by their person names the affiliate to the network", async () => {
    const other = await Trade.open(network);
    const posted = { vendor_lead_id: `CRM-${randomUUID()}` };
    await other.post(posted);
    await other.post(posted);
    const visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
    await visitor.signInQuietly("admin");
    await visitor.open("/leads");
    const { page } = visitor;
    await page.getByRole("searchbox", { name: "Find a lead" }).fill(posted.vendor_lead_id);
    await page.keyboard.press("Enter");
    const found = page.getByRole("list", { name: "Leads found" }).getByRole("listitem");
    await found.nth(1).waitFor();
    await expect
      .poll(async () => (await found.allTextContents()).join("; "))
      .toMatch(/Sacramento, CA \S.+ · Sold · .+; .+Sacramento, CA \S.+ · Sold/);
    expect([await sideways(visitor), visitor.mishaps]).toEqual([0, []]);
  });
});
