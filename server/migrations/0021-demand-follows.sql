-- What affiliates' people follow of open demand: a state, a side or both, and the least that an order has to pay; and up to which
-- version of the campaigns their account was told.
create table demand_follow (
  user_id text not null,
  id uuid not null,
  state text,
  side text,
  least_cents bigint check (least_cents > 0),
  created_at timestamptz not null,
  notified_version bigint not null,
  -- Null until the account was first told.
  notified_at timestamptz,
  primary key (user_id, id),
  check (state is not null or side is not null)
);
-- Those that are behind the campaigns, each round.
create index demand_follow_told on demand_follow (notified_version);
