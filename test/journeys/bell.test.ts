// Tests the bell and its panel, sentence by sentence of the specification: a sale notifies the
// buyer's other browser, dismissing marks as read and removes nothing, tabs agree, a lost
// connection is reported and restored, and Logout clears everything.
import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;
let visitor: Visitor;

beforeAll(async () => {
  trade = await Trade.open(network);
});
beforeEach(async () => {
  visitor = await visits.arrive();
});

const bellOf = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Notifications" });
const itemsOf = (page: Page): Locator => panelOf(page).getByRole("article");
const rings = (page: Page, unread: number): Promise<void> =>
  page
    .getByRole("button", {
      name: unread === 0 ? "Notifications" : `Notifications, ${unread} unread`,
      exact: true,
    })
    .waitFor();

/** The notifications in the browser's own database. */
const kept = (page: Page): Promise<{ readonly all: number; readonly unread: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("plat-notifications");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const reading: IDBRequest<{ readonly read: boolean }[]> = opening.result
            .transaction("items")
            .objectStore("items")
            .getAll();
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve({
              all: reading.result.length,
              unread: reading.result.filter(({ read }) => !read).length,
            });
          });
        });
      }),
  );

/** Signs in the buyer on a screen with all earlier notifications marked as read. */
async function buyerAt(page: Page): Promise<void> {
  // A new browser first fetches earlier notifications.
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/v1/events/stream")),
    page.goto("/activity"),
  ]);
  await bellOf(page).click();
  const markAll = panelOf(page).getByRole("button", { name: "Mark all as read" });
  await markAll.waitFor();
  if ((await markAll.getAttribute("aria-disabled")) === null) await markAll.click();
  await page.keyboard.press("Escape");
  await rings(page, 0);
  // The screen updates before the write: leaving in between would keep them unread.
  await expect.poll(async () => (await kept(page)).unread).toBe(0);
}

