// Tests browsing the marketplace: counts at every filter, a map that shares the pointed item with
// the list, several leads in one purchase, and a search that becomes a campaign.
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { availableWords } from "../support/available-words.ts";
import { ApiUser, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let me: ApiUser;

async function arrive(
  options: Parameters<typeof visits.arrive>[0] = { viewport: { width: 1440, height: 900 } },
): Promise<void> {
  visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
}
beforeAll(async () => {
  // Other journeys buy the demo's listings.
  await stockListings(network, 6);
  await stockListings(network, 2, { side: "buyer" });
});
beforeEach(async () => {
  me = await ApiUser.signIn(network, "advertiser");
});

const dollars = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
const marks = () =>
  visitor.page.getByRole("list", { name: "Map of available leads" }).getByRole("button");
const rows = () =>
  visitor.page.getByRole("table", { name: "Available leads" }).locator("tbody tr[data-row]");
const button = (name: string | RegExp) => visitor.page.getByRole("button", { name, exact: true });

interface Profile {
  readonly account: { readonly buyer: { readonly licensed_states: readonly string[] } };
}

/** The default filters: licensed states, within the wallet balance. */
async function firstWhere(): Promise<string> {
  const profile: Profile = (await me.call("GET", "/v1/profile")).body;
  const { available_cents: cents } = (await me.call("GET", "/v1/wallet")).body;
  const licensed = profile.account.buyer.licensed_states;
  return `where=state,in,${licensed.join(",")}&where=price_cents,lte,${cents}`;
}
const overview = async (query: string) => {
  const { status, body } = await me.call("GET", `/v1/listings/overview?${query}`);
  expect(status, `${query}: ${JSON.stringify(body)}`).toBe(200);
  return body;
};

/** How many leads the label of a group says, at least and at most. */
function sizeIn(label: string): readonly [least: number, most: number] {
  const [, least, most = least] = /: (\d+)(?: to (\d+))? leads?\. Zoom in$/.exec(label) ?? [];
  const [, limit] = /: fewer than (\d+) leads\. Zoom in$/.exec(label) ?? [];
  if (limit !== undefined) return [1, Number(limit) - 1];
  if (least === undefined) throw new Error(`not a group's label: ${label}`);
  return [Number(least), Number(most)];
}

describe("the marketplace", () => {
  it("shows what the buyer may buy and afford first, with counts for each filter", async () => {
    await arrive();
    await visitor.open("/marketplace");
    const first = await firstWhere();
    const { total, counts } = await overview(first);
    await visitor.page.getByText(availableWords(total), { exact: true }).waitFor();
    await expect.poll(() => rows().count()).toBe(Math.min(total, 50));
    await visitor.page
      .getByRole("group", { name: "Filters" })
      .getByRole("button", { name: "Lead type" })
      .click();
    await visitor.page
      .getByRole("checkbox", { name: `Seller (${counts.side.seller})`, exact: true })
      .check();
    await visitor.page.waitForURL(/side=seller/);
    await visitor.page.getByText(availableWords(counts.side.seller), { exact: true }).waitFor();
    await expect.poll(() => rows().count()).toBe(counts.side.seller);
    await visitor.page.keyboard.press("Escape");
    // Without the default filters, every listing of the network is shown.
    await visitor.page.getByRole("button", { name: /^Your states/ }).click();
    await visitor.page.getByRole("button", { name: /^Up to \$/ }).click();
    const { total: all } = await overview("where=side,in,seller");
    await visitor.page.getByText(availableWords(all), { exact: true }).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("opens a cluster by keyboard: the list has its leads; Back shows the country", async () => {
    await arrive();
    await visitor.open("/marketplace?everywhere=1&any=1");
    const count = await rows().count();
    const mark = marks().first();
    const [leads] = sizeIn((await mark.getAttribute("aria-label")) ?? "");
    // One tab stop, then arrow keys.
    await mark.focus();
    await visitor.page.keyboard.press("ArrowRight");
    expect(
      await marks()
        .nth(1)
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await visitor.page.keyboard.press("Home");
    await visitor.page.keyboard.press("Enter");
    await visitor.page.waitForURL(/area=/);
    const area = new URL(visitor.page.url()).searchParams.get("area") ?? "";
    const { total } = await overview(`where=area,eq,${area}`);
    expect(total).toBeGreaterThanOrEqual(leads);
    expect(total).toBeLessThan(count);
    await expect.poll(() => rows().count()).toBe(total);
    await visitor.page.reload();
    await expect.poll(() => rows().count()).toBe(total);
    // The limit is a chip among the filters, too.
    await visitor.page
      .getByRole("group", { name: "Filters" })
      .getByRole("button", { name: /^Part of the map/ })
      .click();
    await expect.poll(() => rows().count()).toBe(count);
    await visitor.page.goBack();
    await expect.poll(() => rows().count()).toBe(total);
    await button("Whole country").click();
    await expect.poll(() => rows().count()).toBe(count);
    expect(new URL(visitor.page.url()).searchParams.has("area")).toBe(false);
  });

  it("says which state of an address does not exist, and lists the others", async () => {
    await arrive();
    await visitor.open("/marketplace?state=CA,ZZ&any=1");
    await visitor.page
      .getByText("State “ZZ” doesn't exist, so it was left out of the filters.", { exact: true })
      .waitFor();
    // Not the count of the overview: it hides small ones, and other journeys buy these leads.
    const { items } = (await me.call("GET", "/v1/listings?where=state,in,CA&limit=50")).body;
    await expect.poll(() => rows().count()).toBe(items.length);
    expect(visitor.mishaps).toEqual([]);
  });

  it("marks on the map the pointed row of the list, and vice versa", async () => {
    await arrive();
    await visitor.open("/marketplace?everywhere=1&any=1");
    await marks().first().waitFor();
    await rows().first().hover();
    await expect.poll(() => visitor.page.locator("aside [data-marked]").count()).toBe(1);
    const mark = marks().first();
    await mark.hover();
    // Other journeys post leads meanwhile: the mark under the pointer is read again each time.
    await expect
      .poll(async () => {
        const marked = await visitor.page.locator("tr[data-marked]").count();
        const [least, most] = sizeIn((await mark.getAttribute("aria-label")) ?? "");
        return marked > 0 && marked >= least && marked <= most;
      })
      .toBe(true);
  });

  it("buys several leads; one that another buyer took first is skipped, uncharged", async () => {
    await arrive();
    const first = await firstWhere();
    const { items } = (
      await me.call(
        "GET",
        `/v1/listings?${first}&where=exclusive_price_cents,gte,1&order=price_cents&limit=3`,
      )
    ).body as { items: { lead_id: string; exclusive_price_cents: number }[] };
    const { available_cents: before } = (await me.call("GET", "/v1/wallet")).body;
    await visitor.open("/marketplace?sort=price_cents");
    for (const { lead_id: id } of items)
      await visitor.page.locator(`tr:has(a[href*="${id}"])`).getByRole("checkbox").check();
    await button("Buy 3 leads").click();
    const question = visitor.page.getByRole("dialog", { name: "Buy these leads?" });
    const total = items.reduce((sum, item) => sum + item.exclusive_price_cents, 0);
    for (const part of [dollars(total), dollars(before), dollars(before - total)])
      expect(await question.textContent()).toContain(part);
    const [taken, ...rest] = items;
    if (taken === undefined) throw new Error("the demo offers too little");
    const rival = await ApiUser.signUp(network, "advertiser", "Faster Homes");
    await rival.call(
      "PATCH",
      "/v1/profile",
      { licensed_states: ["CA", "AZ"] },
      { "content-type": "application/merge-patch+json" },
    );
    expect(
      (
        await rival.call(
          "POST",
          `/v1/listings/${taken.lead_id}/purchase`,
          { mode: "exclusive", max_price_cents: taken.exclusive_price_cents },
          { "idempotency-key": randomUUID() },
        )
      ).status,
    ).toBe(200);
    await question.getByRole("button", { name: `Buy 3 for ${dollars(total)}` }).click();
    const paid = rest.reduce((sum, item) => sum + item.exclusive_price_cents, 0);
    const result = visitor.page.getByRole("dialog", {
      name: `2 leads bought for ${dollars(paid)}`,
    });
    await result.getByText("1 lead not bought", { exact: true }).waitFor();
    expect((await me.call("GET", "/v1/wallet")).body.available_cents).toBe(before - paid);
    await result.getByRole("button", { name: "Keep looking" }).click();
    for (const { lead_id: id } of items)
      await visitor.page.locator(`tr:has(a[href*="${id}"])`).waitFor({ state: "detached" });
  });

  it("turns a search into a campaign, whose bid is not the wallet balance", async () => {
    await arrive();
    await visitor.open("/marketplace?side=seller,buyer&tier=hot&price=..60");
    await visitor.page.getByRole("link", { name: "Create campaign" }).first().click();
    await visitor.page.getByLabel("Exclusive bid, $", { exact: true }).waitFor();
    expect(await visitor.page.getByLabel("Exclusive bid, $", { exact: true }).inputValue()).toBe(
      "60",
    );
    for (const [name, isChecked] of [
      ["Seller", true],
      ["Buyer", true],
      ["Renter", false],
      ["Hot", true],
      ["Cold", false],
    ] as const) {
      expect(
        await visitor.page.getByRole("checkbox", { name, exact: true }).first().isChecked(),
        name,
      ).toBe(isChecked);
    }
    await visitor.open("/marketplace");
    await visitor.page.getByRole("link", { name: "Create campaign" }).first().click();
    expect(await visitor.page.getByLabel("Exclusive bid, $", { exact: true }).inputValue()).toBe(
      "",
    );
  });

  it("saves a search, and notifies of new matches until that is switched off", async () => {
    await arrive();
    await visitor.open("/marketplace?side=seller&tier=hot");
    await button("Save view").click();
    await visitor.page.getByLabel("View name", { exact: true }).fill("Hot sellers");
    await button("Save").click();
    const views = async () =>
      (await me.call("GET", "/v1/saved-views")).body.items.filter(
        ({ document }: { document: { name: string } }) => document.name === "Hot sellers",
      );
    await button("Actions for the view Hot sellers").click();
    await visitor.page.getByRole("menuitem", { name: "Notify me of new leads" }).click();
    await visitor.page
      .getByText("You'll be notified of new leads that match Hot sellers.")
      .waitFor();
    expect((await views())[0].document).toMatchObject({
      path: "/marketplace",
      watch: ["side,in,seller", "tier,in,hot"],
    });
    await button("Actions for the view Hot sellers").click();
    await visitor.page.getByRole("menuitem", { name: "Stop notifying me" }).click();
    await visitor.page
      .getByText("You'll no longer be notified of leads that match Hot sellers.")
      .waitFor();
    expect((await views())[0].document).not.toHaveProperty("watch");
    await button("Actions for the view Hot sellers").click();
    await visitor.page.getByRole("menuitem", { name: "Delete" }).click();
    await expect.poll(async () => (await views()).length).toBe(0);
  });

  it.each([320, 1280, 1440])(
    "has no axe violations with the map open, in both themes at %i px",
    async (width) => {
      await arrive({ viewport: { width, height: 800 } });
      await visitor.open("/marketplace?map=on&everywhere=1&any=1");
      await marks().first().waitFor();
      await visitor.settle();
      expect(await findingsInBothThemes(visitor)).toEqual([]);
      expect(await sideways(visitor)).toBeLessThanOrEqual(0);
      await marks().first().click();
      await visitor.page.waitForURL(/area=/);
      await visitor.settle();
      expect(await findingsInBothThemes(visitor)).toEqual([]);
    },
  );
});
