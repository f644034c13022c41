// Shows the network's revenue: volume, its share and the margin over time, and a leaderboard of
// affiliates and buyers.
import { type ReactNode, Suspense } from "react";
import { PeriodPicker } from "../../../ui/period.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { OverviewStrip, SeriesSection } from "../../insight/reports/index.ts";
import { Leaderboard } from "./leaderboard.tsx";
import { SalesTable } from "./on-demand.ts";

export function AdminEarnings(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["network_revenue", "sales_volume", "margin", "returned_share"]}
      />
      <SeriesSection range={range} metrics={["revenue", "volume"]} />
      <Leaderboard range={range} />
      <Suspense fallback={<div className="min-h-96" />}>
        <SalesTable />
      </Suspense>
    </>
  );
}
