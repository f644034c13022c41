// Draws an advertiser's dashboard: whom to call now, what was bought and where, and the weakest
// campaigns.
import type { ReactNode } from "react";
import { usePeriod } from "../../../ui/use-period.ts";
import { PeriodPicker } from "../../../ui/period.tsx";
import { OverviewStrip, SeriesSection, StatesSection } from "../reports/index.ts";
import { CallQueue } from "./call-queue.tsx";
import { WeakestCampaigns } from "./weakest-campaigns.tsx";

const LINKS = {
  leads_bought: "/leads",
  first_try: "/leads?progress=new",
  cost_per_appointment: "/earnings",
  returned_share: "/users",
} as const;

export function AdvertiserDashboard(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <CallQueue />
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["leads_bought", "first_try", "cost_per_appointment", "returned_share"]}
        links={LINKS}
      />
      <SeriesSection range={range} metrics={["spend", "bought"]} />
      <WeakestCampaigns range={range} />
      <StatesSection range={range} metric="bought" toState={(code) => `/leads?state=${code}`} />
    </>
  );
}
