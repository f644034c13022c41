-- The activity log keeps what changed, and is only added to: entries are numbered and chained by
-- hashes, so that a change made past the program is seen.

-- What changed: [{"field": …, "before": …, "after": …}].
alter table activity add column changes jsonb not null default '[]';
alter table activity alter column changes drop default;

-- Acts that one caller can repeat at will, counted while their hour runs; then they become entries.
create table activity_count (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'source', 'system')),
  actor_id text not null,
  account_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null
);
-- Few rows: those of the running hour.
create index activity_count_account on activity_count (account_id, id);

-- What readers see of the log: its entries, and what is counted within the running hour.
create view activity_entry as
select id, at, actor_kind, actor_id, account_id, action, subject_kind, subject_id, detail, changes
from activity
union all
select id, at, actor_kind, actor_id, account_id, action, subject_kind, subject_id, detail,
  '[]'::jsonb
from activity_count;

-- Entries that are not in the chain yet: written with the entry, taken out by the round that links.
create table activity_unlinked (entry_id uuid primary key);
-- Entries of before the chain are chained in their order at the first round.
insert into activity_unlinked select id from activity;

-- The chain: link `no` is the hash of the link before and of the entry.
create table activity_link (
  no bigint primary key check (no > 0),
  entry_id uuid not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);

-- Entries and links are only added. An owner of the tables can switch the triggers off; the chain
-- then shows what was done.
create function refuse_activity_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'The activity log is only added to: % of % is refused.', tg_op, tg_table_name;
end
$$;
create trigger activity_is_added_to before update or delete on activity
  for each row execute function refuse_activity_change();
create trigger activity_is_not_emptied before truncate on activity
  for each statement execute function refuse_activity_change();
create trigger activity_link_is_added_to before update or delete on activity_link
  for each row execute function refuse_activity_change();
create trigger activity_link_is_not_emptied before truncate on activity_link
  for each statement execute function refuse_activity_change();

-- What was done about one record, and by one person: the pages of accounts and leads, and filters.
create index activity_about on activity (subject_id, id);
create index activity_by on activity (actor_id, id);
drop index activity_about_account;
drop index activity_about_lead;
