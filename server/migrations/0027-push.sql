-- Push messages: the browsers that people want to be told in, and what is still to be told there.

create table push_subscription (
  -- Chosen by the browser, which knows itself by it.
  id uuid primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  account_id uuid not null references account (id),
  -- The sign-in that it was made in: with it, it ends.
  session_id text not null references auth.session (id) on delete cascade,
  -- Where its push service takes messages. Whoever knows it can send there, so it is never told.
  endpoint text not null unique,
  -- Scheme, host and port of the endpoint.
  origin text not null,
  -- The browser's public key and secret, base64url: what messages are encrypted for.
  p256dh text not null,
  auth text not null,
  user_agent text,
  -- One of domain/languages.ts.
  language text not null,
  created_at timestamptz not null,
  -- When the browser last said that it is there.
  seen_at timestamptz not null,
  last_sent_at timestamptz,
  -- Since when its service has taken nothing; null where it took the last message.
  failing_since timestamptz
);
create index push_subscription_account on push_subscription (account_id);
create index push_subscription_user on push_subscription (user_id, seen_at);
create index push_subscription_session on push_subscription (session_id);

-- One event for one browser, until it is sent or too old to be of use.
create table push_message (
  event_seq bigint not null references event (seq) on delete cascade,
  subscription_id uuid not null references push_subscription (id) on delete cascade,
  -- The push service, so that one that hangs keeps no other waiting.
  origin text not null,
  expires_at timestamptz not null,
  tries smallint not null check (tries >= 0),
  next_at timestamptz not null,
  -- Who sends it, by the database's clock.
  lease_holder uuid,
  lease_until timestamptz,
  primary key (event_seq, subscription_id)
);
create index push_message_subscription on push_message (subscription_id);
create index push_message_due on push_message (origin, next_at);
create index push_message_leased on push_message (origin) where lease_holder is not null;
create index push_message_expires on push_message (expires_at);
