// Loads the campaign form when a campaign is created or edited; pages that only show a campaign do
// not load it.
import { type ComponentProps, type ReactNode, Suspense, lazy } from "react";
import { ScreenSpinner } from "../../../ui/spinner.tsx";

const load = () => import("./campaign-form.tsx");
const Loaded = lazy(async () => ({ default: (await load()).CampaignForm }));

/** Preloads the form. A failure is ignored here: rendering the form retries and reports it. */
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
