// Handles the keys of every screen: the palette (⌘K, Ctrl K), the list of keys (?), the assistant
// (I), screens (G and a letter), the network's inbox (G and N) and rows (J, K); and keeps the focus
// where the work is. Each overlay loads on first use; the banner of a viewed account is there as
// long as the view.
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { tinykeys } from "tinykeys";
import { togglePanel } from "../features/insight/assistant/panel-state.ts";
import { ViewBanner } from "../features/people/view-as/index.ts";
import { useUser } from "../lib/auth/auth.ts";
import { getDisplay } from "../lib/display/display.ts";
import { useStore } from "../lib/store.ts";
import type { Screen } from "../lib/screens.ts";
import { keepFocus } from "./keep-focus.ts";
import { moveToRow } from "./move-to-row.ts";
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

/** The network's inbox, a part of its dashboard. */
const INBOX = "/dashboard?part=inbox";

const TYPING = "input, textarea, select, [contenteditable], dialog";
/** Where J and K are typed, or the page behind must not move. A row's box is not typed into. */
const IN_ANOTHER_PLACE =
  "input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], " +
  "[role=menu], [role=listbox]";

export default function Overlays(): ReactNode {
  const shown = useStore(overlay);
  const { viewing, role } = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => overlay.set(null), [pathname]);
  useEffect(keepFocus, []);
  useEffect(() => {
    // Single letters never fire while a person types, and can be switched off.
    const whenFree =
      (run: () => void, busy = TYPING) =>
      (event: KeyboardEvent) => {
        const isBusy = event.target instanceof HTMLElement && event.target.closest(busy) !== null;
        // A list has already handled its own keys.
        if (isBusy || event.defaultPrevented || !getDisplay().shortcuts) return;
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
      "g n": whenFree(() => {
        if (role === "admin") void navigate(INBOX);
      }),
      j: whenFree(() => moveToRow(1), IN_ANOTHER_PLACE),
      k: whenFree(() => moveToRow(-1), IN_ANOTHER_PLACE),
      "Shift+?": whenFree(() => overlay.set("keys")),
      ...Object.fromEntries(
        Object.entries(GO_KEYS).map(([screen, key]) => [
          `g ${key}`,
          whenFree(() => void navigate(`/${screen}`)),
        ]),
      ),
    });
  }, [navigate, role]);
  const close = (): void => overlay.set(null);
  return (
    <Suspense fallback={null}>
      {viewing === "" ? null : <ViewBanner />}
      {shown === "palette" ? <Palette onClose={close} /> : null}
      {shown === "keys" ? <Keys onClose={close} /> : null}
    </Suspense>
  );
}
