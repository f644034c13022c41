// Defines the filters of the marketplace.
import { useMemo } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { STATES } from "../../../lib/read-states.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import type { Filter } from "../../../ui/table/columns.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

const SIDES = ["buyer", "seller", "buyer_and_seller", "renter", "investor_seller"] as const;
const TYPES = [
  "single_family",
  "condo",
  "townhouse",
  "multi_2_4",
  "multi_5_plus",
  "manufactured",
  "co_op",
  "land",
  "farm_ranch",
  "commercial",
  "other",
  "unknown",
] as const;
const TIMINGS = ["asap_0_30d", "m1_3", "m3_6", "m6_12", "m12_plus", "browsing", "unknown"] as const;
const TIERS = ["hot", "nurture", "cold"] as const;

/** The filters in the words of the person who looks. */
export function useListingFilters(): readonly Filter[] {
  const { filters } = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return useMemo(
    (): readonly Filter[] => [
      {
        kind: "choice",
        many: true,
        id: "side",
        label: filters.side,
        options: SIDES.map((side) => [side, words.side[side]]),
      },
      {
        kind: "choice",
        many: true,
        id: "state",
        label: filters.state,
        options: [...STATES].map((state) => [state, state]),
      },
      {
        kind: "choice",
        many: true,
        id: "tier",
        label: filters.tier,
        options: TIERS.map((tier) => [tier, words.tier[tier]]),
      },
      {
        kind: "choice",
        many: true,
        id: "type",
        field: "property_type",
        label: filters.type,
        options: TYPES.map((type) => [type, words.property[type]]),
      },
      {
        kind: "choice",
        many: true,
        id: "timing",
        label: filters.timing,
        options: TIMINGS.map((timing) => [timing, words.timing[timing]]),
      },
      {
        kind: "range",
        id: "price",
        field: "price_cents",
        label: filters.price,
        scale: CENTS_PER_DOLLAR,
        format: (cents) => formats.money(cents, "whole"),
      },
      {
        kind: "text",
        id: "zip",
        field: "zip_code",
        label: filters.zip,
        hint: filters.zipHint,
        read: (typed) => (/^\d{5}$/.test(typed) ? typed : null),
      },
    ],
    [filters, words, formats],
  );
}
