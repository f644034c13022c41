// Tests the path from an earning to the bank: a new affiliate enters tax and bank details and sees
// what still blocks a payout; the affiliate requests, the operator approves, downloads the bank
// file and marks it sent, and the affiliate sees it arrive and reads its earnings, to the cent.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { ageSession } from "../support/age-session.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { inviteFinance } from "../support/network-people.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

/** Cents of "$8,627.50". */
const centsOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, "")) * 100);
const passwordOf = (role: string): string =>
  network.users.find((user) => user.role === role)?.password ?? "";

async function arriveAs(
  role: string,
  options: Parameters<typeof visits.arrive>[0] = {},
): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

/** The lines of a file that the button saves. */
async function download(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
}

describe("a new affiliate", () => {
  it("sees what is missing, enters it by keyboard, and sees errors in place", async () => {
    const visitor = await visits.arrive({ viewport: { width: 320, height: 640 } });
    await bringAxe(visitor);
    await visitor.signUpQuietly("affiliate", "Fresh Payee Media");
    const { page } = visitor;
    await visitor.open("/earnings");
    for (const sentence of [
      "Tax details are missing.",
      "A bank account is missing.",
      "$50.00 more must become payable. The payout minimum is $50.",
    ])
      await page.getByText(sentence, { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Request payout" }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Request payout" }).getAttribute("title")).toBe(
      "Tax details are missing.",
    );
    await page.getByRole("link", { name: "Enter tax details" }).press("Enter");
    await page.getByRole("heading", { name: "Tax details" }).waitFor();
    await page.getByLabel("Are you a US person?").selectOption("no");
    await page.getByText("This network pays only US persons so far").waitFor();
    expect(await findings(visitor)).toEqual([]);
    await page.getByLabel("Are you a US person?").selectOption("yes");
    const save = page.getByRole("button", { name: "Save" });
    await save.first().press("Enter");
    await expect
      .poll(() =>
        page.getByLabel("Legal name").evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    for (const [label, text] of [
      ["Legal name", "Fay Fresh"],
      ["Street address", "1 Elm St"],
      ["City", "Reno"],
      ["ZIP", "89501"],
      ["Taxpayer identification number", "666-12-3456"],
      ["Signature", "fay fresh"],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel("State", { exact: true }).selectOption("NV");
    await page.getByLabel("Under penalties of perjury").check();
    await page.getByText("This isn't a valid number").waitFor();
    await page.getByLabel("Taxpayer identification number").fill("123-45-6789");
    await page.getByLabel("Signature").press("Enter");
    await page.getByText("SSN or ITIN, ending in 6789").waitFor();
    await page.getByLabel("Account holder").fill("Fay Fresh");
    await page.getByLabel("Routing number").fill("011000016");
    await page.getByLabel("Account number").fill("44445555");
    await page.getByLabel("Account number").press("Enter");
    await page.getByText("This isn't a valid routing number").waitFor();
    await page.getByLabel("Routing number").fill("011000015");
    await ageSession(visitor);
    await page.getByLabel("Routing number").press("Enter");
    const proof = page.getByRole("dialog", { name: "Confirm it's you" });
    await proof.getByLabel("Password").fill("not mine at all");
    await proof.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Wrong current password. Try again.").waitFor();
    await proof.getByLabel("Password").fill("a long pass phrase");
    await proof.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Checking, ending in 5555").waitFor();
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    // The numbers are nowhere in the browser.
    expect(await page.content()).not.toMatch(/123-?45-?6789|44445555/);
    await visitor.open("/earnings");
    await page.getByText("$50.00 more must become payable").waitFor();
    expect(await page.getByText("Tax details are missing.").count()).toBe(0);
    // The confirmation was asked for with 403, and the wrong password answered with 422.
    expect(visitor.mishaps.filter((mishap) => !/403|422/.test(mishap))).toEqual([]);
  });
});

describe("a payout", () => {
  it("goes from affiliate to operator to bank, and its advice adds up to the amount", async () => {
    const affiliate = await arriveAs("affiliate");
    const { page } = affiliate;
    await affiliate.open("/earnings");
    const ask = page.getByRole("button", { name: /^Request payout of \$/ });
    const amount = ((await ask.textContent()) ?? "").replace("Request payout of ", "");
    expect(centsOf(amount)).toBeGreaterThanOrEqual(5_000);
    // The person signed in a while ago.
    await ageSession(affiliate);
    await ask.press("Enter");
    const asked = page.getByRole("dialog", { name: "Confirm it's you" });
    await asked.getByLabel("Password").fill(passwordOf("affiliate"));
    await asked.getByRole("button", { name: "Confirm" }).press("Enter");
    await page.getByText(`Payout of ${amount} requested. The network approves it.`).waitFor();
    await page.getByText("A payout is in progress.").waitFor();
    const row = page
      .getByRole("table", { name: "Payouts" })
      .getByRole("row")
      .filter({ hasText: amount })
      .first();
    await row.getByText("Requested", { exact: true }).waitFor();

    const operator = await arriveAs("admin", { acceptDownloads: true });
    const desk = operator.page;
    await operator.open("/billing?part=payouts&status=requested");
    const waiting = desk.getByRole("row").filter({ hasText: amount });
    await waiting.getByRole("checkbox").check();
    await desk.getByRole("button", { name: "Approve 1" }).press("Enter");
    await desk.getByText("1 payout updated.").first().waitFor();
    await operator.open("/billing?part=payouts&status=approved");
    await desk.getByRole("row").filter({ hasText: amount }).getByRole("checkbox").check();
    expect(await desk.getByRole("button", { name: /sent$/ }).count()).toBe(0);
    await desk.getByRole("button", { name: "Bank file for 1" }).press("Enter");
    const sheet = desk.getByRole("dialog", { name: "Bank file" });
    await sheet.getByText("full account numbers").waitFor();
    expect(await findings(operator)).toEqual([]);
    await ageSession(operator);
    await sheet.getByRole("button", { name: "Download file" }).press("Enter");
    const proof = desk.getByRole("dialog", { name: "Confirm it's you" });
    await proof.getByLabel("Password").fill("a guess");
    await desk.keyboard.press("Enter");
    await proof.getByText("Wrong current password. Try again.").waitFor();
    await proof.getByLabel("Password").fill(passwordOf("admin"));
    const [head, line, ...rest] = await download(desk, () => desk.keyboard.press("Enter"));
    expect(head).toBe(
      "Receiver name,Routing number,Account number,Account type,Amount,Receiver ID,Description",
    );
    expect(line).toMatch(
      new RegExp(
        `^Porchlight Media LLC,011000015,\\d{12},Checking,${(centsOf(amount) / 100).toFixed(2)},`,
      ),
    );
    expect(rest).toEqual([]);
    await desk.getByRole("button", { name: "Mark 1 sent" }).press("Enter");
    await desk
      .getByRole("dialog", { name: "Mark as sent" })
      .getByRole("button", { name: "Mark as sent" })
      .press("Enter");
    await desk.getByText("1 payout updated.").first().waitFor();

    // Without a reload: the event reaches the affiliate's screen.
    await row.getByText("Sent", { exact: true }).waitFor({ timeout: 60_000 });
    await row.getByRole("link").press("Enter");
    await page.getByRole("heading", { name: "Remittance advice" }).waitFor();
    const table = page.getByRole("table", { name: "Earnings in this payout" });
    await table.waitFor();
    const lines = await table
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((one) => one.querySelectorAll("td")[0]?.textContent ?? ""));
    expect(lines.length).toBeGreaterThan(5);
    // It names no consumer, even where the affiliate knows the name.
    const names = (await table.locator("tbody th a").allTextContents()).join("\n");
    expect(names).toMatch(/^(?:[A-Z][a-z ]+ · .+\n?)+$/);
    expect(lines.reduce((sum, cents) => sum + centsOf(cents), 0)).toBe(centsOf(amount));
    expect(await findings(affiliate)).toEqual([]);
    const file = await download(page, () =>
      page.getByRole("button", { name: "Download CSV" }).click(),
    );
    expect(file.length).toBe(lines.length + 1);
    expect(
      file.slice(1).reduce((sum, text) => sum + centsOf(text.split(",").at(-3) ?? ""), 0),
    ).toBe(centsOf(amount));
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
    expect(
      await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
    ).toBe("rgb(255, 255, 255)");
    // The confirmation was asked for with 403.
    expect(affiliate.mishaps.filter((mishap) => !mishap.includes("403"))).toEqual([]);
    expect(operator.mishaps.filter((mishap) => !/403|422/.test(mishap))).toEqual([]);
  });

  it("shows its affiliate why it was refused, without axe violations at every size", async () => {
    const operator = await arriveAs("admin", {
      viewport: { width: 320, height: 640 },
      colorScheme: "dark",
    });
    const { page } = operator;
    await operator.open("/billing?part=payouts&status=requested");
    // Not the affiliate whom the other tests sign in as.
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("checkbox") })
      .filter({ hasText: "$" })
      .filter({ hasNotText: "Porchlight" })
      .last();
    const name =
      ((await row.getByRole("checkbox").getAttribute("aria-label")) ?? "")
        .split(",")[0]
        ?.replace(/^Select row: /, "") ?? "";
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Reject 1" }).click();
    const sheet = page.getByRole("dialog", { name: "Reject payouts" });
    await sheet.getByRole("button", { name: "Reject 1" }).click();
    await sheet.getByText("Enter a reason. The affiliate sees it.").waitFor();
    expect(await findings(operator)).toEqual([]);
    expect(await sideways(operator)).toBeLessThanOrEqual(0);
    await sheet.getByLabel("Reason").fill("Please confirm the new address first.");
    await sheet.getByRole("button", { name: "Reject 1" }).click();
    await page.getByText("1 payout updated.").first().waitFor();
    await operator.open("/billing?part=payouts&status=rejected");
    await page.getByText("Please confirm the new address first.").first().waitFor();
    await page.getByRole("table").getByText(name, { exact: true }).first().click();
    await page.getByRole("heading", { name: "Remittance advice" }).waitFor();
    await page.getByText("It ended without being paid").waitFor();
    expect(await findings(operator)).toEqual([]);
    expect(await sideways(operator)).toBeLessThanOrEqual(0);
    expect(operator.mishaps).toEqual([]);
  });
});

