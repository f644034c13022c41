// Prepares a chunk before the market decides it, and its refused rows afterwards: everything that
// needs the rows' text, in a worker thread.
import {
  type ImportColumn,
  type ImportDefaults,
  leadOfRow,
} from "../../../../domain/csv/import-row.ts";
import { draftAnswersOf, isDraftRow } from "../../../../domain/csv/draft-row.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { PostedNames } from "../../../../domain/lead/refused-fields.ts";
import type { SourcePauses } from "../../../../domain/network-pauses/source-pauses.ts";
import type { NamePeriod } from "../../../../domain/sellers/name-period.ts";
import type { ScoreSettings } from "../../../../domain/scoring/score-lead.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ArrivalDeps, type MadeArrival, makeArrival } from "../../selling/intake/index.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import type { KeptRows } from "./import-work.store.ts";
import { openRows, sealNoted, sealRefused } from "./sealed-rows.ts";

/** A chunk as stored in the database. */
export interface SealedPart {
  readonly importId: string;
  readonly no: number;
  readonly sealed: Sealed;
}

export interface PartToPrepare extends SealedPart {
  readonly columns: readonly ImportColumn[];
  readonly defaults: ImportDefaults;
  /** Whether rows without proof of consent become drafts. */
  readonly makesDrafts: boolean;
  readonly source: SourceTerms;
  readonly pauses: SourcePauses;
  readonly networkName: string;
  readonly formerNetworkNames: readonly NamePeriod[];
  readonly scoreSettings: ScoreSettings;
  readonly nowMs: number;
}

/** A row that lacks the proof of its person's consent. */
export interface RowForDraft {
  readonly line: number;
  readonly answers: Answers;
}

/** A row as a lead for the market, or as a draft. */
export type PreparedRow = MadeArrival | { readonly draft: RowForDraft };

/** The notes about an accepted row, by its index in the chunk. */
export interface Noted {
  readonly index: number;
  readonly notes: readonly ReadingNote[];
}

/** A row that was not accepted, by its index in the chunk. */
export interface Refusal {
  readonly index: number;
  /** In plain words; never repeats the row's contents. */
  readonly because: string;
}

/** The requests that the thread answers. */
export interface PreparerQuestions {
  /** The chunk's rows in order. */
  readonly prepare: { readonly asked: PartToPrepare; readonly answer: readonly PreparedRow[] };
  /** What is kept of the chunk once it is decided, sealed. */
  readonly sealKept: {
    readonly asked: SealedPart & {
      readonly refused: readonly Refusal[];
      readonly noted: readonly Noted[];
    };
    readonly answer: KeptRows;
  };
}

/**
 * Returns each row as a lead with its own key, so that a row decided before the process died gets
 * the same answer again and is never decided twice; or as a draft, if it lacks the proof of consent
 * and the import makes drafts.
 */
export function preparePart(
  { vault, findPlace }: Pick<ArrivalDeps, "vault" | "findPlace">,
  part: PartToPrepare,
): readonly PreparedRow[] {
  const { importId, no, columns, defaults, source, pauses, nowMs } = part;
  const deps: ArrivalDeps = {
    vault,
    findPlace,
    networkName: () => part.networkName,
    formerNetworkNames: () => part.formerNetworkNames,
    scoreSettings: () => part.scoreSettings,
  };
  return openRows(vault, importId, no, part.sealed).map(({ line, cells }, index) => {
    const lead = leadOfRow(columns, defaults, cells);
    if (part.makesDrafts && isDraftRow(lead))
      return { draft: { line, answers: draftAnswersOf(lead) } };
    // Only what leaves the thread; the lead in clear stays.
    const { arrival, errors, notes } = makeArrival(
      deps,
      {
        source,
        pauses,
        isImported: true,
        // A chunk never changes after it has arrived: a row's position identifies its contents.
        idempotencyKey: `import:${importId}#${no}.${index}`,
        idempotentText: () => importId,
        names: () => columnNames(columns),
      },
      lead,
      { leadId: uuidv7(nowMs), receivedAtMs: nowMs },
    );
    return { arrival: { ...arrival, waitsForRoom: true }, errors, notes };
  });
}

/** A field came under the name of its first column. */
export function columnNames(columns: readonly ImportColumn[]): PostedNames {
  return (field) => columns.find((column) => column.field === field)?.name ?? null;
}

/**
 * Returns the rows that were not accepted, with reasons, for a corrected import, and the notes
 * about the others.
 */
export function sealKept(
  { vault }: Pick<ArrivalDeps, "vault">,
  { importId, no, sealed, refused, noted }: PreparerQuestions["sealKept"]["asked"],
): KeptRows {
  const rows = openRows(vault, importId, no, sealed);
  const refusedRows = refused.flatMap(({ index, because }) =>
    rows[index] === undefined ? [] : [{ ...rows[index], because }],
  );
  const notedRows = noted.flatMap(({ index, notes }) =>
    rows[index] === undefined ? [] : [{ line: rows[index].line, notes }],
  );
  return {
    refused: refusedRows.length === 0 ? null : sealRefused(vault, importId, no, refusedRows),
    noted: notedRows.length === 0 ? null : sealNoted(vault, importId, no, notedRows),
  };
}
