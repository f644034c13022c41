// Tests documents in the browser: a screen seen before opens immediately and offline, contact data
// is never stored, Logout clears the cache, and its size is limited as configured.
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const CANARY = {
  first_name: "Quillonia",
  last_name: "Canarybird",
  phone: "+19165557319",
  email: "quillonia.canarybird@example.com",
};
const SIGNS = ["Quillonia", "Canarybird", "9165557319"];
const MB = 1_048_576;

const visits = openVisits();
let trade: Trade;
let visitor: Visitor;

beforeAll(async () => {
  trade = await Trade.open(network);
});
beforeEach(async () => {
  visitor = await visits.arrive();
});

/** Whether the browser's storage contains this: writes happen a moment after rendering. */
const keeps = async (sign: string): Promise<boolean> => (await visitor.kept()).includes(sign);
const PATIENTLY = { timeout: 60_000 } as const;
const rows = () => visitor.page.getByRole("main").getByRole("table").first().getByRole("row");

describe("the document database", () => {
  /** Records the method, path with query, and content type of a screen's API requests. */
  const watch = (): string[] => {
    const asked: string[] = [];
    visitor.page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/v1/"))
        asked.push(
          (
            `${request.method()} ${decodeURIComponent(pathname + search)} ` +
            `${request.headers()["content-type"] ?? ""}`
          ).trim(),
        );
    });
    return asked;
  };

  it("is queried for a collection with where filters, which the server applies", async () => {
    await visitor.signInQuietly("affiliate");
    const asked = watch();
    await visitor.page.goto("/leads?tier=hot");
    await rows().nth(1).getByRole("link").first().waitFor();
    const lists = asked.filter((line) => line.startsWith("GET /v1/leads?"));
    expect(lists.length).toBeGreaterThan(0);
    for (const line of lists) expect(line).toContain("where=tier,in,hot");
    for (const tier of await rows()
      .getByText(/^(Hot|Nurture|Cold)$/)
      .allTextContents())
      expect(tier).toBe("Hot");
  });

  it("sets a whole document, and merges a partial one", async () => {
    await visitor.signUpQuietly("affiliate", "Mara Merging");
    await visitor.page.goto("/settings");
    const name = visitor.page.getByLabel("Your name");
    await name.waitFor();
    const asked = watch();
    await name.fill("Mara Merged");
    await visitor.page.getByRole("button", { name: "Save" }).click();
    await visitor.page.getByText("Saved.").waitFor();
    await visitor.page.goto("/settings?part=display");
    await visitor.page.getByLabel("Row density", { exact: true }).selectOption("compact");
    await expect
      .poll(() => asked.filter((line) => /^(PUT|PATCH)/.test(line)))
      .toEqual([
        "PATCH /v1/profile application/merge-patch+json",
        "PUT /v1/preferences/display application/json",
      ]);
    await visitor.page.goto("/settings");
    await name.waitFor();
    expect([
      await name.inputValue(),
      await visitor.page.getByLabel("Company").inputValue(),
    ]).toEqual(["Mara Merged", "Company of Mara Merging"]);
  });
});

describe("a screen that was seen before", () => {
  it("opens immediately after a reload, long before the server answers", async () => {
    await visitor.signInQuietly("affiliate");
    await visitor.page.goto("/leads");
    await rows().nth(1).getByRole("link").first().waitFor();
    // A name that the affiliate may see is contact data: it only comes with the server's answer.
    const seen = await rows().nth(1).getByRole("link").first().getAttribute("href");
    await expect.poll(() => keeps("/v1/leads?"), PATIENTLY).toBe(true);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await visitor.page.route("**/v1/leads?*", async (route) => {
      await held;
      await route.continue();
    });
    await visitor.page.reload();
    await rows().nth(1).getByRole("link").first().waitFor();
    expect(await rows().nth(1).getByRole("link").first().getAttribute("href")).toBe(seen);
    letGo();
  });

  it("is shown without a network, and says that the server does not answer", async () => {
    await visitor.signInQuietly("admin");
    for (const path of ["/campaigns", "/activity"]) {
      await visitor.page.goto(path);
      await visitor.page.getByRole("main").getByRole("table").first().waitFor();
    }
    const menu = visitor.page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Campaigns" }).click();
    await rows().nth(2).waitFor();
    await menu.getByRole("link", { name: "Dashboard" }).click();
    await visitor.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await visitor.context.setOffline(true);
    await menu.getByRole("link", { name: "Campaigns" }).click();
    await rows().nth(2).waitFor();
    expect(await rows().count()).toBeGreaterThan(2);
    await visitor.page.getByText("You're offline. Reconnecting…").waitFor();
    await visitor.context.setOffline(false);
  });
});

