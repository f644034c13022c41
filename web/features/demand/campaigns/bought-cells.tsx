// Draws what campaigns bought: the spend above the leads that it paid for, and the cost of each.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Formats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { ratio } from "../../../lib/ratio.ts";
import type { CampaignTexts } from "../../../../locales/en/campaigns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { rowsOfFigure } from "../../../lib/figure-rows.ts";
import type { Bought } from "./use-campaign-figures.ts";

interface CellProps {
  readonly of: Bought;
  readonly texts: CampaignTexts;
  readonly formats: Formats;
}

/** The spend, and how many leads it paid for: returned ones are refunded, so they do not count. */
export function SpendCell({
  of: { spendCents, leads, returned },
  texts,
  formats,
}: CellProps): ReactNode {
  const kept = leads - returned;
  return <TwoLines main={formats.money(spendCents)} sub={texts.kept(formats.number(kept))} />;
}

/** The spend divided by the leads that it paid for. */
export function costPerLead(
  { spendCents, leads, returned }: Bought,
  formats: Pick<Formats, "money">,
): string {
  const cents = ratio(spendCents, leads - returned, 1);
  return cents === null ? "—" : formats.money(cents);
}

/** Opens the leads behind a figure of a campaign; of all campaigns where none is named. */
export function FigureLink({
  figure,
  range,
  campaignId,
  children,
}: {
  readonly figure: "bought" | "spend";
  readonly range: PeriodRange;
  readonly campaignId?: string;
  readonly children: ReactNode;
}): ReactNode {
  const to = rowsOfFigure(
    "advertiser",
    figure,
    range,
    campaignId === undefined ? undefined : { by: "campaign", id: campaignId },
  );
  return to === undefined ? (
    children
  ) : (
    <Link to={to} className="inline-block min-h-6 hover:underline">
      {children}
    </Link>
  );
}
