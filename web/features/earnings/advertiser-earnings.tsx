// What leads cost an advertiser: in all, over time, and by campaign, source and state.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PeriodRange } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../texts/earnings.ts";
import { REPORT_TEXTS } from "../../texts/reports.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Name } from "../../ui/name.tsx";
import { Empty } from "../../ui/notice.tsx";
import { PeriodPicker } from "../../ui/period.tsx";
import { Section } from "../../ui/screen.tsx";
import { usePeriod } from "../../ui/use-period.ts";
import { Answer } from "../reports/answer.tsx";
import { campaignName, sourceName } from "../reports/group-name.ts";
import { GroupTable } from "../reports/group-table.tsx";
import { OverviewStrip } from "../reports/overview-strip.tsx";
import { type Group, useGroups } from "../reports/reports.ts";
import { SeriesPart } from "../reports/series-part.tsx";
import { StatesPart } from "../reports/states-part.tsx";

const LINKS = { spend: "/billing", leads_bought: "/leads" } as const;

export function AdvertiserEarnings(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  const texts = useTexts(EARNING_TEXTS).spend;
  const { money } = useTexts(REPORT_TEXTS);
  return (
    <>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip range={range} keys={["spend", "leads_bought", "average_price", "returned_share"]} links={LINKS} />
      <SeriesPart range={range} metrics={["spend", "bought"]} />
      <SpendTable range={range} by="campaign" title={texts.byCampaign} about={money} />
      <SpendTable range={range} by="source" title={texts.bySource} about={texts.sourceAbout} />
      <StatesPart range={range} metric="spend" title={texts.map} toState={(code) => `/leads?state=${code}`} />
    </>
  );
}

interface SpendTableProps {
  readonly range: PeriodRange;
  readonly by: "campaign" | "source";
  readonly title: string;
  readonly about: string;
}

function SpendTable({ range, by, title, about }: SpendTableProps): ReactNode {
  const texts = useTexts(EARNING_TEXTS).spend;
  const words = useTexts(REPORT_TEXTS);
  const shown = useGroups(range, by);
  const nameOf = (group: Group): ReactNode => {
    if (by === "source") return <span className="font-medium">{sourceName(group, words)}</span>;
    const { name, to } = campaignName(group, words);
    return to === null ? name : <Link to={to} className="font-medium hover:underline"><Name>{name}</Name></Link>;
  };
  return (
    <Section title={title}>
      <p className="max-w-3xl text-text-2">{about}</p>
      <Answer shown={shown}>
        {({ groups }) => (groups.length === 0
          ? <Empty sentence={texts.none}><ButtonLink kind="primary" to="/campaigns">{texts.campaigns}</ButtonLink></Empty>
          : <GroupTable label={title} nameHeader={words.column[by]} columns={["bought", "kept", "returned", "average", "spend"]} groups={groups} nameOf={nameOf} total={texts.total} />)}
      </Answer>
    </Section>
  );
}
