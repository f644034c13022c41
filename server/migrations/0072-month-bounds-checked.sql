-- Checks the bounds of the step before. Rows are read and written meanwhile.
alter table transfer validate constraint transfer_month;
alter table activity validate constraint activity_month;
alter table event validate constraint event_month;

-- The key of a partitioned table contains what it is partitioned by. While this is built, events
-- wait in the outbox; posts and purchases do not.
create unique index event_before_pkey on event (seq, at);
