// Draws an advertiser's dashboard: whom to call now and where they are, what was bought, and the
// weakest campaigns.
import type { ReactNode } from "react";
import { usePeriod } from "../../../ui/use-period.ts";
import { Beside } from "../../../ui/beside.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { FirstRun } from "../first-run/index.ts";
import { OverviewStrip, SeriesSection } from "../reports/index.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { AskedReturns } from "../../marketplace/returns/index.ts";
import { CallQueue } from "./call-queue.tsx";
import { WeakestCampaigns } from "./weakest-campaigns.tsx";

export function AdvertiserDashboard(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <FirstRun />
      {may(useUser(), "work") ? <CallQueue range={range} /> : null}
      <AskedReturns />
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["leads_bought", "first_try", "cost_per_appointment", "returned_share"]}
      />
      <Beside aside={<WeakestCampaigns range={range} />}>
        <SeriesSection range={range} metrics={["spend", "bought"]} />
      </Beside>
    </>
  );
}
