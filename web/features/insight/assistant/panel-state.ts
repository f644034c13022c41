// Holds whether the assistant's panel is closed, open or minimized, and whether it has an unseen
// message. Separate from the conversation, which loads when a user opens it.
import { onLogout } from "../../../lib/auth/auth.ts";
import { createStore } from "../../../lib/store.ts";

/** A new object each time, so that opening what is open takes the focus there. */
export interface PanelState {
  readonly is: "closed" | "open" | "minimised";
}

export const panelState = createStore<PanelState>({ is: "closed" });
/** A message arrived while the panel was not visible. */
export const hasUnseen = createStore(false);

export function togglePanel(is: PanelState["is"]): void {
  panelState.set({ is });
  if (is === "open") hasUnseen.set(false);
}

onLogout(() => {
  togglePanel("closed");
  hasUnseen.set(false);
});
