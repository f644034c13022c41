// Names the columns of a sale as its buyer reads them: price, work and return, and their filters.
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import type { CALLBACK_STATES } from "../../../../domain/sales/callback.ts";
import type { ReturnStatus } from "../../../../domain/returns/sale-return.ts";
import {
  FURTHEST_OUTCOMES,
  type LostReason,
  type Progress,
} from "../../../../domain/sales/outcome.ts";

/** A sale's columns under names of their own, beside a lead's. */
export interface BoughtColumns {
  readonly sale_id: string;
  readonly sale_mode: "exclusive" | "shared";
  readonly sale_slot: number;
  readonly sale_price_cents: bigint;
  readonly sale_status: "sold" | "returned";
  /** Null without a return. */
  readonly return_status: ReturnStatus | null;
  readonly sale_sold_at: Date;
  readonly sale_delivered_at: Date;
  readonly sale_return_days: number;
  /** Null until the buyer records an outcome; so are the two moments. */
  readonly progress_outcome: Progress | null;
  readonly progress_attempts: number | null;
  readonly progress_first_touched_at: Date | null;
  readonly progress_touched_at: Date | null;
  /** The last touch with an outcome, and what it said. */
  readonly progress_touch_id: string | null;
  readonly progress_value_cents: bigint | null;
  readonly progress_lost_reason: LostReason | null;
  /** When the buyer means to call back; null without such a time. */
  readonly callback_at: Date | null;
  /** The member of the buyer that works it; null while there is none. */
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly assigned_at: Date | null;
}

export const BOUGHT_COLUMNS = `
  s.id as sale_id, s.mode as sale_mode, s.slot as sale_slot, s.price_cents as sale_price_cents,
  s.status as sale_status,
  (select r.status from lead_return r where r.sale_id = s.id) as return_status,
  s.sold_at as sale_sold_at, s.delivered_at as sale_delivered_at,
  s.return_days as sale_return_days, w.outcome as progress_outcome,
  w.attempts as progress_attempts, w.first_touched_at as progress_first_touched_at,
  w.touched_at as progress_touched_at, w.last_touch_id as progress_touch_id,
  w.value_cents as progress_value_cents, w.lost_reason as progress_lost_reason,
  b.at as callback_at, g.user_id as assignee_id, gm.name as assignee_name, g.assigned_at`;
export const ASSIGNMENT_JOIN = "left join sale_assignment g on g.sale_id = s.id";
export const PROGRESS_JOIN = "left join sale_progress w on w.sale_id = s.id";
export const WORK_JOIN = `
  ${PROGRESS_JOIN}
  ${ASSIGNMENT_JOIN}
  left join sale_callback b on b.sale_id = s.id and b.ended_by is null
  left join member gm on gm.user_id = g.user_id`;
/**
 * The field behind a filter by progress; only the buyer has a value, so that no other caller learns
 * it by filtering.
 */
export const PROGRESS_FIELD = "coalesce(w.outcome, 'new')";
export const NO_PROGRESS_FIELD = "null::text";
const FURTHEST = FURTHEST_OUTCOMES.map((word) => `'${word}'`).join(", ");
/** The furthest outcome that the lead ever reached. */
export const REACHED_FIELD = `(array[${FURTHEST}])[1 + coalesce(w.reached, 0)]`;
/** The campaign that bought the lead; `BY_HAND` where none did, as in reports. */
export const CAMPAIGN_FIELD = `coalesce(c.id::text, '${BY_HAND}')`;
/** The state of a sale's return; "none" without one. Both parties and the operator know it. */
export const RETURN_FIELD =
  "coalesce((select r.status from lead_return r where r.sale_id = s.id), 'none')";
/**
 * The same for the assignee; "unassigned" where there is none, so that a filter can select those
 * leads too.
 */
export const ASSIGNEE_FIELD = "coalesce(g.user_id, 'unassigned')";
/**
 * When a lead is called back. One without such a time counts as due since 1970, so that "at most
 * now" selects what may be called now. The earliest time of all would be no cursor of a list.
 */
export const CALLBACK_FIELD = "coalesce(b.at, 'epoch'::timestamptz)";
/** Whether there is such a time. */
export const HAS_CALLBACK_FIELD = "case when b.at is null then 'none' else 'set' end";
/** The same as conditions: few of a buyer's leads have a time, and an index finds them. */
export const CALLBACK_MEANINGS: Readonly<Record<(typeof CALLBACK_STATES)[number], string>> = {
  none: "b.at is null",
  set: "b.at is not null",
};
export const NO_CALLBACK_FIELD = "null::timestamptz";
export const NO_ASSIGNEE_FIELD = "null::text";
