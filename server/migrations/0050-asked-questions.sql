-- The distinct questions that an account asked on a day about leads that are not its own, by keyed
-- hashes: how many it may ask is limited.

create table asked_question (
  account_id uuid not null references account (id) on delete cascade,
  kind text not null,
  day date not null,
  question_hash bytea not null,
  primary key (account_id, kind, day, question_hash)
);
