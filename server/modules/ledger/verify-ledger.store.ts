// The checks of the book as queries: each returns rows that break a promise, so no row means it
// holds.
import type pg from "pg";

export interface LedgerCheck {
  readonly name: string;
  /** What must be true, as a sentence. */
  readonly promise: string;
  readonly sql: string;
}

/**
 * Every promise of the book beyond its shape (a transfer debits what it credits, so the sum is zero
 * by construction), and of the rows that carry no foreign key for speed's sake.
 */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  {
    name: "wallet_equals_transfers",
    promise: "Each wallet's balance, with what offers hold of it, is the sum of its transfers.",
    sql: `
      select w.account_id::text as subject,
        format('balance %s, transfers %s', w.balance_cents, coalesce(t.sum, 0)) as detail
      from wallet w
      left join (
        select owner, sum(amount) as sum
        from (
          select credit_owner as owner, amount_cents as amount
          from transfer
          where credit_kind in ('wallet', 'holds')
          union all
          select debit_owner, -amount_cents
          from transfer
          where debit_kind in ('wallet', 'holds')
        ) as legs
        group by owner
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
        select owner, sum(amount) as sum
        from (
          select credit_owner as owner, amount_cents as amount
          from transfer
          where credit_kind = 'holds'
          union all
          select debit_owner, -amount_cents
          from transfer
          where debit_kind = 'holds'
        ) as legs
        group by owner
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
        select owner, sum(amount) as sum
        from (
          select credit_owner as owner, amount_cents as amount
          from transfer
          where credit_kind = 'payable'
          union all
          select debit_owner, -amount_cents
          from transfer
          where debit_kind = 'payable'
        ) as legs
        group by owner
      ) t on t.owner = p.account_id
      where p.balance_cents <> coalesce(t.sum, 0)
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
      "The book paid out each payout that was sent, once and exactly, and none that was not.",
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
  {
    name: "slots",
    promise:
      "A lead has as many sales as sold slots, one if exclusive, and never more than its slots.",
    sql: `
      select l.id::text as subject,
        format(
          'sold_slots %s of %s, sales %s, exclusive %s', l.sold_slots, l.sale_slots,
            coalesce(s.sales, 0), coalesce(s.exclusive, 0)
        ) as detail
      from lead l
      left join (
        select lead_id, count(*) as sales, count(*) filter (where mode = 'exclusive') as exclusive
        from sale
        group by lead_id
      ) s on s.lead_id = l.id
      where l.sold_slots <> coalesce(s.sales, 0)
        or l.sold_slots > l.sale_slots
        or (s.exclusive > 0 and s.sales > 1)
    `,
  },
  {
    name: "sale_has_its_lead",
    promise: `
      Each sale's lead, buyer, affiliate and source exist, and the lead's contact with it unless it
        was erased.
    `,
    sql: `
      select s.id::text as subject, 'a referenced row is missing' as detail
      from sale s
      where not exists (
        select from lead l
        where l.id = s.lead_id
          and (l.status = 'erased' or exists (select from lead_private p where p.lead_id = l.id))
      )
        or not exists (select from advertiser a where a.account_id = s.buyer_id)
        or not exists (select from affiliate f where f.account_id = s.affiliate_id)
        or not exists (select from source o where o.id = s.source_id)
        or (
          s.campaign_no is not null
            and not exists (select from campaign c where c.no = s.campaign_no)
        )
    `,
  },
  {
    name: "counters_equal_sales",
    promise: "Each campaign's total counts are its sales, less returned ones, and its open offers.",
    sql: `
      select c.no::text as subject,
        format(
          'counted %s for %s, sales and offers %s for %s', st.total_leads, st.total_cents,
            coalesce(s.leads, 0), coalesce(s.cents, 0)
        ) as detail
      from campaign c
      join campaign_state st on st.campaign_no = c.no
      left join (
        select campaign_no, count(*) as leads, sum(price_cents) as cents
        from (
          select campaign_no, price_cents
          from sale
          where status = 'sold'
          union all
          select campaign_no, price_cents
          from ping_hold
          where status = 'open'
        ) as taken
        group by campaign_no
      ) s on s.campaign_no = c.no
      where st.total_leads <> coalesce(s.leads, 0) or st.total_cents <> coalesce(s.cents, 0)
    `,
  },
  {
    name: "campaign_has_counters",
    promise: "Each campaign has its counters.",
    sql: `
      select no::text as subject, 'no campaign_state' as detail
      from campaign c
      where not exists (select from campaign_state s where s.campaign_no = c.no)
    `,
  },
  {
    name: "answer_equals_earnings",
    promise: "What an affiliate was answered is what its lead's sales of that moment earn.",
    sql: `
      select l.id::text as subject,
        format('answered %s, earned %s', l.answer_price_cents, coalesce(s.earned, 0)) as detail
      from lead l
      left join (
        select lead_id, sum(earning_cents) as earned
        from sale
        where campaign_no is not null
        group by lead_id
      ) s on s.lead_id = l.id
      where l.answer_status = 'accepted' and l.answer_price_cents <> coalesce(s.earned, 0)
    `,
  },
];

/** Runs one check; returns up to 20 rows that break it. */
export async function runCheck(
  db: pg.Pool | pg.PoolClient,
  check: LedgerCheck,
): Promise<{ readonly subject: string; readonly detail: string }[]> {
  const { rows } = await db.query<{ subject: string; detail: string }>(`${check.sql} limit 20`);
  return rows;
}
