-- Alerts of the network: what is out of the ordinary, with its evidence, open until it is well
-- again.
create table alert (
  id uuid primary key,
  -- A rule of domain/alerts, and what it judges: a source, an account, a destination, a queue, …
  kind text not null,
  subject_kind text not null,
  subject_id text not null,
  -- Whom it concerns; the network's own account for queues and processes.
  account_id uuid not null references account (id),
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  closed_at timestamptz,
  closed_because text check (closed_because in ('well', 'not_watched', 'rule_off')),
  -- What people were last told of it, and when.
  told text not null check (told in ('opened', 'closed')),
  told_at timestamptz not null,
  -- Counts, times and limits (domain/alerts/alert-rule.ts): no names, no contact data.
  evidence jsonb not null,
  check ((closed_at is null) = (closed_because is null))
);
-- One at a time for each rule and subject, whichever process opens it.
create unique index alert_open on alert (kind, subject_id) where closed_at is null;
create index alert_subject on alert (kind, subject_id, told_at);
create index alert_opened on alert (opened_at, id);

-- What the network set of a rule; a rule without a row has its defaults.
create table alert_rule (
  kind text primary key,
  is_on boolean not null,
  -- Whole numbers by name.
  limits jsonb not null,
  changed_at timestamptz not null
);

-- One row: when the last round began, so that one process at a time runs one.
create table alert_round (
  only_row boolean primary key check (only_row),
  started_at timestamptz not null
);

-- Sales of days that ended three days ago, by source: how many of them were returned or worked
-- within three days.
-- Nothing that happens later changes these counts, so that a day is counted once.
create table alert_source_day (
  day date not null,
  source_id uuid not null,
  sales integer not null,
  returned integer not null,
  -- With an outcome, and of these with one that reached the person.
  worked integer not null,
  reached integer not null,
  primary key (day, source_id)
);

-- The days that are counted, also those without sales.
create table alert_day (
  day date primary key,
  counted_at timestamptz not null
);
