// Edits the prices at which unsold leads begin on the marketplace, by side and tier.
import type { ReactNode } from "react";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { PartProps } from "./network-limits.tsx";
import { NumberField } from "./number-field.tsx";

const SIDES = ["seller", "buyer", "renter"] as const;
const TIERS = ["hot", "nurture", "cold"] as const;

export function PriceTable({ draft, defaults, onChange }: PartProps): ReactNode {
  const texts = useTexts(SETTINGS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.network.prices}</legend>
      {SIDES.map((side) => (
        <div key={side} className="grid gap-2 sm:grid-cols-4">
          <p className="font-medium sm:pt-7">{texts.network.sides[side]}</p>
          {TIERS.map((tier) => (
            <NumberField
              key={tier}
              label={`${words.tier[tier]}, $`}
              spoken={`${texts.network.sides[side]} · ${words.tier[tier]}, $`}
              scale={100}
              value={draft.price_table[side][tier]}
              usual={defaults?.price_table[side][tier]}
              onChange={(value) =>
                onChange({
                  price_table: {
                    ...draft.price_table,
                    [side]: { ...draft.price_table[side], [tier]: value },
                  },
                })
              }
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
