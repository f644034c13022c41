// Loads a campaign's form, with all its parts, when a user creates or edits one: readers of a
// campaign do not wait for it.
import { type ComponentProps, type ReactNode, Suspense, lazy } from "react";
import { ScreenSpinner } from "../../../ui/spinner.tsx";

const load = () => import("./campaign-form.tsx");
const Loaded = lazy(async () => ({ default: (await load()).CampaignForm }));

/** Preloads the form. If the load fails, showing it tries again and reports the failure. */
export function reachForForm(): void {
  load().catch(() => undefined);
}

export function CampaignForm(given: ComponentProps<typeof Loaded>): ReactNode {
  return (
    <Suspense fallback={<ScreenSpinner />}>
      <Loaded {...given} />
    </Suspense>
  );
}
