// Presents the preview with small counts masked, since they could identify a person.
import type { CampaignPreview } from "../../../../contract/demand/previews.ts";
import { MIN_SHOWN_COUNT, maskSmallCount } from "../../../../domain/access/mask-small-count.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { PREVIEW_WEEKS, type Preview, type ReplayTotals } from "./preview.ts";

const MOST_COUNTIES = 50;

export function presentPreview({ fromMs, toMs, volume, replay }: Preview): CampaignPreview {
  const weekMs = (toMs - fromMs) / PREVIEW_WEEKS;
  const byLeads = <Key, Value>(
    counts: ReadonlyMap<Key, Value>,
    leadsOf: (value: Value) => number,
  ): [Key, Value][] => [...counts].toSorted(([, a], [, b]) => leadsOf(b) - leadsOf(a));
  return {
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    volume: {
      leads: maskSmallCount(volume.leads),
      by_week: volume.byWeek.map((leads, week) => ({
        from: new Date(fromMs + week * weekMs).toISOString(),
        leads: maskSmallCount(leads),
      })),
      by_state: byLeads(volume.byState, (leads) => leads).map(([state, leads]) => ({
        state,
        leads: maskSmallCount(leads),
      })),
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
    replay: replay === null || volume.leads < MIN_SHOWN_COUNT ? null : presentReplay(replay),
  };
}

function presentReplay({
  isRestored,
  won,
  spentCents,
  reasons,
  unknown,
}: ReplayTotals): NonNullable<CampaignPreview["replay"]> {
  return {
    starting_state: isRestored ? "as_it_was" : "as_now",
    won: won.exclusive + won.shared,
    exclusive: won.exclusive,
    shared: won.shared,
    spend_cents: centsToJson(spentCents),
    lost: [...reasons]
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, leads]) => ({ reason, leads })),
    unknown,
  };
}
