// What a campaign's figures say about it: how weak it is beside the others, and the one thing to
// try. Pure.
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { averagePrice, type Group, type GroupFigures } from "../reports/index.ts";

export type Advice = "paused" | "nothing" | "returned" | "fewer" | "dearer" | "steady";

/** From here on returns are worth a word: about twice what is usual. */
const MANY_RETURNED = 1_000;
/** So many times the share of the period before is worth a word too, once it is not by chance. */
const MORE_RETURNED = 2;
const ENOUGH_RETURNED = 5;
/** A share of few sales says nothing. */
const ENOUGH_SALES = 10;
const MUCH_FEWER = 0.67;
const MUCH_DEARER = 1.15;

const NOTHING: GroupFigures = {
  leads: null,
  accepted: null,
  sold: null,
  sales: 0,
  returned: 0,
  returned_basis_points: null,
  spend_cents: 0,
  earned_cents: null,
  revenue_cents: null,
  contacted: 0,
  appointments: 0,
  won: 0,
};

/**
 * Every campaign that buys or could buy, including those without a sale; ended campaigns and manual
 * purchases are left out.
 */
export function weakestFirst(
  campaigns: readonly Pick<Campaign, "id" | "name" | "status">[],
  groups: readonly Group[],
): Group[] {
  const found = new Map(groups.map((group) => [group.id, group]));
  const status = new Map(campaigns.map((campaign) => [campaign.id, campaign.status]));
  const weakness = (group: Group): number =>
    ORDER.indexOf(adviceOf(group, status.get(group.id) ?? "active"));
  return campaigns
    .map(
      ({ id, name }): Group => found.get(id) ?? { id, name, current: NOTHING, previous: NOTHING },
    )
    .toSorted(
      (a, b) => weakness(a) - weakness(b) || (a.current.sales ?? 0) - (b.current.sales ?? 0),
    );
}

const ORDER: readonly Advice[] = ["nothing", "returned", "fewer", "dearer", "steady", "paused"];

function areManyReturned(current: GroupFigures, previous: GroupFigures): boolean {
  const [share, before] = [current.returned_basis_points ?? 0, previous.returned_basis_points];
  return (
    share >= MANY_RETURNED ||
    (before !== null &&
      (current.returned ?? 0) >= ENOUGH_RETURNED &&
      share >= before * MORE_RETURNED)
  );
}

export function adviceOf(
  { current, previous }: Pick<Group, "current" | "previous">,
  status: Campaign["status"],
): Advice {
  const sales = current.sales ?? 0;
  const before = previous.sales ?? 0;
  if (status === "paused") return "paused";
  if (sales === 0) return "nothing";
  if (sales >= ENOUGH_SALES && areManyReturned(current, previous)) return "returned";
  if (before >= ENOUGH_SALES && sales < before * MUCH_FEWER) return "fewer";
  const price = averagePrice(current);
  const priceBefore = averagePrice(previous);
  return price !== null && priceBefore !== null && price > priceBefore * MUCH_DEARER
    ? "dearer"
    : "steady";
}
