-- Transfers, the activity log and events become partitioned by month, in three steps that leave
-- traffic running: this one bounds the rows of today's tables, the next one checks the bound, and
-- the third makes each table the first partition of a new one. Nothing is copied.

-- The lowest version 7 uuid of a moment: every id made then or later is at least this.
create function lowest_uuidv7(moment timestamptz) returns uuid
language sql stable strict parallel safe
return (
  lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '70008000000000000000'
)::uuid;

-- Rows that are written until the third step must lie below the bound too: it is the first day, in
-- UTC, of the month that begins at least three days after now and after the newest row.
do $$
declare
  newest timestamptz := greatest(
    clock_timestamp(),
    (select uuid_extract_timestamp(cause_id) from transfer order by cause_id desc limit 1),
    (select uuid_extract_timestamp(id) from activity order by id desc limit 1),
    (select max(at) from event)
  );
  bound timestamptz := (
    date_trunc('month', newest at time zone 'UTC' + interval '3 days') + interval '1 month'
  ) at time zone 'UTC';
begin
  execute format(
    'alter table transfer add constraint transfer_month check (cause_id < %L) not valid',
    lowest_uuidv7(bound)
  );
  execute format(
    'alter table activity add constraint activity_month check (id < %L) not valid',
    lowest_uuidv7(bound)
  );
  execute format(
    'alter table event add constraint event_month check (at < %L) not valid',
    bound
  );
end $$;
