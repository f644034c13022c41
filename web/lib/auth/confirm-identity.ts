// Asks the person to confirm who they are when the server wants a recent proof: a call waits here
// while the dialog is open.
import { createStore } from "../store.ts";
import { onLogout } from "./auth.ts";

interface Asked {
  /** True once the person has confirmed, false if they would not. */
  readonly answer: Promise<boolean>;
  readonly settle: (isConfirmed: boolean) => void;
}

/** Null while nothing is asked. */
export const askedToConfirm = createStore<Asked | null>(null);

/** Opens the dialog, or waits for the one that is open. Returns whether the person confirmed. */
export function confirmIdentity(): Promise<boolean> {
  const open = askedToConfirm.get();
  if (open !== null) return open.answer;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  askedToConfirm.set({ answer, settle: resolve });
  return answer;
}

/** Closes the dialog and lets the calls that wait for it go on. */
export function settleConfirmation(isConfirmed: boolean): void {
  const open = askedToConfirm.get();
  askedToConfirm.set(null);
  open?.settle(isConfirmed);
}

onLogout(() => settleConfirmation(false));
