-- The network sets how far declined returns may lower a buyer's bid modifier: down to half.
alter table advertiser
  drop constraint advertiser_bid_modifier_check,
  add constraint advertiser_bid_modifier_check check (bid_modifier between 5000 and 10000);
alter table bid_modifier_history
  drop constraint bid_modifier_history_bid_modifier_check,
  add constraint bid_modifier_history_bid_modifier_check
    check (bid_modifier between 5000 and 10000);
