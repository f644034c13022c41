-- Views: a person of the network sees an account as its people do, for a while and without changing anything.

create table account_view (
  id uuid primary key,
  -- Of the session that views. No reference: the view stays when the session is gone.
  session_id text not null,
  -- The person, and their account: the network's own.
  viewer_id text not null,
  network_id uuid not null references account (id),
  account_id uuid not null references account (id),
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  ended_at timestamptz,
  -- ViewEnd (domain/access/viewing.ts); null while it goes on.
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
-- A session views one account at a time; and only open views are looked for.
create unique index account_view_open on account_view (session_id) where ended_at is null;
create index account_view_account on account_view (account_id, started_at);

-- What a view looked at: each section and each record once, however often it was read.
create table account_view_look (
  view_id uuid not null references account_view (id),
  -- A section, by the tag of its operations, or a record as "kind id".
  what text not null,
  primary key (view_id, what)
);
