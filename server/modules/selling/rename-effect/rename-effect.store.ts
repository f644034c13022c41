// Reads recent leads that the network's name in their consent opened to its buyer list.
import type { SourceKind } from "../../../../domain/lead/vocabulary.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

export interface ConsentedLead {
  readonly id: string;
  readonly source_id: string;
  /** Sold to a buyer whose channels need a consent that covers it. */
  readonly is_sold_by_list: boolean;
  readonly key_salt: Buffer;
  readonly sealed: Buffer;
}

/** The page of such leads before `beforeId`, the latest first. */
export async function listConsentedLeads(
  db: Queryable,
  { sinceMs, beforeId, most }: { sinceMs: number; beforeId: string | null; most: number },
): Promise<ConsentedLead[]> {
  const { rows } = await db.query<ConsentedLead>(
    `select l.id, l.source_id, p.key_salt, p.sealed,
       exists (
         select from sale s
         join campaign c on c.no = s.campaign_no
         where s.lead_id = l.id and c.contact_channels <> '{email}'
       ) as is_sold_by_list
     from lead l
     join lead_private p on p.lead_id = l.id
     where l.id >= $1
       and ($2::uuid is null or l.id < $2)
       and l.consent_scope = 'network'
       and l.decision is not null
     order by l.id desc
     limit $3`,
    [lowestUuidv7(sinceMs), beforeId, most],
  );
  return rows;
}

export interface NamedSource {
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
  readonly account_id: string;
  readonly account_name: string;
}

export async function findSources(db: Queryable, ids: readonly string[]): Promise<NamedSource[]> {
  const { rows } = await db.query<NamedSource>(
    `select s.id, s.name, s.kind, s.account_id, a.name as account_name
     from source s
     join account a on a.id = s.account_id
     where s.id = any($1)`,
    [ids],
  );
  return rows;
}

/** Hosted forms. The one that confirms drafts is made anew with each change of its text. */
export async function countForms(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>("select count(*)::int as count from form");
  return rows[0]?.count ?? 0;
}
