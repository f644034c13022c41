// Shows the marketplace to a buyer: listings in the buyer's licensed states, each bought with two
// clicks.
import { type ComponentProps, type ReactNode, Suspense, lazy, useEffect, useMemo } from "react";
import { type To, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { WalletFigure } from "../../money/wallet/index.ts";
import { CountyChip, PlaceChips } from "./place-chips.tsx";
import { BuyMany } from "./buy-many.tsx";
import { campaignAddress } from "./campaign-address.ts";
import { useFirstFilters } from "./first-filters.tsx";
import { useListingColumns } from "./listing-cells.tsx";
import { type Listing, listingName } from "./listing-words.ts";
import { ListingsFrame } from "./listings-frame.tsx";
import { type ShownListings, useListings } from "./use-listings.ts";
import { useBuying } from "./use-buying.ts";
import { whyNotBuy } from "./why-not-buy.ts";

const loadDialogs = () => import("./buying-dialogs.tsx");
const BuyingDialogs = lazy(loadDialogs);
/** Loaded with the first pin that is chosen. */
const PeekCard = lazy(async () => ({ default: (await import("./peek-card.tsx")).PeekCard }));
/** With the chips of the default filters, these fill the line. */
const FIRST_FILTERS = 3;
const idOf = ({ lead_id: id }: Listing): string => id;

export function BuyerListings(): ReactNode {
  // An agent can only browse, and cannot read the wallet.
  return may(useUser(), "buy") ? <PayingListings /> : <LookingListings />;
}

function Waiting(): ReactNode {
  const { screens } = useTexts(SHELL_TEXTS);
  return (
    <Screen title={screens.marketplace}>
      <ScreenSpinner />
    </Screen>
  );
}

function LookingListings(): ReactNode {
  const { value, problem } = useAnswer("GET /v1/profile");
  if (value === undefined && problem === null) return <Waiting />;
  return (
    <BuyingListings
      licensed={value?.account.buyer?.licensed_states ?? null}
      availableCents={null}
    />
  );
}

function PayingListings(): ReactNode {
  const profile = useAnswer("GET /v1/profile");
  const wallet = useAnswer("GET /v1/wallet");
  const isWaiting = [profile, wallet].some(
    ({ value, problem }) => value === undefined && problem === null,
  );
  // After a failed request, the list still shows, with every state and every price.
  if (isWaiting) return <Waiting />;
  return (
    <BuyingListings
      licensed={profile.value?.account.buyer?.licensed_states ?? null}
      availableCents={wallet.value?.available_cents ?? null}
    />
  );
}

function BuyingListings({
  licensed,
  availableCents,
}: {
  readonly licensed: readonly string[] | null;
  readonly availableCents: number | null;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const [search] = useSearchParams();
  const buying = useBuying();
  const first = useFirstFilters(licensed, availableCents);
  const columns = useBuyerColumns(licensed, buying.ask);
  const listings = useListings("marketplace", columns, first.where);
  const { table, list } = listings;
  const hrefOf = (leadId: string): To => ({ search: searchWith(search, { lead: leadId }) });
  const campaign = campaignAddress(
    (table.query.where ?? []).filter((condition) => !first.where.includes(condition)),
    listings.overview,
  );
  return (
    <ListingsFrame
      listings={listings}
      about={texts.about.advertiser}
      actions={<HeadActions campaign={campaign} />}
      hrefOf={hrefOf}
      peek={(leadId, close) => (
        <PeekCard
          key={leadId}
          leadId={leadId}
          licensed={licensed}
          to={hrefOf(leadId)}
          onBuy={buying.ask}
          onClose={close}
        />
      )}
    >
      {({ modes, around }) => (
        <>
          <DataTable
            label={texts.label}
            table={table}
            list={list}
            idOf={idOf}
            nameOf={(listing) => listingName(listing, words)}
            hrefOf={({ lead_id: id }) => hrefOf(id)}
            views={[{ name: texts.searches.all, query: "" }]}
            canWatch
            chips={
              <>
                {first.chips}
                <PlaceChips listings={listings} />
              </>
            }
            moreChips={<CountyChip limits={listings.limits} />}
            firstFilters={FIRST_FILTERS}
            around={around}
            pointing={listings.pointing}
            bulk={(rows) => <BuyMany listings={rows} licensed={licensed} onAsk={buying.askMany} />}
            tools={modes}
            empty={<NothingHere listings={listings} drop={first.drop} campaign={campaign} />}
          />
          <OpenDialogs buying={buying} listings={list.value} licensed={licensed} />
        </>
      )}
    </ListingsFrame>
  );
}

/** What is open over the list. Its code is there before the first click. */
function OpenDialogs(props: ComponentProps<typeof BuyingDialogs>): ReactNode {
  useEffect(() => void loadDialogs(), []);
  return <Suspense>{props.buying.isOpen ? <BuyingDialogs {...props} /> : null}</Suspense>;
}

/** The columns with the Buy button; the less important ones only on wide screens. */
function useBuyerColumns(
  licensed: readonly string[] | null,
  onBuy: (listing: Listing) => void,
): readonly Column<Listing>[] {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const cells = useListingColumns();
  return useMemo(
    (): readonly Column<Listing>[] => [
      cells.lead,
      cells.place,
      cells.score,
      cells.price,
      cells.next,
      {
        id: "buy",
        header: texts.columns.action,
        hideable: false,
        isPinned: true,
        min: 70,
        cell: (listing) => <BuyButton listing={listing} licensed={licensed} onBuy={onBuy} />,
      },
      ...[cells.slots, cells.listed, cells.marks, cells.ends].map((column) => ({
        ...column,
        isExtra: true,
      })),
    ],
    [cells, texts, licensed, onBuy],
  );
}

/** What the buyer can spend, and a new campaign with the current filters as criteria. */
function HeadActions({ campaign }: { readonly campaign: string }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <>
      <WalletFigure />
      <span className="max-sm:hidden">
        <ButtonLink title={texts.searches.campaignHint} to={campaign}>
          {texts.searches.campaign}
        </ButtonLink>
      </span>
    </>
  );
}

/** An empty list offers the one step that widens it, or else a campaign. */
function NothingHere({
  listings,
  drop,
  campaign,
}: {
  readonly listings: ShownListings;
  readonly drop: (() => void) | null;
  readonly campaign: string;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  if (listings.area !== null)
    return (
      <Empty sentence={texts.nothingHere}>
        <Button onClick={() => listings.lookAt(null)}>{texts.map.whole}</Button>
      </Empty>
    );
  return drop === null ? (
    <Empty sentence={texts.empty.advertiser}>
      <ButtonLink kind="primary" to={campaign}>
        {texts.empty.makeCampaign}
      </ButtonLink>
    </Empty>
  ) : (
    <Empty sentence={texts.nothingHere}>
      <Button onClick={drop}>{texts.searches.all}</Button>
    </Empty>
  );
}

function BuyButton({
  listing,
  licensed,
  onBuy,
}: {
  readonly listing: Listing;
  readonly licensed: readonly string[] | null;
  readonly onBuy: (listing: Listing) => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <Button
      aria-label={texts.buyNamed(listingName(listing, words))}
      disabledBecause={whyNotBuy(listing, licensed, texts)}
      onClick={() => onBuy(listing)}
    >
      {texts.buyShort}
    </Button>
  );
}
