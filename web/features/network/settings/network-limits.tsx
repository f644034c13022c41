// Edits the prices of shared leads, the limits of bids and sources, and of payouts by one person.
import type { ReactNode } from "react";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import type { SettingsHistory } from "../../../../contract/network/settings-versions.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { NumberField } from "./number-field.tsx";

/** One part of the form of the network's settings. */
export interface PartProps {
  readonly draft: SettingsDocument;
  /** What a network begins with; undefined until it is known. */
  readonly defaults: SettingsHistory["defaults"] | undefined;
  /** Changes some members of the draft. */
  readonly onChange: (part: Partial<SettingsDocument>) => void;
}

export function NetworkLimits({ draft, defaults, onChange }: PartProps): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={texts.network.share}
        scale={100}
        value={draft.shared_slot_basis_points}
        usual={defaults?.shared_slot_basis_points}
        onChange={(value) => onChange({ shared_slot_basis_points: value })}
      />
      <NumberField
        label={texts.network.reserve}
        scale={100}
        value={draft.reserve_basis_points}
        usual={defaults?.reserve_basis_points}
        onChange={(value) => onChange({ reserve_basis_points: value })}
      />
      <NumberField
        label={texts.network.mostBid}
        hint={texts.network.mostBidHint}
        scale={100}
        value={draft.most_bid_cents}
        usual={defaults?.most_bid_cents}
        onChange={(value) => onChange({ most_bid_cents: value })}
      />
      <NumberField
        label={texts.network.onePerson}
        hint={texts.network.onePersonHint}
        scale={100}
        value={draft.second_person_above_cents}
        usual={defaults?.second_person_above_cents}
        onChange={(value) => onChange({ second_person_above_cents: value })}
      />
      <NumberField
        label={texts.network.slots}
        value={draft.shared_slots}
        usual={defaults?.shared_slots}
        onChange={(value) => onChange({ shared_slots: value })}
      />
      <NumberField
        label={texts.network.cap}
        value={draft.new_source_daily_cap}
        usual={defaults?.new_source_daily_cap}
        onChange={(value) => onChange({ new_source_daily_cap: value })}
      />
      <NumberField
        label={texts.network.posts}
        value={draft.source_posts_per_second}
        usual={defaults?.source_posts_per_second}
        onChange={(value) => onChange({ source_posts_per_second: value })}
      />
      <NumberField
        label={texts.network.burst}
        value={draft.source_post_burst}
        usual={defaults?.source_post_burst}
        onChange={(value) => onChange({ source_post_burst: value })}
      />
    </div>
  );
}
