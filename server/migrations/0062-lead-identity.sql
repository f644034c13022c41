-- All leads of a person, an address or a device, however old. lead_key forgets the earlier leads of
-- a key once they can be no duplicates; here they stay. Filled in rounds, outside of posting.

create table lead_identity (
  -- Phone, email and address as in lead_key; a device is the consent's IP address and browser.
  hash bytea not null,
  lead_id uuid not null,
  kind text not null check (kind in ('phone', 'email', 'address', 'device')),
  primary key (hash, lead_id)
);
create index lead_identity_lead on lead_identity (lead_id);

-- How far the rounds came: ids of leads grow with time.
create table lead_identity_progress (
  is_only boolean primary key default true check (is_only),
  last_lead_id uuid not null
);
insert into lead_identity_progress (last_lead_id) values ('00000000-0000-0000-0000-000000000000');

-- What people did and looked at, read from the page of one lead.
create index activity_about_lead on activity (subject_id, id)
  where subject_kind in ('lead', 'sale', 'return');
create index analysis_lead on analysis (lead_id, made_at);
