// Manages push messages in this browser: switching on, renewing and switching off. The browser's
// permission is requested only after the person asked for it.
import { call } from "../api/call.ts";
import { getAuth, onLogout } from "../auth/auth.ts";
import type { Language } from "../../../domain/languages.ts";
import { createStore } from "../store.ts";

const WORKER = "/push-worker.js";
/**
 * This device's id at the server, and the person who switched it on: when they sign in here again,
 * it is still on.
 */
const KEY = "plat.push";
const WORKER_CACHE = "plat-push";
/** As in web/worker/push-worker.ts. */
const DEVICE_ADDRESS = "/push-device.json";

interface Device {
  readonly id: string;
  readonly userId: string;
}

/**
 * Why it could not be switched on. `blocked`: the browser's settings forbid it; `unreachable`: its
 * push service did not respond.
 */
export type PushRefusal = "blocked" | "unreachable";

/** The id of this browser among its person's devices; null while push is off. */
export const pushDevice = createStore<string | null>(null);

/** Whether this browser supports push messages. */
export function supportsPush(): boolean {
  return (
    typeof Notification !== "undefined" && "serviceWorker" in navigator && "PushManager" in window
  );
}

/**
 * Requests the browser's permission and subscribes; must be called from a click. Returns null on
 * success. Throws ApiError if the server could not be reached.
 */
export async function switchPushOn(language: Language): Promise<PushRefusal | null> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const { user } = getAuth();
  const kept = readKept();
  if (user === null) return "blocked";
  return subscribe(
    { id: kept?.userId === user.id ? kept.id : crypto.randomUUID(), userId: user.id },
    language,
  );
}

/**
 * Reports at the start of the app, and after signing in again, that this browser still exists, if
 * its person had switched it on.
 */
export async function keepPush(language: Language): Promise<void> {
  const { user } = getAuth();
  const kept = readKept();
  if (user === null || kept?.userId !== user.id || Notification.permission !== "granted") return;
  await subscribe(kept, language);
}

/** Unsubscribes this browser, after the server has. */
export async function forgetPush(): Promise<void> {
  write(null);
  await unsubscribe();
}

async function subscribe(device: Device, language: Language): Promise<PushRefusal | null> {
  const { key } = await call("GET /v1/push-key");
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribeTo(pushManager, key);
  if (subscription === null) return "unreachable";
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await call("PUT /v1/push-subscriptions/{id}", {
    params: { id: device.id },
    body: {
      endpoint,
      keys: { p256dh, auth },
      language,
    },
  });
  write(device);
  await keepForWorker({ id: device.id, language });
  pushDevice.set(device.id);
  return null;
}

/**
 * A subscription made for another key is useless and is replaced. Returns null if the push service
 * cannot be reached.
 */
async function subscribeTo(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const applicationServerKey = Uint8Array.from(
    atob(key.replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.charCodeAt(0),
  );
  const before = await manager.getSubscription();
  const beforeKey = before?.options.applicationServerKey;
  if (
    before !== null &&
    beforeKey !== null &&
    beforeKey !== undefined &&
    String(new Uint8Array(beforeKey)) !== String(applicationServerKey)
  )
    await before.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
}

async function unsubscribe(): Promise<void> {
  pushDevice.set(null);
  if (!supportsPush()) return;
  await keepForWorker(null);
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
// The server has ended the subscription with the session: no more messages reach this browser.
onLogout(() => unsubscribe().catch(() => undefined));

/**
 * The service worker renews the subscription when the browser replaces it, and finds there which
 * device it renews: it cannot read the page's storage.
 */
async function keepForWorker(
  device: { readonly id: string; readonly language: Language } | null,
): Promise<void> {
  try {
    if (device === null) await caches.delete(WORKER_CACHE);
    else
      await (
        await caches.open(WORKER_CACHE)
      ).put(DEVICE_ADDRESS, new Response(JSON.stringify(device)));
  } catch {
    // Without storage, the next start of the app renews.
  }
}

function readKept(): Device | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" &&
      kept !== null &&
      "id" in kept &&
      "userId" in kept &&
      typeof kept.id === "string" &&
      typeof kept.userId === "string"
      ? { id: kept.id, userId: kept.userId }
      : null;
  } catch {
    return null;
  }
}

function write(device: Device | null): void {
  try {
    if (device === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(device));
  } catch {
    // Without storage, the person is asked each time.
  }
}
