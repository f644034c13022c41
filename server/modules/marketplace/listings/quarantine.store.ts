// Reads which leads the network holds for review.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface QuarantineRow {
  readonly lead_id: string;
  readonly affiliate_id: string;
  /** Null where none was recorded. */
  readonly reason: string | null;
  readonly since: Date;
  readonly set_by_name: string | null;
}

/** Null where the lead is not held. */
export async function findQuarantine(db: Queryable, leadId: string): Promise<QuarantineRow | null> {
  const {
    rows: [row],
  } = await db.query<QuarantineRow>(
    `select l.id as lead_id, l.affiliate_id, q.reason, coalesce(q.held_at, l.received_at) as since,
       m.name as set_by_name
     from lead l
     left join quarantine q on q.lead_id = l.id
     left join member m on m.user_id = q.held_by
     where l.id = $1 and l.status = 'quarantined'`,
    [leadId],
  );
  return row ?? null;
}
