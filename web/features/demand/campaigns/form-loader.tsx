// The form of a campaign, with all its parts, loads when somebody makes or edits one: whoever only
// reads a campaign does not wait for it.
import { type ComponentProps, type ReactNode, Suspense, lazy } from "react";
import { ScreenSpinner } from "../../../ui/spinner.tsx";

const load = () => import("./campaign-form.tsx");
const Loaded = lazy(async () => ({ default: (await load()).CampaignForm }));

/** Somebody is about to need it. Where it cannot be fetched, showing it tries again and says so. */
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
