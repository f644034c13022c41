-- Licenses of buyers: claims until the network has checked them. domain/licenses/license.ts says which open a state.

create table license (
  id uuid primary key,
  account_id uuid not null,
  us_state text not null check (us_state ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('salesperson', 'broker', 'mortgage', 'none')),
  number text,
  -- The last day on which it holds; null: it does not expire, or none is known.
  expires_on date,
  claimed_at timestamptz not null,
  -- When the network confirmed or refused it.
  decided_at timestamptz,
  refusal text,
  -- When it was refused, withdrawn or replaced.
  ended_at timestamptz,
  -- What the buyer was told of its expiry: 1 that it expires soon, 2 that it has expired.
  expiry_notice smallint not null default 0
);
create index license_account on license (account_id);
create index license_waiting on license (claimed_at) where decided_at is null and ended_at is null;
create index license_expiry on license (expires_on) where ended_at is null and expiry_notice < 2;

-- Until now a state was open where the buyer said so. Buyers that take part keep their states, as confirmed.
insert into license (id, account_id, us_state, kind, claimed_at, decided_at)
select gen_random_uuid(), v.account_id, state,
  case v.buyer_kind
    when 'agent' then 'salesperson'
    when 'broker' then 'broker'
    when 'lender' then 'mortgage'
    else 'none'
  end,
  a.created_at, case when a.status in ('active', 'suspended') then now() end
from advertiser v
join account a on a.id = v.account_id
cross join lateral unnest(v.licensed_states) as state;

-- From now on: the states that licenses open, for decisions. Written with each change of a license or of the rules.
update advertiser v
set licensed_states = '{}'
from account a
where a.id = v.account_id and a.status not in ('active', 'suspended');
