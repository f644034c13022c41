// Edits the network's terms in numbers: returns, offers to pings, earnings and payouts,
// duplicates and retention.
import type { ReactNode } from "react";
import { SETTINGS_VERSIONS_TEXTS } from "../../../../locales/catalogues/settings-versions.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { PartProps } from "./network-limits.tsx";
import { NumberField } from "./number-field.tsx";

/** Stored units per shown unit: basis points as percent, cents as dollars. */
const HUNDREDTHS = 100;

const GROUPS = {
  returns: [
    "return_days",
    "return_answer_hours",
    "return_decide_days",
    "most_returned_basis_points",
    "return_touches",
    "return_touch_days",
    "rated_from_leads",
    "least_modifier_basis_points",
  ],
  pings: [
    "offer_seconds",
    "least_open_offers",
    "open_offers_per_post",
    "most_offered_basis_points",
  ],
  earnings: [
    "affiliate_share_basis_points",
    "least_payout_cents",
    "new_affiliate_days",
    "new_affiliate_hold_days",
  ],
  duplicates: ["duplicate_days", "exclusive_days"],
  retention: ["unsold_contact_hours", "draft_days", "calls_kept_days"],
} as const;
const GROUP_NAMES = ["returns", "pings", "earnings", "duplicates", "retention"] as const;

export default function TermNumbers({ draft, defaults, onChange }: PartProps): ReactNode {
  const { members, terms } = useTexts(SETTINGS_VERSIONS_TEXTS);
  return GROUP_NAMES.map((group) => (
    <fieldset key={group} className="grid gap-4">
      <legend className="mb-1 font-semibold">{terms.groups[group]}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {GROUPS[group].map((name) => (
          <NumberField
            key={name}
            label={members[name]}
            hint={terms.about[name]}
            scale={/_(?:basis_points|cents)$/.test(name) ? HUNDREDTHS : 1}
            value={draft[name]}
            usual={defaults?.[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  ));
}
