// Sums up an advertiser's campaigns, with a row for what no campaign bought.
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import type { CampaignTexts } from "../../../../locales/en/campaigns.ts";
import type { SumRow } from "../../../ui/table/sum-rows.tsx";
import { FigureLink, SpendCell, costPerLead } from "./bought-cells.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import type { CapWindow } from "./periods.ts";
import { type Bought, type BoughtById, NOTHING_BOUGHT } from "./use-campaign-figures.ts";

interface SumsGiven {
  readonly texts: CampaignTexts;
  readonly formats: Formats;
  readonly range: PeriodRange;
  readonly windows: Readonly<Record<CapWindow, BoughtById | undefined>>;
  /** What each bought in the period; undefined while loading. */
  readonly bought: BoughtById | undefined;
  /** A filtered list sums up its own rows only. */
  readonly isFiltered: boolean;
}

/**
 * The sum of the listed campaigns. Without a filter, what was bought by hand has a row of its own,
 * which the sum includes: so it is all that the account bought.
 */
export function sumsOfCampaigns(
  campaigns: readonly Campaign[],
  given: SumsGiven,
): readonly SumRow[] | undefined {
  const { bought, isFiltered, texts, range } = given;
  if (bought === undefined) return undefined;
  const ids = [...campaigns.map(({ id }) => id), ...(isFiltered ? [] : [BY_HAND])];
  const byHand = bought.get(BY_HAND);
  return [
    ...(isFiltered || byHand === undefined
      ? []
      : [
          {
            id: BY_HAND,
            cells: {
              name: texts.byHand,
              ...cellsOf([BY_HAND], given),
              bought: (
                <FigureLink figure="bought" range={range} campaignId={BY_HAND}>
                  {given.formats.number(byHand.leads)}
                </FigureLink>
              ),
            },
          },
        ]),
    { id: "total", isTotal: true, cells: { name: texts.sum, ...cellsOf(ids, given) } },
  ];
}

function cellsOf(ids: readonly string[], given: SumsGiven): SumRow["cells"] {
  const { texts, formats, windows, bought } = given;
  const period = sumOf(ids, bought);
  const inWindow = (window: "day" | "total"): string =>
    windows[window] === undefined ? "…" : formats.number(sumOf(ids, windows[window]).leads);
  return {
    today: inWindow("day"),
    total: inWindow("total"),
    bought: formats.number(period.leads),
    spend: <SpendCell of={period} texts={texts} formats={formats} />,
    average: costPerLead(period, formats),
  };
}

function sumOf(ids: readonly string[], bought: BoughtById | undefined): Bought {
  return ids
    .map((id) => bought?.get(id) ?? NOTHING_BOUGHT)
    .reduce(
      (sum, one) => ({
        leads: sum.leads + one.leads,
        spendCents: sum.spendCents + one.spendCents,
        returned: sum.returned + one.returned,
      }),
      NOTHING_BOUGHT,
    );
}
