-- Leads that were taken off the marketplace, by whom: what its affiliate took off it may put back, what the operator took off it may not.
create table withdrawal (
  lead_id uuid primary key,
  by_operator boolean not null,
  withdrawn_at timestamptz not null
);
