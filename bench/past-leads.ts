// Fills a bench market with a past: twenty thousand leads are posted and decided for real, then
// copied with their decisions and sales until there are as many as wanted.
import pg from "pg";
import { startServer } from "./bench-server.ts";
import type { PostingMarket } from "./posting-market.ts";

/** Leads that are posted and decided for real. */
const ORIGINALS = 20_000;
/** The leads of one call. */
const BATCH = 500;

/** Leads spread evenly over a time; days before now. */
export interface PastStretch {
  readonly leads: number;
  readonly fromDays: number;
  readonly untilDays: number;
}

/** Posts the leads that the past is copied from. */
export async function postOriginals(market: PostingMarket): Promise<void> {
  const poster = await startServer(market.url);
  for (let posted = 0; posted < ORIGINALS; posted += BATCH) {
    const answer = await fetch(`http://127.0.0.1:${poster.port}/v1/leads/batch`, {
      method: "POST",
      headers: { authorization: `Bearer ${market.sourceKey}`, "content-type": "application/json" },
      body: `{"leads":[${market.bodies(BATCH).join(",")}]}`,
    });
    if (!answer.ok) throw new Error(`a batch was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
  await poster.stop();
}

/** Replaces the leads of the database by copies of them. `stretches`: the oldest first. */
export async function makePast(url: string, stretches: readonly PastStretch[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = await client.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names
     from information_schema.columns
     where table_schema = 'public'
       and table_name = 'lead'
       and column_name not in ('id', 'batch_id', 'received_at')`,
  );
  const names = columns.rows[0]?.names ?? "";
  const ofLead = names
    .split(", ")
    .map((name) => `l.${name}`)
    .join(", ");
  await client.query(
    `create temp table sold as select row_number() over () as r, ${ofLead}, s.campaign_no,
       s.buyer_id,
       s.price_cents from lead l left join sale s on s.lead_id = l.id where l.decision is not null`,
  );
  await client.query("alter table sold add primary key (r)");
  await client.query("truncate lead, batch, sale cascade");
  await writeMoments(client, stretches);
  await client.query(
    `insert into batch
     select distinct on (n / 32) ${idAt("ms")}, to_timestamp(ms / 1000.0)
     from copy
     order by n / 32, n`,
  );
  await client.query(
    `create temp table batches as select row_number() over (order by decided_at) - 1 as part, id,
       decided_at from batch`,
  );
  await client.query(
    `insert into lead (id, batch_id, received_at, ${names})
     select c.id, b.id, b.decided_at, ${names}
     from copy c
     join sold
     using (r)
     join batches b on b.part = c.n / 32`,
  );
  await client.query(
    `insert into sale (id, lead_id, slot, mode, campaign_no, buyer_id, affiliate_id, source_id,
       bid_cents, price_cents, earning_cents, status, earning_status, return_days, hold_days,
       sold_at, delivered_at)
     select c.sale_id, c.id, 1, 'exclusive', s.campaign_no, s.buyer_id, s.affiliate_id, s.source_id,
       s.price_cents, s.price_cents, 0, 'sold', 'pending', 7, 0, b.decided_at, b.decided_at
     from copy c
     join sold s
     using (r)
     join batches b on b.part = c.n / 32
     where s.campaign_no is not null`,
  );
  await client.query("analyze");
  await client.end();
}

/** SQL of an id made at `ms`, an expression in epoch milliseconds. */
export function idAt(ms: string): string {
  return (
    `(lpad(to_hex(${ms}), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || ` +
    "substr(md5(random()::text), 1, 15))::uuid"
  );
}

/** Writes when each copy was received, which lead it copies, and its ids. */
async function writeMoments(client: pg.Client, stretches: readonly PastStretch[]): Promise<void> {
  const moments = stretches.map(
    ({ leads, fromDays, untilDays }) =>
      "select (extract(epoch from now()) * 1000)::bigint - " +
      `(${fromDays} * 86400000::bigint) + ` +
      `(i * ${fromDays - untilDays} * 86400000::bigint / ${leads}) as ms ` +
      `from generate_series(0, ${leads} - 1) as i`,
  );
  await client.query(
    `create temp table copy as select n, 1 + n % (select count(*) from sold) as r, ms,
       ${idAt("ms")} as id,
       ${idAt("ms")} as sale_id from (
         select row_number() over (order by ms) - 1 as n, ms
         from (${moments.join(" union all ")}) as every_moment
       ) as moments`,
  );
}
