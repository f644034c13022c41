// Tests push notifications in Chromium: the offer sheet; browsers without support; and the service
// worker alone, which receives messages as the browser would deliver them.
import type { Locator, Page, Worker } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const PHONE = { width: 320, height: 640 };
const WAIT = { timeout: 60_000, interval: 50 };
const LATER_MS = 31 * 86_400_000;

const network = inject("network");
const visits = openVisits();
let trade: Trade;

beforeAll(async () => {
  trade = await Trade.open(network);
});

/**
 * A buyer whose browser can be prompted. Headless Chromium shows no notifications and reports them
 * as blocked, so this stubs its report.
 */
async function arrive(
  options: Parameters<typeof visits.arrive>[0] = {},
  permission: NotificationPermission = "default",
): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await visitor.context.addInitScript((said) => {
    Object.defineProperty(Notification, "permission", { get: () => said });
    Notification.requestPermission = () => Promise.resolve("granted");
  }, permission);
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  return visitor;
}

/**
 * Opens a screen and waits for its event stream: only later events count as new for an open page.
 */
async function openLive({ page }: Visitor, path: string): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/v1/events/stream")),
    page.goto(path),
  ]);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

const askedOf = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Get notified of the next one?" });

describe("the sheet", () => {
  it("appears on a purchase without focus, closes by keyboard, stays away 30 days", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openLive(visitor, "/activity");
    await visitor.settle();
    expect(await askedOf(page).count()).toBe(0);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .focus();
    await trade.post();
    await askedOf(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(
      /^Notifications/,
    );
    expect(await findings(visitor)).toEqual([]);
    for (
      let steps = 0;
      steps < 20 &&
      !(await askedOf(page)
        .getByRole("button", { name: "Not now" })
        .evaluate((button) => button === document.activeElement));
      steps += 1
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await askedOf(page).waitFor({ state: "detached" });

    const bell = page.getByRole("button", { name: /^Notifications/ });
    const before = await bell.getAttribute("aria-label");
    await trade.post();
    await expect.poll(() => bell.getAttribute("aria-label")).not.toBe(before);
    await visitor.settle();
    expect(await askedOf(page).count()).toBe(0);
    // A month later.
    await page.evaluate(
      (ms) => localStorage.setItem("plat.push-asked", String(Date.now() - ms)),
      LATER_MS,
    );
    await trade.post();
    await askedOf(page).waitFor();
  });

  it("says when the push service can't be reached, and keeps its button", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    // Stubs the browser's answer: tests never contact an outside service.
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = () =>
        Promise.reject(new DOMException("Registration failed - push service error", "AbortError"));
    });
    await openLive(visitor, "/activity");
    await trade.post();
    await askedOf(page).getByRole("button", { name: "Turn on notifications" }).click();
    await askedOf(page)
      .getByRole("alert")
      .filter({ hasText: "push service can't be reached" })
      .waitFor();
    expect(await findings(visitor)).toEqual([]);
    expect(
      await askedOf(page).getByRole("button", { name: "Turn on notifications" }).isEnabled(),
    ).toBe(true);
  });

  it("fits a phone, in Spanish and both themes", async () => {
    const visitor = await arrive({ viewport: PHONE });
    const { page } = visitor;
    await page.addInitScript(() =>
      localStorage.setItem("plat.display", JSON.stringify({ language: "es" })),
    );
    await openLive(visitor, "/activity");
    await trade.post();
    const sheet = page.getByRole("dialog", { name: "¿Recibir aviso del próximo?" });
    await sheet.waitFor();
    expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
    const box = await sheet.boundingBox();
    expect([
      (box?.x ?? -1) >= 0,
      (box?.x ?? 0) + (box?.width ?? 999) <= PHONE.width,
      (box?.y ?? -1) >= 0,
      (box?.y ?? 0) + (box?.height ?? 999) <= PHONE.height,
    ]).toEqual([true, true, true, true]);
    const folder = process.env["PLAT_TEST_PICTURES"];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/push-sheet.png` });
  });

  it("does not appear if the browser blocks notifications", async () => {
    const visitor = await arrive({}, "denied");
    await openLive(visitor, "/activity");
    await trade.post();
    await visitor.page.getByRole("status").filter({ hasText: "New:" }).waitFor();
    await visitor.settle();
    expect(await askedOf(visitor.page).count()).toBe(0);
  });
});

describe("the settings", () => {
  it("list the devices, explain the steps on a phone, and are shown to every role", async () => {
    const visitor = await arrive({ viewport: PHONE });
    await visitor.open("/settings?part=notifications");
    await visitor.page.getByRole("heading", { name: "Devices" }).waitFor();
    await visitor.page.getByText("On an iPhone or iPad").waitFor();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  });
});

it("show nothing in a browser without notifications, which logs one error", async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "Notification");
  });
  await openLive(visitor, "/settings?part=notifications");
  await visitor.settle();
  await trade.post();
  await page.getByRole("status").filter({ hasText: "New:" }).waitFor();
  await visitor.settle();
  expect([await page.getByText("Devices").count(), await askedOf(page).count()]).toEqual([0, 0]);
  // Removed from the log, so that any other error still fails.
  expect(visitor.mishaps.splice(0)).toEqual([
    "This browser does not support notifications: nothing is shown for them.",
  ]);
});

describe("the service worker", () => {
  /** A registered worker, and a function that delivers a message to it as the browser does. */
  async function workerOf(visitor: Visitor): Promise<{
    readonly worker: Worker;
    readonly deliver: (message: unknown) => Promise<unknown>;
  }> {
    const { context, page } = visitor;
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [found] = registrations;
        if (found !== undefined) resolve(found.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    const started = context.waitForEvent("serviceworker");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/push-worker.js");
      await navigator.serviceWorker.ready;
    });
    const [worker, registrationId] = [await started, await registered];
    const deliver = (message: unknown): Promise<unknown> =>
      session.send("ServiceWorker.deliverPushMessage", {
        origin: network.url,
        registrationId,
        data: typeof message === "string" ? message : JSON.stringify(message),
      });
    return { worker, deliver };
  }
  const messageOf = (id: number, url = "/leads") => ({
    id,
    notification: { title: `Pushed ${id}`, body: "Single family" },
    data: { type: "lead_bought", url },
    at: new Date().toISOString(),
  });
  /** Records what the worker would show. */
  const noteShown = (worker: Worker): Promise<void> =>
    worker.evaluate(() => {
      const noted: { title: string; icon: unknown; tag: unknown; url: string }[] = [];
      Object.assign(globalThis, { noted });
      ServiceWorkerRegistration.prototype.showNotification = async (
        title,
        { icon, tag, data } = {},
      ) => void noted.push({ title, icon, tag, url: data.url });
    });
  const shown = (worker: Worker): Promise<readonly unknown[]> =>
    worker.evaluate(() => Reflect.get(globalThis, "noted"));

  it("shows every message itself, and passes it to the visible page's panel", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openLive(visitor, "/activity");
    await visitor.settle();
    const { worker, deliver } = await workerOf(visitor);
    await noteShown(worker);
    for (const nonsense of ["", "no JSON", "{}", { id: "1", notification: {}, data: {} }])
      await deliver(nonsense);
    await deliver(messageOf(900_000_001));
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications, \d+ unread/ })
      .click();
    await page.getByRole("article").filter({ hasText: "Pushed 900000001" }).waitFor();
    // The same message again is the same item.
    await deliver(messageOf(900_000_001));
    await deliver(messageOf(900_000_002));
    await page.getByRole("article").filter({ hasText: "Pushed 900000002" }).waitFor();
    expect(await page.getByRole("article").filter({ hasText: "Pushed 900000001" }).count()).toBe(1);
    // The same tag replaces: each message is seen once, and one that cannot be read is not silent.
    const unread = { title: "New notification", icon: "/notification-icon.png", tag: "plat" };
    const tagged = (id: number) => ({ title: `Pushed ${id}`, tag: `plat-${id}`, url: "/leads" });
    await expect.poll(async () => (await shown(worker)).length, WAIT).toBe(7);
    expect(await shown(worker)).toEqual(
      expect.arrayContaining(
        [{ ...unread, url: "/dashboard" }, tagged(900_000_001), tagged(900_000_002)].map((one) =>
          expect.objectContaining(one),
        ),
      ),
    );
  });

  it("shows the message itself if no page answers, and links only to the app", async () => {
    const visitor = await arrive();
    await visitor.page.goto("/docs");
    const { worker, deliver } = await workerOf(visitor);
    await noteShown(worker);
    await deliver(messageOf(900_000_003, "https://elsewhere.example/"));
    await expect
      .poll(() => shown(worker), WAIT)
      .toEqual([
        {
          title: "Pushed 900000003",
          icon: "/notification-icon.png",
          tag: "plat-900000003",
          url: "/dashboard",
        },
      ]);
  });

  it("navigates an open page to the clicked item, which then counts as read", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openLive(visitor, "/activity");
    await visitor.settle();
    const { worker, deliver } = await workerOf(visitor);
    await deliver(messageOf(900_000_004, "/billing"));
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications, \d+ unread/ })
      .click();
    const item = page.getByRole("article").filter({ hasText: "Pushed 900000004" });
    await expect.poll(() => item.getAttribute("data-unread"), WAIT).toBe("true");
    await page.keyboard.press("Escape");
    const closed = await worker.evaluate(() => {
      const seen: string[] = [];
      const notification = {
        data: { id: 900_000_004, url: "/billing" },
        close: () => void seen.push("closed"),
      };
      // A page can only be focused after a real click.
      globalThis.dispatchEvent(
        Object.assign(new Event("notificationclick"), {
          notification,
          waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
        }),
      );
      return seen;
    });
    expect(closed).toEqual(["closed"]);
    await page.waitForURL("**/billing");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .click();
    await expect.poll(() => item.getAttribute("data-unread"), WAIT).toBe("false");
  });
});

it("the app can be installed: its manifest has a name, a start and existing icons", async () => {
  const visitor = await arrive();
  await visitor.open("/activity");
  const session = await visitor.context.newCDPSession(visitor.page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect([url, errors]).toEqual([`${network.url}/manifest.webmanifest`, []]);
  const {
    icons,
    ...manifest
  }: {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
  } = JSON.parse(data ?? "{}");
  expect(manifest).toMatchObject({ name: "Plat", start_url: "/dashboard", display: "standalone" });
  for (const { src, type } of [...icons, { src: "/apple-touch-icon.png", type: "image/png" }])
    expect((await visitor.context.request.get(src)).headers()["content-type"], src).toBe(type);
});
