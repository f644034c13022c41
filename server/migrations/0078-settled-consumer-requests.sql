-- When the last round looked for leads that were being posted while the request was carried out.
alter table consumer_request add column settled_at timestamptz;
drop index consumer_request_done;
create index consumer_request_unsettled on consumer_request (decided_at)
  where status = 'done' and settled_at is null;
