// Tests notification preferences in a real browser: switched off by keyboard, undone, on a small
// phone and in Spanish.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const ADDRESS = "/settings?part=notifications";
const API = "/v1/notification-preferences";
const PHONE = { width: 320, height: 640 };
const ROLES = ["advertiser", "affiliate", "admin"] as const;

const network = inject("network");
const visits = openVisits();
let trade: Trade;
let buyer: ApiUser;

beforeAll(async () => {
  trade = await Trade.open(network);
  buyer = await ApiUser.signIn(network, "advertiser");
});
afterEach(async () => {
  // The demo's users are shared by all tests.
  await buyer.call("PATCH", API, {
    kinds: { lead_bought: null, search_matched: null },
    quiet_hours: null,
    time_zone: null,
    digest_hour: null,
  });
});

async function at(
  role: string,
  options: Parameters<typeof visits.arrive>[0] = {},
): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

const stored = async () => (await buyer.call("GET", API)).body;
const items = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("plat-notifications");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const reading = opening.result
            .transaction("items")
            .objectStore("items")
            .getAll() as IDBRequest<{ readonly type: string }[]>;
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve(reading.result.filter(({ type }) => type === "lead_bought").length);
          });
        });
      }),
  );

/** Replaces the server's answer by this one. */
async function asIf(page: Page, instead: object): Promise<void> {
  await page.route(`**${API}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...instead } });
  });
}

/** Pretends that this network offers these channels too. */
const offer = (page: Page, ...channels: readonly string[]): Promise<void> =>
  asIf(page, { channels });

describe("a browser without notifications", () => {
  it("shows nothing of them: no Push column, and no devices", async () => {
    const visitor = await at("advertiser");
    const { page } = visitor;
    await page.addInitScript(() => Reflect.deleteProperty(window, "Notification"));
    await visitor.open(ADDRESS);
    await page.getByRole("checkbox", { name: "You bought a lead: In app" }).waitFor();
    expect(await page.getByRole("columnheader").allTextContents()).toEqual([
      "Notification",
      "In app",
    ]);
    expect(await page.getByRole("checkbox", { name: /: Push$/ }).count()).toBe(0);
  });
});

describe("a kind of notification", () => {
  it("is switched off by keyboard, as another tab's bell shows, and on again", async () => {
    const visitor = await at("advertiser");
    const { page } = visitor;
    await visitor.open(ADDRESS);
    expect(
      await page.getByRole("link", { name: "Notifications" }).getAttribute("aria-current"),
    ).toBe("page");
    await page.getByText("Email isn't set up on this network yet.").waitFor();
    expect(await page.getByRole("columnheader").allTextContents()).toEqual([
      "Notification",
      "In app",
      "Push",
    ]);
    const bought = page.getByRole("checkbox", { name: "You bought a lead: In app" });
    await page.getByRole("region", { name: "Notifications" }).focus();
    await page.keyboard.press("Tab");
    expect(await bought.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    await page.getByText("You bought a lead, In app: off").waitFor();
    expect([await bought.isChecked(), (await stored()).kinds.lead_bought.bell]).toEqual([
      false,
      false,
    ]);

    // A lead is bought: the list shows it, and the bell does not.
    const other = await visitor.context.newPage();
    await other.goto("/leads");
    await other.getByRole("heading", { level: 1 }).waitFor();
    const before = await items(other);
    const asked = other.waitForResponse(
      (answer) => answer.url().includes("/v1/leads?") && answer.ok(),
    );
    const leadId = await trade.post();
    await asked;
    await other.locator(`a[href*="${leadId}"]`).first().waitFor();
    expect(await items(other)).toBe(before);
    await other.close();

    await bought.focus();
    await page.keyboard.press("Space");
    await page.getByText("You bought a lead, In app: on").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().press("Enter");
    await expect.poll(async () => (await stored()).kinds.lead_bought.bell).toBe(false);
    await expect.poll(() => bought.isChecked()).toBe(false);
    expect(visitor.mishaps).toEqual([]);
  });

  it("is reverted with a message if the server refuses the change", async () => {
    const visitor = await at("advertiser");
    const { page } = visitor;
    await visitor.open(ADDRESS);
    await page.route(`**${API}`, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({
            status: 503,
            contentType: "application/problem+json",
            body: JSON.stringify({
              type: "about:blank",
              title: "Unavailable",
              status: 503,
              code: "unavailable",
              detail: "Later.",
            }),
          })
        : route.continue(),
    );
    const bought = page.getByRole("checkbox", { name: "You bought a lead: In app" });
    await bought.click();
    await expect.poll(() => bought.isChecked()).toBe(true);
    expect((await stored()).kinds.lead_bought.bell).toBe(true);
  });

  it("cannot be switched off if it protects the account", async () => {
    const visitor = await at("affiliate");
    await visitor.open(ADDRESS);
    expect(
      await visitor.page
        .getByRole("checkbox", { name: "The bank account was changed: In app" })
        .isDisabled(),
    ).toBe(true);
    await visitor.page.getByText("Always on, for security").first().waitFor();
  });
});

describe("the balance below which a buyer is notified", () => {
  it("is set in the profile, refused if not an amount, and removed by clearing it", async () => {
    const visitor = await at("advertiser");
    const { page } = visitor;
    await visitor.open("/settings");
    const field = page.getByRole("textbox", { name: "Low balance alert ($)" });
    const kept = async () =>
      (await buyer.call("GET", "/v1/profile")).body.account.buyer.low_balance_cents;
    const save = page.getByRole("button", { name: "Save", exact: true });
    await field.fill("lots");
    await save.click();
    await page.getByText("Enter an amount, for example 250, or leave it blank.").waitFor();
    expect([await kept(), await findings(visitor)]).toEqual([null, []]);
    await field.fill("250.50");
    await save.click();
    await expect.poll(kept).toBe(25_050);
    await field.fill("");
    await save.click();
    await expect.poll(kept).toBe(null);
  });
});

describe("push, email and quiet hours", () => {
  it("appear if the network offers them, and are saved", async () => {
    const visitor = await at("advertiser");
    const { page } = visitor;
    await offer(page, "bell", "push", "email");
    await visitor.open(ADDRESS);
    expect(await page.getByRole("columnheader").allTextContents()).toEqual([
      "Notification",
      "In app",
      "Push",
      "Email",
    ]);
    await page
      .getByRole("combobox", { name: "You bought a lead: Email" })
      .selectOption({ label: "Immediately" });
    await page.getByRole("checkbox", { name: "You bought a lead: Push" }).click();
    await page.getByRole("checkbox", { name: "Turn on quiet hours" }).click();
    await page.getByLabel("Until").fill("08:30");
    await page.getByLabel("Until").blur();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("America/Chicago");
    await page.getByRole("combobox", { name: "Daily email at" }).selectOption({ label: "06:00" });
    await expect
      .poll(async () => {
        const { kinds, quiet_hours: quiet, time_zone: zone, digest_hour: hour } = await stored();
        return [kinds.lead_bought, quiet, zone, hour];
      })
      .toEqual([
        { bell: true, push: false, email: "at_once" },
        { from: "22:00", until: "08:30" },
        "America/Chicago",
        6,
      ]);
    await page.getByLabel("From").fill("08:30");
    await page.getByText("Choose two different times.").waitFor();
    await visitor.settle();
    expect([(await stored()).quiet_hours, await findings(visitor)]).toEqual([
      { from: "22:00", until: "08:30" },
      [],
    ]);
  });
});

it("show since when emails bounce, and resume them with one press", async () => {
  const visitor = await at("advertiser", { viewport: PHONE });
  const { page } = visitor;
  await asIf(page, { email_stopped_at: "2026-03-05T17:00:00.000Z" });
  await visitor.open(ADDRESS);
  await page.getByText(/^Your email bounced on Mar 5, 2026.*so emails are turned off/).waitFor();
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  const resume = page.getByRole("button", { name: "Turn on emails" });
  const written = page.waitForResponse((response) => response.url().endsWith(`${API}/email`));
  await resume.click();
  expect((await written).status()).toBe(200);
  await page.getByText("Emails turned on.").waitFor();
  await resume.waitFor({ state: "detached" });
});

describe("in both themes", () => {
  it.each(ROLES)(
    "the screen of an %s has no axe violations and fits 320 px in Spanish with all channels",
    async (role) => {
      const visitor = await at(role);
      await visitor.open(ADDRESS);
      expect(await findingsInBothThemes(visitor)).toEqual([]);
      const phone = await at(role, { locale: "es-US", viewport: PHONE });
      await phone.open(ADDRESS);
      await phone.page.getByText("El correo aún no está configurado en esta red.").waitFor();
      expect([await findingsInBothThemes(phone), await sideways(phone)]).toEqual([[], 0]);
      await offer(phone.page, "bell", "push", "email");
      await phone.open(ADDRESS);
      await phone.page.getByRole("checkbox", { name: "Activar horas de silencio" }).waitFor();
      expect([await findingsInBothThemes(phone), await sideways(phone)]).toEqual([[], 0]);
    },
  );
});
