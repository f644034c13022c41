-- Signing in with other providers (OpenID Connect): which of their accounts a person is connected with, and sign-ins under way.

create table auth.provider_link (
  id uuid primary key,
  user_id text not null references auth."user" (id) on delete cascade,
  -- The provider, and the account there, as its ID tokens name them.
  issuer text not null,
  subject text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject),
  unique (user_id, issuer)
);

-- Deleted by its use; those that expired are deleted with the next.
create table auth.provider_flow (
  -- SHA-256 of the state, and of the cookie of the browser in which it began.
  state_hash bytea primary key,
  browser_hash bytea not null,
  -- One of PROVIDER_IDS (domain/access/sign-in-provider.ts).
  provider text not null,
  nonce text not null,
  -- The code verifier of PKCE (RFC 7636).
  verifier text not null,
  -- The person who connects an account; null for a sign-in, where the person is not known yet.
  user_id text references auth."user" (id) on delete cascade,
  expires_at timestamptz not null
);
create index provider_flow_user on auth.provider_flow (user_id);
create index provider_flow_expiry on auth.provider_flow (expires_at);
