// Derives advice from a campaign's figures: how weak it is compared with the others, and the one
// thing to try. Pure.
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { averagePrice, type Group, type GroupFigures } from "../reports/index.ts";

export type Advice = "paused" | "nothing" | "returned" | "fewer" | "dearer" | "steady";

/** Return rate from which returns are mentioned: about twice the usual rate. */
const MANY_RETURNED = 1_000;
/**
 * Growth over the previous period's rate from which returns are mentioned, if there are enough of
 * them.
 */
const MORE_RETURNED = 2;
const ENOUGH_RETURNED = 5;
/** A share of fewer sales is not meaningful. */
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
 * Every active or paused campaign, including those without a sale; archived campaigns and manual
 * purchases are omitted.
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
