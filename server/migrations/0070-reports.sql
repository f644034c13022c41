-- Sums of whole days for reports, by day of the network's time zone. A day is summed anew when a lead of it is sold
-- later, or a sale of it is returned; nothing writes here while leads are posted or bought.

-- Leads by the day they were received. Of each day, one group of rows for each pair of source, state, quality, hour and
-- reason: `slice` says which pair (domain/reports/pivot/slices.ts), and the columns of the others are null.
create table lead_day_fact (
  day date not null,
  slice smallint not null,
  source_id uuid,
  affiliate_id uuid,
  state text,
  side text,
  tier text,
  hour smallint,
  -- Why it was refused; null for leads that were accepted.
  reason text,
  leads integer not null,
  accepted integer not null,
  sold integer not null
);
create index lead_day_fact_slice on lead_day_fact (slice, day);

-- Sales by the day they were made; amounts leave out sales that were returned.
create table sale_day_fact (
  day date not null,
  slice smallint not null,
  source_id uuid,
  affiliate_id uuid,
  state text,
  side text,
  tier text,
  hour smallint,
  -- Null with a buyer for what was bought by hand.
  campaign_no integer,
  buyer_id uuid,
  sales integer not null,
  returned integer not null,
  spend_cents bigint not null,
  earned_cents bigint not null
);
create index sale_day_fact_slice on sale_day_fact (slice, day);

-- The days that are summed. A day without leads or sales has a row here, and none there.
create table fact_day (
  day date primary key,
  summed_at timestamptz not null
);

-- One row: the zone of the days, and the moment up to which every later change of a summed day is in its sums.
create table fact_progress (
  only_row boolean primary key check (only_row),
  time_zone text not null,
  complete_until timestamptz not null
);

-- What changed since then: a sale gives its lead's day by its own id, and a return the day of its sale.
create index lead_return_approved on lead_return (decided_at) where status = 'approved';

-- Reports that people saved: a person's own, or shared with all of its account.
create table saved_report (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- Who saved it, and alone changes it.
  user_id text not null,
  name text not null,
  shared boolean not null,
  -- Dimensions, measures, filters and period, as its address says them (contract/insight/saved-reports.ts).
  question jsonb not null,
  saved_at timestamptz not null
);
create index saved_report_account on saved_report (account_id, saved_at);

-- Who is mailed a saved report each week, and when by the clock of the account.
create table report_mailing (
  report_id uuid not null references saved_report (id) on delete cascade,
  user_id text not null,
  -- 0 is Monday.
  weekday smallint not null check (weekday between 0 and 6),
  hour smallint not null check (hour between 0 and 23),
  format text not null check (format in ('csv', 'page')),
  next_at timestamptz not null,
  sent_at timestamptz,
  -- How often the mail that is due was tried, and why it was not sent.
  tries smallint not null,
  problem text,
  lease_holder uuid,
  lease_until timestamptz,
  primary key (report_id, user_id)
);
create index report_mailing_due on report_mailing (next_at);
