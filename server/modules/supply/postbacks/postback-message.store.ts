// Reads and writes postback messages: what an attempt needs, and its results.
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import { POSTBACK_CALLS } from "../../../../contract/supply/postbacks.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import type { PostbackEvent, PostbackMethod } from "../../../../domain/tracking/postback.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { CallTables, DueCall } from "../../../platform/jobs/call-queue.store.ts";

export interface PostbackMessageRow {
  readonly id: string;
  readonly postback_id: string;
  readonly account_id: string;
  readonly event: PostbackEvent;
  readonly lead_id: string;
  readonly payout_cents: bigint;
  readonly at: Date;
  readonly status: "waiting" | "delivered" | "failed";
  readonly tries: number;
  readonly next_at: Date | null;
  readonly log: Attempt[];
}

const COLUMNS = `
  c.id, c.postback_id, p.account_id, c.event, c.lead_id, c.payout_cents, c.at, c.status, c.tries,
    c.next_at, c.log
`;
const FROM = "postback_message c join postback p on p.id = c.postback_id";

const CALL_TABLE: CollectionTable = {
  rules: POSTBACK_CALLS,
  columns: COLUMNS,
  from: FROM,
  id: "c.id",
  fields: {
    id: "c.id",
    postback_id: "c.postback_id",
    lead_id: "c.lead_id",
    event: "c.event",
    status: "c.status",
  },
  // Ids encode the time of the event.
  orders: { at: { by: "c.id", type: "uuid" } },
  owner: { account: "p.account_id" },
};

export function listCalls(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<PostbackMessageRow>, QueryProblem[]>> {
  return listRows<PostbackMessageRow>(db, CALL_TABLE, query, scope);
}

export async function findCall(db: Queryable, id: string): Promise<PostbackMessageRow | null> {
  const { rows } = await db.query<PostbackMessageRow>(
    `select ${COLUMNS} from ${FROM} where c.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What an attempt needs. */
export interface DuePostback extends DueCall {
  readonly account_id: string;
  readonly event: PostbackEvent;
  readonly payout_cents: bigint;
  readonly at: Date;
  readonly method: PostbackMethod;
  readonly address: string;
  readonly expects: string | null;
  readonly lead_id: string;
  readonly vendor_lead_id: string | null;
  readonly lead_status: string;
  readonly click_id: string | null;
  readonly sub_ids: string | null;
  readonly ad_params: string | null;
  readonly source_name: string;
  /** Why the lead was returned; null if it was not. */
  readonly return_reason: string | null;
}

export const POSTBACK_QUEUE: CallTables = {
  calls: "postback_message",
  receivers: "postback",
  key: "postback_id",
  due: `
    select t.id, t.postback_id as receiver_id, p.account_id, t.event, t.payout_cents, t.at, t.tries,
      p.method, p.address, p.expects, t.lead_id, l.vendor_lead_id, l.status as lead_status,
      l.click_id, l.sub_ids, l.ad_params, s.name as source_name, r.reason as return_reason
    from taken t
    join postback p on p.id = t.postback_id
    join lead l on l.id = t.lead_id
    join source s on s.id = l.source_id
    left join lead_return r on r.sale_id = t.subject_id and t.event = 'returned'
  `,
};
