// Shows what leads cost an advertiser: in total, over time, and by campaign, source and state.
import type { ReactNode } from "react";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Section } from "../../../ui/screen.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import {
  BoughtGroupName,
  GroupTable,
  OverviewStrip,
  SeriesSection,
  StatesSection,
  useGroups,
} from "../../insight/reports/index.ts";
import { ReturnOnLeads } from "./return-on-leads.tsx";

export function AdvertiserEarnings(): ReactNode {
  const shown = usePeriod();
  const { range } = shown;
  const texts = useTexts(EARNING_TEXTS).spend;
  const { money } = useTexts(REPORT_TEXTS);
  return (
    <>
      <PeriodPicker shown={shown} canCompare={false} />
      <OverviewStrip
        range={range}
        keys={["spend", "average_price", "cost_per_appointment", "returned_share"]}
      />
      <SeriesSection range={range} metrics={["spend", "bought"]} />
      <ReturnOnLeads range={range} />
      <SpendTable range={range} by="campaign" title={texts.byCampaign} about={money} />
      <SpendTable range={range} by="source" title={texts.bySource} about={texts.sourceAbout} />
      <StatesSection range={range} metric="spend" title={texts.map} />
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
  return (
    <Section title={title}>
      <p className="max-w-3xl text-text-2">{about}</p>
      <Loaded shown={shown}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Empty sentence={texts.none}>
              <ButtonLink kind="primary" to="/campaigns">
                {texts.campaigns}
              </ButtonLink>
            </Empty>
          ) : (
            <GroupTable
              label={title}
              nameHeader={words.column[by]}
              columns={["bought", "kept", "returned", "average", "spend"]}
              groups={groups}
              nameOf={(group) => <BoughtGroupName by={by} group={group} />}
              total={texts.total}
              rows={{ by, range }}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
