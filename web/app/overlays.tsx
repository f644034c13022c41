// Opens overlays over any screen by key: the palette (⌘K, Ctrl K), the list of keys (?) and the
// assistant (I). Each loads on first use.
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { tinykeys } from "tinykeys";
import { togglePanel } from "../features/insight/assistant/panel-state.ts";
import { getDisplay } from "../lib/display/display.ts";
import { useStore } from "../lib/store.ts";
import type { Screen } from "../lib/screens.ts";
import { overlay } from "./overlay-store.ts";

const Palette = lazy(() => import("./palette/palette.tsx"));
const Keys = lazy(() => import("./palette/keys.tsx"));

/** The second key after G, for each screen. */
export const GO_KEYS: Readonly<Record<Screen, string>> = {
  dashboard: "d",
  campaigns: "c",
  leads: "l",
  marketplace: "m",
  billing: "b",
  earnings: "e",
  users: "u",
  activity: "a",
  settings: "s",
};

export default function Overlays(): ReactNode {
  const shown = useStore(overlay);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => overlay.set(null), [pathname]);
  useEffect(() => {
    // Single letters never fire while a person types, and can be switched off.
    const whenFree = (run: () => void) => (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest("input, textarea, select, [contenteditable], dialog") !== null;
      if (typing || !getDisplay().shortcuts) return;
      event.preventDefault();
      run();
    };
    return tinykeys(window, {
      "$mod+k": (event) => {
        event.preventDefault();
        overlay.set(overlay.get() === "palette" ? null : "palette");
      },
      "/": whenFree(() => overlay.set("palette")),
      i: whenFree(() => togglePanel("open")),
      "Shift+?": whenFree(() => overlay.set("keys")),
      ...Object.fromEntries(
        Object.entries(GO_KEYS).map(([screen, key]) => [
          `g ${key}`,
          whenFree(() => void navigate(`/${screen}`)),
        ]),
      ),
    });
  }, [navigate]);
  const close = (): void => overlay.set(null);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      {shown === "palette" ? <Palette onClose={close} /> : <Keys onClose={close} />}
    </Suspense>
  );
}
