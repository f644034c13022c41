// Reads what is agreed with affiliates and buyers where leads are decided.
import type { AffiliateTerms } from "../../../../domain/terms/affiliate-terms.ts";
import {
  type AffiliateTermsDocument,
  readAffiliateTerms,
} from "../../../../domain/terms/terms-documents.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** What an affiliate's leads are decided by. */
export interface Agreed {
  readonly terms: AffiliateTerms;
  /**
   * The affiliate's leads that were sold in the calendar month before; 0 where no term asks for it.
   */
  readonly soldBefore: number;
}

export interface AgreedColumns {
  readonly agreed: AffiliateTermsDocument;
  readonly sold_before: number;
}

/**
 * A lateral table with the `AgreedColumns` of an affiliate; no row for any other account. `account`
 * is an expression of its id, `at` one of the moment that the leads are from; neither may use a
 * name of this statement.
 */
export function agreedSql(account: string, at: string): string {
  return `lateral (
    select terms.document as agreed,
      case
        when jsonb_path_exists(terms.document, '$.earning_rules[*] ? (@.from_sold > 0)')
          then coalesce(counted.sold_leads, ${soldLeadsSql(account)})
        else 0
      end as sold_before
    from account_terms terms
    join account network on network.kind = 'network'
    cross join lateral (
      select date_trunc('month', ${at}::timestamptz at time zone network.time_zone) as this_month
    ) local
    cross join lateral (
      select (this_month - interval '1 month') at time zone network.time_zone as starts_at,
        this_month at time zone network.time_zone as ends_at
    ) month
    left join affiliate_month counted
      on counted.affiliate_id = terms.account_id and counted.starts_at = month.starts_at
    where terms.account_id = ${account} and terms.until_at is null and terms.document ? 'earning'
  )`;
}

/**
 * Counts the affiliate's leads that were sold from `month.starts_at` to `month.ends_at`, without
 * those returned in that time: no later event changes the count. Ids of sales grow with time.
 */
function soldLeadsSql(account: string): string {
  return `(
    select count(distinct sold.lead_id)::int
    from sale sold
    where sold.affiliate_id = ${account}
      and sold.sold_at >= month.starts_at
      and sold.sold_at < month.ends_at
      and sold.id >= ${lowestIdSql("month.starts_at")}
      and sold.id < ${lowestIdSql("month.ends_at")}
      and not exists (
        select from lead_return back
        where back.sale_id = sold.id
          and back.status = 'approved'
          and back.decided_at < month.ends_at
      )
  )`;
}

/** The lowest id that is made at a moment or later: `lowestUuidv7` in SQL. */
function lowestIdSql(moment: string): string {
  const millis = `(extract(epoch from ${moment}) * 1000)::bigint`;
  return `(lpad(to_hex(${millis}), 12, '0') || '70008000000000000000')::uuid`;
}

export function agreedOf({ agreed, sold_before: soldBefore }: AgreedColumns): Agreed {
  return { terms: readAffiliateTerms(agreed), soldBefore };
}

/** What is agreed with an affiliate at a moment; null for any other account. */
export async function findAgreed(
  db: Queryable,
  affiliateId: string,
  at: Date,
): Promise<Agreed | null> {
  const { rows } = await db.query<AgreedColumns>(
    `select g.agreed, g.sold_before from ${agreedSql("$1::uuid", "$2")} g`,
    [affiliateId, at],
  );
  const [row] = rows;
  return row === undefined ? null : agreedOf(row);
}

/**
 * Keeps what was sold in the month before, for every affiliate whose terms ask for it, so that no
 * lead has to wait for the count. Returns how many affiliates were counted.
 */
export async function keepSoldMonths(db: Queryable, at: Date): Promise<number> {
  const { rowCount } = await db.query(
    `insert into affiliate_month (affiliate_id, starts_at, sold_leads)
     select t.account_id,
       (date_trunc('month', $1::timestamptz at time zone n.time_zone) - interval '1 month')
         at time zone n.time_zone,
       g.sold_before
     from account_terms t
     join account n on n.kind = 'network'
     cross join ${agreedSql("t.account_id", "$1")} g
     where t.until_at is null
       and jsonb_path_exists(t.document, '$.earning_rules[*] ? (@.from_sold > 0)')
     on conflict do nothing`,
    [at],
  );
  return rowCount ?? 0;
}
