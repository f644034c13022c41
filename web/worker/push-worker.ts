// The service worker: shows push messages while no page is visible, and passes them to a page that
// is. It stores and fetches nothing.
import type { WorkerScope } from "./worker-scope.d.ts";

interface PushedMessage {
  readonly id: number;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: { readonly type: string; readonly url: string };
}

const scope = globalThis as unknown as WorkerScope;
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
  if (message !== null) event.waitUntil(take(message));
});
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { id, url } = event.notification.data as { readonly id: number; readonly url: string };
  event.waitUntil(follow(id, url));
});

/** A visible page shows it and adds it to its panel; otherwise it is shown from here. */
async function take(message: PushedMessage): Promise<void> {
  for (const page of await pages())
    if (page.visibilityState === "visible" && (await hand(page, { kind: "arrived", message })))
      return;
  const { id, notification, data } = message;
  await scope.registration.showNotification(notification.title, {
    body: notification.body,
    icon: ICON,
    tag: `plat-${id}`,
    data: { id, url: data.url },
  });
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
