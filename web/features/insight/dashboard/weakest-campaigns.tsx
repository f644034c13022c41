// Lists an advertiser's campaigns with their results, the weakest first, each with one thing to
// try.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { ReportGroup } from "../../../../contract/insight/report-figures.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { averagePrice, GroupTable, useGroups } from "../reports/index.ts";
import { type Advice, adviceOf, weakestFirst } from "./campaign-advice.ts";

const MOST = 100;
const SHOWN = 8;

export function WeakestCampaigns({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).campaigns;
  const columns = useTexts(REPORT_TEXTS);
  const campaigns = useDocuments("campaigns", {
    where: [["status", "in", ["active", "paused"]]],
    order: "name",
    limit: MOST,
  });
  const report = useGroups(range, "campaign");
  return (
    <Section
      title={texts.title}
      actions={
        <Link to="/campaigns" className="inline-flex min-h-6 items-center text-accent underline">
          {texts.all}
        </Link>
      }
    >
      <Loaded shown={campaigns} room="min-h-[386px]">
        {(running) =>
          running.length === 0 ? (
            <Empty sentence={texts.none}>
              <ButtonLink kind="primary" to="/campaigns/new">
                {texts.make}
              </ButtonLink>
            </Empty>
          ) : (
            <Loaded shown={report} room="min-h-[386px]">
              {({ groups }) => (
                <GroupTable
                  label={texts.title}
                  nameHeader={columns.column.campaign}
                  columns={["bought", "average", "returned", "spend"]}
                  groups={weakestFirst(running, groups).slice(0, SHOWN)}
                  nameOf={({ id, name }) => (
                    <Link to={`/campaigns/${id}`} className="font-medium hover:underline">
                      <Name>{name}</Name>
                    </Link>
                  )}
                  words={{
                    header: texts.hint,
                    of: (group) => (
                      <Hint advice={adviceOf(group, statusIn(running, group.id))} group={group} />
                    ),
                  }}
                />
              )}
            </Loaded>
          )
        }
      </Loaded>
    </Section>
  );
}

function statusIn(campaigns: readonly Campaign[], id: string): Campaign["status"] {
  return campaigns.find((campaign) => campaign.id === id)?.status ?? "active";
}

function Hint({
  advice,
  group: { current, previous },
}: {
  readonly advice: Advice;
  readonly group: ReportGroup;
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).campaigns;
  const formats = useFormats();
  const sentence = (): string => {
    switch (advice) {
      case "returned":
        return texts.returned(formats.percent(current.returned_basis_points ?? 0));
      case "fewer":
        return texts.fewer(formats.number(previous.sales ?? 0));
      case "dearer":
        return texts.dearer(formats.money(averagePrice(previous) ?? 0));
      default:
        return texts[advice];
    }
  };
  return <span className="block min-w-48 text-text-2">{sentence()}</span>;
}
