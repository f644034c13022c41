// Shows one listing in full over the list: score, facts, checks and prices, and the Buy button.
import type { DescriptionRow } from "../../../ui/description.tsx";
import { Term } from "../../../ui/term.tsx";
import { type ReactNode, useState } from "react";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { ScoreBars } from "../../../ui/score-bars.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import { BuyDialog } from "./buy-dialog.tsx";
import {
  type Listing,
  bandWords,
  listingName,
  nextPriceWords,
  priceWords,
  propertyLine,
} from "./listing-words.ts";
import type { Bought } from "./use-purchase.ts";
import { whyNotBuy } from "./why-not-buy.ts";

interface ListingSheetProps {
  readonly leadId: string;
  readonly licensed: readonly string[] | null;
  readonly onBought: (sale: Bought) => void;
  readonly onClose: () => void;
}

export function ListingSheet({
  leadId,
  licensed,
  onBought,
  onClose,
}: ListingSheetProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { value, problem, retry } = useAnswer("GET /v1/listings/{lead_id}", {
    params: { lead_id: leadId },
  });
  const [isAsked, ask] = useState(false);
  const isGone = problem?.code === "not_found";
  const reason = value === undefined ? null : whyNotBuy(value, licensed, texts);
  return (
    <Sheet
      title={value === undefined ? texts.label : listingName(value, words)}
      onClose={onClose}
      footer={
        value === undefined || isGone ? undefined : (
          <>
            {reason === null ? null : (
              <p className="mr-auto self-center text-label text-text-2">{reason}</p>
            )}
            <Button kind="primary" disabledBecause={reason} onClick={() => ask(true)}>
              {texts.buyShort}
            </Button>
          </>
        )
      }
    >
      {isGone ? (
        <Notice>{texts.detail.gone}</Notice>
      ) : value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <Details listing={value} />
      )}
      {isAsked && value !== undefined ? (
        <BuyDialog
          listing={value}
          onBought={onBought}
          onLost={onClose}
          onClose={() => ask(false)}
        />
      ) : null}
    </Sheet>
  );
}

function Details({ listing }: { readonly listing: Listing }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <div className="grid gap-6">
      <PriceFacts listing={listing} />
      <section className="grid gap-2">
        <h3 className="font-semibold">{texts.detail.score}</h3>
        <ScoreBars score={listing.lead.score} />
      </section>
      <LeadFacts listing={listing} />
      <Checks lead={listing.lead} />
    </div>
  );
}

/** The current and next price, and until when it is offered. */
function PriceFacts({ listing }: { readonly listing: Listing }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const { slots } = listing.lead;
  const next = nextPriceWords(listing, texts, formats);
  return (
    <Group
      title={texts.detail.price}
      facts={[
        [
          texts.columns.price,
          <span key="price" className="font-semibold">
            {priceWords(listing, texts, formats).join(" · ")}
          </span>,
        ],
        [
          texts.detail.next,
          listing.next_price_at === null
            ? texts.lastPrice
            : texts.nextAt(next.join(" · "), formats.dateTime(listing.next_price_at)),
        ],
        [
          texts.columns.slots,
          texts.slotOf(formats.number(slots.left), formats.number(slots.total)),
          <Term key="term" name="slot" isInSheet>
            {texts.columns.slots}
          </Term>,
        ],
        [texts.detail.listed, formats.dateTime(listing.listed_at)],
        [texts.detail.ends, formats.dateTime(listing.ends_at)],
      ]}
    />
  );
}

/** What is wanted, where and when. */
function LeadFacts({ listing }: { readonly listing: Listing }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const { lead } = listing;
  return (
    <Group
      title={texts.detail.facts}
      facts={[
        [texts.filters.side, words.side[lead.side]],
        [texts.filters.type, propertyLine(listing, words, formats)],
        [texts.columns.place, [placeLabel(lead, words), lead.zip_code].filter(Boolean).join(" ")],
        [
          texts.detail.county,
          lead.county_name === null ? (
            words.placeUnknown
          ) : (
            <Name key="county">{lead.county_name}</Name>
          ),
        ],
        [texts.columns.range, bandWords(lead.price_band, texts, formats)],
        [texts.filters.timing, words.facts.timing.words[lead.timing]],
        [texts.detail.received, formats.dateTime(lead.received_at)],
      ]}
    />
  );
}

/** What was verified, and what the consumer consented to. */
function Checks({ lead: { verification, consent } }: Pick<Listing, "lead">): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <Group
      title={texts.detail.checks}
      facts={[
        [texts.marks.phone, texts.marks[verification.phone_mark]],
        [texts.marks.email, texts.marks[verification.email_mark]],
        [texts.marks.certificate, verification.certificate ? texts.marks.yes : texts.marks.no],
        [texts.consent, consent.channels.map((channel) => words.channel[channel]).join(", ")],
        [texts.scopeLabel, texts.scope[consent.scope]],
      ]}
    />
  );
}

function Group({
  title,
  facts,
}: {
  readonly title: string;
  readonly facts: readonly DescriptionRow[];
}): ReactNode {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-3 gap-y-1">
        {facts.map(([name, value, shown = name]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{shown}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
