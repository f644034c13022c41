// Reads and writes the beats of processes, by the database's clock.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface Beat {
  readonly processId: string;
  readonly kind: "all" | "web" | "worker";
  readonly version: string;
  /** Until the process counts as gone, without another beat. */
  readonly lateAfterMs: number;
}

export async function writeBeat(
  db: Queryable,
  { processId, kind, version, lateAfterMs }: Beat,
): Promise<void> {
  await db.query({
    name: "process-beat",
    text: `
      insert into process_beat (process_id, kind, version, started_at, beat_at, late_at)
      select $1, $2, $3, at, at, at + $4 * interval '1 ms'
      from clock_timestamp() at
      on conflict (process_id) do update
      set beat_at = excluded.beat_at, late_at = excluded.late_at
    `,
    values: [processId, kind, version, lateAfterMs],
  });
}

/** Of a process that ends by itself. */
export async function deleteBeat(db: Queryable, processId: string): Promise<void> {
  await db.query("delete from process_beat where process_id = $1", [processId]);
}

/** Forgets processes that were last heard of more than a day ago. */
export async function forgetBeats(db: Queryable): Promise<void> {
  await db.query("delete from process_beat where beat_at < clock_timestamp() - interval '1 day'");
}

export interface ProcessGroup {
  readonly kind: Beat["kind"];
  readonly version: string;
  /** Processes that are not late. */
  readonly running: number;
  /** Since the newest beat of the group. */
  readonly age_seconds: number;
}

export async function readProcesses(db: Queryable): Promise<readonly ProcessGroup[]> {
  const { rows } = await db.query<ProcessGroup>(
    `select kind, version, count(*) filter (where late_at > clock_timestamp())::int as running,
       extract(epoch from clock_timestamp() - max(beat_at))::float8 as age_seconds
     from process_beat
     group by kind, version`,
  );
  return rows;
}
