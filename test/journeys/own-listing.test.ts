// Tests an affiliate's own leads on the marketplace: changing the price in place with Undo,
// withdrawing, and relisting, one or many.
import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { ApiUser, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let affiliate: ApiUser;
let leadId: string;

const button = (name: string | RegExp): Locator =>
  visitor.page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) });
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const listing = async () => (await affiliate.call("GET", `/v1/listings/${leadId}`)).body;

beforeEach(async () => {
  const [id] = await stockListings(network, 1);
  leadId = id ?? "";
  affiliate = await ApiUser.signIn(network, "affiliate");
  visitor = await visits.arrive();
  await bringAxe(visitor);
  await visitor.signInQuietly("affiliate");
});

describe("a lead's asking price", () => {
  it("is changed on its page, with Undo, and never below the reserve", async () => {
    const { exclusive_price_cents: before } = await listing();
    await visitor.open(`/leads/${leadId}`);
    const price = button(/^Price now, exclusive: /);
    await price.click();
    const field = visitor.page.getByRole("textbox", { name: /^Price now, exclusive: / });
    await field.fill("nothing");
    await field.press("Enter");
    await says("Enter an amount, for example 95.00.");
    await field.fill("1.00");
    await field.press("Enter");
    await says(/^Enter \$[\d.]+ or more to meet your source's reserve\.$/);
    expect(await findings(visitor)).toEqual([]);
    await field.fill("$1,234.50");
    await field.press("Enter");
    await says(/: price set to \$1,234\.50\.$/);
    expect((await listing()).exclusive_price_cents).toBe(123_450);
    await price.getByText("$1,234.50").waitFor();
    await button("Undo").last().click();
    await expect.poll(async () => (await listing()).exclusive_price_cents).toBe(before);
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("422"))).toEqual([]);
  });

  it("is changed in the list with the keyboard only", async () => {
    await visitor.open("/marketplace");
    const row = visitor.page
      .getByRole("row")
      .filter({ has: visitor.page.locator(`a[href="/leads/${leadId}"]`) });
    await row.getByRole("button", { name: /^Price now, exclusive: / }).focus();
    await visitor.page.keyboard.press("Enter");
    await visitor.page.keyboard.press("ControlOrMeta+A");
    await visitor.page.keyboard.type("888");
    await visitor.page.keyboard.press("Enter");
    await says(/: price set to \$888\.00\.$/);
    await row.getByText("$888.00").waitFor();
    expect((await listing()).exclusive_price_cents).toBe(88_800);
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a lead", () => {
  it("is withdrawn and relisted, and the message undoes either", async () => {
    const { page } = visitor;
    const statusOf = async (): Promise<string> =>
      (await affiliate.call("GET", `/v1/leads/${leadId}`)).body.status;
    await page.clock.install();
    await visitor.open(`/leads/${leadId}`);
    await button("Unlist").click();
    await says("Lead unlisted.");
    // A message stays under the pointer, however long.
    await button("Undo").last().hover();
    await page.clock.fastForward(20_000);
    await page.getByRole("heading", { name: "Not listed" }).waitFor();
    expect(await statusOf()).toBe("withdrawn");
    const buyer = await ApiUser.signIn(network, "advertiser");
    expect((await buyer.call("GET", `/v1/listings/${leadId}`)).status).toBe(404);
    expect(await findings(visitor)).toEqual([]);
    await button("Undo").last().click();
    await says("Lead relisted.");
    await page.getByRole("heading", { name: "On the marketplace" }).waitFor();
    expect(await statusOf()).toBe("available");
    await button("Unlist").click();
    await button("Relist").click();
    await expect.poll(statusOf).toBe("available");
    expect((await buyer.call("GET", `/v1/listings/${leadId}`)).status).toBe(200);
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
  });

  it("that is partly sold is withdrawn for good, after a confirmation", async () => {
    const buyer = await ApiUser.signUp(network, "advertiser", "Slot Homes");
    await buyer.call("PATCH", "/v1/profile", { licensed_states: ["AZ"] });
    const { slot_price_cents: price } = await listing();
    const bought = await buyer.call(
      "POST",
      `/v1/listings/${leadId}/purchase`,
      { mode: "shared", max_price_cents: price },
      { "idempotency-key": randomUUID() },
    );
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    await visitor.open(`/leads/${leadId}`);
    await button("Unlist").click();
    await says("You can't undo this. Buyers keep their slots; no more slots are sold.");
    expect(await findings(visitor)).toEqual([]);
    await visitor.page.getByRole("dialog").getByRole("button", { name: "Unlist" }).click();
    await says("Lead unlisted.");
    expect(await button("Undo").count()).toBe(0);
    expect((await affiliate.call("GET", `/v1/leads/${leadId}`)).body.status).toBe("sold");
  });
});

it("can be withdrawn and relisted with others, with the keyboard only", async () => {
  const { page } = visitor;
  const [other = ""] = await stockListings(network, 1);
  const statuses = async (): Promise<string[]> =>
    Promise.all(
      [leadId, other].map(
        async (id) => (await affiliate.call("GET", `/v1/leads/${id}`)).body.status,
      ),
    );
  await visitor.open("/leads?status=available");
  for (const id of [leadId, other]) {
    const box = page
      .getByRole("row")
      .filter({ has: page.locator(`a[href="/leads/${id}"]`) })
      .getByRole("checkbox");
    await box.focus();
    await page.keyboard.press("Space");
  }
  await button("Unlist").focus();
  await page.keyboard.press("Enter");
  await says("2 leads unlisted.");
  expect(await statuses()).toEqual(["withdrawn", "withdrawn"]);
  await button("Undo").last().click();
  await says("2 leads relisted.");
  expect(await statuses()).toEqual(["available", "available"]);
  expect(await findings(visitor)).toEqual([]);
  expect(await sideways(visitor)).toBeLessThanOrEqual(0);
  expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
});
