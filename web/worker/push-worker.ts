// The service worker: shows every push message, because browsers withdraw push from workers that
// show nothing, passes it to a page in sight, and renews the subscription when the browser replaces
// it.
import { PUSH_WORKER_TEXTS } from "../../locales/catalogues/push-worker.ts";
import type { Language } from "../../domain/languages.ts";
import type { WorkerScope } from "./worker-scope.d.ts";

interface PushedMessage {
  readonly id: number;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: { readonly type: string; readonly url: string };
}

const scope = globalThis as unknown as WorkerScope;
/** In the browser's cache, the only store that pages and workers both read at once. */
const DEVICE_ADDRESS = "/push-device.json";
const ICON = "/notification-icon.png";
/**
 * Milliseconds. A page of the app answers within a few; another page, such as a hosted form, never
 * does. Browsers let a click open a page for a second.
 */
const PATIENCE_MS = 300;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("push", (event) => {
  const message = read(event.data?.text() ?? "");
  event.waitUntil(message === null ? showUnread() : take(message));
});
scope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.newSubscription ?? null)),
);
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { id, url } = event.notification.data as { readonly id: number; readonly url: string };
  event.waitUntil(follow(id, url));
});

/** Shows it, whatever pages are open; a visible one adds it to its panel. */
async function take(message: PushedMessage): Promise<void> {
  const { id, notification, data } = message;
  // Without permission to show it, the panel still has it.
  await scope.registration
    .showNotification(notification.title, {
      body: notification.body,
      icon: ICON,
      tag: `plat-${id}`,
      data: { id, url: data.url },
    })
    .catch(() => undefined);
  for (const page of await pages())
    if (page.visibilityState === "visible" && (await hand(page, { kind: "arrived", message })))
      return;
}

/** Of a message that cannot be read it is only known that there is one. */
async function showUnread(): Promise<void> {
  const { language } = (await readDevice()) ?? { language: "en" };
  const { title, body } = PUSH_WORKER_TEXTS[language];
  await scope.registration
    .showNotification(title, {
      body,
      icon: ICON,
      tag: "plat",
      data: { id: 0, url: "/dashboard" },
    })
    .catch(() => undefined);
}

/**
 * Reports the subscription that has taken the old one's place, for the same device; makes one if
 * the browser did not. If the server cannot be reached, the next start of the app does it.
 */
async function renew(given: PushSubscription | null): Promise<void> {
  const device = await readDevice();
  if (device === null) return;
  try {
    const { key } = await (await fetch("/v1/push-key")).json();
    const subscription =
      given ??
      (await scope.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      }));
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys;
    await fetch(`/v1/push-subscriptions/${device.id}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ endpoint, keys: { p256dh, auth }, language: device.language }),
    });
  } catch {
    // Signed out, or offline.
  }
}

/** What the app has stored of this device (web/lib/push/push.ts); null if push is off. */
async function readDevice(): Promise<{ readonly id: string; readonly language: Language } | null> {
  try {
    return (await (await caches.match(DEVICE_ADDRESS))?.json()) ?? null;
  } catch {
    return null;
  }
}

/** Navigates an open page there, or opens a new one. */
async function follow(id: number, url: string): Promise<void> {
  for (const page of await pages())
    if (await hand(page, { kind: "follow", id, url })) return void (await page.focus());
  await scope.clients.openWindow(url);
}

/** Returns all open pages of this site, visible ones first. */
async function pages() {
  const rank = ({
    focused,
    visibilityState,
  }: {
    readonly focused: boolean;
    readonly visibilityState: string;
  }): number => (focused ? 0 : visibilityState === "visible" ? 1 : 2);
  return [...(await scope.clients.matchAll({ type: "window", includeUncontrolled: true }))].sort(
    (a, b) => rank(a) - rank(b),
  );
}

/** Whether the page handled it. */
function hand(
  page: { readonly postMessage: (message: unknown, transfer: readonly Transferable[]) => void },
  message: unknown,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage(message, [port2]);
  });
}

/** Returns null if it is not a message of ours. Only an address of this app is ever followed. */
function read(text: string): PushedMessage | null {
  try {
    const message: PushedMessage = JSON.parse(text);
    if (
      typeof message.id !== "number" ||
      typeof message.notification.title !== "string" ||
      typeof message.data.type !== "string"
    )
      return null;
    return {
      ...message,
      data: {
        ...message.data,
        url: /^\/(?![/\\])/.test(message.data.url) ? message.data.url : "/dashboard",
      },
    };
  } catch {
    return null;
  }
}
