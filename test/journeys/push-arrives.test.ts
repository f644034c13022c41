// Tests push notifications from the sale to the notification, in Firefox with a local push service:
// the page subscribes, the server encrypts, the service forwards, Firefox decrypts, and a page or
// the service worker shows the message.
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openFirefox } from "../support/firefox.ts";
import { PushService } from "../support/push-service.ts";
import { Trade } from "../support/trade.ts";

const network = inject("network");
const PATIENCE_MS = 120_000;
const WAIT = { timeout: PATIENCE_MS, interval: 100 };
let service: PushService;
let browser: Browser;
let page: Page;
let trade: Trade;

beforeAll(async () => {
  [service, trade] = [await PushService.open(), await Trade.open(network)];
  browser = await openFirefox(service.socketUrl, network.url);
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.setDefaultNavigationTimeout(PATIENCE_MS);
  // The page reports when its stream is open: only later events count as new for an open page.
  await page.evaluateOnNewDocument(() => {
    const Real = window.EventSource;
    Object.defineProperty(window, "EventSource", {
      value: class extends Real {
        constructor(url: string) {
          super(url);
          this.addEventListener("open", () => {
            document.documentElement.dataset["stream"] = "open";
          });
        }
      },
    });
  });
});
afterAll(async () => {
  await browser.close();
  service.close();
});

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  readonly tag: string;
  readonly url: string;
}

/** The notifications that the browser shows for this site. */
const shown = (): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return ((await registration?.getNotifications()) ?? []).map(
      ({ title, body, icon, tag, data }) => ({ title, body, icon, tag, url: data.url }),
    );
  });
const clear = (): Promise<void> =>
  page.evaluate(async () => {
    for (const notification of (await (
      await navigator.serviceWorker.getRegistration("/")
    )?.getNotifications()) ?? [])
      notification.close();
  });
/** The items of the panel that link to an address, as this browser stores them. */
const kept = (
  url: string,
): Promise<
  { readonly id: number; readonly title: string; readonly message: string; readonly type: string }[]
> =>
  page.evaluate(
    (wanted) =>
      new Promise<{ id: number; title: string; message: string; type: string }[]>(
        (resolve, reject) => {
          const opening = indexedDB.open("plat-notifications");
          opening.addEventListener("error", () => reject(new Error("no database")));
          opening.addEventListener("success", () => {
            const reading: IDBRequest<
              { id: number; title: string; message: string; type: string; url: string }[]
            > = opening.result.transaction("items").objectStore("items").getAll();
            reading.addEventListener("success", () => {
              opening.result.close();
              resolve(reading.result.filter((item) => item.url === wanted));
            });
          });
        },
      ),
    url,
  );
const devices = (): Promise<
  { readonly id: string; readonly seen_at: string; readonly last_sent_at: string | null }[]
> => page.evaluate(async () => (await (await fetch("/v1/push-subscriptions")).json()).items);
const open = async (path: string): Promise<void> => {
  await page.goto(network.url + path);
  await page.waitForSelector("h1");
};
async function signIn(): Promise<void> {
  await page.goto(`${network.url}/login`);
  const { email, password } = network.users.find(({ role }) => role === "advertiser") ?? {
    email: "",
    password: "",
  };
  expect(
    await page.evaluate(
      async (body) =>
        (
          await fetch("/v1/auth/sign-in/email", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body,
          })
        ).status,
      JSON.stringify({ email, password }),
    ),
  ).toBe(200);
}
/** Checks that every received message was decrypted. */
const codes = (): readonly number[] => [...service.acknowledged.values()];

