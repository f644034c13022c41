-- Hosted forms: the page an affiliate's leads are asked for on, each version of it, and how many saw, began and sent it.

-- A form is the page of one source, which it shares the id with.
create table form (
  source_id uuid primary key references source (id),
  -- Where it stands: /f/<slug>.
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{2,59}$'),
  document jsonb not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What people were shown, for good: a lead names the version that its person agreed to.
create table form_version (
  source_id uuid not null references form (source_id),
  version integer not null,
  document jsonb not null,
  consent_text text not null,
  consent_sha256 text not null check (consent_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (source_id, version)
);

-- Counts alone: nothing about a visitor is kept.
create table form_day (
  source_id uuid not null references form (source_id),
  day date not null,
  seen integer not null check (seen >= 0),
  started integer not null check (started >= 0),
  finished integer not null check (finished >= 0),
  bots integer not null check (bots >= 0),
  primary key (source_id, day)
);
