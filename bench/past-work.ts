// Adds what people did with the leads of a copied past: earnings, returns, buyers' work, call-backs
// and the transfers of each sale.
import pg from "pg";
import { idAt } from "./past-leads.ts";

/** Earnings older than this are paid, and older returns decided. */
const SETTLED_DAYS = 14;
/** Call-backs older than this have ended. */
const CALLED_DAYS = 28;
const AFFILIATE_SHARE = 0.7;

/** Writes them for every sale in the database. */
export async function writeWork(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isSettled = `sold_at < now() - interval '${SETTLED_DAYS} days'`;
  await client.query(
    `update sale
     set earning_cents = floor(price_cents * ${AFFILIATE_SHARE}),
       status = case when drawn.n < 5 then 'returned' else 'sold' end,
       earning_status = case
         when drawn.n < 5 then 'reversed'
         when ${isSettled} then 'paid'
         else 'pending'
       end
     from (select id, floor(random() * 100) as n from sale) as drawn
     where drawn.id = sale.id`,
  );
  await writeReturns(client, isSettled);
  await writeProgress(client);
  await client.query(
    `insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
       amount_cents, at)
     select id, 'sale_earning', 'wallet', buyer_id, 'pending', affiliate_id, earning_cents, sold_at
     from sale
     where earning_cents > 0`,
  );
  await client.query(
    `insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
       amount_cents, at)
     select s.id, 'sale_revenue', 'wallet', s.buyer_id, 'revenue', n.id,
       s.price_cents - s.earning_cents, s.sold_at
     from sale s
     cross join (select id from account where kind = 'network') as n
     where s.price_cents > s.earning_cents`,
  );
  await client.end();
}

/** One sale in twenty was returned, and of one in a hundred the return waits or was declined. */
async function writeReturns(client: pg.Client, isSettled: string): Promise<void> {
  const id = idAt("(extract(epoch from sold_at) * 1000)::bigint");
  await client.query(
    `insert into lead_return (id, sale_id, reason, status, filed_at, decided_at, decide_until,
       decided_by, answer_until)
     select ${id}, id, (array['wrong_number', 'duplicate', 'not_interested'])[1 + n % 3], status,
       sold_at + interval '1 hour', case when status <> 'filed' then sold_at + interval '1 day' end,
       sold_at + interval '8 days', case when status <> 'filed' then 'admin' end,
       sold_at + interval '3 days'
     from (
       select id, sold_at, floor(random() * 99)::int as n,
         case
           when s.status = 'returned' then 'approved'
           when ${isSettled} then 'declined'
           else 'filed'
         end as status
       from sale s
       where s.status = 'returned' or random() < 0.01
     ) as filed`,
  );
}

/** Half of the sales were worked; one in twenty is to be called back. */
async function writeProgress(client: pg.Client): Promise<void> {
  await client.query(
    `insert into sale_progress (sale_id, outcome, reached, attempts, first_touched_at, touched_at)
     select id, (array['attempted', 'contacted', 'appointment', 'won'])[reached], reached, 1,
       sold_at + interval '10 minutes', sold_at + interval '1 day'
     from (select id, sold_at, 1 + floor(random() * 4)::int as reached from sale) as worked
     where random() < 0.5`,
  );
  await client.query(
    `insert into sale_callback (sale_id, at, set_by, set_at, reminded_at, ended_by)
     select id, sold_at + interval '2 days', 'bench', sold_at, sold_at + interval '2 days',
       case when sold_at < now() - interval '${CALLED_DAYS} days' then gen_random_uuid() end
     from sale
     where random() < 0.05`,
  );
}
