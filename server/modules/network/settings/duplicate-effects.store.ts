// Reads which leads of a period repeat earlier ones.
import type { EarlierCopy } from "../../../../domain/lead/duplicate.ts";
import type { RepeatedLead } from "../../../../domain/settings/duplicate-effects.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** Refusals of leads that were no duplicates: they are decided after the comparison. */
const LATER_REFUSALS =
  "'suppressed', 'fraud_suspected', 'no_buyer', 'below_reserve', 'cap_reached'";

interface RepeatedRow {
  readonly id: string;
  readonly side: string;
  readonly affiliate_id: string;
  readonly received_at_ms: number;
  readonly duplicate_of: string | null;
  readonly copies: EarlierCopy[];
}

/**
 * The leads since `fromMs` that were compared with earlier ones, and have copies for the same side,
 * in the order in which they came. A copy is described as it stood when the lead came: a sale after
 * it does not count, and it was available while its listing ran unsold, and until a round ended the
 * listing: only then can a lead have repeated an unsold one of another affiliate. Nothing is stored
 * of a duplicate that would identify it: it has the copies of the lead that it repeated.
 */
export async function listRepeatedLeads(
  db: Queryable,
  fromMs: number,
): Promise<readonly RepeatedLead[]> {
  const { rows } = await db.query<RepeatedRow>(
    `select l.id, l.side, l.affiliate_id, l.duplicate_of,
       (extract(epoch from l.received_at) * 1000)::float8 as received_at_ms,
       json_agg(
         json_build_object(
           'leadId', c.id, 'affiliateId', c.affiliate_id, 'side', c.side, 'receivedAtMs',
             extract(epoch from c.received_at) * 1000, 'status',
             case
               when c.status = 'rejected' then 'rejected'
               when g.listed_at <= l.received_at
                 and g.ends_at > l.received_at
                 and s.is_exclusive is not true then 'available'
               when c.id = l.duplicate_of and s.last_at is null then 'available'
               when s.last_at is not null then 'sold'
               else 'expired'
             end,
           'reason', c.reason_code, 'lastSoldAtMs', extract(epoch from s.last_at) * 1000,
           'soldExclusively', coalesce(s.is_exclusive, false)
         )
         order by c.id
       ) as copies
     from lead l
     cross join lateral (
       select distinct held.lead_id
       from lead_identity own
       join lead_identity held on held.hash = own.hash and held.lead_id < l.id
       where own.lead_id = coalesce(l.duplicate_of, l.id) and own.kind <> 'device'
     ) e
     join lead c on c.id = e.lead_id and c.side = l.side
     left join listing g on g.lead_id = c.id
     left join lateral (
       select max(k.sold_at) as last_at, bool_or(k.mode = 'exclusive') as is_exclusive
       from sale k
       where k.lead_id = c.id and k.sold_at < l.received_at
     ) s on true
     where l.id >= $1 and (l.answer_status <> 'rejected' or l.reason_code in (${LATER_REFUSALS}))
     group by l.id
     order by l.id`,
    [lowestUuidv7(fromMs)],
  );
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    affiliateId: row.affiliate_id,
    receivedAtMs: row.received_at_ms,
    duplicateOfId: row.duplicate_of,
    copies: row.copies,
  }));
}
