// Tests what happens to a file's rows over time, in the browser: they wait for their source's room,
// rows without proof of consent become drafts that their people confirm, a consent is stated once,
// and an interrupted import continues in another browser.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../../support/browser.ts";
import { KEY_MS } from "../../support/hosted-forms.ts";
import { chooser, doneImport, openImportVisits, startButton } from "../../support/import-visits.ts";
import { findingsInBothThemes, sideways } from "../../support/looks.ts";
import { ApiUser, Trade } from "../../support/trade.ts";

const network = inject("network");
const { arriveAtImports, arrive, fileOf, newSellers } = openImportVisits();
let affiliate: ApiUser;

beforeAll(async () => {
  affiliate = await ApiUser.signIn(network, "affiliate");
  // A buyer of every lead from California.
  await Trade.open(network);
});

async function linesOf(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
}

function saved(page: Page, button: string): Promise<Download> {
  return Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]).then(([download]) => download);
}

const rowOf = ({ page }: Visitor, name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).first();

describe("a file larger than its source's day", () => {
  it("is spread over the days of its consents, and leaves no rejected leads", async () => {
    const id = randomUUID();
    await affiliate.call("PUT", `/v1/sources/${id}`, {
      name: "Fifty a day",
      kind: "import",
      daily_cap: 50,
    });
    const visitor = await arriveAtImports();
    const { page } = visitor;
    await chooser(visitor).setInputFiles(await fileOf("big.csv", newSellers(100_000)));
    await page.getByRole("combobox", { name: "Source" }).selectOption({ label: "Fifty a day" });
    await page
      .getByText(
        "This source accepts 50 leads per day. 4,450 rows are imported over 89 days, until",
      )
      .waitFor({ timeout: 90_000 });
    await page.getByText("The consent of 95,550 rows ends before there is room").waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    const late = await linesOf(await saved(page, "Save 95,550 rows that don't fit"));
    expect(late).toHaveLength(95_551);
    expect(late.at(-1)).toMatch(/,The consent ends before this source has room for the row\.$/);
    await page.getByRole("button", { name: "Import 4,450 rows" }).click();
    const row = rowOf(visitor, "big.csv");
    await row.getByText("Waiting: its source reached its daily limit.").waitFor();
    await row.getByText("50 of 4,450 rows decided").waitFor();
    await row.getByText("0 rejected").waitFor();
    const refused = await affiliate.call(
      "GET",
      `/v1/leads?where=source_id,eq,${id}&where=status,eq,rejected&limit=1`,
    );
    expect(refused.body.items).toEqual([]);
    await row.getByRole("button", { name: "Cancel import" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel import" }).click();
    await row.getByText("Canceled").waitFor();
    await row.getByText("0 rejected").waitFor();
    await affiliate.call("PATCH", `/v1/sources/${id}`, { status: "paused" });
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("an interrupted import", () => {
  it("continues when the same file is chosen in another browser", async () => {
    const path = await fileOf(`again-${randomUUID()}.csv`, newSellers(700));
    const name = path.split("/").at(-1) ?? "";
    const first = await arriveAtImports();
    // The second chunk never arrives.
    const isStuck = new Promise<void>((resolve) => {
      void first.page.route(/\/chunks\/2$/, () => resolve());
    });
    await chooser(first).setInputFiles(path);
    await startButton(first).click();
    await isStuck;
    await expect
      .poll(async () => {
        const { body } = await affiliate.call("GET", "/v1/imports?order=-created_at&limit=1");
        return body.items[0];
      })
      .toMatchObject({ name, status: "draft", received: 500 });
    await first.leave();

    const second = await arriveAtImports();
    await chooser(second).setInputFiles(path);
    await second.page
      .getByText("The import of this file stopped after 500 of 700 rows had arrived.")
      .waitFor();
    await startButton(second).click();
    await doneImport(second, name).waitFor();
    const { body } = await affiliate.call("GET", "/v1/imports?order=-created_at&limit=20");
    const same = body.items.filter((one: { name: string }) => one.name === name);
    expect(same).toMatchObject([{ status: "done", received: 700, decided: 700 }]);
    await chooser(second).setInputFiles(path);
    await second.page.getByText("This file was imported on").waitFor();
    expect(second.mishaps).toEqual([]);
  });
});

describe("rows without proof of consent", () => {
  it("become drafts, whose people confirm by the links of a file", async () => {
    // The numbers of new sellers begin with 2000.
    const no = 1_234;
    const file = [
      "First Name,Last Name,Labels,E-mail 1 - Value,Phone 1 - Value,Address 1 - Postal Code",
      `Una,Quill${no},Sellers ::: * myContacts,una${no}@example.com,(415) 555-${no},95838`,
      `Otto,Quill${no},* myContacts,,,`,
    ].join("\n");
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const name = `contacts-${no}.csv`;
    await chooser(visitor).setInputFiles(await fileOf(name, file));
    await page.getByText("1 row becomes a draft").waitFor();
    await page.getByRole("checkbox", { name: /^Create drafts of rows/ }).waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await startButton(visitor).click();
    await doneImport(visitor, name).waitFor();
    const row = rowOf(visitor, name);
    await row.getByText("1 draft · 0 confirmed").waitFor();
    await row.getByRole("button", { name: "Create links for the drafts" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("dialog").getByRole("button", { name: "Create links for the drafts" }).click(),
    ]);
    const lines = await linesOf(download);
    expect(lines).toHaveLength(2);
    const link = /https?:\/\/[^,]+/.exec(lines[1] ?? "")?.[0] ?? "";
    const person = await arrive();
    await person.page.goto(link.slice(new URL(link).origin.length));
    await person.page.getByRole("heading", { name: "Is this right?" }).waitFor();
    expect(await person.page.getByRole("textbox", { name: "Last name" }).inputValue()).toBe(
      `Quill${no}`,
    );
    for (const choice of ["House", "$350,000 to $500,000", "In 1 to 3 months"])
      await person.page.getByText(choice, { exact: true }).click();
    await person.page.waitForTimeout(KEY_MS);
    await person.page.getByRole("checkbox").check();
    await person.page.getByRole("button", { name: "Send" }).click();
    await person.page.getByRole("heading", { name: "Thank you. Your request was sent." }).waitFor();
    await page.reload();
    await rowOf(visitor, name).getByText("1 draft · 1 confirmed").waitFor();
    expect([visitor.mishaps, person.mishaps]).toEqual([[], []]);
  });
});

describe("a consent that no column has", () => {
  it("is stated once for the file, and recorded with the person's name", async () => {
    const [head = "", ...rows] = newSellers(2).trimEnd().split("\r\n");
    const text = '"I agree that Plat and the companies on its buyer list may call, text and e-mail';
    expect(rows[0]).toContain(text);
    const file = [
      head.replace(",Consent text", "").replace(",Page", ""),
      ...rows.map((row) =>
        row.replace(/"I agree[^"]*",/, "").replace(",https://homes.example.com/sell", ""),
      ),
    ].join("\r\n");
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const name = `own-form-${randomUUID()}.csv`;
    await chooser(visitor).setInputFiles(await fileOf(name, file));
    await page.getByText("2 rows can't be imported").waitFor();
    await page.locator("summary", { hasText: "Consent text of the file" }).click();
    await page
      .getByRole("textbox", { name: "Consent text" })
      .fill("I agree that Plat and its buyers may call me about my home.");
    await page
      .getByRole("textbox", { name: "Page of the form" })
      .fill("https://homes.example.com/sell");
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.getByRole("checkbox", { name: /^I state that each person/ }).check();
    await startButton(visitor).click();
    await doneImport(visitor, name).waitFor();
    const { body } = await affiliate.call("GET", "/v1/imports?order=-created_at&limit=1");
    expect(body.items[0]).toMatchObject({
      accepted: 2,
      consent_statement: { text: "I agree that Plat and its buyers may call me about my home." },
    });
    expect(body.items[0].consent_statement.stated_by).not.toBe("API key");
    expect(visitor.mishaps).toEqual([]);
  });
});
