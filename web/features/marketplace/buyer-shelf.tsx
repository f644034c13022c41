// The marketplace as its buyer sees it: what is on offer in one's licensed states, each bought with two clicks.
import { X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { flagParameter, idParameter, searchWith, textParameter, useAddress } from "../../lib/address.ts";
import type { Where } from "../../lib/documents/collections.ts";
import { useDocuments, useSingle } from "../../lib/documents/use-documents.ts";
import { useTexts } from "../../lib/text/text.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../texts/marketplace.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Empty } from "../../ui/notice.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { useTable } from "../../ui/table/use-table.ts";
import { BoughtSheet } from "./bought-sheet.tsx";
import { BuyDialog } from "./buy-dialog.tsx";
import { useListingColumns, useListingFilters } from "./listing-cells.tsx";
import { ListingSheet } from "./listing-sheet.tsx";
import { type Listing, listingName } from "./listing-words.ts";
import { OfferStates } from "./offer-states.tsx";
import { useIsPhone } from "./use-is-phone.ts";
import type { Bought } from "./use-purchase.ts";
import { whyNotBuy } from "./why-not-buy.ts";

/** `everywhere`: the licensed states are no longer the first filter. */
const ADDRESS = { lead: idParameter(), everywhere: flagParameter(), state: textParameter() };
const idOf = ({ lead_id: id }: Listing): string => id;
const NOWHERE: readonly Where[] = [];

export function BuyerShelf(): ReactNode {
  const profile = useSingle("profile");
  // Without an answer the shelf still shows, with every state.
  if (profile.value === undefined && profile.problem === null) return <ScreenSpinner />;
  return <Shelf licensed={profile.value?.account.buyer?.licensed_states ?? null} />;
}

function Shelf({ licensed }: { readonly licensed: readonly string[] | null }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const [search] = useSearchParams();
  const [{ lead, everywhere, state }, change] = useAddress(ADDRESS);
  const [asked, ask] = useState<Listing | null>(null);
  const [bought, setBought] = useState<Bought | null>(null);
  const isLicensedOnly = !everywhere && state === "" && licensed !== null && licensed.length > 0;
  const where = useMemo((): readonly Where[] => (isLicensedOnly ? [["state", "in", licensed]] : NOWHERE), [isLicensedOnly, licensed]);
  const cells = useListingColumns();
  const filters = useListingFilters();
  const isPhone = useIsPhone();
  const columns = useMemo((): readonly Column<Listing>[] => {
    const facts = [cells.place, cells.range, cells.score];
    const deal: readonly Column<Listing>[] = [cells.price, { id: "buy", header: texts.columns.action, hideable: false, cell: (listing) => <BuyButton listing={listing} licensed={licensed} onBuy={ask} /> }];
    // What it costs and the button are in sight without scrolling.
    return [cells.lead, ...(isPhone ? [...deal, ...facts] : [...facts, ...deal]), cells.next, ...[cells.slots, cells.listed, cells.marks, cells.ends].map((column) => ({ ...column, isExtra: true }))];
  }, [cells, texts, licensed, isPhone]);
  const table = useTable({ name: "marketplace", columns, filters, order: "-listed_at", where });
  const list = useDocuments("listings", table.query);
  const done = (sale: Bought): void => {
    ask(null);
    setBought(sale);
    change({ lead: null }, "replace");
  };
  return (
    <div className="grid min-w-0 gap-3">
      <OfferStates />
      {licensed === null || licensed.length === 0 || state !== "" ? null : <LicensedChip states={licensed.join(", ")} isOn={isLicensedOnly} onChange={(isOn) => change({ everywhere: !isOn })} />}
      <DataTable
        label={texts.label} table={table} list={list} idOf={idOf} nameOf={(listing) => listingName(listing, words)} hrefOf={({ lead_id: id }) => ({ search: searchWith(search, { lead: id }) })}
        empty={<Empty sentence={texts.empty.advertiser}><ButtonLink kind="primary" to="/campaigns/new">{texts.empty.makeCampaign}</ButtonLink></Empty>}
      />
      {lead === null ? null : <ListingSheet key={lead} leadId={lead} licensed={licensed} onBought={done} onClose={() => change({ lead: null })} />}
      {asked === null ? null : <BuyDialog listing={list.value?.find(({ lead_id: id }) => id === asked.lead_id) ?? asked} onBought={done} onLost={() => ask(null)} onClose={() => ask(null)} />}
      {bought === null ? null : <BoughtSheet sale={bought} onClose={() => setBought(null)} />}
    </div>
  );
}

function BuyButton({ listing, licensed, onBuy }: { readonly listing: Listing; readonly licensed: readonly string[] | null; readonly onBuy: (listing: Listing) => void }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return <Button aria-label={texts.buyNamed(listingName(listing, words))} disabledBecause={whyNotBuy(listing, licensed, texts)} onClick={() => onBuy(listing)}>{texts.buyShort}</Button>;
}

/** The first filter, which one can take away and bring back. */
function LicensedChip({ states, isOn, onChange }: { readonly states: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  if (!isOn) return <div className="no-print"><Button kind="quiet" className="-ml-3" onClick={() => onChange(true)}>{texts.onlyLicensed}</Button></div>;
  return (
    <div className="no-print">
      <button type="button" title={texts.everywhere} onClick={() => onChange(false)} className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-accent hover:bg-sunken pointer-coarse:min-h-11">
        {texts.licensed(states)}<X size={14} strokeWidth={1.75} aria-hidden="true" /><span className="sr-only">{texts.everywhere}</span>
      </button>
    </div>
  );
}
