-- What a buyer does about a lead it bought: each touch, and how far it came.

create table sale_touch (
  id uuid primary key,
  sale_id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('user', 'key')),
  actor_id text not null,
  outcome text check (outcome in ('attempted', 'contacted', 'appointment', 'won', 'lost')),
  -- The buyer's own words, sealed as the lead's contact is: they may name or reach the person.
  note_salt bytea,
  note_sealed bytea,
  -- What a won deal is worth to the buyer.
  value_cents bigint,
  lost_reason text,
  check ((note_salt is null) = (note_sealed is null)),
  check (outcome is not null or note_sealed is not null),
  check (value_cents is null or (value_cents > 0 and outcome = 'won')),
  check (lost_reason is null or outcome = 'lost')
);
create index sale_touch_sale on sale_touch (sale_id, id);

-- One row for each sale that was touched. A sale without one is new.
create table sale_progress (
  sale_id uuid primary key,
  outcome text not null check (outcome in ('new', 'attempted', 'contacted', 'appointment', 'won', 'lost')),
  -- How far it ever came, whatever the outcome is by now: 0 nowhere, 1 attempted, 2 contacted, 3 appointment, 4 won.
  reached smallint not null check (reached between 0 and 4),
  -- Tries to reach the person, answered ones among them.
  attempts integer not null check (attempts >= 0),
  -- The first touch with an outcome: what speed to lead is measured by.
  first_touched_at timestamptz,
  touched_at timestamptz not null,
  -- The last touch with an outcome, and what it said.
  last_touch_id uuid,
  value_cents bigint,
  lost_reason text
);

-- When a buyer means to call a person again: one time for each sale. An outcome ends it; where that
-- outcome is taken back, the time stands again.
create table sale_callback (
  sale_id uuid primary key,
  at timestamptz not null,
  -- The user or the API key that set it.
  set_by text not null,
  set_at timestamptz not null,
  -- When the buyer's members were reminded; null until then.
  reminded_at timestamptz,
  -- The touch that ended it; null while it stands.
  ended_by uuid
);
-- A buyer's call-backs are found among those that stand: few of all that there ever were.
create index sale_callback_standing on sale_callback (at) where ended_by is null;
create index sale_callback_due on sale_callback (at) where reminded_at is null and ended_by is null;
