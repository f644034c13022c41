-- The pictures that were ever set as the network's logo, by what they hold: versions of the settings
-- name them.
create table network_logo (
  hash bytea primary key check (octet_length(hash) = 32),
  kind text not null check (kind in ('png', 'jpeg', 'webp')),
  content bytea not null check (octet_length(content) <= 262144),
  created_at timestamptz not null
);
