// Prepares a chunk before the market decides it, and its refused rows afterwards: everything that
// needs the rows' text, in a worker thread.
import {
  type ImportColumn,
  type ImportDefaults,
  leadOfRow,
} from "../../../../domain/csv/import-row.ts";
import type { ScoreSettings } from "../../../../domain/scoring/score-lead.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ArrivalDeps, type MadeArrival, makeArrival } from "../../selling/intake/index.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { openRows, sealRefused } from "./sealed-rows.ts";

/** A chunk as stored in the database. */
export interface SealedPart {
  readonly importId: string;
  readonly no: number;
  readonly sealed: Sealed;
}

export interface PartToPrepare extends SealedPart {
  readonly columns: readonly ImportColumn[];
  readonly defaults: ImportDefaults;
  readonly source: SourceTerms;
  readonly networkName: string;
  readonly scoreSettings: ScoreSettings;
  readonly nowMs: number;
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
  readonly prepare: { readonly asked: PartToPrepare; readonly answer: readonly MadeArrival[] };
  /** The refused rows with their reasons, sealed. */
  readonly sealRefused: {
    readonly asked: SealedPart & { readonly refused: readonly Refusal[] };
    readonly answer: Sealed;
  };
}

/**
 * Returns each row as a lead with its own key, so that a row decided before the process died gets
 * the same answer again and is never decided twice.
 */
export function preparePart(
  { vault, findPlace }: Pick<ArrivalDeps, "vault" | "findPlace">,
  part: PartToPrepare,
): readonly MadeArrival[] {
  const { importId, no, columns, defaults, source, nowMs } = part;
  const deps: ArrivalDeps = {
    vault,
    findPlace,
    networkName: () => part.networkName,
    scoreSettings: () => part.scoreSettings,
  };
  return openRows(vault, importId, no, part.sealed).map(({ cells }, index) => {
    // Only what leaves the thread; the lead in clear stays.
    const { arrival, errors, notes } = makeArrival(
      deps,
      {
        source,
        sourcePaused: false,
        isImported: true,
        // A chunk never changes after it has arrived: a row's position identifies its contents.
        idempotencyKey: `import:${importId}#${no}.${index}`,
        idempotentText: () => importId,
      },
      leadOfRow(columns, defaults, cells),
      { leadId: uuidv7(nowMs), receivedAtMs: nowMs },
    );
    return { arrival, errors, notes };
  });
}

/** Returns the rows that were not accepted, with reasons, stored for a corrected import. */
export function sealRefusals(
  { vault }: Pick<ArrivalDeps, "vault">,
  { importId, no, sealed, refused }: PreparerQuestions["sealRefused"]["asked"],
): Sealed {
  const rows = openRows(vault, importId, no, sealed);
  return sealRefused(
    vault,
    importId,
    no,
    refused.flatMap(({ index, because }) =>
      rows[index] === undefined ? [] : [{ ...rows[index], because }],
    ),
  );
}
