-- E-mails to people about their news: one for a piece of news, or one a day for several. The address is not in them: it is the one
-- that its person signs in with when it is sent.
create table email (
  id uuid primary key,
  user_id text not null,
  -- One of domain/languages.ts.
  language text not null,
  -- A kind of news, or "digest".
  kind text not null,
  -- The news in the person's language, without anybody's name or contact: the first of it, and how much it is in all.
  items jsonb not null,
  count integer not null check (count > 0),
  -- When the first of it happened, and when it may go out.
  at timestamptz not null,
  send_at timestamptz not null,
  -- A daily e-mail takes in what else comes until somebody begins to send it.
  is_open boolean not null,
  -- kept: no mail server is set. dropped: its person has left or wants none any more.
  status text not null check (status in ('waiting', 'sent', 'bounced', 'given_up', 'kept', 'dropped')),
  tries smallint not null check (tries >= 0),
  next_at timestamptz,
  -- What the mail server said at the last try, without the address.
  answer text,
  ended_at timestamptz,
  -- Who sends it, by the database's clock.
  lease_holder uuid,
  lease_until timestamptz,
  check ((status = 'waiting') = (next_at is not null)),
  check ((status = 'waiting') = (ended_at is null)),
  check (not is_open or (kind = 'digest' and status = 'waiting'))
);
create unique index email_open on email (user_id, send_at) where is_open;
create index email_due on email (next_at) where status = 'waiting';
create index email_leased on email (lease_holder) where lease_holder is not null;
create index email_ended on email (ended_at) where ended_at is not null;

-- Whose address came back: they get no e-mail until they switch it on again.
create table email_stop (
  user_id text primary key,
  stopped_at timestamptz not null
);