/** Sets the amount in dollars up to which one person approves payouts, under Settings. */
async function setOnePersonLimit(visitor: Visitor, dollars: string): Promise<void> {
  const { page } = visitor;
  await visitor.open("/settings?part=network");
  await page.getByLabel("Payouts approved by one person, up to $").fill(dollars);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: false }).first().waitFor();
}

describe("a payout above the limit of one person", () => {
  it("is approved by one, not twice by the same, and then by a second person", async () => {
    const first = await arriveAs("admin");
    const { page } = first;
    const second = await inviteFinance(first, visits, "Finn Second");
    await setOnePersonLimit(first, "1");
    try {
      await first.open("/billing?part=payouts&status=requested");
      const row = page
        .getByRole("row")
        .filter({ has: page.getByRole("checkbox") })
        .filter({ hasText: "needs two approvals" })
        .filter({ hasNotText: "Porchlight" })
        .first();
      const select = row.getByRole("checkbox");
      const label = (await select.getAttribute("aria-label")) ?? "";
      await select.check();
      await page.getByRole("button", { name: "Approve 1" }).click();
      await page.getByText("1 payout needs the approval of a second person.").waitFor();
      const mine = page.getByRole("row").filter({ has: page.getByLabel(label) });
      await mine.getByText("approved by you, needs a second person").waitFor();
      await mine.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Reject 1" }).waitFor();
      expect(await page.getByRole("button", { name: /^Approve/ }).count()).toBe(0);
      expect(await findings(first)).toEqual([]);

      await second.open("/billing?part=payouts&status=requested");
      const theirs = second.page.getByRole("row").filter({ has: second.page.getByLabel(label) });
      await theirs.getByText(/^approved by .+, needs a second person$/).waitFor();
      expect([await findings(second), await sideways(second)]).toEqual([[], 0]);
      await theirs.getByRole("checkbox").check();
      await second.page.getByRole("button", { name: "Approve 1" }).click();
      await second.page.getByText("1 payout updated.").first().waitFor();
      await second.open("/billing?part=payouts&status=approved");
      await second.page.getByLabel(label).waitFor();

      await first.open("/activity");
      await page.getByText("Payout approved, a second person must too").first().waitFor();
      await page.getByText("Payout approved", { exact: true }).first().waitFor();
    } finally {
      await setOnePersonLimit(first, "5000");
    }
  });
});
