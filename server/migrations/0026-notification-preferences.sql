-- What a person wants to be told of, and how; what is null or left out is as usual.
create table notification_preference (
  user_id text primary key,
  -- By kind of news the ways that were set: {"lead_bought": {"bell": false}}.
  kinds jsonb not null,
  quiet_from text,
  quiet_until text,
  -- Null takes the account's.
  time_zone text,
  digest_hour smallint check (digest_hour between 0 and 23),
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- Of states that last: up to which time of it the account was told, so that it is told once however many look.
create table notification_sent (
  -- The campaign, or the account where it is about its wallet.
  subject_id uuid not null,
  -- The state: wallet, or a window of caps.
  about text not null,
  -- What tells one time of it from the next: a window with its start and its limit, or the last money that came.
  of_what text not null,
  notified_at timestamptz not null,
  primary key (subject_id, about)
);

-- Below what an advertiser is told that its wallet runs low; null: fewer than five leads at its highest bid.
-- What a press on "Call" opens, with a place for the number; null for the phone itself.
alter table advertiser add column dialer_url text;
alter table advertiser add column low_balance_cents bigint check (low_balance_cents > 0);

-- The automatic sales of an affiliate that no notification has announced yet: one row until the burst is over.
create table sale_burst (
  account_id uuid primary key references account (id),
  -- Leads, not sales.
  leads integer not null check (leads > 0),
  earning_cents bigint not null check (earning_cents >= 0),
  -- The first lead, as a notification names it: never a contact.
  first json not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
