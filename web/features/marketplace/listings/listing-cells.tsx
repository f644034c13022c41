// Draws the cells of a list of listings for buyers, affiliates and the operator.
import { useMemo, type ReactNode } from "react";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import { Name } from "../../../ui/name.tsx";
import { ScoreMark } from "../../../ui/score-mark.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { Tier } from "../../../ui/tier.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { placeLabel } from "../../../lib/leads/lead-name.ts";
import {
  type Listing,
  nextPriceWords,
  priceLines,
  propertyLine,
  wishLine,
} from "./listing-words.ts";

const PARTS_OF_POINT = 100;
type Score = Listing["lead"]["score"];
type CellName =
  | "lead"
  | "place"
  | "score"
  | "marks"
  | "listed"
  | "slots"
  | "price"
  | "next"
  | "ends";

/** Every column by name; each screen picks its own. */
export function useListingColumns(): Readonly<Record<CellName, Column<Listing>>> {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return useMemo(
    () => ({ ...leadColumns(texts, words, formats), ...saleColumns(texts, formats) }),
    [texts, words, formats],
  );
}

/** What the lead is: property, place, price range, score and checks. */
function leadColumns(texts: MarketplaceTexts, words: LeadWords, formats: Formats) {
  const { columns } = texts;
  return {
    lead: {
      id: "lead",
      min: 232,
      header: columns.lead,
      cell: (listing) => (
        <TwoLines
          main={
            <>
              <span className="font-semibold">{words.side[listing.lead.side]}</span>{" "}
              <span className="text-text-2">{propertyLine(listing, words, formats)}</span>
            </>
          }
          sub={wishLine(listing, texts, words, formats)}
        />
      ),
    },
    place: {
      id: "place",
      min: 144,
      short: ({ lead }) => placeLabel(lead, words),
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
    score: {
      id: "score",
      min: 122,
      short: ({ lead: { score } }) => <ScoreShort score={score} />,
      header: columns.score,
      sortField: "score_total",
      cell: (listing) => (
        <TwoLines
          main={<ScoreMark score={listing.lead.score} />}
          sub={<TierAndAge of={listing} />}
        />
      ),
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

/** How it is sold: listing period, slots, and price. */
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
      priority: 1,
      min: 134,
      cell: (listing) => <Prices lines={priceLines(listing, texts, formats)} />,
    },
    next: {
      id: "next",
      header: columns.next,
      numeric: true,
      priority: 3,
      min: 130,
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

/** How hot the lead is, and since when it is for sale. */
function TierAndAge({
  of: { lead, listed_at: at },
}: {
  readonly of: Pick<Listing, "lead" | "listed_at">;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const ageMs = Math.max(0, Date.now() - Date.parse(at));
  return (
    <span className="whitespace-nowrap">
      <Tier tier={lead.score.tier} /> ·{" "}
      <time dateTime={at} title={texts.listedAt(formats.dateTime(at))}>
        {formats.age(ageMs)}
      </time>
    </span>
  );
}

function ScoreShort({ score }: { readonly score: Score }): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return `${formats.number(Math.round(score.total / PARTS_OF_POINT))} · ${words.tier[score.tier]}`;
}

function Prices({ lines: [main, sub] }: { readonly lines: readonly [string, string] }): ReactNode {
  return (
    <span className="sm:whitespace-nowrap">
      <TwoLines main={<span className="font-semibold">{main}</span>} sub={sub} />
    </span>
  );
}
