-- The market: accounts, what they own, leads on their way, sales, and the double-entry book.
-- Business times have no default: the program passes the moment it decided at. Hot tables carry no foreign keys
-- (they cost a quarter of the throughput); verify-ledger checks those references instead.

create table zip (
  zip_code text primary key,
  city text not null,
  state text not null,
  county_fips text,
  county_name text,
  time_zone text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table account (
  id uuid primary key,
  kind text not null check (kind in ('network', 'advertiser', 'affiliate')),
  name text not null check (length(name) between 1 and 120),
  status text not null check (status in ('pending', 'active', 'suspended')),
  time_zone text not null,
  created_at timestamptz not null
);
-- One network per database.
create unique index account_one_network on account (kind) where kind = 'network';

create table advertiser (
  account_id uuid primary key references account (id),
  buyer_kind text not null check (buyer_kind in ('agent', 'broker', 'lender', 'investor', 'wholesaler')),
  -- Lower-cased and space-folded, as consent texts are compared with it.
  seller_name text not null,
  listed_buyer boolean not null,
  licensed_states text[] not null,
  bid_modifier integer not null check (bid_modifier between 8000 and 10000)
);

-- What decided where a buyer may buy, from each change on: past leads are judged by what held then.
create table advertiser_history (
  account_id uuid not null,
  changed_at timestamptz not null,
  buyer_kind text not null,
  seller_name text not null,
  listed_buyer boolean not null,
  licensed_states text[] not null,
  is_active boolean not null,
  primary key (account_id, changed_at)
);

create table affiliate (
  account_id uuid primary key references account (id),
  earning_kind text not null check (earning_kind in ('share', 'flat')),
  -- Basis points for share, cents for flat.
  earning_amount bigint not null check (earning_amount >= 0),
  -- Where most of its leads come from, by its own word; null where it has not said.
  traffic_kind text check (traffic_kind in ('search', 'social', 'own_site', 'email', 'call_center', 'offline', 'other')),
  check (earning_kind = 'flat' or earning_amount <= 10000)
);

-- Who acts for an account. The person's identity and password are better-auth's, in schema auth.
create table member (
  user_id text primary key,
  account_id uuid not null references account (id),
  role text not null check (role in ('advertiser', 'affiliate', 'admin')),
  name text not null,
  status text not null check (status in ('active', 'suspended')),
  created_at timestamptz not null,
  -- When the person last signed out, and the account's newest event then: up to it all counts as read.
  signed_out_at timestamptz,
  read_until bigint
);
create index member_account on member (account_id);

create table api_key (
  id uuid primary key,
  account_id uuid not null references account (id),
  name text not null,
  -- SHA-256 of a 256-bit random key: nothing to guess, so nothing to slow down.
  key_hash bytea not null unique,
  key_hint text not null,
  created_by text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index api_key_account on api_key (account_id);

create table source (
  id uuid primary key,
  account_id uuid not null references account (id),
  kind text not null check (kind in ('api', 'form', 'chat', 'import', 'assistant')),
  name text not null check (length(name) between 1 and 120),
  status text not null check (status in ('active', 'paused')),
  key_hash bytea not null unique,
  key_hint text not null,
  unsold_rule text not null check (unsold_rule in ('reject', 'list')),
  allows_exclusive boolean not null,
  shared_slots smallint not null check (shared_slots between 0 and 5),
  routing text not null check (routing in ('best_price', 'priority', 'weighted', 'round_robin')),
  -- The affiliate's own reserve; null takes the network's price table.
  reserve_exclusive_cents bigint check (reserve_exclusive_cents >= 0),
  reserve_shared_cents bigint check (reserve_shared_cents >= 0),
  daily_cap integer check (daily_cap > 0),
  version bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (allows_exclusive or shared_slots > 0)
);
create index source_account on source (account_id, id);

create table campaign (
  id uuid primary key,
  -- Small and dense: decisions and counters carry it instead of the uuid.
  no integer not null unique generated always as identity,
  account_id uuid not null references account (id),
  name text not null check (length(name) between 1 and 120),
  status text not null check (status in ('active', 'paused', 'archived')),
  criteria jsonb not null,
  exclusive_bid_cents bigint check (exclusive_bid_cents > 0),
  shared_bid_cents bigint check (shared_bid_cents > 0),
  adjustments jsonb not null,
  limits jsonb not null,
  source_limits jsonb not null,
  schedule jsonb not null,
  pacing text not null check (pacing in ('asap', 'even')),
  priority integer not null,
  weight integer not null check (weight between 1 and 1000),
  contact_channels text[] not null check (cardinality(contact_channels) > 0),
  blocked_source_ids uuid[] not null,
  version bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (exclusive_bid_cents is not null or shared_bid_cents is not null)
);
create index campaign_account on campaign (account_id, id);
-- The criteria index fetches what changed since the version it has.
create index campaign_version on campaign (version);

-- What a campaign was when a decision was made: lines beyond the stored ones are re-evaluated from here.
create table campaign_history (
  campaign_id uuid not null,
  version bigint not null,
  document jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (campaign_id, version)
);

-- One row: raised by every change that a decision depends on, read by every batch.
create table distribution_version (
  single boolean primary key check (single),
  version bigint not null
);
insert into distribution_version (single, version) values (true, 1);

create table network_setting (
  single boolean primary key check (single),
  document jsonb not null,
  version bigint not null
);

-- Counters per window; a start that is not the current one reads as nothing taken. Only these rows decide caps.
create table campaign_state (
  campaign_no integer primary key,
  hour_start_ms bigint not null, hour_leads integer not null, hour_cents bigint not null,
  day_start_ms bigint not null, day_leads integer not null, day_cents bigint not null,
  week_start_ms bigint not null, week_leads integer not null, week_cents bigint not null,
  month_start_ms bigint not null, month_leads integer not null, month_cents bigint not null,
  total_leads integer not null, total_cents bigint not null
) with (fillfactor = 40);

-- Ends a batch whose takes no longer fit: it is decided again on locked rows.
create function distribution_changed() returns boolean language plpgsql as $$
begin
  raise exception 'counters, balances or campaigns changed while the batch was decided' using errcode = 'PM001';
end $$;

create table campaign_source_state (
  campaign_no integer not null,
  source_id uuid not null,
  hour_start_ms bigint not null, hour_leads integer not null, hour_cents bigint not null,
  day_start_ms bigint not null, day_leads integer not null, day_cents bigint not null,
  week_start_ms bigint not null, week_leads integer not null, week_cents bigint not null,
  month_start_ms bigint not null, month_leads integer not null, month_cents bigint not null,
  total_leads integer not null, total_cents bigint not null,
  primary key (campaign_no, source_id)
) with (fillfactor = 40);

-- An advertiser's prepaid balance. The check is the last wall: no decision can pass it.
create table wallet (
  account_id uuid primary key,
  balance_cents bigint not null,
  held_cents bigint not null check (held_cents >= 0),
  credit_limit_cents bigint not null check (credit_limit_cents >= 0),
  check (balance_cents - held_cents >= -credit_limit_cents)
) with (fillfactor = 40);

-- What an affiliate may be paid out.
create table payable (
  account_id uuid primary key,
  balance_cents bigint not null check (balance_cents >= 0)
) with (fillfactor = 40);

-- A batch that committed. A batch retried after an unclear COMMIT finds its row here and is not decided twice.
create table batch (
  id uuid primary key,
  decided_at timestamptz not null
);

create table lead (
  id uuid primary key,
  batch_id uuid not null,
  affiliate_id uuid not null,
  source_id uuid not null,
  received_at timestamptz not null,
  status text not null check (status in ('draft', 'quarantined', 'rejected', 'available', 'sold', 'expired', 'withdrawn', 'erased')),
  reason_code text,
  duplicate_of uuid,
  side text not null,
  property_type text not null,
  zip_code text,
  city text,
  county_fips text,
  state text,
  price_min_cents bigint,
  price_max_cents bigint,
  beds smallint,
  baths_quarters smallint,
  living_area_sqft integer,
  timing text not null,
  finance_status text not null,
  agent_status text not null,
  consent_channels text not null,
  consent_scope text not null,
  consent_sellers text not null,
  score_total smallint not null,
  score_engagement smallint not null,
  score_intent smallint not null,
  score_financial smallint not null,
  tier text not null,
  -- Which rules applied, by the model that scored it: two bytes each, the rule's place in the domain's list and its points.
  score_model text,
  score_reasons bytea,
  sub_ids text,
  -- What the affiliate was answered: never changes, so that a repeated call gets the same bytes.
  answer_status text not null check (answer_status in ('accepted', 'rejected', 'duplicate')),
  answer_sale text not null check (answer_sale in ('none', 'shared', 'exclusive')),
  answer_price_cents bigint not null check (answer_price_cents >= 0),
  sold_slots smallint not null check (sold_slots >= 0),
  sale_slots smallint not null check (sale_slots >= 0),
  -- The explained decision, packed: server/modules/selling/distribution/packed-reasons.ts says how, and reads it.
  decision bytea,
  check (sold_slots <= sale_slots)
-- A row fits its page with the longest decision: neither compressed nor moved out, both of which cost more than they save.
) with (fillfactor = 90, toast_tuple_target = 8000);
create index lead_affiliate on lead (affiliate_id, id);
-- The best leads of all, however many there are.
create index lead_score on lead (score_total, id);

-- Contact and consent, sealed with a key of the lead's own. The only table that holds contact data.
create table lead_private (
  lead_id uuid primary key,
  key_salt bytea not null,
  sealed bytea not null,
  -- Set where nobody bought the lead: its contact goes then, for the affiliate may sell it elsewhere.
  forget_at timestamptz
);
create index lead_private_forget on lead_private (forget_at) where forget_at is not null;

-- Who holds a person's phone, e-mail or address: keyed hashes, the wall against duplicates. A person nobody has met
-- costs one insert and no look-up: only a key that is there already can be a duplicate, or a person a buyer has.
create table lead_key (
  hash bytea primary key,
  lead_id uuid not null,
  -- Other leads of the same key, of other sides too, as long as they can still matter; null for none.
  earlier uuid[]
);

create table suppression (
  hash bytea primary key,
  reason text not null,
  added_at timestamptz not null
);

-- Persons a buyer uploaded as its own: never offered to it. Whom it bought is found through lead_key and sale.
create table exclusion (
  hash bytea not null,
  account_id uuid not null,
  primary key (hash, account_id)
);

create table idempotency (
  scope uuid not null,
  key_hash bytea not null,
  request_hash bytea not null,
  lead_id uuid,
  answer_status smallint,
  answer_body text,
  created_at timestamptz not null,
  primary key (scope, key_hash)
);

create table sale (
  id uuid primary key,
  lead_id uuid not null,
  slot smallint not null check (slot between 1 and 5),
  mode text not null check (mode in ('exclusive', 'shared')),
  -- Null when bought by hand.
  campaign_no integer,
  buyer_id uuid not null,
  affiliate_id uuid not null,
  source_id uuid not null,
  bid_cents bigint not null,
  price_cents bigint not null check (price_cents >= 0),
  -- The split as it was booked: a reversal uses it, whatever the terms are by then.
  earning_cents bigint not null check (earning_cents between 0 and price_cents),
  status text not null check (status in ('sold', 'returned')),
  earning_status text not null check (earning_status in ('pending', 'payable', 'paid', 'reversed')),
  sold_at timestamptz not null,
  -- In-app delivery is this row becoming readable to its buyer; the return window starts here.
  delivered_at timestamptz not null,
  unique (lead_id, slot),
  unique (lead_id, buyer_id)
);
create index sale_buyer on sale (buyer_id, id);
create index sale_affiliate on sale (affiliate_id, id);

-- A transfer debits one account and credits another by the same amount: the book balances by construction.
-- A ledger transaction is the transfers of one cause.
create table transfer (
  cause_id uuid not null,
  kind text not null check (kind in (
    'sale_earning', 'sale_revenue', 'return_earning', 'return_revenue', 'top_up', 'earning_payable', 'payout', 'adjustment'
  )),
  debit_kind text not null check (debit_kind in ('wallet', 'holds', 'pending', 'payable', 'revenue', 'external', 'adjustments')),
  debit_owner uuid not null,
  credit_kind text not null check (credit_kind in ('wallet', 'holds', 'pending', 'payable', 'revenue', 'external', 'adjustments')),
  credit_owner uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null,
  primary key (cause_id, kind),
  check (debit_kind <> credit_kind or debit_owner <> credit_owner)
);
-- Wallet movements of one advertiser, newest first. Those of its purchases are found through its sales.
create index transfer_wallet_debit on transfer (debit_owner, cause_id) where debit_kind = 'wallet' and kind not in ('sale_earning', 'sale_revenue');
create index transfer_wallet_credit on transfer (credit_owner, cause_id) where credit_kind = 'wallet';

-- Money that came in, went out or was corrected: few rows, and the network's balances sum them.
create index transfer_outside on transfer (debit_kind, credit_kind) include (amount_cents)
  where debit_kind in ('external', 'adjustments') or credit_kind in ('external', 'adjustments');

-- Nearly every transfer belongs to a sale: without this, the planner expects as many others.
create statistics transfer_kinds (mcv) on debit_kind, credit_kind, kind from transfer;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: correct it with a new transfer' using errcode = 'restrict_violation';
end $$;
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_ledger_change();
create trigger transfer_no_truncate before truncate on transfer
  for each statement execute function refuse_ledger_change();

create table listing (
  lead_id uuid primary key,
  -- Whom the lead is about, as exclusion knows it: a buyer that has the person is not sold it again.
  consumer_hash bytea not null,
  other_consumer_hash bytea,
  exclusive_price_cents bigint,
  slot_price_cents bigint,
  exclusive_start_cents bigint,
  slot_start_cents bigint,
  exclusive_floor_cents bigint,
  slot_floor_cents bigint,
  listed_at timestamptz not null,
  next_price_at timestamptz,
  ends_at timestamptz not null,
  -- The row stays afterwards, so that whoever still looks at the card learns what became of the lead.
  ended boolean not null default false,
  check (exclusive_price_cents is not null or slot_price_cents is not null)
);
create index listing_next_price on listing (next_price_at) where next_price_at is not null;
create index listing_ends on listing (ends_at) where not ended;

-- What must happen after a commit, written by the transaction that decided it; the publisher deletes what it has published.
create table outbox (
  id bigint primary key generated always as identity,
  topic text not null,
  payload json not null,
  written_at timestamptz not null
);
-- Read once within a tenth of a second: compressing it would only cost time.
alter table outbox alter column payload set storage external;

-- What people are told, in the order the publisher committed it: the bell and every screen that follows along.
create table event (
  seq bigint primary key generated always as identity,
  account_id uuid not null,
  type text not null,
  -- What the words of each language are made from when the event is read.
  details json not null,
  url text not null,
  at timestamptz not null
);
create index event_account on event (account_id, seq);

-- The audit log: who did what to which record. Append-only, without contact data.
create table activity (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'source', 'system')),
  actor_id text not null,
  account_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null
);
create index activity_account on activity (account_id, id);

