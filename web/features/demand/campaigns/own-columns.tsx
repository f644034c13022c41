// Draws the columns of an advertiser's own campaigns: editable terms, and figures.
import type { ReactNode } from "react";
import type { Formats } from "../../../lib/format/format.ts";
import type { CampaignTexts } from "../../../../locales/en/campaigns.ts";
import { Name } from "../../../ui/name.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import type { Drafts } from "../../../ui/edit-cell.tsx";
import type { PeriodRange } from "../../../lib/period.ts";
import { FigureLink, SpendCell, costPerLead } from "./bought-cells.tsx";
import { type Campaign, CampaignStatus } from "./campaign-cells.tsx";
import { Pace } from "./pace.tsx";
import type { CapWindow } from "./periods.ts";
import { TermCell } from "./term-cell.tsx";
import { StatusButtons } from "./status-buttons.tsx";
import { type Bought, type BoughtById, NOTHING_BOUGHT } from "./use-campaign-figures.ts";

interface OwnColumnsGiven {
  readonly texts: CampaignTexts;
  readonly formats: Formats;
  /** The account's time zone. */
  readonly zone: string;
  readonly windows: Readonly<Record<CapWindow, BoughtById | undefined>>;
  /** What each bought in the period; undefined while loading. */
  readonly bought: BoughtById | undefined;
  readonly drafts: Drafts;
  /** The period of what each bought. */
  readonly range: PeriodRange;
  /** False for an agent. */
  readonly seesMoney: boolean;
}

const TERM_NAMES = ["exclusive", "shared", "day"] as const;

/** The columns in order; some are hidden by default. */
export function ownColumns(given: OwnColumnsGiven): readonly Column<Campaign>[] {
  const { texts, zone, windows } = given;
  const { columns: names } = texts;
  return [
    ...nameColumns(given),
    ...termColumns(given),
    windowColumn("today", "day", given),
    ...periodColumns(given),
    {
      id: "pace",
      header: names.pace,
      cell: (campaign) => <Pace campaign={campaign} windows={windows} />,
    },
    {
      id: "action",
      header: names.action,
      hideable: false,
      cell: (campaign) => <StatusButtons campaign={campaign} zone={zone} place="cell" />,
    },
    windowColumn("total", "total", given),
  ];
}

function nameColumns({
  texts: { columns: names },
  zone,
}: OwnColumnsGiven): readonly Column<Campaign>[] {
  return [
    {
      id: "name",
      header: names.name,
      cell: ({ name }) => <Name className="font-medium">{name}</Name>,
      sortField: "name",
    },
    {
      id: "status",
      header: names.status,
      cell: (campaign) => <CampaignStatus campaign={campaign} zone={zone} look="cell" />,
    },
  ];
}

function termColumns({
  texts: { columns: names },
  drafts,
}: OwnColumnsGiven): readonly Column<Campaign>[] {
  return TERM_NAMES.map((term): Column<Campaign> => ({
    id: term,
    header: names[term],
    numeric: true,
    cell: (campaign) => <TermCell campaign={campaign} name={term} drafts={drafts} />,
  }));
}

/** A column of the leads bought in the current window. */
function windowColumn(
  id: "today" | "total",
  window: CapWindow,
  { texts, formats, windows }: OwnColumnsGiven,
): Column<Campaign> {
  const bought = windows[window];
  return {
    id,
    header: texts.columns[id],
    numeric: true,
    isExtra: true,
    cell: ({ id: campaignId }) =>
      bought === undefined ? "…" : formats.number((bought.get(campaignId) ?? NOTHING_BOUGHT).leads),
  };
}

/**
 * Columns of the leads bought, the spend for those kept, and the cost of each of them, in the
 * chosen period.
 */
function periodColumns(given: OwnColumnsGiven): readonly Column<Campaign>[] {
  const { texts, formats, bought, range, seesMoney } = given;
  const { columns: names } = texts;
  const figure = (id: string, write: (bought: Bought) => ReactNode): ReactNode =>
    bought === undefined ? "…" : write(bought.get(id) ?? NOTHING_BOUGHT);
  const columns: readonly Column<Campaign>[] = [
    {
      id: "bought",
      header: names.bought,
      numeric: true,
      isExtra: true,
      cell: ({ id }) =>
        figure(id, ({ leads }) => (
          <FigureLink figure="bought" range={range} campaignId={id}>
            {formats.number(leads)}
          </FigureLink>
        )),
    },
    {
      id: "spend",
      header: names.spend,
      numeric: true,
      cell: ({ id }) =>
        figure(id, (of) => (
          <FigureLink figure="spend" range={range} campaignId={id}>
            <SpendCell of={of} texts={texts} formats={formats} />
          </FigureLink>
        )),
    },
    {
      id: "average",
      header: names.average,
      numeric: true,
      cell: ({ id }) => figure(id, (of) => costPerLead(of, formats)),
    },
  ];
  return seesMoney ? columns : columns.filter(({ id }) => id === "bought");
}
