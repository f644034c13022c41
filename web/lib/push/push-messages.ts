// Handles what the service worker passes to a visible page: a message that arrived, or a
// notification that was clicked.
import {
  type ArrivedEvent,
  isForBell,
  notificationOf,
  readArrived,
} from "../notifications/notification.ts";
import { markRead, receive } from "../notifications/notification-store.ts";

const ICON = "/notification-icon.png";

/** Listens until stopped; `go` navigates to an address of the app. */
export function takePushMessages(go: (url: string) => void): () => void {
  const { serviceWorker } = navigator;
  const take = ({ data, ports }: MessageEvent<unknown>): void => {
    if (typeof data !== "object" || data === null || !("kind" in data)) return;
    if (
      data.kind === "follow" &&
      "id" in data &&
      "url" in data &&
      typeof data.id === "number" &&
      typeof data.url === "string"
    ) {
      void markRead(data.id);
      go(data.url);
    } else if (data.kind === "arrived" && "message" in data) {
      const arrived = readArrived(data.message, new Date().toISOString());
      if (arrived === null) return;
      void show(arrived);
    } else return;
    // Without this reply the worker handles it itself.
    ports[0]?.postMessage("taken");
  };
  serviceWorker.addEventListener("message", take);
  return () => serviceWorker.removeEventListener("message", take);
}

/**
 * Adds it to the panel, where the stream may have added it already, and shows it if the browser
 * may.
 */
async function show(arrived: ArrivedEvent): Promise<void> {
  const notification = notificationOf(arrived);
  const { id, title, message, url } = notification;
  if (isForBell(arrived)) await receive([notification], null);
  if (Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.ready;
  // If the system cannot show it, the panel has it.
  await registration
    .showNotification(title, { body: message, icon: ICON, tag: `plat-${id}`, data: { id, url } })
    .catch(() => undefined);
}
