// Checks that sales, returns and payouts are booked as they stand in their rows.
import type { LedgerCheck } from "./ledger-check.ts";

/** Sales, returns and payouts are booked as they stand in their rows. */
export const BOOKING_CHECKS: readonly LedgerCheck[] = [
  {
    name: "sale_is_booked",
    promise: "Each sale's transfers are exactly its price, split as stored on it.",
    sql: `
      select s.id::text as subject,
        format(
          'price %s of which %s, booked %s of which %s', s.price_cents, s.earning_cents,
            coalesce(t.price, 0), coalesce(t.earning, 0)
        ) as detail
      from sale s
      left join (
        select cause_id, sum(amount_cents) as price,
          sum(amount_cents) filter (where kind = 'sale_earning') as earning
        from transfer
        where kind in ('sale_earning', 'sale_revenue')
        group by cause_id
      ) t on t.cause_id = s.id
      where s.price_cents <> coalesce(t.price, 0) or s.earning_cents <> coalesce(t.earning, 0)
    `,
  },
  {
    name: "booked_sale_exists",
    promise: "Each sale transfer belongs to a sale.",
    sql: `
      select t.cause_id::text as subject, t.kind as detail
      from transfer t
      where t.kind in ('sale_earning', 'sale_revenue')
        and not exists (select from sale s where s.id = t.cause_id)
    `,
  },
  {
    name: "return_is_booked",
    promise: `A sale is returned exactly where its return is approved,
         and then its whole price went back, split as stored on it.`,
    sql: `
      select s.id::text as subject,
        format(
          'sale %s, return %s, price %s of which %s, went back %s of which %s', s.status,
            coalesce(r.status, 'none'), s.price_cents, s.earning_cents, coalesce(t.price, 0),
            coalesce(t.earning, 0)
        ) as detail
      from sale s
      left join lead_return r on r.sale_id = s.id and r.status = 'approved'
      left join (
        select cause_id, sum(amount_cents) as price,
          sum(amount_cents) filter (where kind = 'return_earning') as earning
        from transfer
        where kind in ('return_earning', 'return_revenue')
        group by cause_id
      ) t on t.cause_id = r.id
      where (s.status = 'returned') <> (r.id is not null)
        or (
          r.id is not null
            and (s.price_cents <> coalesce(t.price, 0) or s.earning_cents <> coalesce(t.earning, 0))
        )
    `,
  },
  {
    name: "payout_is_booked",
    promise:
      "The ledger paid out each payout that was sent, once and exactly, and none that was not.",
    sql: `
      select coalesce(p.id, t.cause_id)::text as subject,
        format(
          'payout %s of %s, booked %s', coalesce(p.status, 'none'), coalesce(p.amount_cents, 0),
            coalesce(t.amount_cents, 0)
        ) as detail
      from (select * from payout where status = 'sent') p
      full join (select * from transfer where kind = 'payout') t
        on t.cause_id = p.id
          and t.debit_owner = p.affiliate_id
      where p.amount_cents is distinct from t.amount_cents
    `,
  },
  {
    name: "payout_equals_its_earnings",
    promise: `A payout that is under way
         or sent is the sum of its earnings, each of its affiliate
           and as far as the payout is; one that ended otherwise has none.`,
    sql: `
      select p.id::text as subject,
        format(
          '%s of %s, earnings %s, strange %s', p.status, p.amount_cents, coalesce(l.cents, 0),
            coalesce(l.strange, 0)
        ) as detail
      from payout p
      left join (
        select o.payout_id, sum(o.amount_cents) as cents,
          count(*) filter (
            where s.id is null
              or s.earning_cents <> o.amount_cents
              or s.affiliate_id <> q.affiliate_id
              or s.earning_status <> case q.status when 'sent' then 'paid' else 'payable' end
          ) as strange
        from payout_line o
        join payout q on q.id = o.payout_id
        left join sale s on s.id = o.sale_id
        group by o.payout_id
      ) l on l.payout_id = p.id
      where p.itemised
        and (
          coalesce(l.strange, 0) > 0
            or coalesce(l.cents, 0) <> case
              when p.status in ('requested', 'approved', 'sent') then p.amount_cents
              else 0
            end
        )
    `,
  },
  {
    name: "paid_earning_has_its_payout",
    promise:
      "Each earning that is paid stands in the payout that paid it, but for affiliates paid " +
      "before that was kept.",
    sql: `
      select s.id::text as subject, 'paid by nothing' as detail
      from sale s
      where s.earning_status = 'paid'
        and not exists (select from payout_line o where o.sale_id = s.id)
        and not exists (
          select from payout p
          where p.affiliate_id = s.affiliate_id and not p.itemised
        )
    `,
  },
  {
    name: "payable_equals_earnings",
    promise: "Each affiliate's payable balance is the sum of its payable earnings.",
    sql: `
      select p.account_id::text as subject,
        format('balance %s, earnings %s', p.balance_cents, coalesce(s.sum, 0)) as detail
      from payable p
      left join (
        select affiliate_id, sum(earning_cents) as sum
        from sale
        where earning_status = 'payable'
        group by affiliate_id
      ) s on s.affiliate_id = p.account_id
      where p.balance_cents <> coalesce(s.sum, 0)
        and not exists (
          select from transfer t
          where t.kind = 'adjustment'
            and (
              (t.credit_kind = 'payable' and t.credit_owner = p.account_id)
                or (t.debit_kind = 'payable' and t.debit_owner = p.account_id)
            )
        )
    `,
  },
];
