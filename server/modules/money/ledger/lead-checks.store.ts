// Checks that leads and campaigns count what was sold.
import type { LedgerCheck } from "./ledger-check.ts";

/** Leads and campaigns count what was sold. */
export const LEAD_CHECKS: readonly LedgerCheck[] = [
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
