// Presents the preview with small counts masked, since they could identify a person.
import type { CampaignPreview } from "../../../../contract/demand/previews.ts";
import {
  MIN_SHOWN_COUNT,
  maskParts,
  maskSmallCount,
} from "../../../../domain/access/mask-small-count.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Bought, PREVIEW_WEEKS, type Preview, type ReplayTotals } from "./preview.ts";

const MOST_COUNTIES = 50;

export function presentPreview({
  fromMs,
  toMs,
  volume,
  replay,
  richReplay,
}: Preview): CampaignPreview {
  const weekMs = (toMs - fromMs) / PREVIEW_WEEKS;
  const byLeads = <Key, Value>(
    counts: ReadonlyMap<Key, Value>,
    leadsOf: (value: Value) => number,
  ): [Key, Value][] => [...counts].toSorted(([, a], [, b]) => leadsOf(b) - leadsOf(a));
  const states = byLeads(volume.byState, (leads) => leads);
  const leadsOfStates = maskParts(states.map(([, leads]) => leads));
  const leadsOfWeeks = maskParts(volume.byWeek);
  return {
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    volume: {
      leads: maskSmallCount(volume.leads),
      by_week: leadsOfWeeks.map((leads, week) => ({
        from: new Date(fromMs + week * weekMs).toISOString(),
        leads,
      })),
      by_state: states.map(([state], at) => ({ state, leads: leadsOfStates[at] ?? null })),
      by_county: byLeads(volume.byCounty, ({ leads }) => leads)
        .filter(([, { leads }]) => leads >= MIN_SHOWN_COUNT)
        .slice(0, MOST_COUNTIES)
        .map(([fips, { name, state, leads }]) => ({
          county_fips: fips,
          county_name: name,
          state,
          leads,
        })),
    },
    // Repeated previews with small changes would reveal the few leads.
    replay:
      replay === null || volume.leads < MIN_SHOWN_COUNT ? null : presentReplay(replay, richReplay),
  };
}

function presentReplay(
  { isRestored, reasons, unknown, ...bought }: ReplayTotals,
  rich: Bought | null,
): NonNullable<CampaignPreview["replay"]> {
  const lost = [...reasons].toSorted(([, a], [, b]) => b - a);
  const [leadsUnknown = null, ...leadsLost] = maskParts([
    unknown,
    ...lost.map(([, leads]) => leads),
  ]);
  return {
    starting_state: isRestored ? "as_it_was" : "as_now",
    ...presentBought(bought),
    lost: lost.map(([reason], at) => ({ reason, leads: leadsLost[at] ?? null })),
    unknown: leadsUnknown,
    with_enough_money: rich === null ? null : presentBought(rich),
  };
}

function presentBought({ won, spentCents }: Bought) {
  return {
    won: won.exclusive + won.shared,
    exclusive: won.exclusive,
    shared: won.shared,
    spend_cents: centsToJson(spentCents),
  };
}
