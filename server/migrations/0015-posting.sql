-- A replaced key works on until its successor is in place everywhere; who may post from where; the link to a source's posting page.
alter table source
  add column old_key_hash bytea unique,
  add column old_key_hint text,
  add column old_key_until timestamptz,
  -- Addresses and ranges (CIDR); none: from anywhere.
  add column allowed_ips text[] not null default '{}',
  -- Whoever has it may read how to post; it opens nothing else.
  add column posting_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  add check (num_nulls(old_key_hash, old_key_hint, old_key_until) in (0, 3));

-- Which fields of a post were refused and why, as JSON without what came in them: that is sealed in lead_private, and
-- goes with forget_at.
alter table lead add column field_errors text;

-- A source's last calls and what was wrong with them, never what they held. Not worth a place in the log of the database.
create unlogged table source_call (
  id uuid primary key,
  source_id uuid not null,
  at timestamptz not null,
  operation text not null check (operation in ('post', 'batch', 'ping', 'ping_post', 'try')),
  http_status smallint not null,
  is_test boolean not null,
  result text not null check (result in ('accepted', 'rejected', 'duplicate', 'error', 'offer', 'refused')),
  -- A reason code of the post, or the code of the problem it was refused with.
  reason text,
  -- [{"field": …, "message": …}]
  errors jsonb not null,
  lead_id uuid,
  price_cents bigint
);
create index source_call_source on source_call (source_id, id);
