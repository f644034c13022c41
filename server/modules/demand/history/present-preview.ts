// Presents the preview of a campaign, with counts as the reader may know them.
import type { CampaignPreview } from "../../../../contract/demand/previews.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import {
  type Bought,
  PREVIEW_WEEKS,
  type Preview,
  type ReplayTotals,
  type Volume,
} from "./preview.ts";
import type { CountTeller } from "./tell-counts.ts";

const MOST_COUNTIES = 50;

/** `tell`: how the volume is told; `tellReplay`: what the campaign would have bought. */
export function presentPreview(
  { fromMs, toMs, volume, replay, richReplay }: Preview,
  tell: CountTeller,
  tellReplay: CountTeller,
): CampaignPreview {
  const leads = tell.count(volume.leads, "leads");
  return {
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    about: tell.isAbout,
    volume: presentVolume(volume, { fromMs, toMs }, leads, tell),
    // Repeated previews with small changes would reveal the few leads.
    replay:
      replay === null || leads === null ? null : presentReplay(replay, richReplay, tellReplay),
  };
}

function presentVolume(
  { leads: exact, byWeek, byState, byCounty }: Volume,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  leads: number | null,
  tell: CountTeller,
): CampaignPreview["volume"] {
  const weekMs = (toMs - fromMs) / PREVIEW_WEEKS;
  // A part that is the whole reads like the whole.
  const part = (count: number, name: string): number | null =>
    count === exact ? leads : leads === null ? null : tell.count(count, name);
  return {
    leads,
    by_week: byWeek.map((count, week) => ({
      from: new Date(fromMs + week * weekMs).toISOString(),
      leads: part(count, `week ${week}`),
    })),
    by_state: largestFirst(
      [...byState].map(([state, count]) => ({ state, leads: part(count, `state ${state}`) })),
    ),
    by_county: largestFirst(
      [...byCounty].map(([fips, county]) => ({
        county_fips: fips,
        county_name: county.name,
        state: county.state,
        leads: part(county.leads, `county ${fips}`),
      })),
    ).slice(0, MOST_COUNTIES),
  };
}

/** Those that have a count, as told: which of the others have a lead is not told. */
function largestFirst<Row extends { readonly leads: number | null }>(rows: readonly Row[]) {
  return rows
    .flatMap(({ leads, ...row }) => (leads === null ? [] : [{ ...row, leads }]))
    .toSorted((a, b) => b.leads - a.leads);
}

function presentReplay(
  { isRestored, reasons, unknown, ...bought }: ReplayTotals,
  rich: Bought | null,
  tell: CountTeller,
): NonNullable<CampaignPreview["replay"]> {
  const had = presentBought(bought, "won", tell);
  return {
    starting_state: isRestored ? "as_it_was" : "as_now",
    ...had,
    lost: largestFirst(
      [...reasons].map(([reason, count]) => ({
        reason,
        leads: tell.count(count, `lost ${reason}`),
      })),
    ),
    unknown: tell.count(unknown, "unknown"),
    with_enough_money: rich === null ? null : presentBought(rich, "rich", tell, had.won ?? 0),
  };
}

/**
 * What was bought; its cost follows the count that is told, so that it tells no other. The count is
 * at least `least`, so that approximate counts don't say that more money buys fewer leads.
 */
function presentBought({ won, spentCents }: Bought, part: string, tell: CountTeller, least = 0) {
  const exact = won.exclusive + won.shared;
  const counted = tell.count(exact, part);
  const told = counted === null ? null : Math.max(counted, least);
  const mode = (count: number, name: string): number | null =>
    told === null ? null : count === exact ? told : tell.count(count, `${part} ${name}`);
  return {
    won: told,
    exclusive: mode(won.exclusive, "exclusive"),
    shared: mode(won.shared, "shared"),
    spend_cents:
      told === null ? null : tell.cents(exact === 0 ? 0 : (centsToJson(spentCents) / exact) * told),
  };
}
