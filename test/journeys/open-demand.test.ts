// Tests open demand: the map of unmet demand filters by pointer and keyboard, and a follow notifies
// the affiliate without a reload.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
  await visitor.signInQuietly("affiliate");
});

const stateInAddress = (): string | null => new URL(visitor.page.url()).searchParams.get("state");

describe("the map of unmet demand", () => {
  it("shows a state's orders by click and keyboard, all again, and numbers as table", async () => {
    const { page } = visitor;
    await page.goto("/campaigns");
    const map = page.getByRole("slider", { name: "Unmet demand by state" });
    const shown = page.getByRole("status").filter({ hasText: / of \d+ orders$/ });
    const [, all = ""] = /of (\d+)/.exec(await shown.innerText()) ?? [];
    // Arizona is the first shape with demand, and its center lies within it.
    const shape = map.locator("path.cursor-pointer").first();
    // A second press before the first choice is rendered would choose the same state again.
    const isChosen = async (state: string | null): Promise<void> => {
      await expect.poll(() => page.getByLabel("Place").inputValue()).toBe(state ?? "");
      expect(stateInAddress()).toBe(state);
    };
    await shape.click();
    await isChosen("AZ");
    expect(Number.parseInt(await shown.innerText(), 10)).toBeLessThan(Number(all));
    await shape.click();
    await isChosen(null);
    await map.focus();
    for (
      let step = 0;
      step < 60 && !(await map.getAttribute("aria-valuetext"))?.startsWith("Texas");
      step += 1
    )
      await page.keyboard.press("ArrowRight");
    expect(await map.getAttribute("aria-valuetext")).toMatch(
      /^Texas: .+ · \d+ orders?, up to \$[\d.]+$/,
    );
    await page.keyboard.press("Enter");
    await isChosen("TX");
    await page.keyboard.press("Enter");
    await isChosen(null);
    await page.getByRole("button", { name: "Show as table" }).click();
    const table = page.getByRole("region", { name: "Unmet demand by state" });
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
      "State",
      "Leads per day",
      "Open orders",
      "Pays up to",
    ]);
    await table.getByRole("rowheader", { name: "Texas" }).waitFor();
    // Not all in one step: a map of one color would show nothing.
    const steps = new Set(
      await table
        .locator("tbody tr")
        .evaluateAll((rows) => rows.map((row) => row.querySelector("td")?.textContent)),
    );
    expect(steps.size).toBeGreaterThan(1);
    expect([...steps]).toContain("1,000 or more");
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("following", () => {
  it("notifies of a matching new order, links to it, and can be stopped with Undo", async () => {
    const { page } = visitor;
    await page.goto("/campaigns?state=AZ&side=renter");
    const follows = page.getByRole("list", { name: "You follow" });
    const begin = page.getByRole("button", { name: "Follow", exact: true });
    await begin.click();
    await follows.getByRole("link", { name: "Renters in Arizona" }).waitFor();
    await expect.poll(() => begin.isDisabled()).toBe(true);
    await page.getByText("You already follow this.", { exact: true }).waitFor();
    const buyer = await ApiUser.signIn(network, "advertiser");
    const campaign = `/v1/campaigns/${randomUUID()}`;
    const made = await buyer.call("PUT", campaign, {
      name: "Renters",
      criteria: {
        all: [
          { field: "state", in: ["AZ"] },
          { field: "side", in: ["renter"] },
        ],
      },
      exclusive_bid_cents: 15_000,
    });
    expect(made.status).toBe(200);
    // Without a reload: the event stream delivers it.
    await page.getByRole("button", { name: /^Notifications, \d+ unread$/ }).waitFor();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .click();
    await page
      .getByRole("dialog", { name: "Notifications" })
      .getByText("A new order: renters in Arizona, up to $105.00")
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).search).toBe("?state=AZ&side=renter");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Stop following: Renters in Arizona" }).click();
    await page.getByText("You no longer follow: Renters in Arizona.").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await follows.getByRole("link", { name: "Renters in Arizona" }).waitFor();
    await buyer.call(
      "PATCH",
      campaign,
      { status: "archived" },
      { "content-type": "application/merge-patch+json" },
    );
    expect(visitor.mishaps).toEqual([]);
  });
});
