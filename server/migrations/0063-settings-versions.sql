-- Every version of the network's settings, the newest in force. The first is what stood before.

create table network_setting_version (
  no integer primary key check (no > 0),
  -- The whole document, with the network's name and zone.
  document jsonb not null,
  at timestamptz not null,
  -- The person of the network; null for the first version.
  changed_by text,
  -- Of a version that brought an earlier one back: which one, and why.
  restored_from integer references network_setting_version (no),
  reason text,
  check ((restored_from is null) = (reason is null))
);
