-- Payouts that are asked for, approved and sent, the earnings in each, and whom they go to: tax and bank details, sealed.

-- What Form W-9 asks, sealed with a key of its own. The last four digits are all that is ever shown of the number.
create table tax_detail (
  account_id uuid primary key references account (id),
  key_salt bytea not null,
  sealed bytea not null,
  number_last_four text not null check (number_last_four ~ '^[0-9]{4}$'),
  certified_at timestamptz not null
);

create table bank_detail (
  account_id uuid primary key references account (id),
  key_salt bytea not null,
  sealed bytea not null,
  number_last_four text not null check (number_last_four ~ '^[0-9]{4}$'),
  routing_last_four text not null check (routing_last_four ~ '^[0-9]{4}$'),
  -- A keyed hash of routing and account number: the same one at two accounts is flagged, and nothing else can be told from it.
  number_hash bytea not null,
  saved_at timestamptz not null,
  -- When another account took the place of one that was there: payouts wait from here. Null for the first.
  changed_at timestamptz
);
create index bank_detail_hash on bank_detail (number_hash);

-- How an affiliate asks for its payouts.
alter table affiliate add column payout_schedule text not null default 'weekly' check (payout_schedule in ('weekly', 'by_hand'));

alter table payout
  add column status text not null default 'sent' check (status in ('requested', 'approved', 'sent', 'rejected', 'cancelled', 'failed')),
  -- Who asked: a user or key, or 'weekly'.
  add column requested_by text not null default 'weekly',
  add column requested_at timestamptz,
  add column decided_at timestamptz,
  add column ordered_at timestamptz,
  add column ended_at timestamptz,
  add column bank_last_four text,
  add column reason text,
  -- Its earnings stand in payout_line. Those from before were not kept.
  add column itemised boolean not null default true,
  alter column paid_at drop not null;
update payout set itemised = false, requested_at = paid_at, decided_at = paid_at, ended_at = paid_at;
alter table payout
  alter column status drop default,
  alter column requested_by drop default,
  alter column requested_at set not null,
  add check ((status = 'sent') = (paid_at is not null)),
  add check ((status in ('requested', 'approved')) = (ended_at is null)),
  add check (reason is not null or status not in ('rejected', 'failed'));
-- The wall: an affiliate has one payout under way, whoever asks at the same moment.
create unique index payout_one_open on payout (affiliate_id) where status in ('requested', 'approved');

-- The earnings in a payout that is under way or sent; those of one that ended otherwise are taken out again. The key is the
-- wall: no earning is in two.
create table payout_line (
  sale_id uuid primary key,
  payout_id uuid not null,
  amount_cents bigint not null check (amount_cents >= 0)
);
create index payout_line_payout on payout_line (payout_id);
-- What is pending is recent: the sums of it and the release of it do not read the whole past.
create index sale_pending on sale (affiliate_id, delivered_at) where earning_status = 'pending';
-- What is payable is gathered by affiliate: few of its sales are, most are paid.
create index sale_payable on sale (affiliate_id, id) where earning_status = 'payable';
