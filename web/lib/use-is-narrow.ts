// Reports whether the window is as narrow as a phone, or wide enough for a picture beside a list:
// the layout's breakpoints.
import { useSyncExternalStore } from "react";

const NARROW = watch("(width < 40rem)");
const WIDE = watch("(width >= 64rem)");

export function useIsNarrow(): boolean {
  return useSyncExternalStore(NARROW.subscribe, NARROW.read);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(WIDE.subscribe, WIDE.read);
}

function watch(query: string) {
  const list = window.matchMedia(query);
  return {
    read: () => list.matches,
    subscribe: (onChange: () => void) => {
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
  };
}
