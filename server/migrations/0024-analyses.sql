-- Analyses of leads, by the network's model or by rules: each account has its own, with what went into it.

create table analysis (
  id uuid primary key,
  account_id uuid not null references account (id),
  lead_id uuid not null,
  -- As what the account read the lead: whoever reads it otherwise by now is not told what they knew then.
  view text not null check (view in ('preview', 'purchased', 'own', 'admin')),
  kind text not null check (kind in ('qualification', 'engagement', 'market')),
  -- One of domain/languages.ts.
  language text not null,
  -- Null: by rules.
  model text,
  -- Why rules answered in place of a model.
  fallback text check (fallback in ('used_up', 'no_good', 'no_answer', 'refused')),
  repaired boolean not null,
  made_by text not null,
  made_at timestamptz not null,
  -- A keyed hash of all that went in, the person's remark among it.
  inputs_hash text not null,
  -- Facts and counts, never a word of the person.
  inputs jsonb not null,
  result jsonb not null,
  -- Where the person's remark went in: with their contact what was made of it goes too.
  remark_of uuid references lead_private (lead_id) on delete cascade,
  check (model is null or fallback is null),
  check (remark_of is null or remark_of = lead_id)
);
create index analysis_reader on analysis (account_id, lead_id, kind, made_at desc);
create index analysis_remark on analysis (remark_of) where remark_of is not null;
