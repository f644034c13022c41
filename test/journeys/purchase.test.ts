// Tests a manual purchase on the marketplace: what the buyer sees before, the contact immediately
// afterwards, one purchase for any number of requests, and a polite message if another buyer was
// faster.
import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let buyer: ApiUser;

beforeAll(async () => {
  buyer = await ApiUser.signIn(network, "advertiser");
  await stockListings(network, 3);
});
beforeEach(async () => {
  visitor = await visits.arrive();
  await visitor.signInQuietly("advertiser");
});

interface Listing {
  readonly lead_id: string;
  readonly exclusive_price_cents: number | null;
  readonly lead: { readonly city: string };
}

const readListings = async (): Promise<readonly Listing[]> =>
  (
    await buyer.call(
      "GET",
      "/v1/listings?where=state,in,CA,AZ&where=exclusive_price_cents,gte,1" +
        "&order=-listed_at&limit=50",
    )
  ).body.items;
const available = async (): Promise<number> =>
  (await buyer.call("GET", "/v1/wallet")).body.available_cents;
const dollars = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
const question = (): Locator => visitor.page.getByRole("dialog", { name: "Buy this lead?" });

/** Opens the purchase dialog of the newest listing. */
async function ask(): Promise<Listing & { readonly price: number }> {
  const [listing] = await readListings();
  if (listing === undefined) throw new Error("the demo offers nothing");
  await visitor.page.goto(`/marketplace?lead=${listing.lead_id}`);
  await visitor.page.getByRole("dialog").getByRole("button", { name: /^Buy/ }).first().click();
  await question().waitFor();
  return { ...listing, price: listing.exclusive_price_cents ?? 0 };
}

describe("buying a lead", () => {
  it("shows the price and remaining balance, then the contact, and delists the lead", async () => {
    const before = await available();
    const { lead_id: id, price } = await ask();
    // Of the settings, which the dialog reads itself.
    await question()
      .getByText(/7 days/)
      .waitFor();
    const text = await question().textContent();
    for (const part of [dollars(price), dollars(before), dollars(before - price), "7 days"])
      expect(text).toContain(part);
    await question()
      .getByRole("button", { name: `Buy for ${dollars(price)}` })
      .click();
    await visitor.page.getByText("Lead purchased. Call now.").waitFor();
    expect(
      await visitor.page
        .getByRole("dialog")
        .getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })
        .getAttribute("href"),
    ).toMatch(/^tel:\+1\d{10}$/);
    await visitor.page.getByRole("link", { name: "Open the lead" }).click();
    await visitor.page.waitForURL(`${network.url}/leads/${id}`);
    await visitor.page.getByRole("heading", { name: "Contact", exact: true }).waitFor();
    expect(await available()).toBe(before - price);
    expect((await readListings()).some(({ lead_id: other }) => other === id)).toBe(false);
    await visitor.page.goto(`/marketplace?lead=${id}`);
    await visitor.page.getByText("This lead is no longer available.").first().waitFor();
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
  });

  it("buys once, for any number of clicks and requests", async () => {
    const before = await available();
    const { price } = await ask();
    const keys: string[] = [];
    await visitor.page.route("**/purchase", async (route) => {
      keys.push(route.request().headers()["idempotency-key"] ?? "");
      // The first answer is lost.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const button = question().getByRole("button", { name: /^Buy for/ });
    await button.dblclick();
    await question().getByRole("alert").waitFor();
    await button.click();
    await visitor.page.getByText("Lead purchased. Call now.").waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
    expect(await available()).toBe(before - price);
  });

  it("says that another buyer was faster, and charges nothing", async () => {
    const before = await available();
    const { lead_id: id, price } = await ask();
    const rival = await ApiUser.signUp(network, "advertiser", "Faster Realty");
    await rival.call(
      "POST",
      "/v1/wallet/top-ups",
      { amount_cents: 50_000 },
      { "idempotency-key": randomUUID() },
    );
    await rival.call(
      "PATCH",
      "/v1/profile",
      { licensed_states: ["CA", "AZ"] },
      { "content-type": "application/merge-patch+json" },
    );
    const bought = await rival.call(
      "POST",
      `/v1/listings/${id}/purchase`,
      { mode: "exclusive", max_price_cents: price },
      { "idempotency-key": randomUUID() },
    );
    expect([bought.status, bought.body.code]).toEqual([200, undefined]);
    await question()
      .getByRole("button", { name: /^Buy for/ })
      .click();
    await visitor.page.getByText("Another buyer just bought this lead.").waitFor();
    expect(await available()).toBe(before);
    await question().waitFor({ state: "detached" });
  });
});