describe("the panel", () => {
  it("is titled Notifications, has Mark all as read, and says when it is empty", async () => {
    await visitor.page.goto("/login");
    await visitor.page.getByRole("button", { name: "Create an account" }).click();
    await visitor.page.getByLabel("Your name").fill("Nina Newcomer");
    await visitor.page.getByLabel("Company").fill("Quiet Homes");
    await visitor.page.getByLabel("Buyer type").selectOption("Agent");
    await visitor.page.getByLabel("Licensed states").fill("CA");
    await visitor.page.getByLabel("Email").fill("nina.newcomer@example.com");
    await visitor.page.getByLabel("Password", { exact: true }).fill("a long pass phrase");
    await visitor.page.getByRole("button", { name: "Create account" }).click();
    await bellOf(visitor.page).click();
    await panelOf(visitor.page).getByRole("heading", { name: "Notifications" }).waitFor();
    const markAll = panelOf(visitor.page).getByRole("button", { name: "Mark all as read" });
    expect([
      await markAll.getAttribute("aria-disabled"),
      await markAll.getAttribute("title"),
    ]).toEqual(["true", "Nothing is unread"]);
    await markAll.press("Enter");
    expect(await visitor.page.getByText(/marked as read/i).count()).toBe(0);
    expect(await panelOf(visitor.page).getByText("No notifications", { exact: true }).count()).toBe(
      1,
    );
    expect(await visitor.page.getByTestId("unread").count()).toBe(0);
    expect(visitor.mishaps).toEqual([]);
  });

  it("notifies the buyer's other browser of a posted lead: what, where and when", async () => {
    const other = await visits.arrive();
    for (const one of [visitor, other]) await one.signInQuietly("advertiser");
    await Promise.all([buyerAt(visitor.page), buyerAt(other.page)]);
    const leadId = await trade.post();
    await Promise.all([rings(visitor.page, 1), rings(other.page, 1)]);
    expect(await other.page.getByTestId("unread").textContent()).toBe("1");
    await bellOf(other.page).click();
    const item = itemsOf(other.page).first();
    const link = item.getByRole("link");
    expect((await link.textContent())?.trim()).not.toBe("");
    expect((await item.getByRole("paragraph").nth(1).textContent())?.trim()).not.toBe("");
    expect(
      Date.now() - Date.parse((await item.getByRole("time").getAttribute("datetime")) ?? ""),
    ).toBeLessThan(60_000);
    await link.click();
    await other.page.waitForURL(`${network.url}/leads/${leadId}`);
    await rings(other.page, 0);
    expect([visitor.mishaps, other.mishaps]).toEqual([[], []]);
  });

  it("shows the notification in the language of the screen", async () => {
    const here = await visits.arrive({ locale: "es-US" });
    await here.signInQuietly("advertiser");
    await Promise.all([
      here.page.waitForResponse(
        (answer) =>
          answer.url().includes("/v1/events/stream?") && answer.url().includes("language=es"),
      ),
      here.page.goto("/activity"),
    ]);
    await trade.post();
    await here.page
      .getByRole("banner")
      .getByRole("button", { name: /^Notificaciones/ })
      .click();
    const item = here.page
      .getByRole("dialog", { name: "Notificaciones" })
      .getByRole("article")
      .first();
    await item.getByText(/^Nuevo prospecto #\w{6} \(/).waitFor();
    expect(await item.textContent()).toMatch(/exclusivo|compartido/);
    expect(here.mishaps).toEqual([]);
  });

  it("highlights unread items; dismissing marks them as read and removes nothing", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    for (let count = 1; count <= 2; count += 1) {
      await trade.post();
      await rings(visitor.page, count);
    }
    await bellOf(visitor.page).click();
    await itemsOf(visitor.page).nth(1).waitFor();
    const before = await panelOf(visitor.page).getByRole("region").getAttribute("aria-label");
    const backgrounds = (): Promise<string[]> =>
      itemsOf(visitor.page).evaluateAll((all) =>
        all.slice(0, 3).map((item) => getComputedStyle(item).backgroundColor),
      );
    const [first, second, third] = await backgrounds();
    expect([first === second, first === third]).toEqual([true, false]);
    await itemsOf(visitor.page)
      .first()
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    await visitor.page.getByTestId("unread").getByText("1", { exact: true }).waitFor();
    expect(
      await itemsOf(visitor.page).evaluateAll((all) =>
        all.slice(0, 2).map((item) => item.getAttribute("data-unread")),
      ),
    ).toEqual(["false", "true"]);
    expect(await itemsOf(visitor.page).first().getByText("unread").count()).toBe(0);
    expect(await panelOf(visitor.page).getByRole("region").getAttribute("aria-label")).toBe(before);
  });

  it("groups items by day, and one press makes an item unread again", async () => {
    await visitor.signInQuietly("advertiser");
    const { page } = visitor;
    await buyerAt(page);
    for (let count = 1; count <= 2; count += 1) {
      await trade.post();
      await rings(page, count);
    }
    await bellOf(page).click();
    await itemsOf(page).nth(1).waitFor();
    expect(await panelOf(page).getByRole("heading", { level: 3 }).first().textContent()).toBe(
      "Today",
    );
    const undo = page.getByRole("status").getByRole("button", { name: "Undo" }).last();
    await itemsOf(page)
      .first()
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    await page.getByTestId("unread").getByText("1", { exact: true }).waitFor();
    await undo.click();
    await page.getByTestId("unread").getByText("2", { exact: true }).waitFor();
    if (!(await panelOf(page).isVisible())) await bellOf(page).click();
    await panelOf(page).getByRole("button", { name: "Mark all as read" }).click();
    await page.getByText("2 marked as read", { exact: true }).waitFor();
    await undo.click();
    await page.getByTestId("unread").getByText("2", { exact: true }).waitFor();
    await expect.poll(async () => (await kept(page)).unread).toBe(2);
    expect(visitor.mishaps).toEqual([]);
  });

  it("marks all as read in one step, and the counter never falls below 0", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    await trade.post();
    await rings(visitor.page, 1);
    await bellOf(visitor.page).click();
    const count = await panelOf(visitor.page).getByRole("region").getAttribute("aria-label");
    const markAll = panelOf(visitor.page).getByRole("button", { name: "Mark all as read" });
    await markAll.focus();
    for (let round = 0; round < 3; round += 1) await visitor.page.keyboard.press("Enter");
    // The first press says what it did; the others, with nothing left to mark, say nothing.
    await visitor.page.getByText("Marked as read", { exact: true }).waitFor();
    expect(await visitor.page.getByText("Marked as read", { exact: true }).count()).toBe(1);
    expect(await markAll.evaluate((button) => button === document.activeElement)).toBe(true);
    await visitor.page.keyboard.press("Escape");
    await rings(visitor.page, 0);
    await bellOf(visitor.page).click();
    expect(await panelOf(visitor.page).getByRole("region").getAttribute("aria-label")).toBe(count);
    expect(await visitor.page.getByTestId("unread").count()).toBe(0);
    await visitor.page.keyboard.press("Escape");
    await trade.post();
    await rings(visitor.page, 1);
  });

  it("scrolls when its list exceeds the maximum height", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    for (let count = 1; count <= 8; count += 1) await trade.post();
    await rings(visitor.page, 8);
    await bellOf(visitor.page).click();
    const list = panelOf(visitor.page).getByRole("region");
    const [room, height, page] = await list.evaluate((element) => [
      element.clientHeight,
      element.scrollHeight,
      document.documentElement.clientHeight,
    ]);
    expect(height).toBeGreaterThan(room ?? 0);
    expect(room).toBeLessThan(page ?? 0);
    const top = await itemsOf(visitor.page).first().boundingBox();
    await list.hover();
    await visitor.page.mouse.wheel(0, 200);
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(top).not.toBeNull();
  });

  it("holds thousands of items, renders only those in view, and reaches the oldest", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    await visitor.page.evaluate(
      (atMs) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("plat-notifications");
          opening.addEventListener("success", () => {
            const change = opening.result.transaction("items", "readwrite");
            for (let index = 1; index <= 4_000; index += 1)
              change.objectStore("items").put({
                id: -index,
                title: `Old ${index}`,
                message: "x",
                type: "lead_bought",
                timestamp: new Date(atMs - index * 3_600_000).toISOString(),
                read: true,
                url: "/activity",
              });
            change.addEventListener("complete", () => {
              opening.result.close();
              resolve();
            });
          });
        }),
      Date.now(),
    );
    await visitor.page.reload();
    await bellOf(visitor.page).click();
    const list = panelOf(visitor.page).getByRole("region", { name: /^4\d{3} / });
    await list.waitFor();
    for (const part of [0.3, 0.7, 1]) {
      await list.evaluate((element, to) => {
        element.scrollTop = element.scrollHeight * to;
      }, part);
      await visitor.settle();
      expect(await itemsOf(visitor.page).count()).toBeLessThan(40);
    }
    await list.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await itemsOf(visitor.page).getByText("Old 4000", { exact: true }).waitFor();
  });
});

