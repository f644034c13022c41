// Draws an affiliate's dashboard: returns to answer first, then the results of its leads, their
// funnel, and current demand.
import type { ReactNode } from "react";
import { PeriodPicker } from "../../../ui/period.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { FunnelSection, OverviewStrip, SeriesSection, StatesSection } from "../reports/index.ts";
import { ReturnsQueue } from "../../marketplace/returns/index.ts";
import { FirstSource } from "./first-source.tsx";
import { OpenDemand } from "./open-demand.tsx";
import { RefusedReasons } from "./refused-reasons.tsx";

const LINKS = {
  leads_sold: "/leads?status=sold",
  earned: "/earnings",
  payable_now: "/earnings",
} as const;

export function AffiliateDashboard(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <FirstSource />
      <ReturnsQueue role="answer" />
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["leads_sold", "accepted_share", "earned", "payable_now"]}
        links={LINKS}
      />
      <SeriesSection range={range} metrics={["earned", "sold", "posted"]} />
      <OpenDemand />
      <div className="grid gap-6 *:min-w-0 *:content-start xl:grid-cols-2">
        <FunnelSection range={range} />
        <RefusedReasons range={range} />
      </div>
      <StatesSection range={range} metric="sold" toState={(code) => `/leads?state=${code}`} />
    </>
  );
}
