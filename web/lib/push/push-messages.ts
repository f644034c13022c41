// Handles what the service worker passes to a visible page: a message that arrived and that it has
// shown, for the panel, or a notification that was clicked.
import { isForBell, notificationOf, readArrived } from "../notifications/notification.ts";
import { markRead, receive } from "../notifications/notification-store.ts";

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
      if (isForBell(arrived)) void receive([notificationOf(arrived)], null);
    } else return;
    // Without this reply the worker handles it itself.
    ports[0]?.postMessage("taken");
  };
  serviceWorker.addEventListener("message", take);
  return () => serviceWorker.removeEventListener("message", take);
}
