-- A payout above the network's limit needs the approval of two persons: the first one is kept here
-- until the second approves.

alter table payout
  add column first_approved_by text,
  add column first_approved_at timestamptz,
  -- The person whose approval counted; null before, and for payouts from before this migration.
  add column approved_by text,
  add constraint payout_first_approval
    check ((first_approved_by is null) = (first_approved_at is null)) not valid,
  add constraint payout_two_persons
    check (first_approved_by is null or approved_by is null or first_approved_by <> approved_by)
    not valid;
alter table payout validate constraint payout_first_approval;
alter table payout validate constraint payout_two_persons;
