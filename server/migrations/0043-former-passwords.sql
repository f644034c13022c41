-- Hashes of the last passwords that a person had before the current one: they are not chosen again.

create table auth.former_password (
  user_id text not null references auth."user" (id) on delete cascade,
  password_hash text not null,
  ended_at timestamptz not null,
  primary key (user_id, password_hash)
);
