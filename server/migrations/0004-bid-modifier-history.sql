-- What each buyer's bid modifier was at any moment, for deciding past leads again. Before the first row it was 10000.
create table bid_modifier_history (
  account_id uuid not null,
  changed_at timestamptz not null,
  bid_modifier integer not null check (bid_modifier between 8000 and 10000),
  primary key (account_id, changed_at)
);
-- Buyers that were there before: from now on.
insert into bid_modifier_history (account_id, changed_at, bid_modifier)
  select account_id, now(), bid_modifier from advertiser where bid_modifier <> 10000;
