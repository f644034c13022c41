// Describes a listing in words: the lead, its price range and its prices. Pure.
import type { PriceBand } from "../../../../contract/marketplace/lead-shapes.ts";
import type { Listing } from "../../../../contract/marketplace/listings.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import { writeCount } from "../../../lib/leads/write-count.ts";

export type { Listing };
export type SaleMode = "exclusive" | "shared";

/** "Seller · Townhouse · San Jose, CA": names a listing that has no name. */
export function listingName({ lead }: Listing, words: LeadWords): string {
  return `${words.side[lead.side]} · ${placeLabel(lead, words)}`;
}

/** "Townhouse · 3 bd · 2.5 ba": the known facts of the property. */
export function propertyLine({ lead }: Listing, words: LeadWords, formats: Formats): string {
  return [
    words.facts.property_type.words[lead.property_type],
    writeCount("beds", lead.beds, words, formats),
    writeCount("baths_quarters", lead.baths_quarters, words, formats),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

export function bandWords(
  { from_cents: from, to_cents: to }: PriceBand,
  texts: MarketplaceTexts,
  formats: Formats,
): string {
  if (from !== null && from === to) return formats.money(from, "whole");
  if (from !== null && to !== null)
    return `${formats.money(from, "whole")} – ${formats.money(to, "whole")}`;
  if (from !== null) return texts.from(formats.money(from, "whole"));
  return to === null ? texts.bandNone : texts.upTo(formats.money(to, "whole"));
}

/** "$610,000 – $640,000 · within 30 days": the price range and the timing, as far as stated. */
export function wishLine(
  { lead }: Listing,
  texts: MarketplaceTexts,
  words: LeadWords,
  formats: Formats,
): string {
  return [bandWords(lead.price_band, texts, formats), words.facts.timing.words[lead.timing]].join(
    " · ",
  );
}

/** The current price of a mode; null where it is not offered. */
export function priceOf(listing: Listing, mode: SaleMode): number | null {
  return mode === "exclusive" ? listing.exclusive_price_cents : listing.slot_price_cents;
}

/** What a sale in a mode would earn its affiliate now; null if not offered, or not shown. */
export function earningIn({ earning }: Listing, mode: SaleMode): number | null {
  return mode === "exclusive" ? (earning?.exclusive_cents ?? null) : (earning?.slot_cents ?? null);
}

/** The current prices, the exclusive one first; at least one is offered. */
export function priceWords(
  listing: PricedListing,
  texts: MarketplaceTexts,
  formats: Formats,
): readonly string[] {
  const { exclusive_price_cents: exclusive, slot_price_cents: slot } = listing;
  return [
    ...(exclusive === null ? [] : [texts.exclusivePrice(formats.money(exclusive))]),
    ...(slot === null ? [] : [texts.slotPrice(formats.money(slot))]),
  ];
}

/** The same in two lines: a price alone, then what it buys or the other one, with slots left. */
export function priceLines(
  { exclusive_price_cents: exclusive, slot_price_cents: slot, lead: { slots } }: Listing,
  texts: MarketplaceTexts,
  formats: Formats,
): readonly [main: string, sub: string] {
  const left = formats.number(slots.left);
  if (exclusive === null) return [formats.money(slot ?? 0), texts.slotsLeft(left)];
  return [
    formats.money(exclusive),
    slot === null ? texts.exclusiveOnly : texts.slotsAt(formats.money(slot), left),
  ];
}

type PricedListing = Pick<Listing, "exclusive_price_cents" | "slot_price_cents">;

/** The price after the next step; none where it no longer falls. */
export function nextPriceWords(
  listing: Listing,
  texts: MarketplaceTexts,
  formats: Formats,
): readonly string[] {
  return listing.next_price_at === null
    ? []
    : priceWords(
        {
          exclusive_price_cents: listing.next_exclusive_price_cents,
          slot_price_cents: listing.next_slot_price_cents,
        },
        texts,
        formats,
      );
}
