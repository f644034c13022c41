-- Emails about a person's own access: links that work once, changes of the address, and limits on asking for such emails.

-- A change of the address with which a person signs in: from both addresses, in either order.
create table auth.email_change (
  id uuid primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- From the old address, and from the new one.
  approved_at timestamptz,
  confirmed_at timestamptz,
  -- Set once: when the address changes, by a cancellation, or by a newer change.
  ended_at timestamptz
);
create unique index email_change_open on auth.email_change (user_id) where ended_at is null;

create table auth.mail_link (
  id uuid primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  -- One of LINK_MAILS (domain/notifications/account-mail.ts).
  kind text not null,
  -- The address that it was mailed to.
  email text not null,
  -- SHA-256 of a token that is computed from the id.
  token_hash bytea not null unique,
  change_id uuid references auth.email_change (id) on delete cascade,
  -- Wrong codes.
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set once: by its use, by too many wrong codes, or by a newer link.
  ended_at timestamptz
);
create index mail_link_user on auth.mail_link (user_id);
create index mail_link_change on auth.mail_link (change_id) where change_id is not null;

-- How often such emails were asked for: one row per address of the network or of a person, known or not.
create table auth.asked_mail (
  -- Keyed hash.
  key_hash bytea primary key,
  count integer not null,
  until timestamptz not null
);
create index asked_mail_until on auth.asked_mail (until);

-- An email about access names its link, what changed, and an address that is not the person's own (until it is sent).
alter table email
  add column link_id uuid,
  add column change text,
  add column address text;
