// Tests that a campaign's form loses nothing: what is typed is kept by itself, leaving asks, and a
// campaign can be saved without buying yet.
import { beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let visitor: Visitor;

const field = (name: string) => visitor.page.getByLabel(name, { exact: true });
const press = (name: string) => visitor.page.getByRole("button", { name, exact: true }).click();
const leaving = () => visitor.page.getByRole("dialog", { name: "Leave with unsaved changes?" });
const PAGE = /\/campaigns\/[0-9a-f-]{36}$/;

beforeEach(async () => {
  visitor = await visits.arrive();
  await bringAxe(visitor);
  await visitor.signUpQuietly("advertiser", "Dana Draft");
  await visitor.open("/campaigns/new");
  await field("Name").fill("Half done");
  await field("Exclusive bid, $").fill("41");
});

describe("a new campaign that is half done", () => {
  it("is kept when a link leads away, and begins with what was typed", async () => {
    const { page } = visitor;
    await page.getByRole("link", { name: "Billing" }).click();
    await leaving().waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await leaving().getByRole("button", { name: "Stay" }).click();
    expect(await field("Name").inputValue()).toBe("Half done");
    await page.getByRole("link", { name: "Billing" }).click();
    await leaving().getByRole("button", { name: "Leave", exact: true }).click();
    await page.waitForURL("**/billing");
    await page.goBack();
    await page.getByText("This is what you typed before.").waitFor();
    expect(await field("Exclusive bid, $").inputValue()).toBe("41");
    await press("Start over");
    expect(await field("Name").inputValue()).toBe("");
    await page.getByRole("link", { name: "All campaigns" }).click();
    await page.waitForURL("**/campaigns");
    expect(visitor.mishaps).toEqual([]);
  });

  it("survives the end of its tab", async () => {
    await visitor.page.close({ runBeforeUnload: false });
    const page = await visitor.context.newPage();
    await page.goto("/campaigns/new");
    await page.getByText("This is what you typed before.").waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Half done");
  });

  it("is gone after it was discarded, and after signing out", async () => {
    const { page } = visitor;
    await page.getByRole("link", { name: "Cancel" }).click();
    await leaving().getByRole("button", { name: "Discard changes" }).click();
    await page.waitForURL("**/campaigns");
    await visitor.open("/campaigns/new");
    expect(await field("Name").inputValue()).toBe("");
    await field("Name").fill("Secret plans");
    await press("Logout");
    await page.waitForURL("**/login**");
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain("Secret plans");
  });

  it("can be saved paused, and buys when it is resumed", async () => {
    const { page } = visitor;
    await press("Save paused");
    await page.waitForURL(PAGE);
    await page.getByText("Half done saved. Resume it to start buying.").waitFor();
    await page.getByText("Paused", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Resume Half done" }).click();
    await page.getByRole("button", { name: "Pause Half done" }).waitFor();
    await visitor.open("/campaigns/new");
    expect(await field("Name").inputValue()).toBe("");
    expect(visitor.mishaps).toEqual([]);
  });
});

it("changes of a campaign are kept until it is saved", async () => {
  const { page } = visitor;
  await press("Save paused");
  await page.waitForURL(PAGE);
  const address = new URL(page.url()).pathname;
  await visitor.open(`${address}?edit=1`);
  await field("Exclusive bid, $").fill("43");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await leaving().getByRole("button", { name: "Leave", exact: true }).click();
  await visitor.open(`${address}?edit=1`);
  await page.getByText("This is what you typed before.").waitFor();
  expect(await field("Exclusive bid, $").inputValue()).toBe("43");
  await press("Save changes");
  await page.getByText("Half done saved. Applies to new leads.").waitFor();
  await visitor.open(`${address}?edit=1`);
  expect(await field("Exclusive bid, $").inputValue()).toBe("43");
  expect(await page.getByText("This is what you typed before.").count()).toBe(0);
  expect(visitor.mishaps).toEqual([]);
});
