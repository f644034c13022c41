// Checks that balances are the sums of their transfers: of wallets, of holds, of earnings that are
// pending or payable.
import type { LedgerAccountKind } from "../../../../domain/ledger/transfer.ts";
import type { LedgerCheck } from "./ledger-check.ts";

/** Selects credits less debits of each owner's accounts of these kinds, as `owner` and `sum`. */
function sumsByOwner(...kinds: readonly LedgerAccountKind[]): string {
  const list = kinds.map((kind) => `'${kind}'`).join(", ");
  return `select owner, sum(amount) as sum
        from (
          select credit_owner as owner, amount_cents as amount
          from transfer
          where credit_kind in (${list})
          union all
          select debit_owner, -amount_cents
          from transfer
          where debit_kind in (${list})
        ) as legs
        group by owner`;
}

/** Balances are the sums of their transfers: of wallets, holds, pending and payable earnings. */
export const BALANCE_CHECKS: readonly LedgerCheck[] = [
  {
    name: "wallet_equals_transfers",
    promise: "Each wallet's balance, with what offers hold of it, is the sum of its transfers.",
    sql: `
      select w.account_id::text as subject,
        format('balance %s, transfers %s', w.balance_cents, coalesce(t.sum, 0)) as detail
      from wallet w
      left join (
        ${sumsByOwner("wallet", "holds")}
      ) t on t.owner = w.account_id
      where w.balance_cents <> coalesce(t.sum, 0)
    `,
  },
  {
    name: "held_equals_holds",
    promise: "What a wallet has held is the sum of its holds' transfers, and of its open holds.",
    sql: `
      select w.account_id::text as subject,
        format(
          'held %s, transfers %s, open holds %s', w.held_cents, coalesce(t.sum, 0),
            coalesce(h.sum, 0)
        ) as detail
      from wallet w
      left join (
        ${sumsByOwner("holds")}
      ) t on t.owner = w.account_id
      left join (
        select buyer_id, sum(price_cents) as sum
        from ping_hold
        where status = 'open'
        group by buyer_id
      ) h on h.buyer_id = w.account_id
      where w.held_cents <> coalesce(t.sum, 0) or w.held_cents <> coalesce(h.sum, 0)
    `,
  },
  {
    name: "hold_is_ended_once",
    promise:
      "Each hold's money was held once, and went back or into its sale exactly where the " +
      "hold has ended; an open one belongs to an open offer.",
    sql: `
      select h.id::text as subject,
        format(
          '%s of %s: held %s, released %s, captured %s, offer %s', h.status, h.price_cents,
            coalesce(t.held, 0), coalesce(t.released, 0), coalesce(t.captured, 0), p.state
        ) as detail
      from ping_hold h
      left join ping p on p.id = h.ping_id
      left join (
        select cause_id, sum(amount_cents) filter (where kind = 'hold') as held,
          sum(amount_cents) filter (where kind = 'release') as released,
          sum(amount_cents) filter (where kind = 'capture') as captured
        from transfer
        where kind in ('hold', 'release', 'capture')
        group by cause_id
      ) t on t.cause_id = h.id
      where coalesce(t.held, 0) <> h.price_cents
        or coalesce(t.released, 0) <> case h.status when 'released' then h.price_cents else 0 end
        or coalesce(t.captured, 0) <> case h.status when 'captured' then h.price_cents else 0 end
        or (h.status = 'open') <> (p.state is not distinct from 'open')
    `,
  },
  {
    name: "held_money_has_a_hold",
    promise: "No money was held, or went back, without a hold.",
    sql: `
      select t.cause_id::text as subject, t.kind as detail
      from transfer t
      where t.kind in ('hold', 'release', 'capture')
        and not exists (select from ping_hold h where h.id = t.cause_id)
    `,
  },
  {
    name: "payable_equals_transfers",
    promise: "Each affiliate's payable balance is the sum of its transfers.",
    sql: `
      select p.account_id::text as subject,
        format('balance %s, transfers %s', p.balance_cents, coalesce(t.sum, 0)) as detail
      from payable p
      left join (
        ${sumsByOwner("payable")}
      ) t on t.owner = p.account_id
      where p.balance_cents <> coalesce(t.sum, 0)
    `,
  },
  {
    name: "pending_equals_transfers",
    promise: "What each affiliate's earnings have pending is the sum of its transfers.",
    sql: `
      select coalesce(s.affiliate_id, t.owner)::text as subject,
        format('earnings %s, transfers %s', coalesce(s.sum, 0), coalesce(t.sum, 0)) as detail
      from (
        select affiliate_id, sum(earning_cents) as sum
        from sale
        where earning_status = 'pending'
        group by affiliate_id
      ) s
      full join (
        ${sumsByOwner("pending")}
      ) t on t.owner = s.affiliate_id
      where coalesce(s.sum, 0) <> coalesce(t.sum, 0)
    `,
  },
  {
    name: "money_has_an_account",
    promise: "No wallet or payable is moved that has no row.",
    sql: `
      select owner::text as subject, kind as detail
      from (
        select debit_owner as owner, debit_kind as kind
        from transfer
        union
        select credit_owner, credit_kind
        from transfer
      ) as used
      where (
        kind in ('wallet', 'holds') and not exists (select from wallet w where w.account_id = owner)
      )
        or (kind = 'payable' and not exists (select from payable p where p.account_id = owner))
    `,
  },
  {
    name: "wallet_above_floor",
    promise: "No wallet is below its credit limit.",
    sql: `
      select account_id::text as subject,
        format(
          'balance %s, held %s, credit %s', balance_cents, held_cents, credit_limit_cents
        ) as detail
      from wallet
      where balance_cents - held_cents < -credit_limit_cents
    `,
  },
];
