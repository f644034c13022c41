// Shows what the affiliate's own listed lead would earn now, and the price that a buyer pays for
// it, which is edited in place.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../../lib/api/call.ts";
import { problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { readDollars } from "../../../lib/read-dollars.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { OWN_LISTING_TEXTS } from "../../../../locales/catalogues/own-listing.ts";
import { classes } from "../../../ui/classes.ts";
import { type Drafts, EditCell } from "../../../ui/edit-cell.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type Listing, type SaleMode, earningIn, listingName, priceOf } from "./listing-words.ts";
import { usePurchaseProblems } from "./purchase-problems.ts";

const LONGEST = 12;
const MEMBERS = { exclusive: "exclusive_price_cents", shared: "slot_price_cents" } as const;

interface AskingPriceProps {
  readonly listing: Listing;
  readonly mode: SaleMode;
  readonly drafts: Drafts;
  /** Stands in a column of figures. */
  readonly isNumeric?: boolean;
}

export function AskingPrice({
  listing,
  mode,
  drafts,
  isNumeric = false,
}: AskingPriceProps): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const save = useSavePrice(listing, mode);
  const price = priceOf(listing, mode);
  if (price === null)
    return <span className="whitespace-nowrap text-text-2">{texts.notOffered}</span>;
  const earned = earningIn(listing, mode);
  const least =
    mode === "exclusive"
      ? listing.earning?.exclusive_reserve_cents
      : listing.earning?.slot_reserve_cents;
  const paid = !listing.abilities.reprice ? (
    formats.money(price)
  ) : (
    <EditCell
      what={texts.priceNow[mode]}
      label={texts.priceOf(texts.priceNow[mode], listingName(listing, words))}
      shown={formats.money(price)}
      value={(price / 100).toFixed(2)}
      hint={typeof least === "number" ? texts.hintOf(formats.money(least)) : texts.hint}
      inputMode="decimal"
      maxLength={LONGEST}
      drafts={drafts}
      name={`${listing.lead_id} ${mode}`}
      save={save}
    />
  );
  return (
    <span
      className={classes(
        "inline-flex",
        isNumeric ? "flex-col items-end" : "flex-wrap items-baseline gap-x-2",
      )}
    >
      {earned === null ? null : <span className="font-semibold">{formats.money(earned)}</span>}
      <span className="text-label whitespace-nowrap text-text-2">
        {texts.buyerPays} {paid}
      </span>
    </span>
  );
}

/** Saves the typed value; the message that follows offers Undo. Returns the error, if any. */
function useSavePrice(listing: Listing, mode: SaleMode): (typed: string) => Promise<string | null> {
  usePurchaseProblems();
  const texts = useTexts(OWN_LISTING_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const problems = useTexts(PROBLEM_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const sentenceOf = (error: unknown): string => {
    const problem = toProblem(error);
    if (problem.code === "already_sold" || problem.code === "not_found") return texts.gone;
    return problem.priceCents === null
      ? problemSentence(problem, problems)
      : texts.least(formats.money(problem.priceCents));
  };
  const write = async (cents: number): Promise<string> => {
    await call("PATCH /v1/listings/{lead_id}", {
      params: { lead_id: listing.lead_id },
      body: { [MEMBERS[mode]]: cents },
    });
    await refresh(client, "/v1/listings", `/v1/leads/${listing.lead_id}`);
    return texts.saved(listingName(listing, words), formats.money(cents));
  };
  return async (typed) => {
    const cents = readDollars(typed);
    const before = priceOf(listing, mode);
    if (cents === null || cents === 0) return texts.wrong;
    if (cents === before || before === null) return null;
    try {
      const undo = (): void =>
        void write(before).then(
          (said) => toast(said),
          (error: unknown) => toast(sentenceOf(error), { tone: "negative" }),
        );
      toast(await write(cents), { undo });
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  };
}
