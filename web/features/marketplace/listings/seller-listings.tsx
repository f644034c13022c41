// Shows the marketplace to an affiliate: the affiliate's own listings, their current prices, and
// the next price steps.
import { type ReactNode, useMemo } from "react";
import type { Where } from "../../../lib/documents/collections.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { OWN_LISTING_TEXTS } from "../../../../locales/catalogues/own-listing.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Drafts } from "../../../ui/edit-cell.tsx";
import { CountyChip, PlaceChips } from "./place-chips.tsx";
import { AskingPrice } from "./asking-price.tsx";
import { useListingColumns } from "./listing-cells.tsx";
import type { Listing } from "./listing-words.ts";
import { ListingsFrame } from "./listings-frame.tsx";
import { useListings } from "./use-listings.ts";

const EVERYTHING: readonly Where[] = [];
const idOf = ({ lead_id: id }: Listing): string => id;

export function SellerListings(): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const cells = useListingColumns();
  const own = useTexts(OWN_LISTING_TEXTS);
  const drafts = useMemo((): Drafts => new Map(), []);
  const prices = useMemo(
    () =>
      (["exclusive", "shared"] as const).map((mode) => ({
        id: mode,
        header: own.mode[mode],
        numeric: true,
        ...(mode === "shared" ? { sortField: "price_cents" } : {}),
        cell: (listing: Listing) => <AskingPrice listing={listing} mode={mode} drafts={drafts} />,
      })),
    [own, drafts],
  );
  const columns = useMemo(
    () => [
      cells.lead,
      cells.place,
      cells.score,
      ...prices,
      cells.next,
      cells.slots,
      cells.ends,
      { ...cells.listed, isExtra: true },
      { ...cells.marks, isExtra: true },
    ],
    [cells, prices],
  );
  const listings = useListings("own-listings", columns, EVERYTHING);
  return (
    <ListingsFrame
      listings={listings}
      about={texts.about.affiliate}
      hrefOf={(id) => `/leads/${id}`}
    >
      {({ modes, around }) => (
        <DataTable
          label={texts.label}
          table={listings.table}
          list={listings.list}
          idOf={idOf}
          hrefOf={({ lead_id: id }) => `/leads/${id}`}
          chips={<PlaceChips listings={listings} />}
          moreChips={<CountyChip limits={listings.limits} />}
          tools={modes}
          around={around}
          pointing={listings.pointing}
          empty={
            listings.area === null ? (
              <Empty sentence={texts.empty.affiliate}>
                <ButtonLink kind="primary" to="/settings?part=sources">
                  {texts.empty.sources}
                </ButtonLink>
              </Empty>
            ) : (
              <Empty sentence={texts.emptyArea}>
                <Button onClick={() => listings.lookAt(null)}>{texts.map.whole}</Button>
              </Empty>
            )
          }
        />
      )}
    </ListingsFrame>
  );
}
