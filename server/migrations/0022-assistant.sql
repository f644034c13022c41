-- Conversations with the assistant, sealed; what a person asked of the network's model in a day; and which model that is.

create table assistant_thread (
  id uuid primary key,
  user_id text not null,
  -- A keyed hash of the session in which it is the current one: another sign-in begins another thread.
  session_hash text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  -- What was understood and what is asked next: it holds people's own words.
  key_salt bytea not null,
  sealed bytea not null
);
create index assistant_thread_user on assistant_thread (user_id, last_at desc);
create index assistant_thread_session on assistant_thread (session_hash, started_at desc);
-- Old ones are deleted by age.
create index assistant_thread_last on assistant_thread (last_at);

create table assistant_message (
  thread_id uuid not null references assistant_thread (id) on delete cascade,
  id uuid not null,
  place integer not null check (place > 0),
  at timestamptz not null,
  -- Of a reply: the message it answers.
  reply_to uuid,
  key_salt bytea not null,
  sealed bytea not null,
  primary key (thread_id, id),
  unique (thread_id, place)
);
-- The wall: a message is answered once, however often it is sent.
create unique index assistant_message_reply on assistant_message (thread_id, reply_to) where reply_to is not null;

-- Tokens that a person had of the network's model on a day of UTC, those of calls under way at their most.
create table assistant_use (
  user_id text not null,
  day date not null,
  tokens bigint not null check (tokens >= 0),
  primary key (user_id, day)
);

create table assistant_provider (
  single boolean primary key default true check (single),
  -- Null: the built-in assistant answers.
  base_url text,
  model text not null,
  -- Null where the server asks for no key.
  key_salt bytea,
  key_sealed bytea,
  -- What a person may use of the model in a day.
  tokens_per_day bigint not null check (tokens_per_day >= 0),
  changed_by text not null,
  changed_at timestamptz not null,
  check ((key_salt is null) = (key_sealed is null)),
  check (base_url is not null or key_salt is null)
);
