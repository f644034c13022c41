-- People who sign in: better-auth's tables in a schema of their own, so that they cannot be taken for the market's,
-- and the count of failed tries per e-mail.

create schema auth;

create table auth."user" (
  id text primary key,
  name text not null,
  -- Lower-cased.
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth.session (
  id text primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  -- What the cookie carries beside a signature: alone it opens nothing.
  token text not null unique,
  -- Moves on while the session is used, up to its role's longest.
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index session_user_id on auth.session (user_id);

-- A way to sign in: the provider "credential" is e-mail and password, with an Argon2id hash.
create table auth.credential (
  id text primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index credential_user_id on auth.credential (user_id);

create table auth.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verification_identifier on auth.verification (identifier);

-- Calls per address and path, shared by all processes.
create table auth.rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Failed tries to sign in, by a keyed hash: also of e-mails nobody has, so that both are answered alike.
create table auth.sign_in_attempt (
  email_hash bytea primary key,
  tries integer not null check (tries > 0),
  -- Refused until then; forgotten a quarter of an hour after it.
  next_try_at timestamptz not null
);
create index sign_in_try_next on auth.sign_in_attempt (next_try_at);
