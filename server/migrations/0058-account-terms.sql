-- The terms that the network agrees with an account. Each change is a version of its own, so that what was agreed
-- at any moment can be read; sales and leads carry what they were made under.

create table account_terms (
  id uuid primary key,
  account_id uuid not null references account (id),
  version integer not null check (version > 0),
  -- An affiliate's: what it earns, by rules. A buyer's: its return window, its limits, its states.
  document jsonb not null,
  from_at timestamptz not null,
  -- Null for the terms that stand.
  until_at timestamptz,
  -- The account reads it; null for the terms that it began with.
  reason text,
  changed_by text not null,
  unique (account_id, version),
  check (until_at is null or until_at >= from_at)
);
create unique index account_terms_standing on account_terms (account_id) where until_at is null;

insert into account_terms (id, account_id, version, document, from_at, changed_by)
select uuidv7(), f.account_id, 1,
  jsonb_build_object(
    'earning', jsonb_build_object('kind', f.earning_kind, 'amount', f.earning_amount),
    'earning_rules', '[]'::jsonb, 'reserves', '[]'::jsonb, 'hold_days', null
  ),
  a.created_at, 'network'
from affiliate f
join account a on a.id = f.account_id;

insert into account_terms (id, account_id, version, document, from_at, changed_by)
select uuidv7(), b.account_id, 1,
  '{"return_days": null, "limits": {}, "closed_states": [], "exempt_states": []}'::jsonb, a.created_at, 'network'
from advertiser b
join account a on a.id = b.account_id;

-- How many of an affiliate's leads were sold in a calendar month, without those returned in it: counted once, when
-- terms of the following month first ask for it.
create table affiliate_month (
  affiliate_id uuid not null references account (id),
  -- When the month began, in the network's time zone at that time.
  starts_at timestamptz not null,
  sold_leads integer not null check (sold_leads >= 0),
  primary key (affiliate_id, starts_at)
);

-- What the affiliate earns from a sale of the lead, whenever it is sold. Neither for a lead that was refused before
-- its terms were read.
alter table lead
  add column earning_share smallint check (earning_share between 0 and 10000),
  add column earning_flat_cents bigint check (earning_flat_cents >= 0),
  -- As agreed with its affiliate; null where the network's hold for new affiliates decides.
  add column hold_days smallint check (hold_days >= 0);

update lead l
set earning_share = case when f.earning_kind = 'share' then f.earning_amount end,
  earning_flat_cents = case when f.earning_kind = 'flat' then f.earning_amount end
from affiliate f
where f.account_id = l.affiliate_id and l.zip_code is not null;

alter table affiliate
  drop column earning_kind,
  drop column earning_amount;

-- As agreed when it was sold: terms that change later change no sale.
alter table sale
  add column return_days smallint not null default 7 check (return_days >= 0),
  add column hold_days smallint not null default 0 check (hold_days >= 0);
update sale s
set hold_days = 30
from account a
where a.id = s.affiliate_id and s.delivered_at < a.created_at + interval '60 days';
alter table sale
  alter column return_days drop default,
  alter column hold_days drop default;

-- Limits over all campaigns of an account are counted in campaign_state, under a number of their own, taken from the
-- numbers of campaigns.
create table account_limits (
  account_id uuid primary key references account (id),
  no integer not null unique
);

-- An offer's hold counts for them too: in which of their windows.
alter table ping_hold
  add column limits_no integer,
  add column limits_day_ms bigint,
  add column limits_week_ms bigint,
  add column limits_month_ms bigint;
