-- Systems of an account that are told of its news by signed calls.
create table webhook (
  id uuid primary key,
  account_id uuid not null references account (id),
  address text not null,
  -- For the people who keep it: what stands behind the address.
  description text not null,
  events text[] not null check (cardinality(events) > 0),
  status text not null check (status in ('active', 'paused', 'off')),
  -- Why the product switched it off: "gone" (answered 410) or "failing".
  off_reason text check (off_reason in ('gone', 'failing')),
  -- Since when nothing but failure came back; null where the last call arrived.
  failing_since timestamptz,
  -- What calls are signed with, sealed; and the one before it, which signs beside it until then.
  secret_salt bytea not null,
  secret_sealed bytea not null,
  old_secret_salt bytea,
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'off') = (off_reason is not null)),
  check ((old_secret_sealed is null) = (old_secret_salt is null) and (old_secret_sealed is null) = (old_secret_until is null))
);
create index webhook_account on webhook (account_id, id);

-- One piece of news for one webhook, and every try to tell it.
create table webhook_message (
  -- What receivers know it by: the same over all tries.
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  type text not null,
  -- The bytes that are signed and sent.
  body text not null,
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
  check ((status = 'waiting') = (next_at is not null)),
  check ((status = 'waiting') = (ended_at is null))
);
create index webhook_message_due on webhook_message (webhook_id, next_at) where status = 'waiting';
create index webhook_message_leased on webhook_message (webhook_id) where lease_holder is not null;
create index webhook_message_list on webhook_message (webhook_id, id);
create index webhook_message_ended on webhook_message (ended_at) where ended_at is not null;
