-- What an API key may do, until when and from where, who holds it, and when it was last used.

-- Keys that were made before scopes existed keep what they had.
alter table api_key
  -- Words of KEY_SCOPES (domain/access/key-scopes.ts).
  add column scopes text[] not null default '{read,leads,campaigns,money,hooks}'
    check (cardinality(scopes) > 0
      and scopes <@ array['read', 'leads', 'campaigns', 'money', 'hooks']),
  -- Null: until it is revoked, or its holder loses the right to hold it.
  add column expires_at timestamptz,
  -- Addresses and ranges in CIDR notation; empty: from anywhere.
  add column allowed_ips text[] not null default '{}',
  -- The member with whose rights it ends: at first its maker, later an owner who took it over.
  add column held_by text,
  -- Written at most once a minute.
  add column used_at timestamptz,
  add column used_from text;
update api_key set held_by = created_by;
alter table api_key
  alter column held_by set not null,
  alter column scopes drop default;
