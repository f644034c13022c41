-- One-time links with which a person chooses a new password.

create table auth.password_link (
  id uuid primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  -- SHA-256 of a 256-bit random token.
  token_hash bytea not null unique,
  -- Whether the authenticator app goes too: for a person who lost it.
  removes_factor boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set once: by its use, or by a newer link.
  ended_at timestamptz
);
create index password_link_user on auth.password_link (user_id);
