-- Where accounts have the leads they bought handed to.
create table destination (
  id uuid primary key,
  account_id uuid not null references account (id),
  name text not null,
  kind text not null,
  -- How it is reached, without what is secret of it.
  settings jsonb not null,
  -- Keys, what headers say, what calls are signed with: sealed.
  secret_salt bytea not null,
  secret_sealed bytea not null,
  fall_back_after_minutes smallint not null check (fall_back_after_minutes between 0 and 1440),
  status text not null check (status in ('active', 'paused', 'off')),
  -- Why the product switched it off: "gone" (answered 410) or "failing".
  off_reason text check (off_reason in ('gone', 'failing')),
  -- Since when nothing but failure came back; null where the last call arrived.
  failing_since timestamptz,
  -- Whether its owner was told of that.
  told_failing boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'off') = (off_reason is not null))
);
create index destination_account on destination (account_id, id);

-- Which leads go where. Under an account's own id: those of campaigns that have no plan of their own, and those bought by hand.
create table delivery_plan (
  id uuid primary key,
  account_id uuid not null references account (id),
  campaign_id uuid references campaign (id),
  updated_at timestamptz not null,
  check (id = coalesce(campaign_id, account_id))
);
create index delivery_plan_account on delivery_plan (account_id, updated_at, id);

-- A plan's routes: each gets every lead; within one, a destination gets what did not arrive at the one before.
create table delivery_step (
  plan_id uuid not null references delivery_plan (id) on delete cascade,
  route smallint not null,
  place smallint not null,
  destination_id uuid not null references destination (id) on delete cascade,
  primary key (plan_id, route, place)
);
create index delivery_step_destination on delivery_step (destination_id);

-- A bought lead for one destination, and every try to hand it over. What is sent is read from the lead at each try and not kept.
create table delivery (
  -- What receivers know it by: the same over all tries.
  id uuid primary key,
  destination_id uuid not null references destination (id) on delete cascade,
  sale_id uuid not null references sale (id),
  lead_id uuid not null,
  route smallint not null,
  place smallint not null,
  -- When the lead was bought.
  at timestamptz not null,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  -- Why it was ended without a try.
  ended_because text check (ended_because in ('returned', 'erased')),
  tries smallint not null check (tries >= 0),
  next_at timestamptz,
  -- Every try: when, what was asked, what came back; without the person's contact.
  log jsonb not null,
  -- What the receiver calls the person, where it said.
  receiver_ref text,
  ended_at timestamptz,
  -- Who makes the call, by the database's clock.
  lease_holder uuid,
  lease_until timestamptz,
  check ((status = 'waiting') = (next_at is not null)),
  check ((status = 'waiting') = (ended_at is null))
);
create unique index delivery_once on delivery (sale_id, route, place);
create index delivery_due on delivery (destination_id, next_at) where status = 'waiting';
create index delivery_leased on delivery (destination_id) where lease_holder is not null;
create index delivery_list on delivery (destination_id, id);
create index delivery_lead on delivery (lead_id);
create index delivery_receiver on delivery (destination_id, receiver_ref) where receiver_ref is not null;
create index delivery_ended on delivery (ended_at) where ended_at is not null;
