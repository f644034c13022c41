// A part of an import on its way to its answers: each row is posted as a lead, under a key of its own, so that a row that was
// decided before the process died is answered again and never decided twice.
import { setTimeout as sleep } from "node:timers/promises";
import { type ImportColumn, type ImportRow, recordOfRow } from "../../../domain/csv/import-row.ts";
import type { Answer } from "../../../domain/distribution/answer.ts";
import type { FieldProblem } from "../../../domain/lead/problems.ts";
import { POST_REASON_TEXTS } from "../../../domain/lead/reasons.ts";
import type { LeadSide, PostReason } from "../../../domain/lead/vocabulary.ts";
import { type IntakeDeps, submitLead } from "../intake/index.ts";
import { LeadFailed, TooBusy } from "../market/index.ts";
import type { SourceCaller } from "../sources/index.ts";
import type { PartOutcome } from "./import-work.store.ts";
import { type RefusedRow } from "./sealed-rows.ts";

/** Between two tries where more leads wait than the market takes. */
const BUSY_MS = 200;

export interface PartToDecide {
  readonly importId: string;
  readonly no: number;
  readonly columns: readonly ImportColumn[];
  readonly side: LeadSide | null;
  readonly caller: SourceCaller;
}

type RowAnswer = { readonly answer: Answer; readonly errors: readonly FieldProblem[] } | { readonly failed: true };

export type DecidedRows = Omit<PartOutcome, "refused"> & { readonly refused: readonly RefusedRow[] };

/** Decides all rows. Rejects where the database is out of reach: then the part is taken up again. */
export async function decideRows(deps: IntakeDeps, part: PartToDecide, rows: readonly ImportRow[]): Promise<DecidedRows> {
  const answers = await Promise.all(rows.map((row, index) => decideRow(deps, part, row, index)));
  return tally(rows, answers);
}

async function decideRow(deps: IntakeDeps, { importId, no, columns, side, caller }: PartToDecide, { cells }: ImportRow, index: number): Promise<RowAnswer> {
  const record = recordOfRow(columns, { side }, cells);
  for (;;) {
    try {
      const result = await submitLead(deps, {
        source: caller.terms, sourcePaused: false, record, // A part never changes once it has come: its row's place says all that the row says.
        idempotencyKey: `import:${importId}#${no}.${index}`, idempotentText: () => importId, urgency: "bulk", isImported: true,
      });
      return result.kind === "mismatch" ? { failed: true } : result;
    } catch (error) {
      if (error instanceof LeadFailed && error.blamesLead) return { failed: true };
      if (!(error instanceof TooBusy)) throw error;
      await sleep(BUSY_MS);
    }
  }
}

function tally(rows: readonly ImportRow[], answers: readonly RowAnswer[]): DecidedRows {
  const counts = { accepted: 0, duplicates: 0, rejected: 0, failed: 0, sold: 0, earnedCents: 0n };
  const reasons: Partial<Record<PostReason, number>> = {};
  const refused: RefusedRow[] = [];
  const refuseRow = (row: ImportRow | undefined, reason: PostReason, because: string): void => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (row !== undefined) refused.push({ ...row, because });
  };
  for (const [index, given] of answers.entries()) {
    if ("failed" in given) {
      counts.failed += 1;
      refuseRow(rows[index], "internal_error", "Something failed on our side. Import this row again.");
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
      refuseRow(rows[index], reason, errors.length > 0 ? errors.map(({ message }) => message).join(" ") : POST_REASON_TEXTS[reason]);
    }
  }
  return { ...counts, reasons, refused };
}
