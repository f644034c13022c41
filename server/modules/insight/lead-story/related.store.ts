// Reads which other leads have a person, an address or a device in common with one.
import type { SharedIdentity } from "../../../../domain/lead/identity.ts";
import type { LeadSide, LeadStatus } from "../../../../domain/lead/vocabulary.ts";
import { hexArray, plainArray } from "../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { LeadIdentity } from "../../marketplace/leads/index.ts";

export interface RelatedRow {
  readonly id: string;
  readonly received_at: Date;
  readonly side: LeadSide;
  readonly status: LeadStatus;
  readonly city: string | null;
  readonly state: string | null;
  readonly source_id: string;
  readonly source_name: string;
  readonly affiliate_id: string;
  readonly affiliate_name: string;
  readonly shares: readonly SharedIdentity[];
}

/**
 * The newest `most` other leads with an identity of the lead. `known` are the identities that can
 * be read from the lead itself: the remembered ones follow minutes after it, and stay when its
 * contact is deleted. Of an identity that very many leads share, such as the device of a call
 * center, only the newest are looked at.
 */
export async function listRelatedLeads(
  db: Queryable,
  leadId: string,
  known: readonly LeadIdentity[],
  most: number,
): Promise<readonly RelatedRow[]> {
  const { rows } = await db.query<RelatedRow>(
    `with own as (
       select hash, kind from lead_identity where lead_id = $1
       union
       select * from unnest($2::bytea[], $3::text[])
     ),
     held as (
       select unnest(array_prepend(k.lead_id, k.earlier)) as lead_id, own.kind
       from own
       join lead_key k on k.hash = own.hash
       where own.kind <> 'device'
     ),
     found as (
       select near.lead_id
       from own
       cross join lateral (
         select i.lead_id
         from lead_identity i
         where i.hash = own.hash and i.lead_id <> $1
         order by i.lead_id desc
         limit $4
       ) near
       union
       select lead_id from held where lead_id <> $1
     ),
     newest as (
       select lead_id from found order by lead_id desc limit $4
     )
     select l.id, l.received_at, l.side, l.status, l.city, l.state, l.source_id,
       s.name as source_name, l.affiliate_id, a.name as affiliate_name,
       array(
         select own.kind
         from own
         where exists (
             select from lead_identity i where i.hash = own.hash and i.lead_id = l.id
           )
           or exists (select from held where held.lead_id = l.id and held.kind = own.kind)
         order by array_position(array['phone', 'email', 'address', 'device'], own.kind)
       ) as shares
     from newest
     join lead l on l.id = newest.lead_id
     join source s on s.id = l.source_id
     join account a on a.id = l.affiliate_id
     order by l.id desc`,
    [
      leadId,
      hexArray(known.map(({ hash }) => hash)),
      plainArray(known.map(({ kind }) => kind)),
      most,
    ],
  );
  return rows;
}
