// Tests that a form shows what the server has, although the browser kept an earlier copy, and that
// saving it does not undo what another person has changed in the meantime.
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

const field = (name: string) => visitor.page.getByLabel(name, { exact: true });
const press = (name: string) => visitor.page.getByRole("button", { name, exact: true }).click();

/** Calls the API as the visitor, whose open pages learn nothing of it. */
async function change(method: string, path: string, data: object): Promise<void> {
  const answer = await visitor.context.request.fetch(path, {
    method,
    data,
    headers: { origin: network.url },
  });
  if (!answer.ok())
    throw new Error(`${method} ${path} was answered ${answer.status()}: ${await answer.text()}`);
}

async function read(path: string): Promise<ReturnType<typeof JSON.parse>> {
  return (await visitor.context.request.get(path)).json();
}

/** Opens a screen, so that the browser keeps a copy of what it shows, and leaves the app. */
async function see(path: string, address: string): Promise<void> {
  await visitor.open(path);
  await expect.poll(() => visitor.kept()).toContain(` ${address}`);
  await visitor.page.goto("about:blank");
}

/** Opens a screen while the answer from this address is held; returns what lets it through. */
async function openHeld(path: string, address: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const held = (url: URL): boolean => url.pathname === address;
  await visitor.page.route(held, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    ask();
    await isReleased;
    return route.continue();
  });
  await visitor.page.goto(path);
  await isAsked;
  // Longer than an earlier copy takes to show.
  await visitor.page.waitForTimeout(500);
  return release;
}

/** Comes back to the tab after a minute: it reads the address again. */
async function lookAgain(address: string): Promise<void> {
  const { page } = visitor;
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === address),
    page.evaluate(() => window.dispatchEvent(new Event("visibilitychange"))),
  ]);
  await visitor.settle();
}

