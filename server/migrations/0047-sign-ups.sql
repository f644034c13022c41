-- Sign-ups that wait for the code of an email; people exist only once it was entered.

create table auth.sign_up (
  id uuid primary key,
  -- The id of the person to be.
  user_id text not null,
  email text not null,
  -- What is made when the code is entered (identity/sign-ups.ts). Null where a person already signs in with the email, and once it has ended.
  plan jsonb,
  -- SHA-256 of the token in the emailed link, computed from the id, and of the one in the cookie of the browser that signed up.
  token_hash bytea not null unique,
  browser_hash bytea not null unique,
  -- Wrong codes.
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set once: by its use, or by too many wrong codes.
  ended_at timestamptz
);
create index sign_up_expires on auth.sign_up (expires_at);
