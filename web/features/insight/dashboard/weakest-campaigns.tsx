// Lists an advertiser's campaigns with their results, the weakest first, each with one thing to
// try.
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { ReportGroup } from "../../../../contract/insight/report-figures.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { BarList } from "../../../ui/bar-list.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Card, SectionLink } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { averagePrice, useGroups } from "../reports/index.ts";
import { type Advice, adviceOf, weakestFirst } from "./campaign-advice.ts";

const MOST = 100;
const SHOWN = 5;

export function WeakestCampaigns({ range }: { readonly range: PeriodRange }): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).campaigns;
  const campaigns = useDocuments("campaigns", {
    where: [["status", "in", ["active", "paused"]]],
    order: "name",
    limit: MOST,
  });
  const report = useGroups(range, "campaign");
  return (
    <Card title={texts.title} actions={<SectionLink to="/campaigns">{texts.all}</SectionLink>}>
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
                <Campaigns
                  campaigns={running}
                  groups={weakestFirst(running, groups).slice(0, SHOWN)}
                />
              )}
            </Loaded>
          )
        }
      </Loaded>
    </Card>
  );
}

function Campaigns({
  campaigns,
  groups,
}: {
  readonly campaigns: readonly Campaign[];
  readonly groups: readonly ReportGroup[];
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).campaigns;
  const formats = useFormats();
  const status = new Map(
    campaigns.map(({ id, status: own, network_pause: pause }) => [
      id,
      pause === null ? own : ("paused" as const),
    ]),
  );
  return (
    <BarList
      label={texts.title}
      rows={groups.map((group) => ({
        id: group.id,
        name: (
          <Link to={`/campaigns/${group.id}`} className="hover:underline">
            <Name>{group.name}</Name>
          </Link>
        ),
        amount: group.current.spend_cents ?? 0,
        written: formats.money(group.current.spend_cents ?? 0, "whole"),
        note: <Hint advice={adviceOf(group, status.get(group.id) ?? "active")} group={group} />,
      }))}
    />
  );
}

/** What to try; of a campaign on track, what it bought. */
function Hint({
  advice,
  group: { current, previous },
}: {
  readonly advice: Advice;
  readonly group: ReportGroup;
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).campaigns;
  const formats = useFormats();
  if (advice === "steady") return texts.steady(formats.number(current.sales ?? 0));
  if (advice === "paused") return texts.paused;
  const sentences = {
    nothing: texts.nothing,
    returned: texts.returned(formats.percent(current.returned_basis_points ?? 0)),
    fewer: texts.fewer(formats.number(previous.sales ?? 0)),
    dearer: texts.dearer(formats.money(averagePrice(previous) ?? 0)),
  };
  return (
    <span className="inline-flex items-start gap-1.5 text-warning">
      <TriangleAlert size={14} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
      {sentences[advice]}
    </span>
  );
}
