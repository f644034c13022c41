-- Several people in one account: the seat of each, invitations to a seat, and who of a buyer's people works a sale.

-- Everybody who acts for an account so far made it, or was given it whole.
alter table member add column team_role text not null default 'owner' check (team_role in ('owner', 'manager', 'agent'));
alter table member alter column team_role drop default;
-- Who lost the seat keeps a row, so that what they did still has a name; their sign-in is gone.
alter table member drop constraint member_status_check;
alter table member add constraint member_status_check check (status in ('active', 'suspended', 'removed'));

create table member_invitation (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- Lower-cased: whoever accepts signs in with it.
  email text not null,
  team_role text not null check (team_role in ('owner', 'manager', 'agent')),
  -- SHA-256 of a 256-bit random token.
  token_hash bytea not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text,
  revoked_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null)
);
create index member_invitation_account on member_invitation (account_id, id);

-- Who works a bought lead. No row: the lead was never assigned. Without a user: its member gave it up,
-- and no rule assigns it again. The key lets exactly one of several claims in.
create table sale_assignment (
  sale_id uuid primary key,
  user_id text,
  assigned_by text not null,
  assigned_at timestamptz not null
);
create index sale_assignment_user on sale_assignment (user_id);

-- How a buyer's new leads are assigned to its members. No row: by hand.
create table assignment_rule (
  account_id uuid primary key references account (id),
  mode text not null check (mode in ('manual', 'round_robin', 'area')),
  -- [{user_id, states, zip_prefixes}], in the order of their turns.
  members jsonb not null,
  -- How often each member was chosen: {user_id: count}.
  turns jsonb not null,
  -- Leads bought before are left alone.
  active_from timestamptz not null
);

-- How many persons a buyer has uploaded, and taking them all back.
create index owned_contact_account on exclusion (account_id);
