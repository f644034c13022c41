// Tests that a campaign says why it stands still: what keeps it from buying, which leads it missed
// and why, and the one press that mends it.
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

interface Missed {
  readonly matching: number | null;
  readonly bought: number;
  readonly reasons: readonly { readonly reason: string; readonly leads: number | null }[];
  readonly winning_bids: { readonly half: { readonly to_cents: number } } | null;
}

let buyer: ApiUser;
/** The demo's campaign that loses most leads to higher bids. */
let outbid: { readonly id: string; readonly name: string; readonly exclusive_bid_cents: number };
let missed: Missed;

beforeAll(async () => {
  buyer = await ApiUser.signIn(network, "advertiser");
  const { body } = await buyer.call("GET", "/v1/campaigns");
  outbid = body.items.find(({ name }: { name: string }) => name === "Hot only");
  missed = (await buyer.call("GET", `/v1/campaigns/${outbid.id}/missed-leads?days=28`)).body;
});

async function arrive(role: string, width = 1_440): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

const section = ({ page }: Visitor) =>
  page
    .getByRole("region", { name: "Missed leads" })
    .or(page.locator("section", { has: page.getByRole("heading", { name: "Missed leads" }) }));

describe("missed leads", () => {
  it("are shown by reason, as the API counts them, in both themes", async () => {
    const visitor = await arrive("advertiser");
    await visitor.open(`/campaigns/${outbid.id}?missed=28`);
    const shown = section(visitor);
    await shown
      .getByText(`Bought ${missed.bought} of about ${missed.matching} matching leads.`)
      .waitFor();
    const rows = shown.getByRole("list", { name: "Why leads were missed" }).getByRole("listitem");
    expect(await rows.count()).toBe(missed.reasons.length);
    const lost = missed.reasons.find(({ reason }) => reason === "outbid");
    await rows
      .filter({ hasText: "Lost to a higher bid" })
      .getByText(`About ${lost?.leads}`, { exact: true })
      .waitFor();
    await shown.getByText("By day").click();
    await shown.getByRole("table", { name: "By day" }).waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("offer the bid that would have won, in one press with Undo", async () => {
    const visitor = await arrive("advertiser");
    const bid = async (): Promise<number> =>
      (await buyer.call("GET", `/v1/campaigns/${outbid.id}`)).body.exclusive_bid_cents;
    const before = await bid();
    const to = missed.winning_bids?.half.to_cents ?? 0;
    expect(to).toBeGreaterThan(before);
    await visitor.open(`/campaigns/${outbid.id}?missed=28`);
    await section(visitor)
      .getByRole("button", { name: `Raise bid to $${to / 100}` })
      .click();
    await expect.poll(bid).toBe(to);
    await visitor.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(bid).toBe(before);
    expect(visitor.mishaps).toEqual([]);
  });

  it.each([390, 320])("fit a phone of %i px", async (width) => {
    const visitor = await arrive("advertiser", width);
    await visitor.open(`/campaigns/${outbid.id}?missed=28`);
    await section(visitor).getByText("Lost to a higher bid").first().waitFor();
    expect(await sideways(visitor)).toBe(0);
    expect(await findingsInBothThemes(visitor)).toEqual([]);
  });
});

describe("a campaign that cannot buy", () => {
  it("is not called active, and leads to what mends it", async () => {
    const visitor = await visits.arrive();
    await bringAxe(visitor);
    await visitor.signUpQuietly("advertiser", "Still Homes");
    const { page } = visitor;
    const call = async (method: string, path: string, data: object): Promise<number> =>
      (
        await visitor.context.request.fetch(path, {
          method,
          data,
          headers: { origin: network.url },
        })
      ).status();
    const id = crypto.randomUUID();
    await call("PATCH", "/v1/profile", { licensed_states: ["NV"] });
    const terms = {
      name: "Still",
      criteria: { field: "state", in: ["TX"] },
      exclusive_bid_cents: 100,
    };
    expect(await call("PUT", `/v1/campaigns/${id}`, terms)).toBe(200);
    await visitor.open("/campaigns");
    const row = page.getByRole("row", { name: /Still/ });
    await row.getByText("Can't buy").waitFor();
    await row.getByText("no license").waitFor();
    expect(await row.getByText("Active", { exact: true }).count()).toBe(0);
    await visitor.open(`/campaigns/${id}`);
    await page.getByText("you have no license for the states it wants").waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.getByRole("link", { name: "Add licenses" }).click();
    await page
      .getByLabel(/states/i)
      .first()
      .waitFor();

    await call("PATCH", "/v1/profile", { licensed_states: ["NV", "TX"] });
    await visitor.open(`/campaigns/${id}`);
    await page.getByText("Active", { exact: true }).waitFor();
    await call("PATCH", `/v1/campaigns/${id}`, { exclusive_bid_cents: 400_000 });
    await visitor.open(`/campaigns/${id}`);
    await page.getByText("the wallet doesn't cover its lowest bid").waitFor();
    await page.getByRole("link", { name: "Add money" }).click();
    await page.getByRole("dialog").waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a campaign's changes", () => {
  it("are listed with who changed what, from which value to which", async () => {
    const visitor = await visits.arrive();
    await bringAxe(visitor);
    await visitor.signUpQuietly("advertiser", "Cora Change");
    const id = crypto.randomUUID();
    const send = (method: string, data: object) =>
      visitor.context.request.fetch(`/v1/campaigns/${id}`, {
        method,
        data,
        headers: { origin: network.url },
      });
    await send("PUT", {
      name: "Changing",
      criteria: { field: "state", in: ["NV"] },
      exclusive_bid_cents: 100,
    });
    await send("PATCH", { exclusive_bid_cents: 250, limits: { leads: { day: 3 } } });
    await send("PATCH", { criteria: { field: "state", in: ["TX"] } });
    await visitor.open(`/campaigns/${id}`);
    const list = visitor.page.getByRole("list", { name: "Changes" });
    const entries = list.locator(":scope > li");
    await expect.poll(() => entries.count()).toBe(3);
    await entries.nth(0).getByText("Criteria").click();
    await entries.nth(0).getByText("The state is Texas.").waitFor();
    const raised = (await entries.nth(1).innerText()).replaceAll(/\s+/g, " ");
    expect(raised).toContain("by Cora Change");
    expect(raised).toMatch(/Exclusive bid: \$1\.00 → .*\$2\.50/);
    expect(raised).toMatch(/Caps: None → .*3 leads per day/);
    await entries.nth(2).getByText("Campaign created").waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });
});
