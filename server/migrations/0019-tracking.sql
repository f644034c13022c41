-- Tracking: links that affiliates hand out, the clicks on them, the leads that came of a click, and calls to affiliates' own systems.

-- As a tracking link, or a system of the affiliate's own, named the click that brought the person.
alter table lead add column click_id text;
create index lead_click on lead (click_id) where click_id is not null;

create table link (
  id uuid primary key,
  account_id uuid not null references account (id),
  source_id uuid not null references source (id),
  -- Where it stands: /t/<code>.
  code text not null unique check (code ~ '^[a-z0-9]{6,20}$'),
  name text not null check (length(name) between 1 and 120),
  -- Null: the hosted form of its source.
  target text,
  status text not null check (status in ('active', 'paused')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index link_account on link (account_id, id);
create index link_source on link (source_id);

-- No address and no browser of whoever clicked: nothing here tells who it was.
create table click (
  id uuid primary key,
  link_id uuid not null references link (id),
  source_id uuid not null,
  affiliate_id uuid not null,
  at timestamptz not null,
  -- JSON of sub1 to sub5; null for none.
  sub_ids text,
  referrer_host text,
  device text not null check (device in ('desktop', 'mobile', 'tablet', 'unknown')),
  -- Not the same visitor's again within the hour.
  is_unique boolean not null,
  -- A program by its own account: kept to be seen, counted nowhere.
  is_bot boolean not null
);
create index click_link on click (link_id, id);
create index click_affiliate on click (affiliate_id, id);

-- Counts by day (UTC): for lists, and for visitors who ask not to be tracked, of whom nothing else is kept.
create table link_day (
  link_id uuid not null references link (id),
  day date not null,
  clicks integer not null check (clicks >= 0),
  uniques integer not null check (uniques >= 0),
  bots integer not null check (bots >= 0),
  private integer not null check (private >= 0),
  primary key (link_id, day)
);

create table postback (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- Null: of every source that has none of its own for the event.
  source_id uuid references source (id),
  events text[] not null check (cardinality(events) > 0 and events <@ array['accepted', 'sold', 'returned', 'paid']),
  method text not null check (method in ('GET', 'POST')),
  -- With macros in {curly} form. What stands in it may be a secret of the affiliate's.
  address text not null,
  -- Words that an answer must hold to count as taken; null: any answer of 2xx does.
  expects text,
  status text not null check (status in ('active', 'paused', 'off')),
  -- Why the product switched it off: "gone" (answered 410) or "failing".
  off_reason text check (off_reason in ('gone', 'failing')),
  -- Since when nothing but failure came back; null where the last call arrived.
  failing_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'off') = (off_reason is not null))
);
create index postback_account on postback (account_id, id);
create index postback_source on postback (source_id) where source_id is not null;

-- One thing to tell one postback, once, and every try of it.
create table postback_message (
  -- The event id: the same over all tries.
  id uuid primary key,
  postback_id uuid not null references postback (id) on delete cascade,
  event text not null check (event in ('accepted', 'sold', 'returned', 'paid')),
  -- The lead, or the sale where a lead may have several: what makes the event happen once.
  subject_id uuid not null,
  lead_id uuid not null,
  payout_cents bigint not null check (payout_cents >= 0),
  at timestamptz not null,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  tries smallint not null check (tries >= 0),
  next_at timestamptz,
  -- Every try: when, what was asked, what came back.
  log jsonb not null,
  ended_at timestamptz,
  -- Who makes the call, by the database's clock.
  lease_holder uuid,
  lease_until timestamptz,
  unique (postback_id, event, subject_id),
  check ((status = 'waiting') = (next_at is not null)),
  check ((status = 'waiting') = (ended_at is null))
);
create index postback_message_due on postback_message (postback_id, next_at) where status = 'waiting';
create index postback_message_leased on postback_message (postback_id) where lease_holder is not null;
create index postback_message_list on postback_message (postback_id, id);
create index postback_message_ended on postback_message (ended_at) where ended_at is not null;
