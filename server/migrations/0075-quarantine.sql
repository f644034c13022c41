-- Why the network holds a lead for review, while its status is quarantined.
create table quarantine (
  lead_id uuid primary key,
  -- For the affiliate, who reads it.
  reason text not null,
  held_at timestamptz not null,
  -- The person of the network, or the key of its account.
  held_by text not null,
  -- When the listing was to end.
  ends_at timestamptz not null
);