describe("notifications on the client", () => {
  it("are the same in every tab of a browser", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    const second = await visitor.context.newPage();
    visitor.watch(second);
    await second.goto("/activity");
    await rings(second, 0);
    await trade.post();
    await Promise.all([rings(visitor.page, 1), rings(second, 1)]);
    await bellOf(second).click();
    await itemsOf(second)
      .first()
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    await rings(visitor.page, 0);
    // The tab with the stream closes; the other takes over.
    await visitor.page.close();
    await trade.post();
    await second.keyboard.press("Escape");
    await rings(second, 1);
    expect(visitor.mishaps).toEqual([]);
  });

  it("are fetched after an absence", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    await visitor.page.goto("about:blank");
    await trade.post();
    await trade.post();
    await visitor.page.goto("/activity");
    await rings(visitor.page, 2);
    expect(await visitor.page.getByTestId("unread").textContent()).toBe("2");
  });

  it("recover from a lost connection, which is shown in the meantime", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    await visitor.context.setOffline(true);
    const notice = visitor.page.getByText("You're offline. Reconnecting…");
    await notice.waitFor();
    await trade.post();
    await visitor.context.setOffline(false);
    await rings(visitor.page, 1);
    await notice.waitFor({ state: "detached" });
    expect(await notice.count()).toBe(0);
  });

  it("are fetched once the page is visible: between attempts, and after sleep", async () => {
    await visitor.signInQuietly("advertiser");
    await buyerAt(visitor.page);
    const { page } = visitor;
    const look = (): Promise<boolean> =>
      page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    // With the clock stopped, no timer restores the connection.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.evaluate(() => window.dispatchEvent(new Event("offline")));
    await trade.post();
    await Promise.all([page.waitForRequest(/\/v1\/events\/stream/), look()]);
    await rings(page, 1);
    // Half a minute later, without any event; an event or a heartbeat that is still on its way
    // makes it another half minute.
    const fetches: string[] = [];
    page.on("request", (request) => {
      if (/\/v1\/events\?.*after=/.test(request.url())) fetches.push(request.url());
    });
    let laterMs = Date.now();
    await expect
      .poll(
        async () => {
          laterMs += 30_000;
          await page.clock.setFixedTime(laterMs);
          await look();
          return fetches.length;
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBeGreaterThan(0);
    expect(visitor.mishaps).toEqual([]);
  });

  it("leave the browser at Logout, and count as read at the next login", async () => {
    await visitor.page.goto("/login");
    await visitor.signIn("advertiser");
    await trade.post();
    await visitor.page.getByTestId("unread").waitFor();
    await expect.poll(async () => (await kept(visitor.page)).all).toBeGreaterThan(0);
    await visitor.page.getByRole("button", { name: "Logout" }).click();
    await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    expect((await kept(visitor.page)).all).toBe(0);
    await visitor.signIn("advertiser");
    await bellOf(visitor.page).click();
    await itemsOf(visitor.page).first().waitFor();
    expect(await itemsOf(visitor.page).first().getAttribute("data-unread")).toBe("false");
    await visitor.page.keyboard.press("Escape");
    await rings(visitor.page, 0);
    await trade.post();
    await rings(visitor.page, 1);
  });
});
