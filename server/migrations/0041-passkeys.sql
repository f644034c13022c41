-- Passkeys (WebAuthn), their challenges, and which passkey a session began with.

create table auth.passkey (
  id uuid primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  -- Base64url, chosen by the passkey.
  credential_id text not null unique,
  -- A COSE key (RFC 9052).
  public_key bytea not null,
  -- How often the passkey says it was used; 0 always for one that does not count.
  use_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on auth.passkey (user_id);

-- Deleted by its use; those that expired are deleted with the next.
create table auth.passkey_challenge (
  challenge text primary key,
  -- The person who adds a passkey; null for a sign-in, where the person is not known yet.
  user_id text references auth."user" (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_user on auth.passkey_challenge (user_id);
create index passkey_challenge_expiry on auth.passkey_challenge (expires_at);

-- The passkey that the session began with or added.
alter table auth.session add column passkey_id uuid references auth.passkey (id) on delete set null;
create index session_passkey on auth.session (passkey_id) where passkey_id is not null;
