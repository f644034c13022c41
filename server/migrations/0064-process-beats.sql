-- Processes of Plat that run, or did within a day: each writes its row every few seconds, so that
-- others notice its end.
create table process_beat (
  process_id uuid primary key,
  kind text not null check (kind in ('all', 'web', 'worker')),
  version text not null,
  -- All by the database's clock.
  started_at timestamptz not null,
  beat_at timestamptz not null,
  -- From then on the process counts as gone.
  late_at timestamptz not null
);
