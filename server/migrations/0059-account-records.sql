-- What the network keeps about an account and the account never sees: tags, notes and files.

create table account_tag (
  account_id uuid not null references account (id),
  -- What it is compared by, so that an account has a tag once, however it is spelled.
  key text not null,
  tag text not null,
  primary key (account_id, key)
);
create index account_tag_key on account_tag (key);

-- Sealed, because a note may name people.
create table account_note (
  id uuid primary key,
  account_id uuid not null references account (id),
  created_by text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- Grows with every edit, so that a person edits only what they have read.
  version integer not null check (version > 0),
  salt bytea not null,
  sealed bytea not null
);
create index account_note_account on account_note (account_id, id);

create table account_file (
  id uuid primary key,
  account_id uuid not null references account (id),
  name text not null,
  kind text not null,
  bytes integer not null check (bytes > 0),
  created_by text not null,
  created_at timestamptz not null,
  salt bytea not null,
  sealed bytea not null
);
create index account_file_account on account_file (account_id, id);

-- What the network did about an account, in its own log: few rows of a large table.
create index activity_about_account on activity (subject_id, id) where subject_kind = 'account';
