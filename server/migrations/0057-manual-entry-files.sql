-- The document of a manual entry, such as the bank's advice: sealed, because it may name bank accounts.

create table manual_entry_file (
  entry_id uuid primary key references manual_entry (id),
  name text not null,
  kind text not null,
  bytes integer not null check (bytes > 0),
  salt bytea not null,
  sealed bytea not null
);
