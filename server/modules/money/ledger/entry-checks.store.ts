// Checks that manual entries are booked as they stand in their rows.
import type { LedgerCheck } from "./ledger-check.ts";

/** The kinds of transfer that people enter. */
const ENTERED = "('payment', 'refund', 'goodwill', 'promotion', 'adjustment')";

export const ENTRY_CHECKS: readonly LedgerCheck[] = [
  {
    name: "manual_entry_is_booked",
    promise:
      "Each booked manual entry moved its amount into or out of its account's wallet, once, and " +
      "one that waits or was rejected moved nothing. Corrections from before entries have none.",
    sql: `
      select coalesce(e.id, t.cause_id)::text as subject,
        format(
          '%s of %s, booked %s', coalesce(e.kind, 'no entry'), coalesce(e.change, 0),
            coalesce(t.change, 0)
        ) as detail
      from (
        select id, kind, account_id,
          case kind when 'refund' then -amount_cents else amount_cents end as change
        from manual_entry
        where status = 'booked' and kind <> 'credit_limit'
      ) e
      full join (
        select cause_id, kind,
          case when credit_kind = 'wallet' then credit_owner else debit_owner end as account_id,
          case when credit_kind = 'wallet' then amount_cents else -amount_cents end as change
        from transfer
        where kind in ${ENTERED} and 'wallet' in (credit_kind, debit_kind)
      ) t on t.cause_id = e.id and t.kind = e.kind and t.account_id = e.account_id
      where e.change is distinct from t.change and (e.id is not null or t.kind <> 'adjustment')
    `,
  },
  {
    name: "manual_entry_says_its_change",
    promise: "The balance before and after a booked manual entry differ by what it moved.",
    sql: `
      select id::text as subject,
        format('%s of %s, from %s to %s', kind, amount_cents, before_cents, after_cents) as detail
      from manual_entry
      where status = 'booked'
        and after_cents <> case kind
          when 'credit_limit' then amount_cents
          when 'refund' then before_cents - amount_cents
          else before_cents + amount_cents
        end
    `,
  },
];