describe("push messages in Firefox", () => {
  it("are offered after a purchase, not on load, and switched on by keyboard", async () => {
    await signIn();
    await open("/activity");
    expect(
      await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistration("/")) === undefined,
        document.querySelector("[role=dialog]") === null,
      ]),
    ).toEqual([true, true]);
    await page.waitForSelector("[data-stream=open]");
    await trade.post();
    await page.waitForSelector("aria/Get notified of the next one?");
    // It takes no focus; Tab reaches it before the screen's own content.
    const isAt = (name: string): Promise<boolean> =>
      page.evaluate((text) => document.activeElement?.textContent === text, name);
    for (let steps = 0; steps < 40 && !(await isAt("Turn on notifications")); steps += 1)
      await page.keyboard.press("Tab");
    expect(await isAt("Turn on notifications")).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForSelector("::-p-text(Notifications turned on in this browser.)");
    expect(await devices()).toMatchObject([{ last_sent_at: null }]);
  });

  it("reach a visible page, with their icons, once in the panel despite the stream", async () => {
    const leadId = await trade.post();
    await expect
      .poll(shown, WAIT)
      .toMatchObject([{ icon: `${network.url}/notification-icon.png`, url: `/leads/${leadId}` }]);
    // The panel stores it independently of what Firefox shows.
    await expect.poll(async () => (await kept(`/leads/${leadId}`)).length, WAIT).toBe(1);
    const items = await kept(`/leads/${leadId}`);
    const [notification] = await shown();
    expect(items).toMatchObject([
      { type: "lead_bought", title: notification?.title, message: notification?.body },
    ]);
    expect(notification?.tag).toBe(`plat-${items[0]?.id}`);
    expect(service.messages.at(-1)?.headers).toMatchObject({
      urgency: "high",
      topic: "lead_bought",
    });
    await expect.poll(codes, WAIT).toEqual([100]);
    await clear();
  });

  it("appear in the panel without the stream", async () => {
    const deaf = await page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, "EventSource", {
        value: class extends EventTarget {
          close(): void {
            this.dispatchEvent(new Event("close"));
          }
        },
      });
    });
    const [before] = await devices();
    await open("/activity");
    // A subscribed browser reports itself at each start.
    await expect.poll(async () => (await devices())[0]?.seen_at, WAIT).not.toBe(before?.seen_at);
    const leadId = await trade.post();
    await expect.poll(async () => (await kept(`/leads/${leadId}`)).length, WAIT).toBe(1);
    await expect
      .poll(async () => (await shown()).map(({ url }) => url), WAIT)
      .toEqual([`/leads/${leadId}`]);
    await page.removeScriptToEvaluateOnNewDocument(deaf.identifier);
    await clear();
  });

  it("are shown by the service worker while no page of the app is open", async () => {
    await page.goto("about:blank");
    const before = codes().length;
    const leadId = await trade.post();
    await expect.poll(() => codes().length, WAIT).toBe(before + 1);
    await open("/docs");
    await expect
      .poll(shown, WAIT)
      .toMatchObject([{ url: `/leads/${leadId}`, icon: `${network.url}/notification-icon.png` }]);
    expect(codes().every((code) => code === 100)).toBe(true);
    await clear();
  });

  it("reach a browser whose subscription was replaced while the app was closed", async () => {
    const before = await devices();
    const [sent, old] = [service.messages.length, service.messages.at(-1)?.endpoint];
    await page.goto("about:blank");
    service.forgetBrowsers();
    let leadId = "";
    // The worker renews by itself: no page of the app is open.
    await expect
      .poll(
        async () => {
          leadId = await trade.post();
          return service.messages.slice(sent).some(({ endpoint }) => endpoint !== old);
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe(true);
    await open("/docs");
    await expect
      .poll(async () => (await shown()).map(({ url }) => url), WAIT)
      .toContain(`/leads/${leadId}`);
    expect((await devices()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await clear();
  });

  it("are switched off in the settings, and end with the session", async () => {
    await open("/settings?part=notifications");
    await (await page.waitForSelector("aria/Remove Firefox, Linux"))?.click();
    await page.waitForSelector("::-p-text(Notifications turned off in this browser.)");
    expect(await devices()).toEqual([]);
    await (await page.waitForSelector("aria/Turn on in this browser"))?.click();
    await page.waitForSelector("::-p-text(Notifications turned on in this browser.)");
    expect(await devices()).toHaveLength(1);
    await (await page.waitForSelector("aria/Logout"))?.click();
    await page.waitForSelector("aria/Sign in");
    expect(
      await page.evaluate(
        async () =>
          (await (
            await navigator.serviceWorker.getRegistration("/")
          )?.pushManager.getSubscription()) ?? null,
      ),
    ).toBeNull();
    await signIn();
    expect(await devices()).toEqual([]);
    // The same person receives them here again, without a prompt.
    await open("/activity");
    await expect.poll(async () => (await devices()).length, WAIT).toBe(1);
    await (await page.waitForSelector("aria/Logout"))?.click();
    await page.waitForSelector("aria/Sign in");
  });
});
