// Reports that people build: an operator divides, filters, opens a figure and its rows, saves and
// shares the report and has it mailed; the same at a phone's width, and by keyboard.
import { DAY_MS } from "../../domain/time.ts";
import { expect, it } from "vitest";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();

it("a report is built, opened, saved and mailed, and its address shows it again", async () => {
  const operator = await visits.arrive({ viewport: { width: 1440, height: 900 } });
  await bringAxe(operator);
  await operator.signInQuietly("admin");
  const { page } = operator;
  await operator.open("/earnings");
  await page.getByRole("link", { name: "Build a report" }).click();
  await page.getByRole("link", { name: "Margins by source and buyer" }).click();
  const table = page.getByRole("table");
  await expect
    .poll(() => table.getByRole("columnheader").allTextContents())
    .toEqual(["Source / Buyer", "Spend", "Earned", "Margin", "Margin rate", "Return rate"]);
  // A figure is its rows.
  await page.getByRole("link", { name: "States by lead type" }).click();
  await table.getByRole("columnheader", { name: "Seller", exact: true }).waitFor();
  const figure = table.getByRole("row").nth(2).getByRole("link").first();
  const count = await figure.textContent();
  await figure.focus();
  await page.keyboard.press("Enter");
  await page.getByText(`${count} leads`, { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  // A filter leaves its lines only.
  await page.getByRole("button", { name: "Add filter" }).click();
  const first = page.getByRole("checkbox").nth(1);
  const named = (await first.getAttribute("id")) ?? "";
  const state = ((await page.locator(`label[for="${named}"]`).textContent()) ?? "").slice(0, 2);
  // Its state is in the address, which follows the click.
  await first.click();
  await page.keyboard.press("Escape");
  await expect.poll(() => table.locator("tbody").getByRole("row").count()).toBe(1);
  await page.getByRole("button", { name: `Remove filter State: ${state}` }).waitFor();
  // Saved, shared and mailed.
  await page.getByRole("button", { name: "Save report" }).click();
  await page.getByLabel("Name").fill("One state");
  await page.getByLabel("Share with everyone in the account").check();
  await page.getByRole("dialog").getByRole("button", { name: "Save report" }).click();
  await page.getByRole("link", { name: "One state" }).waitFor();
  await page.getByRole("button", { name: "Weekly email" }).click();
  await page.getByLabel("Day").selectOption({ label: "Friday" });
  await page.getByRole("button", { name: "Send weekly" }).click();
  await page.getByRole("button", { name: "Weekly email: Friday, 8 AM" }).waitFor();
  const address = page.url();
  await operator.open("/dashboard");
  await page.goto(address);
  await expect.poll(() => table.locator("tbody").getByRole("row").count()).toBe(1);
  expect(await findingsInBothThemes(operator)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await table.waitFor();
  expect(await sideways(operator)).toBe(0);
  await page.getByRole("button", { name: "Delete report" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete report" }).click();
  await page.getByRole("link", { name: "One state" }).waitFor({ state: "detached" });
});

it("a report of chosen days opens with these days again", async () => {
  const person = await visits.arrive();
  await person.signInQuietly("advertiser");
  const { page } = person;
  // Within the months that the demo network has traded.
  const [from, to] = [20, 10].map((days) =>
    new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10),
  );
  await person.open(`/dashboard?part=reports&period=custom&from=${from}&to=${to}`);
  await page.getByRole("button", { name: "Save report" }).click();
  await page.getByLabel("Name").fill("Early");
  await page.getByRole("dialog").getByRole("button", { name: "Save report" }).click();
  const link = page.getByRole("link", { name: "Early" });
  await link.waitFor();
  await person.open("/dashboard?part=reports");
  await link.click();
  await expect
    .poll(() => {
      const { searchParams: search } = new URL(page.url());
      return ["period", "from", "to"].map((name) => search.get(name));
    })
    .toEqual(["custom", from, to]);
  await page.getByRole("table").waitFor();
});

it("a buyer's and an affiliate's reports offer what is theirs", async () => {
  for (const [role, has, lacks] of [
    ["advertiser", "Campaign", "Affiliate"],
    ["affiliate", "sub1", "Buyer"],
  ] as const) {
    const person = await visits.arrive();
    await person.signInQuietly(role);
    const { page } = person;
    await person.open("/dashboard?part=reports");
    await page.getByRole("table").waitFor();
    await page.getByRole("button", { name: /^Rows:/ }).click();
    const rows = page.getByRole("combobox", { name: "Rows" });
    await rows.waitFor();
    const options = await rows.locator("option").allTextContents();
    expect(options).toContain(has);
    expect(options).not.toContain(lacks);
  }
});
