// Finds the screen of what the network paused.
import type { NetworkPauseKind } from "../network-pauses/network-pause.ts";

/** A path of the app; `thingId` is the source of a sub id, and the form of a form. */
export function pauseUrl(kind: NetworkPauseKind, thingId: string): string {
  switch (kind) {
    case "campaign":
      return `/campaigns/${thingId}`;
    case "source":
    case "sub_id":
      return `/settings?part=sources&source=${thingId}`;
    case "destination":
      return `/settings?part=deliveries&destination=${thingId}`;
    case "form":
      return `/settings?part=forms&form=${thingId}`;
  }
}
