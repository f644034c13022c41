// The one action of an empty list. Most lists are not empty, so it loads when one is.
import { type ReactNode, Suspense, lazy } from "react";
import type { EmptyActionProps } from "./empty-action-link.tsx";

const EmptyActionLink = lazy(() => import("./empty-action-link.tsx"));

/** `to` replaces the action's usual address. */
export function EmptyAction(given: EmptyActionProps): ReactNode {
  return (
    <Suspense fallback={<span className="h-8" />}>
      <EmptyActionLink {...given} />
    </Suspense>
  );
}
