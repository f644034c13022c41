// An affiliate's own leads on the marketplace: another price where it stands, with a way back, and off the shelf for good.
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { ApiUser, stockShelf } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let affiliate: ApiUser;
let leadId: string;

const button = (name: string | RegExp): Locator => visitor.page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) });
const says = (text: string | RegExp): Promise<void> => visitor.page.getByText(text).first().waitFor();
const listing = async () => (await affiliate.call("GET", `/v1/listings/${leadId}`)).body;

beforeEach(async () => {
  const [id] = await stockShelf(network, 1);
  leadId = id ?? "";
  affiliate = await ApiUser.signIn(network, "affiliate");
  visitor = await visits.arrive();
  await bringAxe(visitor);
  await visitor.signInQuietly("affiliate");
});

describe("a lead's asking price", () => {
  it("is changed on its page, with a way back, and never below the reserve", async () => {
    const { exclusive_price_cents: before } = await listing();
    await visitor.open(`/leads/${leadId}`);
    const price = button(/^Price now, exclusive: /);
    await price.click();
    const field = visitor.page.getByRole("textbox", { name: /^Price now, exclusive: / });
    await field.fill("nothing");
    await field.press("Enter");
    await says("Write an amount such as 95.00.");
    await field.fill("1.00");
    await field.press("Enter");
    await says(/^Ask \$[\d.]+ or more: your source's reserve comes to that\.$/);
    expect(await findings(visitor)).toEqual([]);
    await field.fill("$1,234.50");
    await field.press("Enter");
    await says(/asks \$1,234\.50 from now on\.$/);
    expect((await listing()).exclusive_price_cents).toBe(123_450);
    await price.getByText("$1,234.50").waitFor();
    await button("Undo").last().click();
    await expect.poll(async () => (await listing()).exclusive_price_cents).toBe(before);
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("422"))).toEqual([]);
  });

  it("is changed in the list by keys alone", async () => {
    await visitor.open("/marketplace");
    const row = visitor.page.getByRole("row").filter({ has: visitor.page.locator(`a[href="/leads/${leadId}"]`) });
    await row.getByRole("button", { name: /^Price now, exclusive: / }).focus();
    await visitor.page.keyboard.press("Enter");
    await visitor.page.keyboard.press("ControlOrMeta+A");
    await visitor.page.keyboard.type("888");
    await visitor.page.keyboard.press("Enter");
    await says(/asks \$888\.00 from now on\.$/);
    await row.getByText("$888.00").waitFor();
    expect((await listing()).exclusive_price_cents).toBe(88_800);
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a lead", () => {
  it("is taken off the marketplace for good, after a question", async () => {
    await visitor.open(`/leads/${leadId}`);
    await button("Take it off").click();
    await says("For good. It is yours to sell elsewhere, and its contact is deleted here after 72 hours.");
    expect(await findings(visitor)).toEqual([]);
    await visitor.page.getByRole("dialog").getByRole("button", { name: "Take it off" }).click();
    await says("The lead is off the marketplace.");
    await visitor.page.getByRole("main").getByText("Withdrawn", { exact: true }).first().waitFor();
    await expect.poll(() => visitor.page.getByRole("heading", { name: "On the marketplace" }).count()).toBe(0);
    expect((await affiliate.call("GET", `/v1/leads/${leadId}`)).body.status).toBe("withdrawn");
    const buyer = await ApiUser.signIn(network, "advertiser");
    expect((await buyer.call("GET", `/v1/listings/${leadId}`)).status).toBe(404);
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
  });
});
