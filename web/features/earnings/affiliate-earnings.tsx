// An affiliate's earnings: what is on its way, what a period brought and from which source, and every earning.
import type { ReactNode } from "react";
import type { PeriodRange } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../texts/earnings.ts";
import { REPORT_TEXTS } from "../../texts/reports.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/notice.tsx";
import { PeriodPicker } from "../../ui/period.tsx";
import { Section } from "../../ui/screen.tsx";
import { usePeriod } from "../../ui/use-period.ts";
import { Answer } from "../reports/answer.tsx";
import { GroupTable } from "../reports/group-table.tsx";
import { OverviewStrip } from "../reports/overview-strip.tsx";
import { useGroups } from "../reports/reports.ts";
import { SeriesPart } from "../reports/series-part.tsx";
import { EarningsTable } from "./earnings-table.tsx";
import { EarningsWay } from "./earnings-way.tsx";
import { PingReport } from "./ping-report.tsx";

export function AffiliateEarnings(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  return (
    <>
      <EarningsWay />
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip range={range} keys={["earned", "earned_per_lead", "leads_posted", "leads_sold"]} links={{ leads_posted: "/leads", leads_sold: "/leads?status=sold" }} />
      <SeriesPart range={range} metrics={["earned", "sold", "posted"]} />
      <BySource range={range} />
      <PingReport range={range} />
      <EarningsTable />
    </>
  );
}

function BySource({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(EARNING_TEXTS).sources;
  const { column, money } = useTexts(REPORT_TEXTS);
  const shown = useGroups(range, "source");
  return (
    <Section title={texts.title}>
      <p className="text-text-2">{money}</p>
      <Answer shown={shown}>
        {({ groups }) => (groups.length === 0
          ? <Empty sentence={texts.none}><ButtonLink kind="primary" to="/settings?part=sources">{texts.make}</ButtonLink></Empty>
          : <GroupTable label={texts.title} nameHeader={column.source} columns={["leads", "sold", "returned", "earned", "perLead"]} groups={groups} total={texts.total} />)}
      </Answer>
    </Section>
  );
}