describe("a form begins with what the server has", () => {
  let id: string;

  beforeEach(async () => {
    id = crypto.randomUUID();
    visitor = await visits.arrive();
    await visitor.signUpQuietly("advertiser", "Nell Newest");
    await change("PUT", `/v1/campaigns/${id}`, {
      name: "Newest",
      criteria: { field: "state", in: ["CA"] },
      exclusive_bid_cents: 4_100,
    });
    await see(`/campaigns/${id}`, `/v1/campaigns/${id}`);
    await change("PATCH", `/v1/campaigns/${id}`, { exclusive_bid_cents: 4_300 });
  });

  it.each([
    ["of a campaign", () => `/campaigns/${id}?edit=1`],
    ["of a campaign's copy", () => `/campaigns/new?from=${id}`],
  ])("%s", async (_, path) => {
    const release = await openHeld(path(), `/v1/campaigns/${id}`);
    release();
    await field("Exclusive bid, $").waitFor();
    expect(await field("Exclusive bid, $").inputValue()).toBe("43");
    await visitor.settle();
    expect(await field("Exclusive bid, $").inputValue()).toBe("43");
    expect(visitor.mishaps).toEqual([]);
  });

  it("of a campaign, after the session ended while it was opened", async () => {
    const own = crypto.randomUUID();
    const path = `/v1/campaigns/${own}`;
    const email = `${own}@example.com`;
    const password = "a long pass phrase";
    await visitor.context.clearCookies();
    await visitor.signUpQuietly("advertiser", "Sam Session", email);
    await change("PUT", path, {
      name: "Newest",
      criteria: { field: "state", in: ["CA"] },
      exclusive_bid_cents: 4_100,
    });
    await visitor.open(`/campaigns/${own}`);
    const { page } = visitor;
    await visitor.context.clearCookies();
    await page.getByRole("link", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    const elsewhere = await visits.arrive();
    const entered = await elsewhere.context.request.post("/v1/auth/sign-in/email", {
      data: { email, password },
      headers: { origin: network.url },
    });
    expect(entered.ok()).toBe(true);
    const changed = await elsewhere.context.request.patch(path, {
      data: { exclusive_bid_cents: 4_300 },
      headers: { origin: network.url },
    });
    expect(changed.ok()).toBe(true);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await field("Exclusive bid, $").waitFor();
    expect(await field("Exclusive bid, $").inputValue()).toBe("43");
  });
});

describe("what was typed before the answer came stays, and the rest is what the server has", () => {
  it("in a profile, which sends only what was changed", async () => {
    visitor = await visits.arrive();
    await visitor.signUpQuietly("advertiser", "Pia Profile");
    await see("/settings?part=profile", "/v1/profile");
    await change("PATCH", "/v1/profile", { account_name: "Renamed Homes" });
    const release = await openHeld("/settings?part=profile", "/v1/profile");
    await field("Your name").fill("Pia P. Profile");
    release();
    await expect.poll(() => field("Company").inputValue()).toBe("Renamed Homes");
    expect(await field("Your name").inputValue()).toBe("Pia P. Profile");
    await visitor.page.getByText("1 change not saved").waitFor();
    await change("PATCH", "/v1/profile", { low_balance_cents: 12_300 });
    await press("Save");
    await visitor.page.getByText("All changes saved").waitFor();
    expect(await read("/v1/profile")).toMatchObject({
      name: "Pia P. Profile",
      account: { name: "Renamed Homes", buyer: { low_balance_cents: 12_300 } },
    });
    expect(visitor.mishaps).toEqual([]);
  });

  it("in a source's terms", async () => {
    const sourceId = crypto.randomUUID();
    visitor = await visits.arrive();
    await visitor.signUpQuietly("affiliate", "Sol Source");
    await change("PUT", `/v1/sources/${sourceId}`, { name: "Newest", kind: "api" });
    const path = `/settings?part=sources&source=${sourceId}&view=terms`;
    await see(path, `/v1/sources/${sourceId}`);
    await change("PATCH", `/v1/sources/${sourceId}`, { daily_cap: 37 });
    const release = await openHeld(path, `/v1/sources/${sourceId}`);
    await field("Name").fill("Named since");
    release();
    await expect.poll(() => field("Daily cap").inputValue()).toBe("37");
    expect(await field("Name").inputValue()).toBe("Named since");
    await change("PATCH", `/v1/sources/${sourceId}`, { daily_cap: 38 });
    await press("Save");
    await expect
      .poll(() => read(`/v1/sources/${sourceId}`))
      .toMatchObject({ name: "Named since", daily_cap: 38 });
    await expect.poll(() => field("Daily cap").inputValue()).toBe("38");
    expect(visitor.mishaps).toEqual([]);
  });

  it("in a webhook", async () => {
    const webhookId = crypto.randomUUID();
    visitor = await visits.arrive();
    await visitor.signUpQuietly("advertiser", "Wim Webhook");
    await change("PUT", `/v1/webhooks/${webhookId}`, {
      address: "https://example.com/hook",
      description: "First",
      events: ["lead_bought"],
    });
    const path = `/settings?part=webhooks&webhook=${webhookId}`;
    await see(path, `/v1/webhooks/${webhookId}`);
    await change("PATCH", `/v1/webhooks/${webhookId}`, { description: "Second" });
    const release = await openHeld(path, `/v1/webhooks/${webhookId}`);
    await visitor.page.locator("summary", { hasText: "Edit" }).click();
    await field("Address to call").fill("https://example.com/newer");
    release();
    await expect.poll(() => field("Description").inputValue()).toBe("Second");
    expect(await field("Address to call").inputValue()).toBe("https://example.com/newer");
    expect(visitor.mishaps).toEqual([]);
  });
});

it("a list shows what happened while the connection was lost", async () => {
  const trade = await Trade.open(network);
  visitor = await visits.arrive();
  await visitor.signInQuietly("advertiser");
  await Promise.all([
    visitor.page.waitForResponse((answer) => answer.url().includes("/v1/events/stream")),
    visitor.open("/leads"),
  ]);
  await visitor.context.setOffline(true);
  await visitor.page.getByText("You're offline. Reconnecting…").waitFor();
  await trade.post({ first_name: "Ophelia", last_name: "Offline" });
  await visitor.context.setOffline(false);
  await expect
    .poll(() => visitor.page.getByRole("row", { name: /Ophelia Offline/ }).count())
    .toBe(1);
});

it("a destination that a teammate paused stays paused when it is renamed", async () => {
  const destinationId = crypto.randomUUID();
  const path = `/v1/destinations/${destinationId}`;
  const document = {
    name: "First name",
    to: { kind: "webhook", address: "https://example.com/first" },
    fall_back_after_minutes: 10,
  };
  visitor = await visits.arrive();
  await visitor.signUpQuietly("advertiser", "Dee Destination");
  await change("PUT", path, document);
  await visitor.open(`/settings?part=deliveries&destination=${destinationId}`);
  await change("PUT", path, {
    ...document,
    to: { kind: "webhook", address: "https://example.com/second" },
    status: "paused",
  });
  await visitor.page.locator("summary", { hasText: "Edit" }).click();
  await field("Name").fill("Second name");
  await press("Save");
  await expect
    .poll(() => read(path))
    .toMatchObject({
      name: "Second name",
      status: "paused",
      to: { address: "https://example.com/second" },
    });
  expect(visitor.mishaps).toEqual([]);
});

describe("of two operators", () => {
  let other: ApiUser;

  beforeAll(async () => {
    other = await ApiUser.signIn(network, "admin");
  });
  beforeEach(async () => {
    visitor = await visits.arrive();
    await visitor.signInQuietly("admin");
  });

  it("neither undoes the other's settings", async () => {
    const before = (await other.call("GET", "/v1/settings")).body;
    try {
      await visitor.open("/settings?part=network");
      await field("Hot").fill("79");
      await other.call("PATCH", "/v1/settings", { return_days: before.return_days + 1 });
      await press("Save");
      await expect
        .poll(async () => (await other.call("GET", "/v1/settings")).body)
        .toMatchObject({
          tier_thresholds: { hot: 7_900 },
          return_days: before.return_days + 1,
        });
    } finally {
      await other.call("PUT", "/v1/settings", before);
    }
    expect(visitor.mishaps).toEqual([]);
  });

  it("the second is told where both changed the same setting", async () => {
    const before = (await other.call("GET", "/v1/settings")).body;
    try {
      await visitor.open("/settings?part=network");
      await field("Hot").fill("79");
      await other.call("PATCH", "/v1/settings", { tier_thresholds: { hot: 7_700 } });
      await press("Save");
      await visitor.page.getByText("Another person changed this.").waitFor();
      // The page reads the newer settings: a save over them would undo them all the same.
      await lookAgain("/v1/settings");
      await press("Save");
      await visitor.page.getByText("Another person changed this.").waitFor();
      expect(await field("Hot").inputValue()).toBe("79");
      expect((await other.call("GET", "/v1/settings")).body.tier_thresholds.hot).toBe(7_700);
    } finally {
      await other.call("PUT", "/v1/settings", before);
    }
    expect(visitor.mishaps).toEqual([]);
  });

  it("the second is told that an account's terms changed, even if its page has them", async () => {
    const seller = await ApiUser.signUp(network, "affiliate", "Two Minds Leads");
    const accountId: string = (await seller.call("GET", "/v1/profile")).body.account.id;
    const address = `/v1/accounts/${accountId}/terms`;
    const { page } = visitor;
    await visitor.open(`/users/${accountId}?part=terms`);
    await press("Edit terms");
    const form = page.getByRole("form", { name: "Edit agreed terms" });
    await form.getByLabel("Percent").fill("60");
    await form.getByLabel("Reason").fill("Fewer sales");
    const { version } = (await other.call("GET", address)).body;
    const first = await other.call("PUT", address, {
      version,
      reason: "More sales",
      affiliate: {
        ...(await other.call("GET", address)).body.affiliate,
        hold_days: 9,
      },
    });
    expect(first.status).toBe(200);
    // The page reads the newer terms: a save that names them would undo them.
    await lookAgain(address);
    await form.getByRole("button", { name: "Save terms" }).click();
    await page
      .getByText("A colleague has changed these terms meanwhile.", { exact: false })
      .waitFor();
    expect((await other.call("GET", address)).body.affiliate.hold_days).toBe(9);
    expect(visitor.mishaps).toEqual([expect.stringContaining("422")]);
  });
});
