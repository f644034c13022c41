// Shows one listing over the map: what it is, its price now and next, and its purchase.
import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link, type To } from "react-router";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { ScoreMark } from "../../../ui/score-mark.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Tier } from "../../../ui/tier.tsx";
import {
  type Listing,
  type SaleMode,
  listingName,
  propertyLine,
  wishLine,
} from "./listing-words.ts";
import { whyNotBuy } from "./why-not-buy.ts";

interface PeekCardProps {
  readonly leadId: string;
  readonly licensed: readonly string[] | null;
  /** Where the lead is shown in full. */
  readonly to: To;
  readonly onBuy: (listing: Listing, mode?: SaleMode) => void;
  readonly onClose: () => void;
}

/** Takes the focus; Esc closes it and gives the focus back. */
export function PeekCard({ leadId, licensed, to, onBuy, onClose }: PeekCardProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const card = useRef<HTMLElement>(null);
  const { value, problem, retry } = useAnswer("GET /v1/listings/{lead_id}", {
    params: { lead_id: leadId },
  });
  // The focus goes back before the card is removed with it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const { current } = card;
    current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && current?.contains(document.activeElement) === true)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={texts.peek.label}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      className={
        "absolute inset-x-3 bottom-3 z-3 grid max-w-md gap-2 rounded-panel border border-line " +
        "bg-surface p-4 shadow-up"
      }
    >
      <IconButton label={texts.peek.close} onClick={onClose} className="absolute top-2 right-2">
        <X size={16} strokeWidth={1.5} />
      </IconButton>
      {problem !== null ? (
        problem.code === "not_found" ? (
          <Notice>{texts.detail.gone}</Notice>
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : value === undefined ? (
        <ScreenSpinner />
      ) : (
        <Peeked listing={value} to={to} reason={whyNotBuy(value, licensed, texts)} onBuy={onBuy} />
      )}
    </section>
  );
}

interface PeekedProps extends Pick<PeekCardProps, "to" | "onBuy"> {
  readonly listing: Listing;
  /** Why it cannot be bought; null where it can. */
  readonly reason: string | null;
}

function Peeked({ listing, to, reason, onBuy }: PeekedProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const { lead, listed_at: listed } = listing;
  return (
    <>
      <h2 className="pr-8 font-semibold">
        <Link to={to} className="hover:underline">
          {listingName(listing, words)}
        </Link>
      </h2>
      <p className="text-label text-text-2">
        {propertyLine(listing, words, formats)} · {wishLine(listing, texts, words, formats)}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2">
        <ScoreMark score={lead.score} /> <Tier tier={lead.score.tier} />
        <span>{lead.consent.channels.map((channel) => words.channel[channel]).join(", ")}</span>
        <time dateTime={listed} title={formats.dateTime(listed)}>
          {texts.peek.old(formats.ago(listed, Date.now()))}
        </time>
      </p>
      <NextPrice listing={listing} />
      {reason === null ? null : <p className="text-label text-text-2">{reason}</p>}
      <BuyButtons listing={listing} reason={reason} onBuy={onBuy} />
    </>
  );
}

/** "$112.00 now, $96.00 in 46 minutes, unless sold before". */
function NextPrice({ listing }: { readonly listing: Listing }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const now = listing.exclusive_price_cents ?? listing.slot_price_cents;
  const next =
    listing.exclusive_price_cents === null
      ? listing.next_slot_price_cents
      : listing.next_exclusive_price_cents;
  if (now === null) return null;
  return (
    <p className="text-label text-text-2">
      <span className="font-semibold text-text">{texts.peek.now(formats.money(now))}</span>
      {", "}
      {listing.next_price_at === null || next === null
        ? texts.lastPrice
        : texts.peek.next(formats.money(next), formats.ago(listing.next_price_at, Date.now()))}
    </p>
  );
}

function BuyButtons({ listing, reason, onBuy }: Omit<PeekedProps, "to">): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).peek;
  const formats = useFormats();
  const { exclusive_price_cents: exclusive, slot_price_cents: slot } = listing;
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto">
      {exclusive === null ? null : (
        <Button kind="primary" disabledBecause={reason} onClick={() => onBuy(listing, "exclusive")}>
          {texts.exclusive(formats.money(exclusive))}
        </Button>
      )}
      {slot === null ? null : (
        <Button
          kind={exclusive === null ? "primary" : "plain"}
          disabledBecause={reason}
          onClick={() => onBuy(listing, "shared")}
        >
          {texts.slot(formats.money(slot))}
        </Button>
      )}
    </div>
  );
}
