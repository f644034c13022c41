// Holds whether the assistant's panel is closed, open or minimized, and whether it has unseen
// messages. Separate from the conversation, which loads when the panel opens.
import { onLogout, viewOf } from "../../../lib/auth/auth.ts";
import { createStore } from "../../../lib/store.ts";

/** A new object each time, so that opening an open panel moves the focus there. */
export interface PanelState {
  readonly is: "closed" | "open" | "minimised";
}

export const panelState = createStore<PanelState>({ is: "closed" });
/** A message arrived while the panel was not visible. */
export const hasUnseen = createStore(false);

/** A conversation is a person's own: it does not open while an account is viewed. */
export function togglePanel(is: PanelState["is"]): void {
  if (viewOf() !== "") return;
  panelState.set({ is });
  if (is === "open") hasUnseen.set(false);
}

onLogout(() => {
  togglePanel("closed");
  hasUnseen.set(false);
});
