// Stores the notifications in this browser's database, shared by its tabs and emptied at logout.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { onLogout } from "../auth/auth.ts";
import { createStore } from "../store.ts";
import { type Notification, withArrivals, withRead, withUnread } from "./notification.ts";

interface NotificationSchema extends DBSchema {
  items: { key: number; value: Notification };
  /**
   * `last`: the highest event id received; stored separately, so that it survives an empty list.
   */
  marks: { key: string; value: number };
}

const NAME = "plat-notifications";
/** Older ones are deleted when the app starts. */
const MOST_KEPT = 5_000;

/** The shown list, newest first. */
export const notifications = createStore<readonly Notification[]>([]);

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
if (channel !== null) channel.onmessage = () => void load();

let database: Promise<IDBPDatabase<NotificationSchema> | null> | null = null;

/**
 * Loads this browser's notifications. Returns the id of the last event received; null in a new
 * browser, or without storage.
 */
export async function load(): Promise<number | null> {
  const opened = await open();
  if (opened === null) return null;
  const items = (await opened.getAll("items")).sort((a, b) => b.id - a.id);
  if (items.length > MOST_KEPT) {
    const { store, done } = opened.transaction("items", "readwrite");
    await Promise.all([...items.slice(MOST_KEPT).map(({ id }) => store.delete(id)), done]);
  }
  notifications.set(items.slice(0, MOST_KEPT));
  return (await opened.get("marks", "last")) ?? null;
}

/**
 * Adds what has arrived, ignoring duplicates. `lastId`: everything up to it has arrived; null if
 * that is unknown, as for a push message.
 */
export async function receive(
  arrived: readonly Notification[],
  lastId: number | null,
): Promise<void> {
  notifications.set(withArrivals(notifications.get(), arrived));
  const opened = await open();
  if (opened === null) return;
  const transaction = opened.transaction(["items", "marks"], "readwrite");
  const items = transaction.objectStore("items");
  for (const item of arrived) if ((await items.get(item.id)) === undefined) await items.put(item);
  const marks = transaction.objectStore("marks");
  if (lastId !== null) await marks.put(Math.max(lastId, (await marks.get("last")) ?? 0), "last");
  await transaction.done;
  channel?.postMessage("changed");
  // Another tab's message may have loaded the list before these were stored.
  await load();
}

/**
 * Continues from an earlier event: the server is at another time than this browser has seen, as
 * after a backup was restored. What it will number anew is deleted here.
 */
export async function startOver(lastId: number): Promise<void> {
  notifications.set(notifications.get().filter(({ id }) => id <= lastId));
  const opened = await open();
  if (opened === null) return;
  const transaction = opened.transaction(["items", "marks"], "readwrite");
  await Promise.all([
    transaction.objectStore("items").delete(IDBKeyRange.lowerBound(lastId, true)),
    transaction.objectStore("marks").put(lastId, "last"),
    transaction.done,
  ]);
  channel?.postMessage("changed");
}

/** Marks one as read, or all, here and in the other tabs. */
export function markRead(id?: number): Promise<void> {
  return change((items) => withRead(items, id));
}

/** Marks these as unread again. */
export function markUnread(ids: readonly number[]): Promise<void> {
  return change((items) => withUnread(items, new Set(ids)));
}

async function change(
  make: (items: readonly Notification[]) => readonly Notification[],
): Promise<void> {
  const before = notifications.get();
  const after = make(before);
  notifications.set(after);
  const opened = await open();
  if (opened === null) return;
  const transaction = opened.transaction("items", "readwrite");
  // In one transaction, so that leaving the page right afterwards cannot mark only some.
  const writing = after.flatMap((item, index) =>
    item === before[index] ? [] : [transaction.store.put(item)],
  );
  await Promise.all([...writing, transaction.done]);
  channel?.postMessage("changed");
}

async function clear(): Promise<void> {
  notifications.set([]);
  const opened = await open();
  if (opened === null) return;
  await Promise.all([opened.clear("items"), opened.clear("marks")]);
  channel?.postMessage("changed");
}
onLogout(clear);

/** Null without storage: the items then live as long as the page. */
function open(): Promise<IDBPDatabase<NotificationSchema> | null> {
  database ??= openDB<NotificationSchema>(NAME, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("items", { keyPath: "id" });
      fresh.createObjectStore("marks");
    },
  }).catch(() => null);
  return database;
}
