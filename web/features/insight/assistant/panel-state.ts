// Whether the assistant's panel is closed, open or minimised, and whether it has said something
// unseen. Stands apart from the conversation, which loads when somebody opens it.
import { onLogout } from "../../../lib/auth/auth.ts";
import { createStore } from "../../../lib/store.ts";

/** A new object each time, so that opening what is open takes the focus there. */
export interface PanelState {
  readonly is: "closed" | "open" | "minimised";
}

export const panelState = createStore<PanelState>({ is: "closed" });
/** A message came while nobody saw it. */
export const hasUnseen = createStore(false);

export function togglePanel(is: PanelState["is"]): void {
  panelState.set({ is });
  if (is === "open") hasUnseen.set(false);
}

onLogout(() => {
  togglePanel("closed");
  hasUnseen.set(false);
});
