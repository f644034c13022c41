// Reads what became of a lead: sales, money, work and analyses, with the names of those involved.
import type { AnalysisKind } from "../../../../domain/analyses/analysis.ts";
import type { ReaderView } from "../../../../domain/analyses/analysed-lead.ts";
import type { LedgerAccountKind, TransferKind } from "../../../../domain/ledger/transfer.ts";
import type { LostReason, Outcome } from "../../../../domain/sales/outcome.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** The names of a lead's source and affiliate. */
export interface OriginNames {
  readonly source_name: string;
  readonly affiliate_name: string;
}

export async function findOriginNames(
  db: Queryable,
  { sourceId, affiliateId }: { readonly sourceId: string; readonly affiliateId: string },
): Promise<OriginNames | null> {
  const { rows } = await db.query<OriginNames>(
    `select s.name as source_name, a.name as affiliate_name
     from source s
     cross join account a
     where s.id = $1 and a.id = $2`,
    [sourceId, affiliateId],
  );
  return rows[0] ?? null;
}

/** A published version of the hosted form of a source. */
export interface FormVersion {
  readonly slug: string;
  readonly version: number;
  readonly consent_text: string;
  readonly created_at: Date;
}

export async function findFormVersion(
  db: Queryable,
  sourceId: string,
  version: number,
): Promise<FormVersion | null> {
  const { rows } = await db.query<FormVersion>(
    `select f.slug, v.version, v.consent_text, v.created_at
     from form f
     join form_version v on v.source_id = f.source_id
     where f.source_id = $1 and v.version = $2`,
    [sourceId, version],
  );
  return rows[0] ?? null;
}

export interface SaleNames {
  readonly id: string;
  readonly buyer_name: string;
  /** Null for a lead that was bought manually. */
  readonly campaign_id: string | null;
  readonly campaign_name: string | null;
}

/** The buyer and the campaign of each sale of the lead. */
export async function listSaleNames(
  db: Queryable,
  leadId: string,
): Promise<ReadonlyMap<string, SaleNames>> {
  const { rows } = await db.query<SaleNames>(
    `select s.id, a.name as buyer_name, c.id as campaign_id, c.name as campaign_name
     from sale s
     join account a on a.id = s.buyer_id
     left join campaign c on c.no = s.campaign_no
     where s.lead_id = $1`,
    [leadId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface StoryTransferRow {
  readonly at: Date;
  readonly kind: TransferKind;
  readonly debit_kind: LedgerAccountKind;
  readonly debit_name: string | null;
  readonly credit_kind: LedgerAccountKind;
  readonly credit_name: string | null;
  readonly amount_cents: bigint;
}

/** Every movement of money by the lead's offers, sales and returns, oldest first. */
export async function listStoryTransfers(
  db: Queryable,
  leadId: string,
): Promise<readonly StoryTransferRow[]> {
  const { rows } = await db.query<StoryTransferRow>(
    `with cause as (
       select id from sale where lead_id = $1
       union all
       select r.id from sale s join lead_return r on r.sale_id = s.id where s.lead_id = $1
       union all
       select h.id from ping p join ping_hold h on h.ping_id = p.id where p.lead_id = $1
     )
     select t.at, t.kind, t.debit_kind, d.name as debit_name, t.credit_kind,
       c.name as credit_name, t.amount_cents
     from cause
     join transfer t on t.cause_id = cause.id
     left join account d on d.id = t.debit_owner
     left join account c on c.id = t.credit_owner
     order by t.at, t.cause_id, t.kind`,
    [leadId],
  );
  return rows;
}

export interface StoryTouchRow {
  readonly at: Date;
  readonly buyer_name: string;
  readonly outcome: Outcome | null;
  readonly lost_reason: LostReason | null;
}

/** The newest touches of the lead's buyers, without what they noted. */
export async function listStoryTouches(
  db: Queryable,
  leadId: string,
  most: number,
): Promise<readonly StoryTouchRow[]> {
  const { rows } = await db.query<StoryTouchRow>(
    `select t.at, a.name as buyer_name, t.outcome, t.lost_reason
     from sale s
     join sale_touch t on t.sale_id = s.id
     join account a on a.id = s.buyer_id
     where s.lead_id = $1
     order by t.id desc
     limit $2`,
    [leadId, most],
  );
  return rows;
}

export interface StoryAnalysisRow {
  readonly made_at: Date;
  readonly account_name: string;
  readonly kind: AnalysisKind;
  readonly view: ReaderView;
  readonly model: string | null;
}

/** Which analyses were made of the lead and for whom, newest first; not what they say. */
export async function listStoryAnalyses(
  db: Queryable,
  leadId: string,
): Promise<readonly StoryAnalysisRow[]> {
  const { rows } = await db.query<StoryAnalysisRow>(
    `select n.made_at, a.name as account_name, n.kind, n.view, n.model
     from analysis n
     join account a on a.id = n.account_id
     where n.lead_id = $1
     order by n.made_at desc, n.id desc
     limit 100`,
    [leadId],
  );
  return rows;
}

export interface StoryActRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_kind: "user" | "key" | "source" | "system";
  readonly actor_name: string | null;
  readonly account_name: string;
  readonly action: string;
  readonly reason: string | null;
  readonly note: string | null;
}

/**
 * What the activity log holds about the lead, its sales and its returns, newest first. A person's
 * account is named as it is now; of others it is the account whose log has the entry.
 */
export async function listStoryActs(
  db: Queryable,
  leadId: string,
  most: number,
): Promise<readonly StoryActRow[]> {
  const { rows } = await db.query<StoryActRow>(
    `with subject as (
       select $1::uuid::text as id, 'lead' as kind
       union all
       select id::text, 'sale' from sale where lead_id = $1
       union all
       select r.id::text, 'return'
       from sale s
       join lead_return r on r.sale_id = s.id
       where s.lead_id = $1
     )
     select v.id, v.at, v.actor_kind, coalesce(m.name, k.name, o.name) as actor_name,
       a.name as account_name, v.action, v.detail ->> 'reason' as reason,
       v.detail ->> 'note' as note
     from subject
     join activity_entry v on v.subject_id = subject.id and v.subject_kind = subject.kind
       and v.subject_kind in ('lead', 'sale', 'return')
     left join member m on v.actor_kind = 'user' and m.user_id = v.actor_id
     left join api_key k on v.actor_kind = 'key' and k.id::text = v.actor_id
     left join source o on v.actor_kind = 'source' and o.id::text = v.actor_id
     join account a on a.id = coalesce(m.account_id, k.account_id, o.account_id, v.account_id)
     order by v.id desc
     limit $2`,
    [leadId, most],
  );
  return rows;
}
