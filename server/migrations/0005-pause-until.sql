-- A pause may have an end: then the campaign buys again by itself.

alter table campaign add column paused_until timestamptz;
alter table campaign add check (paused_until is null or status = 'paused');
-- The worker asks every few seconds which pauses are over: few rows have an end.
create index campaign_paused_until on campaign (paused_until) where paused_until is not null;
