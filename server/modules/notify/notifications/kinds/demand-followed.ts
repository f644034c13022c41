// Open demand that somebody follows is new or has changed: "2 new orders: sellers in Texas, up to
// $65.00".
import { US_STATES } from "../../../../../domain/lead/us-states.ts";
import type { DemandFollowed } from "../../../demand/follows/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyDemandFollowed(
  { accountId, count, state, side, bestCents }: DemandFollowed,
  atMs: number,
): NewEvent[] {
  const where =
    state === null ? null : (US_STATES.find(({ code }) => code === state)?.name ?? state);
  const query = new URLSearchParams({
    ...(state === null ? {} : { state }),
    ...(side === null ? {} : { side }),
  }).toString();
  return [
    inBothLanguages(
      {
        accountId,
        type: "demand_followed",
        url: `/campaigns?${query}`,
        atMs,
        facts: { count, state, side, best_cents: bestCents },
      },
      ({ demand }) => ({
        title: demand.followed(
          count,
          side === null ? null : demand.wanted(side),
          where,
          dollars(bestCents),
        ),
        body: demand.more,
      }),
    ),
  ];
}
