-- A source may take its key in the address; off unless its owner turns it on.
-- Its owner may lower the daily cap, and raise it again up to what the operator set.
alter table source
  add column takes_key_in_address boolean not null default false,
  add column daily_cap_limit integer check (daily_cap_limit between 1 and 1000000);
update source set daily_cap_limit = daily_cap;

-- The names of fields that were left out or not read to the letter, with what to do.
-- [{"field": …, "message": …}]
alter table source_call add column notes jsonb not null default '[]';
