// Shows what a buyer of the marketplace has open; see use-buying.ts. Loaded on its own, after the
// list.
import type { ReactNode } from "react";
import { BoughtSheet } from "./bought-sheet.tsx";
import { BuyDialog } from "./buy-dialog.tsx";
import { BuyManyDialog } from "./buy-many-dialog.tsx";
import { ListingSheet } from "./listing-sheet.tsx";
import type { Listing } from "./listing-words.ts";
import type { Buying } from "./use-buying.ts";

/** `listings` are the newest ones, which replace the one that the buyer was asked about. */
export default function BuyingDialogs({
  buying,
  listings,
  licensed,
}: {
  readonly buying: Buying;
  readonly listings: readonly Listing[] | undefined;
  readonly licensed: readonly string[] | null;
}): ReactNode {
  const { lead, asked, ask, askedMany, askMany, bought, done } = buying;
  return (
    <>
      {lead === null ? null : (
        <ListingSheet
          key={lead}
          leadId={lead}
          licensed={licensed}
          onBought={done}
          onClose={buying.closeLead}
        />
      )}
      {asked === null ? null : (
        <BuyDialog
          firstMode={buying.mode}
          listing={listings?.find(({ lead_id: id }) => id === asked.lead_id) ?? asked}
          onBought={done}
          onLost={() => ask(null)}
          onClose={() => ask(null)}
        />
      )}
      {askedMany === null ? null : (
        <BuyManyDialog listings={askedMany} onClose={() => askMany(null)} />
      )}
      {bought === null ? null : <BoughtSheet sale={bought} onClose={buying.closeBought} />}
    </>
  );
}
