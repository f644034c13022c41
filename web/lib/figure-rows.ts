// Links a figure to exactly the rows that make it: a list with the figure's conditions in its
// address. The server counts both by the same conditions (figures-agree.test.ts).
import { OUTCOMES } from "../../domain/sales/outcome.ts";
import type { Grouping } from "../../domain/reports/metrics.ts";
import type { PeriodRange } from "./period.ts";

/** The anchor of the list on a page that shows figures above it. */
export const LIST_ANCHOR = "list";

interface Rows {
  /** The list, and which of its filters by days is the figure's period. */
  readonly list: "bought" | "received" | "earnings" | "sales";
  readonly where?: Readonly<Record<string, string>>;
}

const bought = (where: Rows["where"] = {}): Rows => ({ list: "bought", where });
const received = (where: Rows["where"] = {}): Rows => ({ list: "received", where });
const earnings = (status: string): Rows => ({ list: "earnings", where: { status } });
const sales = (status?: string): Rows => ({
  list: "sales",
  where: status === undefined ? {} : { status },
});

const KEPT = { result: "kept" };
const ACCEPTED = { result: "unsold,returned,kept" };
const SOLD = { result: "returned,kept" };
const MET = { ...KEPT, furthest: "appointment,won" };
const WON = { ...KEPT, progress: "won" };
const EARNED = "pending,payable,paid";

/** The figures of reports, their steps, metrics and columns, by the names that the API gives. */
const ROWS = {
  advertiser: {
    leads_bought: bought(),
    bought: bought(),
    sales: bought(),
    kept: bought(KEPT),
    spend: bought(KEPT),
    average: bought(KEPT),
    average_price: bought(KEPT),
    returned: bought({ result: "returned" }),
    returned_share: bought({ result: "returned" }),
    first_try: bought({ ...KEPT, progress: OUTCOMES.join(",") }),
    contacted: bought({ ...KEPT, furthest: "contacted,appointment,won" }),
    appointments: bought(MET),
    cost_per_appointment: bought(MET),
    perAppointment: bought(MET),
    won: bought(WON),
    perWon: bought(WON),
  },
  affiliate: {
    leads: received(),
    posted: received(),
    leads_posted: received(),
    submitted: received(),
    accepted: received(ACCEPTED),
    accepted_share: received(ACCEPTED),
    acceptedLeads: received(ACCEPTED),
    sellThrough: received(SOLD),
    sold: received(SOLD),
    leads_sold: received(SOLD),
    kept: received(KEPT),
    earned: earnings(EARNED),
    earned_per_lead: earnings(EARNED),
    perLead: earnings(EARNED),
    returned: earnings("reversed"),
  },
  admin: {
    leads: received(),
    leads_in: received(),
    submitted: received(),
    accepted: received(ACCEPTED),
    sold: received(SOLD),
    sold_share: received(SOLD),
    kept: received(KEPT),
    sales: sales(),
    bought: sales(),
    volume: sales("sold"),
    sales_volume: sales("sold"),
    revenue: sales("sold"),
    network_revenue: sales("sold"),
    margin: sales("sold"),
    returned: sales("returned"),
    returned_share: sales("returned"),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Rows>>>>;

/** The filter of each list for a group of a report; a list without one cannot show the group. */
const GROUP_FILTERS: Readonly<Record<Rows["list"], Partial<Readonly<Record<Grouping, string>>>>> = {
  bought: { campaign: "campaign", source: "source", state: "state" },
  received: {
    source: "source",
    state: "state",
    affiliate: "affiliate",
    reason: "reason",
    sub1: "sub",
  },
  earnings: { source: "source", state: "state", sub1: "sub" },
  sales: { affiliate: "affiliate", buyer: "buyer" },
};

/** Values that no filter of a list knows. */
const NO_VALUES: ReadonlySet<string> = new Set(["", "unknown"]);

/** A group of a report whose rows alone count. */
export interface RowGroup {
  readonly by: Grouping;
  readonly id: string;
}

/**
 * The address of the rows of a role's figure in a period, of one group if given; undefined where no
 * list shows exactly those.
 */
export function rowsOfFigure(
  role: string,
  figure: string,
  { first, last }: Pick<PeriodRange, "first" | "last">,
  group?: RowGroup,
): string | undefined {
  const ofRole: Readonly<Record<string, Rows>> = Object.hasOwn(ROWS, role)
    ? ROWS[role as keyof typeof ROWS]
    : {};
  const rows = Object.hasOwn(ofRole, figure) ? ofRole[figure] : undefined;
  if (rows === undefined) return undefined;
  const filter = group === undefined ? null : GROUP_FILTERS[rows.list][group.by];
  if (filter === undefined || (group !== undefined && NO_VALUES.has(group.id))) return undefined;
  const days = `${first}..${last}`;
  const isBelowFigures = rows.list === "earnings" || rows.list === "sales";
  const params = new URLSearchParams({
    // The figures above a list on the same page keep their period.
    ...(isBelowFigures
      ? { period: "custom", from: first, to: last, sold: days }
      : { [rows.list]: days }),
    ...rows.where,
    ...(filter === null || group === undefined ? {} : { [filter]: group.id }),
  });
  return isBelowFigures
    ? `/earnings?${params.toString()}#${LIST_ANCHOR}`
    : `/leads?${params.toString()}`;
}
