// Push messages in this browser: switched on, kept up and let go. Nothing here asks the browser for
// anything before its person did.
import { call } from "../api/call.ts";
import { getAuth, onLogout } from "../auth/auth.ts";
import type { Language } from "../../../domain/languages.ts";
import { createStore } from "../store.ts";

const WORKER = "/push-worker.js";
/**
 * Which device this is at the server, and for whom it was switched on: whoever signs in again here
 * finds it on.
 */
const KEY = "plat.push";

interface Device {
  readonly id: string;
  readonly userId: string;
}

/**
 * Why it could not be switched on. `blocked`: the browser was told not to; `unreachable`: its push
 * service did not answer.
 */
export type PushRefusal = "blocked" | "unreachable";

/** The id of this browser among its person's devices; null while it is not told anything. */
export const pushDevice = createStore<string | null>(null);

/** Whether this browser can be told anything at all. */
export function supportsPush(): boolean {
  return (
    typeof Notification !== "undefined" && "serviceWorker" in navigator && "PushManager" in window
  );
}

/**
 * Asks the browser's permission and subscribes; to be called from a click. Null where it is on now.
 * Throws ApiError where the server could not be told.
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
 * At the start of the app, and after signing in again: says that this browser is still there, if
 * its person had switched it on.
 */
export async function keepPush(language: Language): Promise<void> {
  const { user } = getAuth();
  const kept = readKept();
  if (user === null || kept?.userId !== user.id || Notification.permission !== "granted") return;
  await subscribe(kept, language);
}

/** Lets go of this browser, once the server has. */
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
  pushDevice.set(device.id);
  return null;
}

/**
 * A subscription that another key was given for is of no use any more. Null where the push service
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
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
// The server has ended it with the session: nothing of this person's reaches the browser any more.
onLogout(() => unsubscribe().catch(() => undefined));

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
    // A browser that keeps nothing is asked anew each time.
  }
}
