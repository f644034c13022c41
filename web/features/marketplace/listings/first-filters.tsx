// Applies a buyer's default filters: licensed states, and prices within the wallet balance. Each
// can be removed and restored.
import { X } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { flagParameter, textParameter, useAddress } from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { chipLook } from "../../../ui/table/filter-chip.tsx";

/**
 * `everywhere` and `any` turn a default filter off. A filter that the buyer set takes precedence.
 */
const ADDRESS = {
  everywhere: flagParameter(),
  any: flagParameter(),
  state: textParameter(),
  price: textParameter(),
};

export interface FirstFilters {
  readonly where: readonly Where[];
  readonly chips: ReactNode;
  /** Removes all default filters; null where none is on. */
  readonly drop: (() => void) | null;
}

/** `licensed` and `availableCents` are null while unknown. */
export function useFirstFilters(
  licensed: readonly string[] | null,
  availableCents: number | null,
): FirstFilters {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const [{ everywhere, any, state, price }, change] = useAddress(ADDRESS);
  const canLicensed = licensed !== null && licensed.length > 0 && state === "";
  // With an empty wallet, the filter is off: it would hide every lead.
  const canAfford = availableCents !== null && availableCents > 0 && price === "";
  const [isLicensed, isAffordable] = [canLicensed && !everywhere, canAfford && !any];
  const where = useMemo(
    (): readonly Where[] => [
      ...(isLicensed && licensed !== null ? [["state", "in", licensed] as const] : []),
      ...(isAffordable && availableCents !== null
        ? [["price_cents", "lte", availableCents] as const]
        : []),
    ],
    [isLicensed, licensed, isAffordable, availableCents],
  );
  return {
    where,
    drop: isLicensed || isAffordable ? () => change({ everywhere: true, any: true }) : null,
    chips: (
      <>
        {canLicensed ? (
          <Chip
            isOn={isLicensed}
            on={texts.licensed(statesWords(licensed, formats))}
            drop={texts.everywhere}
            off={texts.onlyLicensed}
            onChange={(isOn) => change({ everywhere: !isOn })}
          />
        ) : null}
        {canAfford ? (
          <Chip
            isOn={isAffordable}
            on={texts.affordable(formats.money(wholeDollars(availableCents), "whole"))}
            drop={texts.anyPrice}
            off={texts.onlyAffordable}
            onChange={(isOn) => change({ any: !isOn })}
          />
        ) : null}
      </>
    ),
  };
}

const MOST_NAMED = 4;

/** "CA, AZ", or how many they are where all would not fit. */
function statesWords(states: readonly string[], formats: Formats): string {
  return states.length <= MOST_NAMED ? states.join(", ") : formats.number(states.length);
}

/** Rounded down: a buyer cannot afford a dollar of which a cent is missing. */
function wholeDollars(cents: number): number {
  return Math.floor(cents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}

function Chip({
  isOn,
  on,
  drop,
  off,
  onChange,
}: {
  readonly isOn: boolean;
  readonly on: string;
  readonly drop: string;
  readonly off: string;
  readonly onChange: (isOn: boolean) => void;
}): ReactNode {
  if (!isOn)
    return (
      <button type="button" onClick={() => onChange(true)} className={chipLook(false)}>
        {off}
      </button>
    );
  return (
    <button type="button" title={drop} onClick={() => onChange(false)} className={chipLook(true)}>
      {on}
      <X size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{drop}</span>
    </button>
  );
}
