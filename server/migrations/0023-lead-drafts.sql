-- Drafts of leads: what an affiliate took down for a person, until that person confirms it by a one-time link.

-- Where an account's drafts are posted: made with its first one. The key lets one of several first ones choose it.
create table lead_draft_source (
  account_id uuid primary key references account (id),
  source_id uuid not null unique
);

create table lead_draft (
  id uuid primary key,
  account_id uuid not null references account (id),
  source_id uuid not null references source (id),
  created_by text not null,
  -- The conversation that it came of, which may be deleted before it.
  thread_id uuid,
  language text not null check (language in ('en', 'es')),
  status text not null check (status in ('open', 'sent', 'confirmed', 'withdrawn', 'expired')),
  -- SHA-256 of the 256-bit random token of its link. A used one stays, so that its link says that it was used.
  token_hash bytea unique,
  -- The answers, or once it is confirmed the post as the person sent it, sealed as a lead's contact is.
  salt bytea,
  sealed bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- The visit that confirmed it: the same one may ask again what became of it.
  confirmed_visit text,
  -- What it was answered, and the lead: of a person who was posted before, the first copy, which has an answer of its own.
  lead_id uuid,
  answer_status text check (answer_status in ('accepted', 'rejected', 'duplicate')),
  answer_sale text check (answer_sale in ('none', 'shared', 'exclusive')),
  answer_price_cents bigint check (answer_price_cents >= 0),
  reason_code text,
  check ((salt is null) = (sealed is null)),
  check (status <> 'sent' or token_hash is not null),
  check ((status in ('open', 'sent') or (status = 'confirmed' and lead_id is null)) = (sealed is not null)),
  check (lead_id is null or status = 'confirmed'),
  check ((lead_id is null) = (answer_status is null) and (lead_id is null) = (answer_sale is null) and (lead_id is null) = (answer_price_cents is null))
);
create index lead_draft_account on lead_draft (account_id, created_at desc);
create index lead_draft_waiting on lead_draft (expires_at) where status in ('open', 'sent');
-- Confirmed and not posted yet: a process that stops between the two leaves one.
create index lead_draft_unposted on lead_draft (confirmed_at) where status = 'confirmed' and lead_id is null;
