-- What people of the network enter into a buyer's wallet: payments that arrived, corrections,
-- credit, refunds, and the credit limit. Large ones wait for a second person.

create table manual_entry (
  id uuid primary key,
  account_id uuid not null references account (id),
  kind text not null check (
    kind in ('payment', 'adjustment', 'goodwill', 'promotion', 'refund', 'credit_limit')
  ),
  status text not null check (status in ('waiting', 'booked', 'rejected')),
  -- Of an adjustment negative if money is taken; of a credit limit the new limit.
  amount_cents bigint not null,
  method text check (method in ('wire', 'ach', 'check', 'card', 'other')),
  -- The bank's or the check's.
  reference text,
  -- When the money counts at the bank.
  value_date date,
  -- The account reads it.
  reason text,
  -- In how many days used credit is to be paid back.
  terms_days smallint check (terms_days between 0 and 180),
  made_by text not null,
  made_at timestamptz not null,
  -- Who approved or rejected it; for one that needed no second person, who made it.
  decided_by text,
  decided_at timestamptz,
  -- Why it was rejected.
  rejection text,
  -- The balance, or the credit limit; null until it is booked.
  before_cents bigint,
  after_cents bigint,
  -- Of a promotion: the promotional credit with it, and what was spent of the wallet until then.
  promotion_left_cents bigint,
  promotion_spent_cents bigint,
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'booked') = (after_cents is not null)),
  check ((kind = 'promotion' and status = 'booked') = (promotion_left_cents is not null)),
  check (
    case kind
      when 'adjustment' then amount_cents <> 0
      when 'credit_limit' then amount_cents >= 0
      else amount_cents > 0
    end
  )
);
create index manual_entry_account on manual_entry (account_id, id);
create index manual_entry_waiting on manual_entry (id) where status = 'waiting';
create index manual_entry_promotion on manual_entry (account_id, decided_at)
  where kind = 'promotion' and status = 'booked';

-- PostgreSQL chose this name for the list, because a table's constraint had the plain one then.
alter domain transfer_kind drop constraint transfer_kind_check1;
alter domain transfer_kind add constraint transfer_kind_check check (value in (
  'sale_earning', 'sale_revenue', 'return_earning', 'return_revenue', 'top_up', 'earning_payable', 'payout', 'payment',
  'refund', 'adjustment', 'goodwill', 'promotion', 'hold', 'release', 'capture'
)) not valid;
