// Shows the marketplace to an affiliate: the affiliate's own listings, their current prices, and
// the next price steps.
import { type ReactNode, useMemo } from "react";
import type { Where } from "../../../lib/documents/collections.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { OWN_LISTING_TEXTS } from "../../../../locales/catalogues/own-listing.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/notice.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { Drafts } from "../../../ui/edit-cell.tsx";
import { AskingPrice } from "./asking-price.tsx";
import { useListingColumns } from "./listing-cells.tsx";
import type { Listing } from "./listing-words.ts";
import { ListingsTable } from "./listings-table.tsx";
import { useListings } from "./use-listings.ts";

const EVERYTHING: readonly Where[] = [];

/** The column of the next price with what it would earn; of the price for who sees no money. */
function useNextEarning(ofPrice: Column<Listing>): Column<Listing> {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const own = useTexts(OWN_LISTING_TEXTS);
  const formats = useFormats();
  return useMemo(
    () => ({
      ...ofPrice,
      cell: (listing: Listing) => {
        const { earning, next_price_at: at } = listing;
        if (earning === null || at === null) return ofPrice.cell(listing);
        const earned = earning.next_exclusive_cents ?? earning.next_slot_cents;
        return (
          <TwoLines
            main={
              <span className="whitespace-nowrap">
                {earned === null ? texts.lastPrice : own.youEarn(formats.money(earned))}
              </span>
            }
            sub={formats.ago(at, Date.now())}
          />
        );
      },
    }),
    [ofPrice, texts, own, formats],
  );
}

/** The columns: what a listing would earn now and next, and the price that its seller may set. */
function useOwnColumns(): readonly Column<Listing>[] {
  const cells = useListingColumns();
  const own = useTexts(OWN_LISTING_TEXTS);
  const drafts = useMemo((): Drafts => new Map(), []);
  const prices = useMemo(
    () =>
      (["exclusive", "shared"] as const).map((mode) => ({
        id: mode,
        header: own.earn[mode],
        min: 136,
        numeric: true,
        ...(mode === "shared" ? { sortField: "price_cents" } : {}),
        cell: (listing: Listing) => (
          <AskingPrice listing={listing} mode={mode} drafts={drafts} isNumeric />
        ),
        short: (listing: Listing) => (
          <>
            {own.earn[mode]} <AskingPrice listing={listing} mode={mode} drafts={drafts} />
          </>
        ),
      })),
    [own, drafts],
  );
  const next = useNextEarning(cells.next);
  return useMemo(
    () => [
      cells.lead,
      cells.place,
      cells.score,
      ...prices,
      next,
      cells.slots,
      cells.ends,
      { ...cells.listed, isExtra: true },
      { ...cells.marks, isExtra: true },
    ],
    [cells, prices, next],
  );
}

export function SellerListings(): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const columns = useOwnColumns();
  const listings = useListings("own-listings", columns, EVERYTHING);
  return (
    <ListingsTable
      listings={listings}
      columns={columns}
      about={texts.about.affiliate}
      empty={
        <Empty sentence={texts.empty.affiliate}>
          <ButtonLink kind="primary" to="/settings?part=sources">
            {texts.empty.sources}
          </ButtonLink>
        </Empty>
      }
    />
  );
}
