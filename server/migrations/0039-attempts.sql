-- Failed tries are counted for an account and an address, an account, or an account and a device that signed in before.

alter table auth.sign_in_attempt rename column email_hash to key_hash;

-- How often a caller did something lately: tokens that refill with time. Kept for an hour.
create table rate_bucket (
  -- What is limited, and a hash of the caller's address.
  key text primary key,
  tokens double precision not null,
  at timestamptz not null
);
create index rate_bucket_at on rate_bucket (at);
