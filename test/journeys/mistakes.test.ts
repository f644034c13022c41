// Tests that errors are reported in one sentence, lose nothing, and offer a next step: invalid
// addresses, records that are gone or belong to another account, a slow or missing server.
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
});

const heading = (name: string): Promise<void> =>
  visitor.page.getByRole("heading", { name, level: 1 }).waitFor();

describe("an address with invalid values", () => {
  it.each([
    [
      "affiliate",
      "Leads",
      "/leads?status=%FF%FF&tier=lukewarm&state=&state=ZZ&price=abc..&received=yesterday" +
        "&sort=-nothing&view=%00&lead=1",
    ],
    [
      "advertiser",
      "Lead Marketplace",
      "/marketplace?side=up&state=%3Cscript%3E&price=-1..x&sort=_&lead=not-an-id&everywhere=maybe",
    ],
    [
      "advertiser",
      "Campaigns",
      "/campaigns?status=bold&period=aeon&from=2026-13-45&to=1&sort=;drop",
    ],
    ["admin", "Dashboard", "/dashboard?period=custom&from=9999-99-99&to=0000-00-00&metric=luck"],
    ["admin", "Users", "/users?kind=ghost&status=%25&account=42"],
    ["admin", "Activity", "/activity?kind=%22%3E&from=tomorrow&actor=1"],
    ["advertiser", "Billing", "/billing?kind=gold&from=x&topup=many"],
    ["affiliate", "Earnings", "/earnings?status=lost&period=2&tab=3"],
    ["admin", "Settings", "/settings?part=nowhere"],
  ])("still shows %s the screen %s", async (role, name, path) => {
    await visitor.signInQuietly(role);
    await visitor.page.goto(path);
    await heading(name);
    await visitor.settle();
    expect(await visitor.page.getByRole("heading", { name: "Something went wrong" }).count()).toBe(
      0,
    );
    expect(visitor.mishaps.filter((mishap) => !/status of 4(04|22)/.test(mishap))).toEqual([]);
  });
});

describe("a record", () => {
  const GONE = "Not found, or you don't have access.";

  it.each([
    ["advertiser", "leads"],
    ["affiliate", "leads"],
    ["admin", "leads"],
    ["advertiser", "campaigns"],
    ["admin", "campaigns"],
  ])("that is gone: %s sees a message in /%s, with a link back", async (role, screen) => {
    await visitor.signInQuietly(role);
    for (const id of [randomUUID(), "not-an-id"]) {
      await visitor.page.goto(`/${screen}/${id}`);
      await visitor.page.getByText(GONE).waitFor();
      expect(
        await visitor.page.getByRole("main").getByRole("link").first().getAttribute("href"),
      ).toBe(`/${screen}`);
    }
  });

  it("of another account looks like a missing one", async () => {
    const stranger = await ApiUser.signUp(network, "advertiser", "Stranger Realty");
    const id = randomUUID();
    expect(
      (
        await stranger.call("PUT", `/v1/campaigns/${id}`, {
          name: "Mine alone",
          criteria: { all: [{ field: "state", in: ["CA"] }] },
          exclusive_bid_cents: 100,
        })
      ).status,
    ).toBe(200);
    await visitor.signInQuietly("advertiser");
    await visitor.page.goto(`/campaigns/${id}`);
    await visitor.page.getByText(GONE).waitFor();
    expect(await visitor.page.getByText("Mine alone").count()).toBe(0);
  });
});

describe("a server", () => {
  it("that is slow leaves the frame usable, and the screen appears later", async () => {
    await visitor.signInQuietly("admin");
    await visitor.page.goto("/activity");
    await heading("Activity");
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await visitor.page.route("**/v1/campaigns?*", async (route) => {
      await held;
      await route.continue();
    });
    const menu = visitor.page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Campaigns" }).click();
    await heading("Campaigns");
    expect(await visitor.page.getByRole("main").getByRole("table").getByRole("link").count()).toBe(
      0,
    );
    await menu.getByRole("link", { name: "Settings" }).click();
    await heading("Settings");
    await visitor.page.goBack();
    await heading("Campaigns");
    letGo();
    await visitor.page.getByRole("main").getByRole("table").getByRole("link").first().waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("that is down is reported where its answer is missing, and Try again loads it", async () => {
    await visitor.signInQuietly("admin");
    await visitor.page.goto("/settings");
    await heading("Settings");
    await visitor.page.route("**/v1/campaigns?*", (route) => route.abort());
    await visitor.page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Campaigns" })
      .click();
    const alert = visitor.page
      .getByRole("main")
      .getByRole("alert")
      .filter({ hasText: "The server isn't responding." });
    await alert.first().waitFor();
    await visitor.page.unroute("**/v1/campaigns?*");
    await alert.first().getByRole("button", { name: "Try again" }).click();
    await visitor.page.getByRole("main").getByRole("table").getByRole("link").first().waitFor();
    expect(await alert.count()).toBe(0);
  });

  it("that fails is reported in words, and typed values stay", async () => {
    await visitor.signInQuietly("affiliate");
    await visitor.page.goto("/settings");
    await visitor.page.getByLabel("Your name").fill("Fia Still Typing");
    await visitor.page.route("**/v1/profile", (route) =>
      route.request().method() === "GET"
        ? route.continue()
        : route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await visitor.page.getByRole("button", { name: "Save" }).click();
    await visitor.page
      .getByText("The server is busy or starting. Try again in a moment.")
      .waitFor();
    expect(await visitor.page.getByLabel("Your name").inputValue()).toBe("Fia Still Typing");
  });
});
