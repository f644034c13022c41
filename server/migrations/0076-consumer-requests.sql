-- What consumers ask of the network, as people of the network recorded it.
create table consumer_request (
  id uuid primary key,
  kind text not null check (kind in ('no_contact', 'erasure')),
  status text not null check (status in ('open', 'done', 'declined')),
  -- The day on which it reached the network, in the network's zone.
  received_on date not null,
  filed_at timestamptz not null,
  filed_by text not null,
  due_at timestamptz not null,
  -- The lead from which the person was taken; null where phone or email were entered.
  lead_id uuid,
  -- Keyed hashes, as in lead_key.
  phone_hash bytea,
  email_hash bytea,
  -- Phone and email; null once the request is decided.
  salt bytea,
  sealed bytea,
  decided_at timestamptz,
  decided_by text,
  declined_because text,
  -- What carrying it out did; null before.
  lead_count int,
  taken_off_count int,
  buyer_count int,
  check (phone_hash is not null or email_hash is not null),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'open') = (sealed is not null)),
  check ((status = 'declined') = (declined_because is not null)),
  check ((status = 'done') = (lead_count is not null))
);
create index consumer_request_open on consumer_request (due_at) where status = 'open';
create index consumer_request_done on consumer_request (decided_at) where status = 'done';

-- Leads whose person asked for no contact or erasure, as their buyers and affiliates are told.
create table no_contact (
  lead_id uuid primary key,
  since timestamptz not null
);

-- The consents of erased leads, sealed: proof that the lead was sold with a consent.
create table consent_archive (
  lead_id uuid primary key,
  salt bytea not null,
  sealed bytea not null,
  -- SHA-256 of the record, as the lead's story printed it.
  sha256 bytea not null,
  erased_at timestamptz not null,
  delete_at timestamptz not null,
  -- The first of the two people who open it, until the second one does.
  asked_by text,
  asked_at timestamptz
);
create index consent_archive_delete on consent_archive (delete_at);
