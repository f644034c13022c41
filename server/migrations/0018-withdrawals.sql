-- Leads that were taken off the marketplace, by whom: what its affiliate took off it may put back, what the operator took off it may not.
create table withdrawal (
  lead_id uuid primary key,
  by_operator boolean not null,
  withdrawn_at timestamptz not null
);

-- A source that the operator paused: its listed leads are not sold meanwhile, while its owner's own pause only stops its posts.
alter table source add column suspended boolean not null default false;
create index source_suspended on source (id) where suspended;
create index account_suspended on account (id) where status = 'suspended';
