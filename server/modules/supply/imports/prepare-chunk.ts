// What is done of a part before the market sees it, and after for its refused rows: all that needs
// the rows' text, in a thread of its own.
import { type ImportColumn, leadOfRow } from "../../../../domain/csv/import-row.ts";
import type { LeadSide } from "../../../../domain/lead/vocabulary.ts";
import type { ScoreSettings } from "../../../../domain/scoring/score-lead.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ArrivalDeps, type MadeArrival, makeArrival } from "../../selling/intake/index.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { openRows, sealRefused } from "./sealed-rows.ts";

/** A part as it lies in the database. */
export interface SealedPart {
  readonly importId: string;
  readonly no: number;
  readonly sealed: Sealed;
}

export interface PartToPrepare extends SealedPart {
  readonly columns: readonly ImportColumn[];
  readonly side: LeadSide | null;
  readonly source: SourceTerms;
  readonly networkName: string;
  readonly scoreSettings: ScoreSettings;
  readonly nowMs: number;
}

/** A row that was not accepted, by its place in the part. */
export interface Refusal {
  readonly index: number;
  /** In plain words; never repeats what the row says. */
  readonly because: string;
}

/** What can be asked of the thread. */
export interface PreparerQuestions {
  /** The part's rows in their order. */
  readonly prepare: { readonly asked: PartToPrepare; readonly answer: readonly MadeArrival[] };
  /** The refused rows with their reasons, sealed. */
  readonly sealRefused: {
    readonly asked: SealedPart & { readonly refused: readonly Refusal[] };
    readonly answer: Sealed;
  };
}

/**
 * Each row as the lead it is, under a key of its own, so that a row that was decided before the
 * process died is answered again and never decided twice.
 */
export function preparePart(
  { vault, findPlace }: Pick<ArrivalDeps, "vault" | "findPlace">,
  part: PartToPrepare,
): readonly MadeArrival[] {
  const { importId, no, columns, side, source, nowMs } = part;
  const deps: ArrivalDeps = {
    vault,
    findPlace,
    networkName: () => part.networkName,
    scoreSettings: () => part.scoreSettings,
  };
  return openRows(vault, importId, no, part.sealed).map(({ cells }, index) =>
    makeArrival(
      deps,
      {
        source,
        sourcePaused: false,
        isImported: true,
        // A part never changes once it has come: its row's place says all that the row says.
        idempotencyKey: `import:${importId}#${no}.${index}`,
        idempotentText: () => importId,
      },
      leadOfRow(columns, { side }, cells),
      { leadId: uuidv7(nowMs), receivedAtMs: nowMs },
    ),
  );
}

/** The rows that were not accepted, with why, as they wait for whoever imports them again. */
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
