// Whether the window is as narrow as a phone: below the same width at which the layout turns.
import { useSyncExternalStore } from "react";

const NARROW = window.matchMedia("(width < 40rem)");

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}

function subscribe(onChange: () => void): () => void {
  NARROW.addEventListener("change", onChange);
  return () => NARROW.removeEventListener("change", onChange);
}
