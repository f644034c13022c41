// Whether the screen is as narrow as a phone, as it is turned and resized.
import { useSyncExternalStore } from "react";

const NARROW = matchMedia("(width < 40rem)");

function subscribe(tell: () => void): () => void {
  NARROW.addEventListener("change", tell);
  return () => NARROW.removeEventListener("change", tell);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}
