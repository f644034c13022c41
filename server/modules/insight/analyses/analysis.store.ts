// Reads and writes analyses, each stored for the account that requested it.
import { type Language } from "../../../../domain/languages.ts";
import type { AnalysisKind, AnalysisResults } from "../../../../domain/analyses/analysis.ts";
import type { ReaderView } from "../../../../domain/analyses/analysed-lead.ts";
import type { AnalysisInput, Fallback } from "../../../../contract/insight/analyses.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { MarketRow } from "./reader-view.ts";

/** The inputs as stored: facts and counts, never the person's own words. */
export interface KeptInputs {
  readonly made_from: readonly AnalysisInput[];
  readonly facts: Readonly<Record<string, unknown>>;
  readonly figures: readonly MarketRow[];
  /** Whether it contains payouts. */
  readonly tells_payout: boolean;
  /** IANA zone of the person's clock; null if the reader may not know it. */
  readonly time_zone: string | null;
}

/** What makes an analysis the same as an earlier one. */
export interface AnalysisIdentity {
  readonly accountId: string;
  readonly leadId: string;
  readonly view: ReaderView;
  readonly kind: AnalysisKind;
  readonly language: Language;
  readonly inputsHash: string;
}

export interface AnalysisRow extends AnalysisIdentity {
  readonly id: string;
  /** Null if made by rules. */
  readonly model: string | null;
  readonly fallback: Fallback | null;
  readonly repaired: boolean;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly inputs: KeptInputs;
  readonly result: AnalysisResults[AnalysisKind];
  /** Whether the person's remark was an input. */
  readonly fromRemark: boolean;
}

const COLUMNS = `
  id, account_id as "accountId", lead_id as "leadId", view, kind, language, model, fallback,
    repaired, made_by as "madeBy", made_at as "madeAt", inputs_hash as "inputsHash", inputs, result,
    remark_of is not null as "fromRemark"
`;

/**
 * Stores the analysis. Returns false without storing it if the remark that it was made from has
 * been erased in the meantime.
 */
export async function insertAnalysis(db: Queryable, row: AnalysisRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into analysis (id, account_id, lead_id, view, kind, language, model, fallback, repaired,
       made_by, made_at, inputs_hash, inputs, result, remark_of)
     select $1, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       case when $15 then $3::uuid end
     where not $15::boolean
       or exists (select from lead_private where lead_id = $3::uuid for key share)`,
    [
      row.id,
      row.accountId,
      row.leadId,
      row.view,
      row.kind,
      row.language,
      row.model,
      row.fallback,
      row.repaired,
      row.madeBy,
      row.madeAt,
      row.inputsHash,
      JSON.stringify(row.inputs),
      JSON.stringify(row.result),
      row.fromRemark,
    ],
  );
  return rowCount === 1;
}

/**
 * Returns the last analysis of this identity by the model or, with null, by rules for this reason;
 * null if there is none.
 */
export async function findSame(
  db: Queryable,
  { accountId, leadId, view, kind, language, inputsHash }: AnalysisIdentity,
  model: string | null,
  fallback: Fallback | null,
): Promise<AnalysisRow | null> {
  const { rows } = await db.query<AnalysisRow>(
    `select ${COLUMNS}
     from analysis
     where account_id = $1
       and lead_id = $2
       and kind = $3
       and view = $4
       and language = $5
       and inputs_hash = $6
       and model is not distinct from $7
       and fallback is not distinct from $8
     order by made_at desc, id desc
     limit 1`,
    [accountId, leadId, kind, view, language, inputsHash, model, fallback],
  );
  return rows[0] ?? null;
}

/** The analyses of an account that a person may read. */
export interface MayRead {
  readonly remark: boolean;
  readonly payouts: boolean;
}

/**
 * Returns the account's latest analysis of each kind made as the same reader, among those that this
 * person may read.
 */
export async function listLatest(
  db: Queryable,
  accountId: string,
  leadId: string,
  view: ReaderView,
  mayRead: MayRead,
): Promise<readonly AnalysisRow[]> {
  const { rows } = await db.query<AnalysisRow>(
    `select distinct on (kind) ${COLUMNS}
     from analysis
     where account_id = $1
       and lead_id = $2
       and view = $3
       and (remark_of is null or $4)
       and ($5 or (inputs ->> 'tells_payout')::boolean is not true)
     order by kind, made_at desc, id desc`,
    [accountId, leadId, view, mayRead.remark, mayRead.payouts],
  );
  return rows;
}
