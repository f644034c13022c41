// Tests what an affiliate is told: why a lead was refused and how to write it, what was read, what
// it earns before what a buyer pays, its own minimum, what can be bought, the record of its
// sources, and what buyers say.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { figuresOn, readFigure, rowsBehind } from "../support/figure-links.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { ApiUser, Trade, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let affiliate: ApiUser;
let buyer: ApiUser;
let source: { id: string; key: string };

const dollars = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

async function arrive(path: string, width = 1440): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("affiliate");
  await visitor.open(path);
  return visitor;
}

/** Posts to the own source; returns the answer. */
async function post(fields: object) {
  const answer = await fetch(`${network.url}/v1/leads`, {
    method: "POST",
    headers: { authorization: `Bearer ${source.key}`, "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  return answer.json() as Promise<{ lead: { id: string }; status: string }>;
}

const postRefused = async (): Promise<string> =>
  (
    await post({
      side: "seller",
      "Mobile Phone": "916-555",
      Zip: "9583",
      price: "450k",
      consent: true,
      tcpa_text: "I agree that Plat may call me.",
    })
  ).lead.id;

/** Sells a listing by hand at a price that stands nowhere else; returns what it earned. */
async function sellAt(leadId: string, cents: number): Promise<number> {
  await affiliate.call("PATCH", `/v1/listings/${leadId}`, { exclusive_price_cents: cents });
  const bought = await buyer.call(
    "POST",
    `/v1/listings/${leadId}/purchase`,
    { mode: "exclusive", max_price_cents: cents },
    { "idempotency-key": randomUUID() },
  );
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  return (await affiliate.call("GET", `/v1/leads/${leadId}`)).body.earned_cents;
}

beforeAll(async () => {
  affiliate = await ApiUser.signIn(network, "affiliate");
  buyer = await ApiUser.signUp(network, "advertiser", "Truth Homes");
  await buyer.call("PATCH", "/v1/profile", { licensed_states: ["AZ", "CA"] });
  await buyer.call(
    "POST",
    "/v1/wallet/top-ups",
    { amount_cents: 1_000_000 },
    { "idempotency-key": randomUUID() },
  );
  source = (
    await affiliate.call("PUT", `/v1/sources/${randomUUID()}`, {
      name: "Truth page",
      kind: "api",
      reserve_exclusive_cents: 1_250,
      reserve_shared_cents: 600,
    })
  ).body;
});

describe("a refused lead", () => {
  it("shows each field with its name as sent, what came and how to write it", async () => {
    const visitor = await arrive(`/leads/${await postRefused()}`);
    const section = visitor.page.locator("section", {
      has: visitor.page.getByRole("heading", { name: "Why it was rejected" }),
    });
    await section.getByText("Correct the fields below and post the lead again.").waitFor();
    const field = (name: string) =>
      section.getByRole("listitem").filter({ has: visitor.page.getByText(name, { exact: true }) });
    await field("phone").getByText("Mobile Phone", { exact: true }).waitFor();
    await field("phone").getByText("916-555", { exact: true }).waitFor();
    await field("phone").getByText("916-555-0142", { exact: true }).waitFor();
    await field("zip_code").getByText("Zip", { exact: true }).waitFor();
    await field("zip_code").getByText("9583", { exact: true }).waitFor();
    await field("zip_code").getByText("95838", { exact: true }).waitFor();
    await section.getByText(/kept for 72 hours/).waitFor();
    await visitor.page.getByText("came as “450k” and was read as 450000.").waitFor();
    expect(await findings(visitor)).toEqual([]);
    await visitor.page.setViewportSize({ width: 390, height: 844 });
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    expect(visitor.mishaps).toEqual([]);
  });

  it("says the same in the request log, without what came", async () => {
    await postRefused();
    const visitor = await arrive(`/settings?part=sources&source=${source.id}&view=calls`);
    const row = visitor.page.getByRole("table", { name: "Request log" }).getByRole("row").nth(1);
    await row.getByText("Mobile Phone", { exact: true }).waitFor();
    await row.getByText("916-555-0142", { exact: true }).waitFor();
    expect(await row.innerText()).not.toMatch(/916-555(?!-0142)|9583\b/);
    expect(visitor.mishaps).toEqual([]);
  });

  it("says it of a test too, with what was read", async () => {
    const visitor = await arrive(`/settings?part=sources&source=${source.id}&view=posting`);
    const lead = visitor.page.getByRole("textbox", { name: "Lead" }).first();
    await lead.fill(
      JSON.stringify({ side: "seller", "Cell Phone": "916", zip: "95838", price: "$1.2M" }),
    );
    await visitor.page.getByRole("button", { name: "Send test lead" }).click();
    const phone = visitor.page
      .getByRole("listitem")
      .filter({ has: visitor.page.getByText("phone", { exact: true }) });
    await phone.getByText("Cell Phone", { exact: true }).waitFor();
    await phone.getByText("916", { exact: true }).waitFor();
    await visitor.page.getByText("came as “$1.2M” and was read as 1200000.").waitFor();
    expect(await findings(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the own minimum", () => {
  it("is named where prices are, with a link to change it", async () => {
    const visitor = await arrive(`/settings?part=sources&source=${source.id}&view=posting`);
    for (const view of ["posting", "prices"]) {
      await visitor.open(`/settings?part=sources&source=${source.id}&view=${view}`);
      await visitor.page
        .getByText(
          "Your minimum: you earn at least $12.50 exclusive · " +
            "you earn at least $6.00 per shared slot.",
        )
        .waitFor();
    }
    await visitor.page.getByRole("link", { name: "Change", exact: true }).click();
    await expect
      .poll(() => visitor.page.getByLabel("Minimum earnings, exclusive").inputValue())
      .toBe("12.50");
    expect(visitor.mishaps).toEqual([]);
  });
});

/**
 * Where an amount stands on a screen: the text around it. "$2,222" is not found in "$2,222.90",
 * which may be a sum of other amounts.
 */
const around = (visitor: Visitor, amount: string): Promise<string[]> =>
  visitor.page.evaluate(
    (pattern) => {
      const wanted = new RegExp(pattern);
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (wanted.test(node.textContent ?? ""))
          found.push(node.parentElement?.parentElement?.textContent ?? "");
      return found;
    },
    `${amount.replaceAll(/[$.]/g, "\\$&")}(?![.,]?\\d)`,
  );

describe("a price", () => {
  it("is what one earns; what the buyer pays stands beside it and says so", async () => {
    const [leadId = ""] = await stockListings(network, 1);
    await affiliate.call("PATCH", `/v1/listings/${leadId}`, { exclusive_price_cents: 111_107 });
    const { earning } = (await affiliate.call("GET", `/v1/listings/${leadId}`)).body;
    const visitor = await arrive("/marketplace");
    for (const path of ["/marketplace", `/leads/${leadId}`]) {
      await visitor.open(path);
      await visitor.page.getByText(dollars(earning.exclusive_cents)).first().waitFor();
      const texts = await around(visitor, dollars(111_107));
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toContain("Buyer pays");
      expect(await findings(visitor)).toEqual([]);
    }
    await visitor.page.getByText(/\$[\d.]+ exclusive · \$[\d.]+ for a shared slot/).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("of a sale is nowhere what the buyer paid, on any screen, in any file", async () => {
    const [leadId = ""] = await stockListings(network, 1);
    const paid = 222_213;
    const earned = await sellAt(leadId, paid);
    expect(earned).toBeLessThan(paid);
    const visitor = await arrive(`/leads/${leadId}`);
    await visitor.page.getByText(dollars(earned)).first().waitFor();
    for (const path of [
      `/leads/${leadId}`,
      "/leads",
      "/dashboard",
      "/earnings",
      "/billing",
      "/users",
      "/activity",
      "/campaigns",
      "/marketplace",
      "/settings?part=sources",
      `/settings?part=sources&source=${source.id}&view=prices`,
    ]) {
      await visitor.open(path);
      await visitor.settle();
      for (const amount of [dollars(paid), "$2,222"]) {
        const found = await around(visitor, amount);
        // The asking price that the affiliate set itself is in its own activity.
        const others = found.filter((text) => !text.includes("Exclusive price: "));
        expect(others, path).toEqual([]);
      }
    }
    for (const path of [
      "/v1/leads/export",
      "/v1/earnings?order=-earned_at",
      "/v1/events",
      `/v1/leads/${leadId}`,
      `/v1/leads/${leadId}/decision`,
    ]) {
      const response = await visitor.context.request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toMatch(/222213|2,?222\.13/);
    }
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the number of listed leads", () => {
  it("counts what can be bought, and opens exactly those", async () => {
    const [leadId = ""] = await stockListings(network, 1);
    const { source_id: sourceId } = (await affiliate.call("GET", `/v1/leads/${leadId}`)).body;
    const visitor = await arrive(`/settings?part=sources&source=${sourceId}`);
    const link = visitor.page.getByRole("link", { name: /listed now$/ });
    await link.waitFor();
    const count = Number((await link.innerText()).replaceAll(/\D/g, ""));
    const market = (
      await affiliate.call(
        "GET",
        `/v1/leads/totals?where=listed,eq,yes&where=source_id,eq,${sourceId}`,
      )
    ).body;
    expect(count).toBe(market.leads);
    await link.click();
    await visitor.page.getByRole("table").getByText("Listed", { exact: true }).first().waitFor();
    expect(await visitor.page.getByRole("table").getByText("Not for sale now").count()).toBe(0);
    // An unlisted one no longer counts.
    await affiliate.call("POST", `/v1/listings/${leadId}/withdraw`);
    await visitor.open(`/settings?part=sources&source=${sourceId}`);
    await expect
      .poll(async () => Number((await link.innerText()).replaceAll(/\D/g, "")))
      .toBe(count - 1);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the list of sources", () => {
  it("shows each record of the period, and each figure opens its rows", async () => {
    await postRefused();
    const visitor = await arrive("/settings?part=sources");
    const table = visitor.page.getByRole("table", { name: "Sources" });
    await table.getByRole("link", { name: "Truth page" }).waitFor();
    const zone = (await affiliate.call("GET", "/v1/auth/get-session")).body.session.account
      .time_zone;
    let compared = 0;
    // A figure that just arrived is compared again with the rows that just arrived.
    await expect
      .poll(async () => {
        await visitor.settle();
        const figures = await figuresOn(visitor.page);
        const names = new Set(figures.map(({ name }) => name));
        const missing = ["Leads", "Accepted", "Sold", "Sell-through", "Earned", "Last lead"].filter(
          (name) => !names.has(name),
        );
        compared = 0;
        const wrong: string[] = [];
        for (const { name, text, to } of figures) {
          const shown = readFigure(text);
          if (shown === null || !["Leads", "Accepted", "Sold"].includes(name)) continue;
          const rows = (await rowsBehind(affiliate, "affiliate", to, zone))["leads"];
          if (rows !== shown.value) wrong.push(`${name}: ${text}, but ${rows} rows at ${to}`);
          compared += 1;
        }
        return { missing, wrong };
      })
      .toEqual({ missing: [], wrong: [] });
    expect(compared).toBeGreaterThan(3);
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("what buyers say", () => {
  it("is told by reason, with what to do, without the buyers", async () => {
    const trade = await Trade.open(network);
    const advertiser = await ApiUser.signIn(network, "advertiser");
    const saleOf = async (leadId: string): Promise<string> =>
      (await advertiser.call("GET", `/v1/sales?where=lead_id,eq,${leadId}`)).body.items[0].id;
    const lost = await saleOf(await trade.post());
    const touched = await advertiser.call("POST", `/v1/sales/${lost}/outcome`, {
      outcome: "lost",
      lost_reason: "has_agent",
    });
    expect(touched.status, JSON.stringify(touched.body)).toBeLessThan(300);
    const returned = await saleOf(await trade.post());
    const filed = await advertiser.call(
      "POST",
      `/v1/sales/${returned}/return`,
      { reason: "not_owner", note: "A neighbor answered." },
      { "idempotency-key": randomUUID() },
    );
    expect(filed.status, JSON.stringify(filed.body)).toBeLessThan(300);
    const visitor = await arrive("/users");
    const section = visitor.page.locator("section", {
      has: visitor.page.getByRole("heading", { name: "What buyers say" }),
    });
    const why = section.getByRole("table", { name: "Why sales were lost" });
    await why.getByText("Has an agent").waitFor();
    await why.getByText("post agent_status").first().waitFor();
    const returns = section.getByRole("table", { name: "Returns" });
    await returns.getByText("Ask whether the person owns the property").waitFor();
    const name = (await advertiser.call("GET", "/v1/profile")).body.name;
    expect(await section.innerText()).not.toContain(name);
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    await returns.getByRole("link", { name: "Not the owner" }).click();
    await visitor.page.getByRole("table").getByText("Not the owner").first().waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});
