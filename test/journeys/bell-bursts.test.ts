// Tests what the bell says of several leads at once: a title for each lead that a buyer bought, one
// line for the automatic sales of an affiliate, and what the demo has in it from the start.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { Trade, postLead } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;
/** A burst ends a minute after its last sale. */
const BURST_MS = 120_000;

beforeAll(async () => {
  trade = await Trade.open(network);
});

const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Notifications" });
const itemsOf = (page: Page): Locator => panelOf(page).getByRole("article");

/** Opens a screen, with the notifications of until then fetched, and the panel. */
async function openBell(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/v1/events/stream")),
    page.goto("/activity"),
  ]);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Notifications/ })
    .click();
}

describe("four leads bought within a moment", () => {
  it("have four titles, each with the lead's type, place and price", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly("advertiser");
    await openBell(visitor);
    const ids: string[] = [];
    for (let count = 1; count <= 4; count += 1) ids.push(await trade.post());
    const titles: string[] = [];
    for (const id of ids) {
      const link = panelOf(visitor.page).locator(`a[href="/leads/${id}"]`);
      await link.waitFor();
      titles.push((await link.textContent()) ?? "");
    }
    for (const [index, title] of titles.entries())
      expect(title).toBe(
        `New seller lead #${ids[index]?.slice(-6) ?? ""} in Sacramento, CA: single family, $190.00`,
      );
    expect(new Set(titles).size).toBe(4);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("an affiliate's automatic sales", () => {
  it("ring once for a burst, exact to the cent, and not where it is switched off", async () => {
    const told = await visits.arrive();
    const muted = await visits.arrive();
    for (const visitor of [told, muted]) await visitor.signUpQuietly("affiliate", "Bea Burst");
    const [loud, quiet] = [new OwnSource(told), new OwnSource(muted)];
    await Promise.all([loud.open(), quiet.open()]);
    await quiet.setBell(false);
    await Promise.all([openBell(told), openBell(muted)]);
    await quiet.sell();
    let earnedCents = 0;
    for (let count = 1; count <= 6; count += 1) earnedCents += await loud.sell();
    expect(earnedCents).toBeGreaterThan(0);
    const line = itemsOf(told.page).first();
    await line.waitFor({ timeout: BURST_MS });
    const dollars = `$${(earnedCents / 100).toFixed(2)}`;
    expect(await line.getByRole("link").textContent()).toBe(`6 leads sold, ${dollars}`);
    await line.getByText(`Sold to campaigns · you earn ${dollars}`).waitFor();
    expect(await itemsOf(told.page).count()).toBe(1);
    // Its list opens on exactly the sold leads.
    await line.getByRole("link").click();
    await told.page.waitForURL(/\/leads\?result=/);
    await expect.poll(() => told.page.getByRole("main").locator("[data-row]").count()).toBe(6);
    // The other affiliate's sale was earlier: its burst is announced, and its bell silent.
    await muted.settle();
    expect(await itemsOf(muted.page).count()).toBe(0);
    expect(await muted.page.getByTestId("unread").count()).toBe(0);
    await quiet.setBell(true);
    expect(await quiet.events()).toEqual(["leads_sold"]);
    expect([...told.mishaps, ...muted.mishaps]).toEqual([]);
  });
});

describe("the bell of a demo sign-in", () => {
  it.each(["admin", "advertiser", "affiliate"])(
    "has news of the last days for the %s, with links that open",
    async (role) => {
      const visitor = await visits.arrive();
      await visitor.signInQuietly(role);
      await openBell(visitor);
      const { page } = visitor;
      await itemsOf(page).nth(1).waitFor();
      const all = itemsOf(page).getByRole("link");
      // Two buyers of a shared lead may return it for the same reason: their times differ.
      const told = await itemsOf(page).evaluateAll((items) =>
        items.map((item) => {
          const texts = [...item.querySelectorAll("p")].map(({ textContent }) => textContent);
          return [...texts, item.querySelector("time")?.dateTime].join("\n");
        }),
      );
      expect(new Set(told).size).toBe(told.length);
      for (const title of (await all.allTextContents()).slice(0, 3)) {
        await panelOf(page).getByRole("link", { name: title, exact: true }).first().click();
        await panelOf(page).waitFor({ state: "detached" });
        await page.getByRole("heading", { level: 1 }).waitFor();
        await visitor.settle();
        expect(await page.getByText(/doesn't exist|not found/i).count(), title).toBe(0);
        await openBell(visitor);
      }
      expect(visitor.mishaps).toEqual([]);
    },
  );
});

/** A source of a newly signed-up affiliate, used through the visitor's session. */
class OwnSource {
  readonly #visitor: Visitor;
  #key = "";

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  async open(): Promise<void> {
    const made = await this.#call("put", `/v1/sources/${randomUUID()}`, {
      kind: "api",
      name: "Bursts",
      unsold_rule: "reject",
    });
    this.#key = made.key;
  }

  /** Switches automatic sales on or off in the bell. */
  async setBell(bell: boolean): Promise<void> {
    await this.#call("patch", "/v1/notification-preferences", { kinds: { leads_sold: { bell } } });
  }

  /** Posts a lead that a campaign buys; returns what the affiliate earns, in cents. */
  async sell(): Promise<number> {
    const answer = await postLead({ url: network.url, source_key: this.#key });
    if (answer.sale !== "exclusive") throw new Error(`unsold: ${JSON.stringify(answer)}`);
    return Math.round(Number(answer.price) * 100);
  }

  /** The kinds of the account's events that are not switched off. */
  async events(): Promise<readonly string[]> {
    const { items } = await this.#call("get", "/v1/events?after=0&limit=50");
    return items.map(({ data }: { data: { type: string } }) => data.type);
  }

  async #call(method: "get" | "put" | "patch", path: string, data?: unknown) {
    const answer = await this.#visitor.context.request[method](path, {
      ...(data === undefined ? {} : { data }),
      headers: {
        origin: network.url,
        ...(method === "patch" ? { "content-type": "application/merge-patch+json" } : {}),
      },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
}
