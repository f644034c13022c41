-- An import waits while its source has no room, makes drafts of rows without proof of consent, may
-- have its consent stated once, and is found again by its file.
alter table lead_import
  -- When an import that waits for room tries again; null if it does not wait.
  add column retry_at timestamptz,
  -- What the affiliate stated for the whole file: the text, its page, who stated it.
  add column consent_text text,
  add column consent_page_url text,
  add column stated_by text,
  -- Rows without proof of consent become drafts, which this person made.
  add column makes_drafts boolean not null default false,
  add column created_by text,
  add column drafts integer not null default 0,
  -- Rows that were accepted with a note about their reading, and how often about each field.
  add column noted integer not null default 0,
  add column notes jsonb not null default '{}',
  -- A keyed hash of the file, by which the same file is found again.
  add column file_hash bytea,
  add check ((consent_text is null) = (consent_page_url is null)),
  add check (consent_text is null or stated_by is not null),
  add check (not makes_drafts or created_by is not null);
alter table lead_import drop constraint lead_import_check1;
alter table lead_import
  add constraint lead_import_decided check (
    decided_rows = accepted + duplicates + rejected + failed + drafts
      and decided_rows <= received_rows
  );
create index lead_import_file on lead_import (account_id, file_hash) where file_hash is not null;

-- The notes of a chunk's accepted rows, sealed as its refused rows are.
alter table import_chunk
  add column noted_salt bytea,
  add column noted_sealed bytea,
  add check ((noted_salt is null) = (noted_sealed is null));
alter table import_chunk alter column noted_sealed set storage external;

alter table lead_draft
  -- The import whose row it was, with its place; null for one written by hand.
  add column import_id uuid references lead_import (id),
  add column import_line integer,
  add check ((import_id is null) = (import_line is null));
create index lead_draft_import on lead_draft (import_id, import_line) where import_id is not null;
