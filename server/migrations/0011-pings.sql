-- Ping and post: offers made before the contact is known, and what of a buyer's room and money they hold meanwhile.

create table ping (
  id uuid primary key,
  source_id uuid not null,
  affiliate_id uuid not null,
  at timestamptz not null,
  sub_ids text,
  -- A keyed hash of what was pinged: the same again is answered with the same.
  content_hash bytea not null,
  -- The person's phone and e-mail as lead_key knows them; null where no hash was given.
  phone_key bytea,
  email_key bytea,
  -- What was pinged, without contact: compared with the post. And the score it was decided by.
  facts jsonb not null,
  score jsonb not null,
  -- refused: no offer was made. posted: it became a lead. ended: the post was refused for good. expired: nobody posted in time.
  state text not null check (state in ('refused', 'open', 'posted', 'ended', 'expired')),
  reason_code text,
  -- What the affiliate was promised in all.
  price_cents bigint not null check (price_cents >= 0),
  -- The database's clock, as is ended_at; null where no offer was made.
  expires_at timestamptz,
  ended_at timestamptz,
  -- The explained decision, packed as a lead's is.
  decision bytea,
  -- The day of a source with a daily cap on which the offer was counted.
  source_day_start_ms bigint,
  -- The last post, its lead, and what of it was not as pinged or as the consent had to be.
  post_hash bytea,
  lead_id uuid,
  changes jsonb,
  check ((state = 'refused') = (expires_at is null)),
  check ((state in ('posted', 'ended', 'expired')) = (ended_at is not null))
);
-- What a source pinged a moment ago, and what became of its latest offers.
create index ping_content on ping (source_id, content_hash, id);
create index ping_offers on ping (source_id, id) where state <> 'refused';
create index ping_open on ping (source_id) where state = 'open';
create index ping_due on ping (expires_at) where state = 'open';
create index ping_phone on ping (phone_key) where state = 'open' and phone_key is not null;
create index ping_email on ping (email_key) where state = 'open' and email_key is not null;
create index ping_lead on ping (lead_id) where lead_id is not null;
create index ping_affiliate on ping (affiliate_id, id);

-- One buyer's slot of an offer. The starts are those of the windows it is counted in: it goes back into these alone.
create table ping_hold (
  id uuid primary key,
  ping_id uuid not null,
  slot smallint not null check (slot between 1 and 5),
  mode text not null check (mode in ('exclusive', 'shared')),
  campaign_no integer not null,
  buyer_id uuid not null,
  source_id uuid not null,
  bid_cents bigint not null,
  price_cents bigint not null check (price_cents >= 0),
  earning_cents bigint not null check (earning_cents between 0 and price_cents),
  hour_start_ms bigint not null,
  day_start_ms bigint not null,
  week_start_ms bigint not null,
  month_start_ms bigint not null,
  -- Whether it is counted for the source too.
  by_source boolean not null,
  -- What the buyer asked for when it was promised: criteria, adjustments, channels, the name that consent must have.
  terms jsonb not null,
  status text not null check (status in ('open', 'captured', 'released')),
  unique (ping_id, slot),
  unique (ping_id, buyer_id)
);
create index ping_hold_open on ping_hold (campaign_no) where status = 'open';

-- How long a source's offers stand, in seconds.
alter table source add column ping_expiry_s smallint not null default 60 check (ping_expiry_s between 15 and 120);

-- Money is held by moving it from the wallet to the buyer's holds and back; a sale takes it from the wallet as ever.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'sale_earning', 'sale_revenue', 'return_earning', 'return_revenue', 'top_up', 'earning_payable', 'payout', 'adjustment', 'hold', 'release', 'capture'
));
-- What moved in a wallet is told without what was only held.
drop index transfer_wallet_debit;
drop index transfer_wallet_credit;
create index transfer_wallet_debit on transfer (debit_owner, cause_id) where debit_kind = 'wallet' and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture');
create index transfer_wallet_credit on transfer (credit_owner, cause_id) where credit_kind = 'wallet' and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture');
