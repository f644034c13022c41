// Decides a chunk of an import: submits each row to the market like a posted lead.
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import type { LeadFieldError } from "../../../../domain/lead/problems.ts";
import { POST_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { MadeArrival } from "../../selling/intake/index.ts";
import { LeadFailed, type Distribution, TooBusy } from "../../selling/distribution/index.ts";
import type { PartOutcome } from "./import-work.store.ts";
import type { Refusal } from "./prepare-chunk.ts";

/** Between attempts while more leads wait than the market accepts. */
const BUSY_MS = 200;

type Distribute = Pick<Distribution, "distribute">;

type RowAnswer =
  | { readonly answer: Answer; readonly errors: readonly LeadFieldError[] }
  | { readonly failed: true };

export type DecidedRows = Omit<PartOutcome, "refused"> & { readonly refused: readonly Refusal[] };

/** Decides all rows. Rejects if the database is unavailable: then the chunk is taken up again. */
export async function decideRows(
  market: Distribute,
  rows: readonly MadeArrival[],
): Promise<DecidedRows> {
  return tally(await Promise.all(rows.map((row) => decideRow(market, row))));
}

async function decideRow(market: Distribute, { arrival, errors }: MadeArrival): Promise<RowAnswer> {
  for (;;) {
    try {
      const result = await market.distribute(arrival, "bulk");
      return result.kind === "mismatch" ? { failed: true } : { answer: result.answer, errors };
    } catch (error) {
      if (error instanceof LeadFailed && error.blamesLead) return { failed: true };
      if (!(error instanceof TooBusy)) throw error;
      await sleep(BUSY_MS);
    }
  }
}

function tally(answers: readonly RowAnswer[]): DecidedRows {
  const counts = { accepted: 0, duplicates: 0, rejected: 0, failed: 0, sold: 0, earnedCents: 0n };
  const reasons: Partial<Record<PostReason, number>> = {};
  const refused: Refusal[] = [];
  const refuseRow = (index: number, reason: PostReason, because: string): void => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    refused.push({ index, because });
  };
  for (const [index, given] of answers.entries()) {
    if ("failed" in given) {
      counts.failed += 1;
      refuseRow(index, "internal_error", "Something failed on our side. Import this row again.");
      continue;
    }
    const { answer, errors } = given;
    if (answer.status === "accepted") {
      counts.accepted += 1;
      if (answer.sale !== "none") counts.sold += 1;
      counts.earnedCents += answer.priceCents;
    } else {
      if (answer.status === "duplicate") counts.duplicates += 1;
      else counts.rejected += 1;
      const reason = answer.reason ?? "internal_error";
      refuseRow(
        index,
        reason,
        errors.length > 0
          ? errors.map(({ message }) => message).join(" ")
          : POST_REASON_TEXTS[reason],
      );
    }
  }
  return { ...counts, reasons, refused };
}
