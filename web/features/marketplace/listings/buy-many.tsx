// Offers to buy the selected leads of the marketplace.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button } from "../../../ui/button.tsx";
import type { Listing } from "./listing-words.ts";
import { whyNotBuy } from "./why-not-buy.ts";

interface BuyManyProps {
  readonly listings: readonly Listing[];
  readonly licensed: readonly string[] | null;
  /** Opens the confirmation. */
  readonly onAsk: (listings: readonly Listing[]) => void;
}

export function BuyMany({ listings, licensed, onAsk }: BuyManyProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const open = listings.filter((listing) => whyNotBuy(listing, licensed, texts) === null);
  return (
    <>
      <Button
        kind="primary"
        disabledBecause={open.length === 0 ? texts.many.none : null}
        onClick={() => onAsk(open)}
      >
        {texts.many.open(open.length)}
      </Button>
      {open.length === listings.length || open.length === 0 ? null : (
        <span className="text-label">{texts.many.left(listings.length - open.length)}</span>
      )}
    </>
  );
}
