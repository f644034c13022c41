// Makes several purchases in sequence, each with its own idempotency key, which it keeps until it
// is answered.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useUntilSessionEnds } from "../../../lib/auth/use-until-session-ends.ts";
import { problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import type { Listing, SaleMode } from "./listing-words.ts";
import { usePurchaseProblems } from "./purchase-problems.ts";
import { type Bought, TOUCHED, isDecided } from "./use-purchase.ts";

export interface Wanted {
  readonly listing: Listing;
  readonly mode: SaleMode;
  readonly cents: number;
}

export interface BoughtMany {
  readonly sales: readonly Bought[];
  readonly failed: readonly { readonly listing: Listing; readonly why: string }[];
}

export interface ManyPurchases {
  /** How many are answered; null before and after the run. */
  readonly done: number | null;
  readonly result: BoughtMany | null;
  readonly buy: (wanted: readonly Wanted[]) => Promise<void>;
}

/** Attempts while the outcome is unknown: the same key buys only once. */
const TRIES = 3;

export function useManyPurchases(): ManyPurchases {
  usePurchaseProblems();
  const client = useQueryClient();
  const problems = useTexts(PROBLEM_TEXTS);
  const texts = useTexts(MARKETPLACE_TEXTS);
  const [done, setDone] = useState<number | null>(null);
  const [result, setResult] = useUntilSessionEnds<BoughtMany | null>(null);
  const buy = async (wanted: readonly Wanted[]): Promise<void> => {
    const sales: Bought[] = [];
    const failed: { listing: Listing; why: string }[] = [];
    for (const [index, { listing, mode, cents }] of wanted.entries()) {
      setDone(index);
      const answer = await buyOne(listing.lead_id, mode, cents);
      if ("lead" in answer) sales.push(answer);
      else
        failed.push({
          listing,
          why: answer.code === "already_sold" ? texts.lost.sold : problemSentence(answer, problems),
        });
    }
    void refresh(client, ...TOUCHED);
    setDone(null);
    setResult({ sales, failed });
  };
  return { done, result, buy };
}

async function buyOne(
  leadId: string,
  mode: SaleMode,
  cents: number,
): Promise<Bought | ReturnType<typeof toProblem>> {
  const key = crypto.randomUUID();
  for (let tries = 1; ; tries += 1) {
    try {
      return await call("POST /v1/listings/{lead_id}/purchase", {
        params: { lead_id: leadId },
        body: { mode, max_price_cents: cents },
        headers: { "idempotency-key": key },
      });
    } catch (error) {
      const problem = toProblem(error);
      if (isDecided(problem) || tries === TRIES) return problem;
    }
  }
}
