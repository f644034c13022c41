-- The names by which a consent may name a buyer: each approved by the network, with the times at which it stood.
-- domain/sellers/seller-name.ts computes match_key and likeness.

create table seller_name (
  id uuid primary key,
  account_id uuid not null,
  name text not null,
  match_key text not null check (match_key <> ''),
  likeness text not null,
  requested_at timestamptz not null,
  -- On the network's published buyer list while it stands.
  is_listed boolean not null,
  -- Null for a request that waits, or was refused or withdrawn.
  approved_at timestamptz,
  -- When the name ceased to stand, or the request was refused or withdrawn.
  ended_at timestamptz,
  -- Why the network refused the request.
  refusal text,
  -- The account's suspension ended it: it begins again with the account.
  is_paused boolean not null default false,
  check (ended_at >= approved_at)
);
create unique index seller_name_current on seller_name (account_id, match_key) where ended_at is null;
create index seller_name_account on seller_name (account_id);
create index seller_name_waiting on seller_name (requested_at) where approved_at is null and ended_at is null;

-- Which account a name belongs to, with all names that look like it: forever, also when it stands no more.
create table seller_name_owner (
  likeness text primary key,
  account_id uuid not null
);

-- Names that the network had before: consents given while one stood may contain it.
create table former_network_name (
  id uuid primary key,
  name text not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at >= from_at)
);

-- Until now a buyer's name was its company's name, and every buyer was on the list.
insert into seller_name (id, account_id, name, match_key, likeness, requested_at, is_listed)
select gen_random_uuid(), v.account_id, a.name, k.match_key,
  replace(replace(translate(k.match_key, '1i02589', 'llozsbg'), 'rn', 'm'), 'vv', 'w'), a.created_at,
  v.listed_buyer
from advertiser v
join account a on a.id = v.account_id
cross join lateral (
  select regexp_replace(replace(replace(lower(a.name), '&', 'and'), '+', 'and'), '[^[:alnum:]]', '', 'g') as match_key
) k
where length(k.match_key) >= 2;

insert into seller_name_owner (likeness, account_id)
select distinct on (n.likeness) n.likeness, n.account_id
from seller_name n
join account a on a.id = n.account_id
where a.status in ('active', 'suspended')
order by n.likeness, a.created_at, n.account_id;

-- The older of two accounts whose names are alike keeps the name; the other asks for one.
update seller_name n
set approved_at = a.created_at, ended_at = case when a.status = 'suspended' then now() end,
  is_paused = a.status = 'suspended'
from account a, seller_name_owner o
where a.id = n.account_id and o.likeness = n.likeness and o.account_id = n.account_id;

alter table advertiser drop column seller_name, drop column listed_buyer;
alter table advertiser_history drop column seller_name, drop column listed_buyer;

alter table lead add column consent_at timestamptz;
update lead
set consent_at = received_at - make_interval(mins => coalesce(age_minutes, 0)),
  consent_sellers =
    regexp_replace(replace(replace(lower(consent_sellers), '&', 'and'), '+', 'and'), '[^[:alnum:];]', '', 'g');

update ping_hold h
set terms = (h.terms - 'sellerName' - 'listedBuyer') || jsonb_build_object(
  'askedName', a.name,
  'sellerNames', coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'name', n.name, 'key', n.match_key, 'isListed', n.is_listed,
          'fromMs', floor(extract(epoch from n.approved_at) * 1000),
          'untilMs', floor(extract(epoch from n.ended_at) * 1000)
        )
      )
      from seller_name n
      where n.account_id = h.buyer_id and n.approved_at is not null
    ),
    '[]'
  )
)
from account a
where a.id = h.buyer_id;
