-- A person's second factor: codes of an authenticator app, and recovery codes.

alter table auth."user" add column two_factor_enabled boolean not null default false;

create table auth.two_factor (
  id text primary key,
  user_id text not null unique references auth."user" (id) on delete cascade,
  -- Both encrypted under a key made of PLAT_SECRET; the version before the text tells which.
  secret text not null,
  backup_codes text not null,
  -- False until the first code of the app confirms it.
  verified boolean not null,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- Codes of the app that a sign-in has used: each works once. Those of some minutes ago are deleted with the next.
create table auth.used_code (
  user_id text not null references auth."user" (id) on delete cascade,
  code text not null,
  used_at timestamptz not null,
  primary key (user_id, code)
);
