// A listing in words: what the lead is, its price band and its prices. No drawing here.
import type { PriceBand } from "../../../../contract/marketplace/lead-shapes.ts";
import type { Listing } from "../../../../contract/marketplace/listings.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import { placeLabel } from "../../../lib/leads/lead-name.ts";

export type { Listing };
export type SaleMode = "exclusive" | "shared";

const QUARTERS = 4;

/** "Seller · Townhouse · San Jose, CA": names a listing that has no name. */
export function listingName({ lead }: Listing, words: LeadWords): string {
  return `${words.side[lead.side]} · ${placeLabel(lead, words)}`;
}

/** "Townhouse · 3 bd · 2.5 ba": what is known of the property. */
export function propertyLine({ lead }: Listing, words: LeadWords, formats: Formats): string {
  return [
    words.property[lead.property_type],
    lead.beds === null ? "" : words.beds(lead.beds),
    lead.baths_quarters === null ? "" : words.baths(formats.number(lead.baths_quarters / QUARTERS)),
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

/** What a mode costs now; null where it is not offered. */
export function priceOf(listing: Listing, mode: SaleMode): number | null {
  return mode === "exclusive" ? listing.exclusive_price_cents : listing.slot_price_cents;
}

/** The prices now, the exclusive one first; at least one is offered. */
export function priceWords(
  listing: Pick<Listing, "exclusive_price_cents" | "slot_price_cents">,
  texts: MarketplaceTexts,
  formats: Formats,
): readonly string[] {
  const { exclusive_price_cents: exclusive, slot_price_cents: slot } = listing;
  return [
    ...(exclusive === null ? [] : [texts.exclusivePrice(formats.money(exclusive))]),
    ...(slot === null ? [] : [texts.slotPrice(formats.money(slot))]),
  ];
}

/** The price after the next step; none when it no longer falls. */
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