-- Documents people edit for themselves: saved views, preferences.
create table user_document (
  user_id text not null,
  collection text not null check (collection in ('preferences', 'saved_views')),
  id text not null,
  document jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, collection, id)
);

-- Which process does a single-holder job, such as publishing; a lease that is not renewed runs out.
create table lease (
  name text primary key,
  holder uuid not null,
  epoch bigint not null,
  expires_at timestamptz not null
);

-- Keys of the network's own, wrapped with PLAT_SECRET: the contact HMAC (which never changes) and the contact seal.
create table network_key (
  name text primary key,
  wrapped bytea not null
);

-- Leads a source has had accepted today; only sources with a daily cap have a row.
create table source_state (
  source_id uuid primary key,
  day_start_ms bigint not null,
  day_leads integer not null
) with (fillfactor = 40);

-- A buyer asking for the money back: at most once per sale.
create table lead_return (
  id uuid primary key,
  sale_id uuid not null unique,
  reason text not null,
  status text not null check (status in ('filed', 'approved', 'declined', 'withdrawn')),
  filed_at timestamptz not null,
  -- The buyer's evidence in words. People's words may hold contact data: they are read with the return and nowhere else.
  note text,
  answer text,
  answered_at timestamptz,
  decided_at timestamptz,
  decision_note text,
  check ((status = 'filed') = (decided_at is null)),
  check ((answer is null) = (answered_at is null))
);

-- Money sent to an affiliate.
create table payout (
  id uuid primary key,
  affiliate_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz not null
);
create index payout_affiliate on payout (affiliate_id, id);
