-- The network's inbox: who works an item, and until when it is put aside. The items themselves are
-- read from what they are about.
create table inbox_mark (
  -- A queue of domain/inbox, and what its item is about: a payout, a return, an account, …
  kind text not null,
  subject_id uuid not null,
  -- The member of the network who works it; null: none yet.
  assignee_id text,
  snoozed_until timestamptz,
  snoozed_at timestamptz,
  snoozed_by text,
  primary key (kind, subject_id),
  check ((snoozed_until is null) = (snoozed_at is null)),
  check ((snoozed_until is null) = (snoozed_by is null)),
  check (assignee_id is not null or snoozed_until is not null)
);
create index inbox_mark_assignee on inbox_mark (assignee_id) where assignee_id is not null;

-- What waits is found without reading what does not.
create index account_application_waiting on account_application (sent_at) where turn = 'network';
create index payout_requested on payout (requested_at) where status = 'requested';
create index delivery_failed on delivery (destination_id, ended_at)
  where status = 'failed' and ended_because is null;
create index lead_quarantined on lead (received_at) where status = 'quarantined';
create index campaign_active on campaign (id) where status = 'active';

-- An event for one member of the account; null: for all of them.
alter table event add column member_id text;
