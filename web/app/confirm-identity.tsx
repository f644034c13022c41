// Shows the dialog that confirms who the person is, when a call waits for it.
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { askedToConfirm, settleConfirmation } from "../lib/auth/confirm-identity.ts";
import { useStore } from "../lib/store.ts";

const ConfirmDialog = lazy(() =>
  import("../features/people/second-factor/confirm-dialog.tsx").catch(() => ({
    default: NotLoaded,
  })),
);

export function ConfirmIdentity(): ReactNode {
  return useStore(askedToConfirm) === null ? null : (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  );
}

/** The call that waits is refused, and its screen says so. */
function NotLoaded(): ReactNode {
  useEffect(() => settleConfirmation(false), []);
  return null;
}
