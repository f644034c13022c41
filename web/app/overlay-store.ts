// Which overlay is open over the screens. Apart from the overlays, which load after the frame.
import { createStore } from "../lib/store.ts";

export const overlay = createStore<"palette" | "keys" | null>(null);

export function openOverlay(which: "palette" | "keys"): void {
  overlay.set(which);
}
