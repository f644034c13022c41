-- What the network paused: only the network resumes it. The owner's own status stays in its own table.

create table network_pause (
  id uuid primary key,
  -- The owner of what is paused.
  account_id uuid not null references account (id),
  kind text not null check (kind in ('campaign', 'source', 'sub_id', 'destination', 'form')),
  -- The campaign, source or destination; of a sub id and of a form, the source. A pause outlives
  -- its thing, so that removing it and making it again is no way around.
  thing_id uuid not null,
  -- Of a sub id: which of sub1 to sub5, its value, and the value in the spelling that is compared.
  sub_number smallint check (sub_number between 1 and 5),
  sub_value text,
  sub_key text,
  -- What the thing was called.
  name text not null,
  -- Hashes of what no other thing of the account may have while the pause holds.
  likeness bytea[] not null,
  -- The owner reads it.
  reason text not null,
  set_at timestamptz not null,
  -- The person of the network; null: from before pauses were recorded.
  set_by text,
  -- When it ends by itself; null: only the network ends it.
  ends_at timestamptz,
  ended_at timestamptz,
  -- Null: it reached its end.
  ended_by text,
  check ((kind = 'sub_id') = (sub_number is not null)),
  check ((sub_number is null) = (sub_value is null)),
  check ((sub_number is null) = (sub_key is null)),
  check (ended_at is not null or ended_by is null)
);
create index network_pause_account on network_pause (account_id, id);
-- One at a time for each thing: a form is the page of its source.
create unique index network_pause_open on network_pause (
  thing_id, (case when kind = 'form' then 'source' else kind end), (coalesce(sub_number, 0)),
    (coalesce(sub_key, ''))
) where ended_at is null;
create index network_pause_ends on network_pause (ends_at) where ended_at is null;
create index network_pause_thing on network_pause (thing_id, set_at);

-- Sources that the network had paused by their own status, which their owners could resume.
insert into network_pause (id, account_id, kind, thing_id, name, likeness, reason, set_at)
select uuidv7(), account_id, 'source', id, name, '{}', 'The network paused this source.', updated_at
from source
where suspended;
update source set status = 'active' where suspended;
drop index source_suspended;
alter table source drop column suspended;

-- The notification of such a pause is the same as of any other pause by the network now.
update event
set type = 'network_paused', details = json_build_object(
  'kind', 'source', 'name', details ->> 'name', 'sub', null, 'value', null,
  'reason', 'The network paused this source.', 'endsAtMs', null, 'timeZone', 'UTC',
  'isChange', false
)
where type = 'source_suspended';
update notification_preference
set kinds = (kinds - 'source_suspended')
  || jsonb_build_object('network_paused', kinds -> 'source_suspended')
where kinds ? 'source_suspended';
