-- What a return rests on, until when the operator must decide it, and who did.

alter table lead_return
  -- What the buyer gave and what the product found, as it was at the filing; without contact data.
  add column evidence jsonb,
  -- The product's own checks proved it: it never counts in the buyer's rate.
  add column proved boolean not null default false,
  -- At the filing the buyer asked for so much back that only a person approves: the deadline does not.
  add column people_only boolean not null default false,
  add column decide_until timestamptz,
  -- When it came to the operator: the affiliate had answered, or might not any more.
  add column escalated_at timestamptz,
  -- The product's records contradict the reason: the deadline does not approve it either.
  add column disputed boolean not null default false,
  -- The party that the operator asked, until it answers.
  add column asked text check (asked in ('buyer', 'affiliate')),
  add column decided_by text check (decided_by in ('checks', 'admin', 'deadline'));
-- Those that were open before: two days to answer, and three working days with the longest weekend between.
update lead_return set decide_until = filed_at + interval '8 days' where status = 'filed';
update lead_return set decided_by = 'admin' where status <> 'filed';
alter table lead_return add check (status <> 'filed' or decide_until is not null);
-- The worker asks every minute what is due: few returns are open.
-- Lists show the newest first.
create index lead_return_filed on lead_return (filed_at, id);
create index lead_return_open on lead_return (decide_until) where status = 'filed';

-- What a party and the operator wrote each other about a return, without the lead's contact data.
create table return_message (
  id uuid primary key,
  -- The order in which they were written.
  no bigint generated always as identity,
  return_id uuid not null,
  at timestamptz not null,
  author text not null check (author in ('buyer', 'affiliate', 'network')),
  recipient text not null check (recipient in ('buyer', 'affiliate', 'network')),
  text text not null,
  -- The parties do not write to each other.
  check ((author = 'network') <> (recipient = 'network'))
);
create index return_message_return on return_message (return_id, no);

-- The files of those messages. Their contents may hold contact data: they are sealed for the lead.
create table return_file (
  id uuid primary key,
  message_id uuid not null references return_message (id),
  -- The place in the message.
  no integer not null,
  name text not null,
  kind text not null,
  bytes integer not null check (bytes > 0),
  -- Keyed hash of the content, to tell the same message again from another.
  digest text not null,
  salt bytea not null,
  sealed bytea not null,
  unique (message_id, no)
);
