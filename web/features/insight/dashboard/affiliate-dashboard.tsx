// Draws an affiliate's dashboard: its money and the returns to answer first, then the results of
// its leads, their funnel, and current demand.
import type { ReactNode } from "react";
import { Beside } from "../../../ui/beside.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { FirstRun } from "../first-run/index.ts";
import { FunnelSection, OverviewStrip, SeriesSection, StatesSection } from "../reports/index.ts";
import { ReturnsQueue } from "../../marketplace/returns/index.ts";
import { OpenDemand } from "./open-demand.tsx";
import { PayableNow } from "./payable-now.tsx";
import { RefusedReasons } from "./refused-reasons.tsx";

export function AffiliateDashboard(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <FirstRun />
      <Beside aside={<ReturnsQueue />}>
        <PayableNow />
      </Beside>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["earned", "leads_sold", "accepted_share", "earned_per_lead"]}
      />
      <Beside aside={<FunnelSection range={range} />}>
        <SeriesSection range={range} metrics={["earned", "sold", "posted"]} />
      </Beside>
      <OpenDemand />
      <div className="grid gap-5 *:min-w-0 *:content-start xl:grid-cols-2">
        <StatesSection range={range} metric="sold" />
        <RefusedReasons range={range} />
      </div>
    </>
  );
}
