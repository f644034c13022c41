// Draws the operator's dashboard: pending decisions first, then the state of the network, and the
// newest sales.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { GroupTable, OverviewStrip, SeriesSection, useGroups } from "../reports/index.ts";
import { ReturnsQueue } from "../../marketplace/returns/index.ts";
import { NewestSales } from "./newest-sales.tsx";
import { PendingAccounts } from "./pending-accounts.tsx";

const SHOWN = 5;
const LINKS = {
  leads_in: "/leads",
  sales_volume: "/earnings",
  network_revenue: "/earnings",
  sold_share: "/leads",
} as const;

export function AdminDashboard(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <div className="grid gap-6 *:min-w-0 *:content-start xl:grid-cols-2">
        <PendingAccounts />
        <ReturnsQueue role="decide" />
      </div>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["sales_volume", "network_revenue", "sold_share", "returned_share"]}
        links={LINKS}
      />
      <SeriesSection range={range} metrics={["volume", "revenue", "leads", "sold"]} />
      <div className="grid gap-6 *:min-w-0 *:content-start xl:grid-cols-2">
        <Top range={range} by="affiliate" />
        <Top range={range} by="buyer" />
      </div>
      <NewestSales />
    </>
  );
}

function Top({
  range,
  by,
}: {
  readonly range: PeriodRange;
  readonly by: "affiliate" | "buyer";
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).top;
  const words = useTexts(REPORT_TEXTS);
  const shown = useGroups(range, by);
  const [title, all] =
    by === "affiliate" ? [texts.sources, texts.allSources] : [texts.buyers, texts.allBuyers];
  return (
    <Section
      title={title}
      actions={
        <Link
          to={`/earnings?by=${by}`}
          className="inline-flex min-h-6 items-center text-accent underline"
        >
          {all}
        </Link>
      }
    >
      <Loaded shown={shown}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Empty sentence={words.noSeries} />
          ) : (
            <GroupTable
              label={title}
              nameHeader={words.column[by]}
              columns={["volume", "revenue", "returned"]}
              groups={groups.slice(0, SHOWN)}
              nameOf={({ id, name }) => (
                <Link to={`/users?account=${id}`} className="font-medium hover:underline">
                  <Name>{name}</Name>
                </Link>
              )}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
