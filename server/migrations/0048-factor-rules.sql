-- Accounts whose owners require a second factor of every member: one row each, as long as they do.

create table auth.factor_rule (
  account_id uuid primary key references account (id) on delete cascade,
  since timestamptz not null,
  set_by text not null
);
