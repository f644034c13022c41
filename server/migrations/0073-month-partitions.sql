-- Transfers, the activity log and events, partitioned by month: what was written until the bound
-- stays in one partition (…_before), each later month has its own, and what no month takes goes to
-- …_other. Ids are version 7 uuids, so that a range of ids is a month.

-- The tables are locked together, and only while nothing else has to wait for it.
do $$
begin
  loop
    begin
      set local lock_timeout = '200ms';
      lock table transfer, activity, event, push_message in access exclusive mode;
      exit;
    exception
      when lock_not_available then perform pg_sleep(0.3);
    end;
  end loop;
  set local lock_timeout = 0;
end $$;

-- Transfers.
alter table transfer rename to transfer_before;
alter table transfer_before rename constraint transfer_pkey to transfer_before_pkey;
alter index transfer_wallet_debit rename to transfer_before_wallet_debit;
alter index transfer_wallet_credit rename to transfer_before_wallet_credit;
alter index transfer_outside rename to transfer_before_outside;
alter statistics transfer_kinds rename to transfer_before_kinds;
drop trigger transfer_append_only on transfer_before;
create table transfer (like transfer_before including constraints)
partition by range (cause_id);
alter table transfer drop constraint transfer_month;
alter table transfer add primary key (cause_id, kind);
create index transfer_wallet_debit on transfer (debit_owner, cause_id)
  where debit_kind = 'wallet'
    and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture');
create index transfer_wallet_credit on transfer (credit_owner, cause_id)
  where credit_kind = 'wallet'
    and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture');
create index transfer_outside on transfer (debit_kind, credit_kind) include (amount_cents)
  where debit_kind in ('external', 'adjustments') or credit_kind in ('external', 'adjustments');
create statistics transfer_kinds (mcv) on debit_kind, credit_kind, kind from transfer;
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_ledger_change();
create trigger transfer_no_truncate before truncate on transfer
  for each statement execute function refuse_ledger_change();

-- The activity log.
alter table activity rename to activity_before;
alter table activity_before rename constraint activity_pkey to activity_before_pkey;
alter index activity_account rename to activity_before_account;
alter index activity_about rename to activity_before_about;
alter index activity_by rename to activity_before_by;
drop trigger activity_is_added_to on activity_before;
create table activity (like activity_before including constraints) partition by range (id);
alter table activity drop constraint activity_month;
alter table activity add primary key (id);
create index activity_account on activity (account_id, id);
create index activity_about on activity (subject_id, id);
create index activity_by on activity (actor_id, id);
create trigger activity_is_added_to before update or delete on activity
  for each row execute function refuse_activity_change();
create trigger activity_is_not_emptied before truncate on activity
  for each statement execute function refuse_activity_change();
create or replace view activity_entry as
select id, at, actor_kind, actor_id, account_id, action, subject_kind, subject_id, detail, changes
from activity
union all
select id, at, actor_kind, actor_id, account_id, action, subject_kind, subject_id, detail,
  '[]'::jsonb
from activity_count;

-- Events. Their numbers come from one sequence, so that none is given twice.
alter table push_message drop constraint push_message_event_seq_fkey;
alter table event rename to event_before;
alter table event_before drop constraint event_pkey;
alter table event_before add primary key using index event_before_pkey;
alter index event_account rename to event_before_account;
alter table event_before alter column seq drop identity;
create table event (like event_before including constraints) partition by range (at);
alter table event drop constraint event_month;
alter table event alter column seq add generated always as identity;
alter table event add primary key (seq, at);
create index event_account on event (account_id, seq);

-- Adds the partitions of the months from `today` on, in UTC, that are not there yet, with what a
-- partition does not take over from its table. A month that …_before covers is left out, and so is
-- one of which …_other has rows already.
create function add_month_partitions(today timestamptz, months integer) returns setof text
language plpgsql
as $$
declare
  parent text;
  part text;
  -- Since the year 0, in months.
  month integer;
begin
  foreach parent in array array['transfer', 'activity', 'event'] loop
    for ahead in 0..months - 1 loop
      month := extract(year from today at time zone 'UTC') * 12
        + extract(month from today at time zone 'UTC') - 1 + ahead;
      part := format('%s_%s_%s', parent, month / 12, lpad((month % 12 + 1)::text, 2, '0'));
      continue when to_regclass(part) is not null;
      begin
        execute format('create table %I (like %I including constraints)', part, parent);
        execute format(
          'alter table %I attach partition %I for values from (%L) to (%L)',
          parent,
          part,
          month_bound(parent, month),
          month_bound(parent, month + 1)
        );
        perform finish_partition(parent, part);
        return next part;
      exception
        when invalid_object_definition or check_violation then null;
      end;
    end loop;
  end loop;
end $$;

-- Where a month begins in the column that its table is partitioned by.
create function month_bound(parent text, month integer) returns text
language plpgsql stable strict
as $$
declare
  start timestamptz := make_timestamptz(month / 12, month % 12 + 1, 1, 0, 0, 0, 'UTC');
begin
  return case parent
    when 'event' then start::text
    else lowest_uuidv7(start)::text
  end;
end $$;

create function finish_partition(parent text, part text) returns void
language plpgsql
as $$
begin
  if parent = 'transfer' then
    execute format(
      'create trigger transfer_no_truncate before truncate on %I
       for each statement execute function refuse_ledger_change()',
      part
    );
    execute format(
      'create statistics %I (mcv) on debit_kind, credit_kind, kind from %I',
      part || '_kinds',
      part
    );
  elsif parent = 'activity' then
    execute format(
      'create trigger activity_is_not_emptied before truncate on %I
       for each statement execute function refuse_activity_change()',
      part
    );
  end if;
end $$;

do $$
declare
  parent text;
  bound text;
  last_seq bigint;
begin
  foreach parent in array array['transfer', 'activity', 'event'] loop
    execute format('create table %I partition of %I default', parent || '_other', parent);
    perform finish_partition(parent, parent || '_other');
    select substring(pg_get_constraintdef(oid) from '< ''([^'']+)''') into strict bound
    from pg_constraint
    where conrelid = (parent || '_before')::regclass and conname = parent || '_month';
    execute format(
      'alter table %I attach partition %I for values from (minvalue) to (%L)',
      parent,
      parent || '_before',
      bound
    );
    execute format(
      'alter table %I drop constraint %I',
      parent || '_before',
      parent || '_month'
    );
  end loop;
  select max(seq) into last_seq from event_before;
  if last_seq is not null then
    perform setval(pg_get_serial_sequence('event', 'seq'), last_seq);
  end if;
  -- The bound of events, the last of the three, is a moment.
  perform add_month_partitions(bound::timestamptz, 3);
end $$;

-- Other sessions have statements prepared with the row types of the former tables. Their
-- connections are closed; the program makes new ones and repeats what was under way. Processes that wait for
-- this migration are left alone.
select pg_terminate_backend(pid)
from pg_stat_activity
where datname = current_database()
  and usename = current_user
  and pid <> pg_backend_pid()
  and backend_type = 'client backend'
  and wait_event is distinct from 'advisory';
