// Draws the operator's dashboard: what waits for a decision first, beside the newest sales, then
// the state of the network.
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { BarList } from "../../../ui/bar-list.tsx";
import { Beside } from "../../../ui/beside.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Card, SectionLink } from "../../../ui/screen.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { FirstRun } from "../first-run/index.ts";
import { QueueCounts } from "../inbox/index.ts";
import { FunnelSection, OverviewStrip, SeriesSection, useGroups } from "../reports/index.ts";
import { NewestSales } from "./newest-sales.tsx";
import { WaitingList } from "./waiting-list.tsx";

const SHOWN = 5;
export function AdminDashboard(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <FirstRun />
      {/* As high as two lines of kinds: what follows does not move. */}
      <Suspense fallback={<div className="min-h-32" />}>
        <QueueCounts />
      </Suspense>
      <Beside aside={<NewestSales />}>
        <WaitingList />
      </Beside>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["sales_volume", "network_revenue", "sold_share", "returned_share"]}
      />
      <Beside aside={<FunnelSection range={range} />}>
        <SeriesSection range={range} metrics={["volume", "revenue", "leads", "sold"]} />
      </Beside>
      <div className="grid gap-5 *:min-w-0 *:content-start xl:grid-cols-2">
        <Top range={range} by="affiliate" />
        <Top range={range} by="buyer" />
      </div>
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
  const formats = useFormats();
  const shown = useGroups(range, by);
  const [title, all] =
    by === "affiliate" ? [texts.sources, texts.allSources] : [texts.buyers, texts.allBuyers];
  return (
    <Card title={title} actions={<SectionLink to={`/earnings?by=${by}`}>{all}</SectionLink>}>
      <Loaded shown={shown}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Empty sentence={words.noSeries} />
          ) : (
            <BarList
              label={title}
              rows={groups.slice(0, SHOWN).map(({ id, name, current }) => ({
                id,
                name: (
                  <Link to={`/users/${id}`} className="hover:underline">
                    <Name>{name}</Name>
                  </Link>
                ),
                amount: current.spend_cents ?? 0,
                written: formats.money(current.spend_cents ?? 0, "whole"),
                note: texts.note(
                  formats.money(current.revenue_cents ?? 0, "whole"),
                  formats.percent(current.returned_basis_points ?? 0),
                ),
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
