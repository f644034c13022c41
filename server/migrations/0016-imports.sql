-- Files of leads: what came, what is still to be decided, and what was refused.

create table lead_import (
  id uuid primary key,
  account_id uuid not null references account (id),
  source_id uuid not null references source (id),
  name text not null check (length(name) between 1 and 120),
  status text not null check (status in ('draft', 'running', 'cancelling', 'cancelled', 'done')),
  -- Which of its columns is which field, and what holds where a row does not say what the person wants.
  columns jsonb not null,
  side text,
  row_count integer not null check (row_count > 0),
  received_rows integer not null check (received_rows between 0 and row_count),
  -- How much its rows take, sealed: an import fills no disk.
  received_bytes bigint not null,
  decided_rows integer not null check (decided_rows = accepted + duplicates + rejected + failed and decided_rows <= received_rows),
  accepted integer not null,
  duplicates integer not null,
  rejected integer not null,
  failed integer not null,
  sold integer not null check (sold <= accepted),
  earned_cents bigint not null check (earned_cents >= 0),
  -- How often each reason refused a row.
  reasons jsonb not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- Refused rows are forgotten then.
  forget_at timestamptz,
  -- Who works on it, by the database's clock, and who had the last turn when.
  lease_holder uuid,
  lease_until timestamptz,
  served_at timestamptz
);
create index lead_import_account on lead_import (account_id, id);
create index lead_import_open on lead_import (served_at) where status in ('running', 'cancelling');
create index lead_import_draft on lead_import (created_at) where status = 'draft';
create index lead_import_forget on lead_import (forget_at) where forget_at is not null;

-- Some hundred rows, sealed as a lead's contact is until they are decided; of the refused ones a sealed copy stays for a while.
create table import_chunk (
  import_id uuid not null references lead_import (id),
  no integer not null check (no > 0),
  row_count integer not null check (row_count > 0),
  -- A keyed hash of what was sent: the same part again changes nothing.
  content_hash bytea not null,
  salt bytea,
  sealed bytea,
  -- Somebody began to decide it. Where that came to no end it is done again: each row has an idempotency key.
  taken_at timestamptz,
  decided_at timestamptz,
  failed_salt bytea,
  failed_sealed bytea,
  primary key (import_id, no),
  check ((salt is null) = (sealed is null)),
  check ((failed_salt is null) = (failed_sealed is null)),
  check (decided_at is null or sealed is null)
);
-- Sealed bytes do not get smaller.
alter table import_chunk alter column sealed set storage external;
alter table import_chunk alter column failed_sealed set storage external;
create index lead_import_part_open on import_chunk (import_id, no) where decided_at is null;
