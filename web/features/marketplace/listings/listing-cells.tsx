// Defines the cells of a list of listings, the same for advertisers, affiliates and operators.
import { useMemo, type ReactNode } from "react";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import { Name } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import {
  type Listing,
  bandWords,
  nextPriceWords,
  priceWords,
  propertyLine,
} from "./listing-words.ts";

const PARTS_OF_POINT = 100;
const TIER_TONES: Readonly<Record<Listing["lead"]["score"]["tier"], StatusTone>> = {
  hot: "good",
  nurture: "warning",
  cold: "neutral",
};
type CellName =
  | "lead"
  | "place"
  | "range"
  | "score"
  | "marks"
  | "listed"
  | "slots"
  | "price"
  | "next"
  | "ends";

/** Every column by its name; each screen takes the ones that it shows. */
export function useListingColumns(): Readonly<Record<CellName, Column<Listing>>> {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return useMemo(
    () => ({ ...leadColumns(texts, words, formats), ...saleColumns(texts, formats) }),
    [texts, words, formats],
  );
}

/** What the lead is: the property, the place, the price range, the score and the checks. */
function leadColumns(texts: MarketplaceTexts, words: LeadWords, formats: Formats) {
  const { columns } = texts;
  return {
    lead: {
      id: "lead",
      header: columns.lead,
      cell: (listing) => (
        <TwoLines main={words.side[listing.lead.side]} sub={<Short listing={listing} />} />
      ),
    },
    place: {
      id: "place",
      isWide: true,
      header: columns.place,
      cell: ({ lead }) => (
        <TwoLines
          main={<Name className="whitespace-nowrap">{placeLabel(lead, words)}</Name>}
          sub={
            <Name>
              {[lead.county_name, lead.zip_code].filter((part) => part !== null).join(" · ")}
            </Name>
          }
        />
      ),
    },
    range: {
      id: "range",
      isWide: true,
      header: columns.range,
      cell: ({ lead }) => (
        <TwoLines
          main={
            <span className="whitespace-nowrap">{bandWords(lead.price_band, texts, formats)}</span>
          }
          sub={words.timing[lead.timing]}
        />
      ),
    },
    score: {
      id: "score",
      isWide: true,
      header: columns.score,
      sortField: "score_total",
      cell: ({ lead: { score } }) => <ScoreCell score={score} />,
    },
    marks: {
      id: "marks",
      header: columns.marks,
      cell: ({ lead: { verification, consent } }) => (
        <TwoLines
          main={verification.certificate ? texts.certificate : texts.noCertificate}
          sub={
            <span className="whitespace-nowrap">
              {consent.channels.map((channel) => words.channel[channel]).join(", ")}
            </span>
          }
        />
      ),
    },
  } satisfies Partial<Record<CellName, Column<Listing>>>;
}

/** How it is sold: since when and until when, how often, and for how much. */
function saleColumns(texts: MarketplaceTexts, formats: Formats) {
  const nowMs = Date.now();
  const { columns } = texts;
  return {
    listed: {
      id: "listed",
      header: columns.listed,
      sortField: "listed_at",
      numeric: true,
      cell: ({ listed_at: at }) => (
        <time dateTime={at} title={formats.dateTime(at)} className="whitespace-nowrap">
          {formats.ago(at, nowMs)}
        </time>
      ),
    },
    slots: {
      id: "slots",
      header: columns.slots,
      numeric: true,
      cell: ({ lead: { slots } }) =>
        texts.slotOf(formats.number(slots.left), formats.number(slots.total)),
    },
    price: {
      id: "price",
      header: columns.price,
      sortField: "price_cents",
      numeric: true,
      cell: (listing) => <Prices lines={priceWords(listing, texts, formats)} />,
    },
    next: {
      id: "next",
      header: columns.next,
      numeric: true,
      cell: (listing) =>
        listing.next_price_at === null ? (
          texts.lastPrice
        ) : (
          <TwoLines
            main={
              <span className="whitespace-nowrap">
                {nextPriceWords(listing, texts, formats)[0]}
              </span>
            }
            sub={formats.ago(listing.next_price_at, nowMs)}
          />
        ),
    },
    ends: {
      id: "ends",
      header: columns.ends,
      sortField: "ends_at",
      numeric: true,
      cell: ({ ends_at: at }) => (
        <time dateTime={at} title={formats.dateTime(at)} className="whitespace-nowrap">
          {formats.ago(at, nowMs)}
        </time>
      ),
    },
  } satisfies Partial<Record<CellName, Column<Listing>>>;
}

/** The property; on a phone also where it is and its score, which have no columns there. */
function Short({ listing }: { readonly listing: Listing }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const { lead } = listing;
  const points = formats.number(Math.round(lead.score.total / PARTS_OF_POINT));
  return (
    <>
      <span>{propertyLine(listing, words, formats)}</span>
      <span className="block sm:hidden print:hidden">
        {placeLabel(lead, words)} · {points} · {words.tier[lead.score.tier]}
      </span>
    </>
  );
}

/** The whole score with its tier, and the three components as small bars that are also read out. */
function ScoreCell({ score }: { readonly score: Listing["lead"]["score"] }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const parts = texts.scoreParts(
    formats.number(score.engagement),
    formats.number(score.intent),
    formats.number(score.financial),
  );
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="min-w-6 text-right">
        {formats.number(Math.round(score.total / PARTS_OF_POINT))}
      </span>
      <svg width="24" height="16" viewBox="0 0 24 16" role="img" aria-label={parts}>
        <title>{parts}</title>
        {[score.engagement, score.intent, score.financial].map((value, index) => (
          <rect
            key={index}
            x={index * 8}
            width="6"
            height={(16 * value) / 100}
            y={16 - (16 * value) / 100}
            fill="var(--chart-1)"
          />
        ))}
        <path d="M0 15.5h24" stroke="var(--control)" strokeWidth="1" />
      </svg>
      <Status tone={TIER_TONES[score.tier]}>{words.tier[score.tier]}</Status>
    </span>
  );
}

function Prices({ lines: [main = "", sub] }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <span className="whitespace-nowrap">
      {sub === undefined ? (
        main
      ) : (
        <TwoLines main={<span className="font-medium">{main}</span>} sub={sub} />
      )}
    </span>
  );
}
