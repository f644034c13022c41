// Tests the operator's list of emails without an email server: it says that none are sent, and
// lists and shows each email.
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

/** The daily emails alone: other journeys' sign-ins send many newer ones. */
const DAILY = "/settings?part=emails&kind=digest";
const PHONE = { width: 320, height: 640 };
const network = inject("network");
const visits = openVisits();

async function arrive(options: Parameters<typeof visits.arrive>[0] = {}): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  return visitor;
}

async function look(visitor: Visitor, what: string): Promise<void> {
  expect(await findings(visitor), what).toEqual([]);
  expect(await sideways(visitor), what).toBeLessThanOrEqual(0);
}

it("by keyboard, the list says nothing is sent; an email opens without working links", async () => {
  await (await Trade.open(network)).post();
  const visitor = await arrive();
  const { page } = visitor;
  await visitor.open(DAILY);
  await page.getByText("No mail server is set up").waitFor();
  const mail = page.getByRole("link", { name: /^Your day on/ }).first();
  await mail.waitFor();
  await look(visitor, "the list");
  await mail.focus();
  await page.keyboard.press("Enter");
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { name: "Your day", exact: true }).waitFor();
  expect(await frame.locator("a[href]").count()).toBe(0);
  expect(
    await frame.locator(".button").evaluate((button) => getComputedStyle(button).backgroundColor),
  ).toBe("rgb(11, 93, 82)");
  await page.getByRole("heading", { name: "Plain text" }).waitFor();
  await look(visitor, "an e-mail");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.url()).not.toContain("mail=");
});

it("fits a phone, in the dark theme and in Spanish", async () => {
  await (await Trade.open(network)).post();
  const visitor = await arrive({ viewport: PHONE, colorScheme: "dark", locale: "es-US" });
  const { page } = visitor;
  await visitor.open(DAILY);
  await page.getByText("No hay servidor de correo").waitFor();
  await look(visitor, "the list");
  await page
    .getByRole("link", { name: /^Your day on|^Su día en/ })
    .first()
    .click();
  await page
    .frameLocator("iframe")
    .getByRole("heading", { name: /Your day|Su día/ })
    .waitFor();
  // Axe would also measure the links behind the sheet where it begins; they were checked above.
  expect(await sideways(visitor)).toBeLessThanOrEqual(0);
  expect(
    await page
      .locator("iframe")
      .evaluate((frame) => frame.getBoundingClientRect().right <= window.innerWidth),
  ).toBe(true);
});
