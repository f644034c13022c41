-- The network's daily quota of the assistant's model, for all people together. Its use is the row of
-- `assistant_use` whose user is "network".

alter table assistant_provider
  add column network_tokens_per_day bigint not null default 10000000
    check (network_tokens_per_day >= 0);