describe("what this browser keeps", () => {
  it("never contains contact data, wherever that was shown", async () => {
    const leadId = await trade.post(CANARY);
    await visitor.signInQuietly("advertiser");
    for (const path of [
      `/leads/${leadId}`,
      "/leads",
      "/dashboard",
      "/billing",
      "/activity",
      "/marketplace",
    ]) {
      await visitor.page.goto(path);
      await visitor.page.getByRole("heading", { level: 1 }).waitFor();
      await visitor.settle();
    }
    await visitor.page.goto(`/leads/${leadId}`);
    await visitor.page
      .getByRole("link", { name: /916\) 555-7319/ })
      .first()
      .waitFor();
    await expect.poll(() => keeps(leadId), PATIENTLY).toBe(true);
    await visitor.settle();
    const kept = await visitor.kept();
    expect(SIGNS.filter((sign) => kept.includes(sign))).toEqual([]);
    await visitor.page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    await expect.poll(() => keeps(leadId), PATIENTLY).toBe(false);
  });

  it("is fetched again for the next person, who finds no data of the previous one", async () => {
    await visitor.page.goto("/login");
    await visitor.signIn("affiliate");
    await visitor.page.goto("/leads");
    await rows().nth(3).waitFor();
    await expect.poll(() => keeps("/v1/leads?"), PATIENTLY).toBe(true);
    // The cookie changes to another person without a Logout here, as after a sign-in in a second
    // window.
    await visitor.context.clearCookies();
    await visitor.signInQuietly("advertiser");
    await visitor.page.goto("/settings");
    await visitor.page.getByRole("link", { name: "Alex Advertiser" }).waitFor();
    await expect.poll(() => keeps("/v1/leads?"), PATIENTLY).toBe(false);
  });

  it("is gone when the session has ended by the next visit", async () => {
    await visitor.signInQuietly("affiliate");
    await visitor.page.goto("/leads");
    await rows().nth(3).waitFor();
    await expect.poll(() => keeps("/v1/leads?"), PATIENTLY).toBe(true);
    await visitor.context.clearCookies();
    await visitor.page.goto("/leads");
    await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    await expect.poll(() => keeps("/v1/leads?"), PATIENTLY).toBe(false);
  });

  it("never exceeds LOCAL_CACHE_MB", async () => {
    await visitor.signInQuietly("admin");
    await visitor.page.route("**/v1/network", (route) =>
      route.fulfill({ json: { name: "Plat", demo: false, demo_users: [], local_cache_mb: 1 } }),
    );
    let filler = 0;
    await visitor.page.route("**/v1/activity?*", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      filler += 1;
      await route.fulfill({
        response: answer,
        json: { ...body, next_cursor: "x".repeat(200_000) },
      });
    });
    for (const kind of [
      "",
      "?kind=campaign",
      "?sort=at",
      "?kind=account",
      "?sort=-at&kind=lead",
      "?kind=source",
    ]) {
      await visitor.page.goto(`/activity${kind}`);
      await visitor.page.getByRole("heading", { level: 1 }).waitFor();
      await visitor.settle();
    }
    expect(filler).toBeGreaterThan(3);
    const bytes = await visitor.keptBytes();
    expect(bytes).toBeGreaterThan(0.3 * MB);
    expect(bytes).toBeLessThanOrEqual(MB);
  });
});
