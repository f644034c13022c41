-- How companies join the network: applications that it decides about, and its own invitations.

alter table account drop constraint account_status_check;
alter table account add constraint account_status_check
  check (status in ('pending', 'active', 'refused', 'suspended'));

-- What a company that wants to join says of itself. Whether it was approved is the account's status.
create table account_application (
  account_id uuid primary key references account (id),
  website text,
  license_number text,
  license_state text,
  about text,
  -- Null until it is sent for the first time.
  sent_at timestamptz,
  -- Who acts next while the account is pending.
  turn text not null check (turn in ('applicant', 'network')),
  -- Why the network declined it, in its own words to the applicant.
  reason text,
  updated_at timestamptz not null,
  check (turn = 'applicant' or sent_at is not null)
);

-- Questions of the network and the applicant's answers.
create table application_message (
  id uuid primary key,
  account_id uuid not null references account_application (account_id),
  sender text not null check (sender in ('applicant', 'network')),
  -- The person who wrote it: a user id.
  written_by text not null,
  body text not null,
  at timestamptz not null
);
create index application_message_account on application_message (account_id, at);

-- Accounts that waited before there were applications wait for the network as before.
insert into account_application (account_id, sent_at, turn, updated_at)
select id, created_at, 'network', created_at from account where status = 'pending';

-- Links with which the network invites a company to sign up.
create table company_invitation (
  id uuid primary key,
  email text not null,
  role text not null check (role in ('advertiser', 'affiliate')),
  -- SHA-256 of a 256-bit random token.
  token_hash bytea not null unique,
  -- A user id.
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- The account that was made with it.
  account_id uuid references account (id),
  revoked_at timestamptz,
  check ((accepted_at is null) = (account_id is null))
);
