// Decides a chunk of an import: submits each row to the market like a posted lead.
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { RefusedField } from "../../../../domain/lead/refused-fields.ts";
import { POST_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import {
  LeadFailed,
  type Distribution,
  NoRoom,
  TooBusy,
} from "../../selling/distribution/index.ts";
import type { PartOutcome } from "./import-work.store.ts";
import type { Noted, PreparedRow, Refusal, RowForDraft } from "./prepare-chunk.ts";

const NO_DRAFT_ROOM =
  "Too many drafts wait for their people already. Import this row again when fewer do.";
/** Between attempts while more leads wait than the market accepts. */
const BUSY_MS = 200;

type Distribute = Pick<Distribution, "distribute">;

type RowAnswer =
  | {
      readonly answer: Answer;
      readonly errors: readonly RefusedField[];
      readonly notes: readonly ReadingNote[];
    }
  | { readonly draft: RowForDraft }
  /** Not decided: its source has no room today. */
  | { readonly waits: true }
  | { readonly failed: true };

export interface DecidedRows {
  readonly outcome: PartOutcome;
  readonly refused: readonly Refusal[];
  readonly noted: readonly Noted[];
  readonly drafts: readonly NewRowDraft[];
  /** Rows that wait for their source's room: the chunk is taken up again. */
  readonly waiting: number;
}

/** A row to be stored as a draft. */
export interface NewRowDraft extends RowForDraft {
  /** Its index in the chunk, which identifies it. */
  readonly index: number;
}

/**
 * Decides all rows; of those for drafts at most `draftRoom` are taken, and the others are refused.
 * Rejects if the database is unavailable: then the chunk is taken up again.
 */
export async function decideRows(
  market: Distribute,
  rows: readonly PreparedRow[],
  draftRoom: number,
): Promise<DecidedRows> {
  return tally(await Promise.all(rows.map((row) => decideRow(market, row))), draftRoom);
}

async function decideRow(market: Distribute, row: PreparedRow): Promise<RowAnswer> {
  if ("draft" in row) return row;
  const { arrival, errors, notes } = row;
  for (;;) {
    try {
      const result = await market.distribute(arrival, "bulk");
      return result.kind === "mismatch"
        ? { failed: true }
        : { answer: result.answer, errors, notes };
    } catch (error) {
      if (error instanceof NoRoom) return { waits: true };
      if (error instanceof LeadFailed && error.blamesLead) return { failed: true };
      if (!(error instanceof TooBusy)) throw error;
      await sleep(BUSY_MS);
    }
  }
}

function tally(answers: readonly RowAnswer[], draftRoom: number): DecidedRows {
  const counts = { accepted: 0, duplicates: 0, rejected: 0, failed: 0, sold: 0, earnedCents: 0n };
  const reasons: Partial<Record<PostReason, number>> = {};
  const refused: Refusal[] = [];
  const noted: Noted[] = [];
  const drafts: NewRowDraft[] = [];
  let waiting = 0;
  const refuseRow = (index: number, reason: PostReason, because: string): void => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    refused.push({ index, because });
  };
  for (const [index, given] of answers.entries()) {
    if ("waits" in given) waiting += 1;
    else if ("draft" in given && drafts.length < draftRoom) drafts.push({ ...given.draft, index });
    else if ("draft" in given) {
      counts.rejected += 1;
      refuseRow(index, "consent_missing", NO_DRAFT_ROOM);
    } else if ("failed" in given) {
      counts.failed += 1;
      refuseRow(index, "internal_error", "Something failed on our side. Import this row again.");
    } else if (given.answer.status === "accepted") {
      counts.accepted += 1;
      if (given.answer.sale !== "none") counts.sold += 1;
      counts.earnedCents += given.answer.priceCents;
      const notes = given.notes.filter(isWorthSaying);
      if (notes.length > 0) noted.push({ index, notes });
    } else {
      const { answer, errors } = given;
      if (answer.status === "duplicate") counts.duplicates += 1;
      else counts.rejected += 1;
      const reason = answer.reason ?? "internal_error";
      const because =
        errors.length > 0 ? errors.map(howToWrite).join(" ") : POST_REASON_TEXTS[reason];
      refuseRow(index, reason, because);
    }
  }
  const outcome = {
    ...counts,
    drafts: drafts.length,
    reasons,
    noted: noted.length,
    notes: countFields(noted),
  };
  return { outcome, refused, noted, drafts, waiting };
}

/** What to do about a field, with a right value. Never repeats the row's contents. */
function howToWrite({ message, example }: RefusedField): string {
  return `${message} Example: ${example}.`;
}

/** What the affiliate stated for the whole file was read to the letter in every row. */
function isWorthSaying({ came, readAs }: ReadingNote): boolean {
  return came !== readAs;
}

function countFields(noted: readonly Noted[]): Partial<Record<LeadField, number>> {
  const counts: Partial<Record<LeadField, number>> = {};
  for (const { field } of noted.flatMap(({ notes }) => notes))
    counts[field] = (counts[field] ?? 0) + 1;
  return counts;
}
