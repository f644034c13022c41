// Shows what a campaign bought in the period, as figures and over time.
import type { ReactNode } from "react";
import { useUser } from "../../../lib/auth/auth.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import type { CampaignPageTexts } from "../../../../locales/en/campaign.ts";
import { type Figure, Figures } from "../../../ui/figures.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { ratio } from "../../../lib/ratio.ts";
import { SeriesSection, written } from "../../insight/reports/index.ts";
import { type Bought, NOTHING_BOUGHT, useBought } from "./use-campaign-figures.ts";

const WHOLE = 10_000;

export function CampaignFigures({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  const formats = useFormats();
  const isAdmin = useUser().role === "admin";
  const period = usePeriod();
  const { value, now, before, problem, retry } = useBought(
    { from: period.range.from, to: period.range.until },
    id,
  );
  const figures = figuresOf(
    now === undefined ? null : (now.get(id) ?? NOTHING_BOUGHT),
    before?.get(id) ?? NOTHING_BOUGHT,
    texts.figures,
    formats,
  );
  return (
    <>
      <section aria-label={texts.figures.title} className="grid gap-4">
        <PeriodPicker shown={period} canCompare={false} />
        {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
        {value === undefined && problem !== null ? null : <Figures figures={figures} />}
      </section>
      <SeriesSection
        range={period.range}
        metrics={isAdmin ? ["volume", "revenue"] : ["bought", "spend"]}
        campaignId={id}
      />
    </>
  );
}

function figuresOf(
  now: Bought | null,
  before: Bought,
  texts: CampaignPageTexts["figures"],
  formats: Formats,
): readonly Figure[] {
  if (now === null)
    return [texts.bought, texts.spend, texts.average, texts.returned].map((label) => ({
      label,
      value: null,
    }));
  const average = (bought: Bought): number | null =>
    ratio(bought.spendCents, bought.leads - bought.returned, 1);
  const returned = (bought: Bought): number | null => ratio(bought.returned, bought.leads, WHOLE);
  const money = (cents: number, beside: number | null): string =>
    written(cents, "cents", formats, Math.max(cents, beside ?? 0));
  const [averageNow, averageBefore, returnedNow, returnedBefore] = [
    average(now),
    average(before),
    returned(now),
    returned(before),
  ];
  return [
    {
      label: texts.bought,
      value: formats.number(now.leads),
      change: [now.leads, before.leads],
      from: formats.number(before.leads),
    },
    {
      label: texts.spend,
      value: money(now.spendCents, before.spendCents),
      change: [now.spendCents, before.spendCents],
      from: money(before.spendCents, now.spendCents),
    },
    {
      label: texts.average,
      value: averageNow === null ? "—" : money(averageNow, averageBefore),
      ...(averageNow === null || averageBefore === null
        ? {}
        : {
            change: [averageNow, averageBefore] as const,
            from: money(averageBefore, averageNow),
          }),
    },
    {
      label: texts.returned,
      value: returnedNow === null ? "—" : formats.percent(returnedNow),
      ...(returnedNow === null || returnedBefore === null
        ? {}
        : {
            change: [returnedNow, returnedBefore] as const,
            isShare: true,
            from: formats.percent(returnedBefore),
          }),
    },
  ];
}
