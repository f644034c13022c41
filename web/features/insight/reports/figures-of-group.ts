// Figures worked out from those of a report's group. Pure.
import { ratio } from "../../../lib/ratio.ts";
import type { GroupFigures } from "./reports.ts";

/** Of kept leads: refunded money does not count, so its leads do not either. */
export function averagePrice({ spend_cents: spend, sales, returned }: GroupFigures): number | null {
  return ratio(spend, sales === null ? null : sales - (returned ?? 0), 1);
}

type Summed = Exclude<keyof GroupFigures, "returned_basis_points">;

/** All of them together; what one of them does not have, the sum does not have either. */
export function sumOf(some: readonly GroupFigures[]): GroupFigures {
  const sum = (name: Summed): number | null =>
    some.reduce<number | null>(
      (total, { [name]: value }) => (total === null || value === null ? null : total + value),
      0,
    );
  const sales = sum("sales");
  const returned = sum("returned");
  return {
    leads: sum("leads"),
    accepted: sum("accepted"),
    sold: sum("sold"),
    sales,
    returned,
    returned_basis_points: ratio(returned, sales, 10_000),
    spend_cents: sum("spend_cents"),
    earned_cents: sum("earned_cents"),
    revenue_cents: sum("revenue_cents"),
    contacted: sum("contacted"),
    appointments: sum("appointments"),
    won: sum("won"),
  };
}
