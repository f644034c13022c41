// Makes metrics of the beats of processes: how many of each kind run, and how old the newest beat
// is.
import type pg from "pg";
import type { MetricsRegistry, Sample } from "../../../platform/metrics/registry.ts";
import { type ProcessGroup, readProcesses } from "./beats.store.ts";

const KINDS = ["web", "worker"] as const;

export interface ProcessMetrics {
  /** Reads the beats of all processes. */
  readonly refresh: () => Promise<void>;
}

/** `now` is in milliseconds of a clock that only goes forward. */
export function addProcessMetrics(
  metrics: MetricsRegistry,
  pool: pg.Pool,
  now: () => number,
): ProcessMetrics {
  let groups: readonly ProcessGroup[] = [];
  let readAtMs = now();
  /** A process without a role of its own does the work of both kinds. */
  const groupsOf = (kind: (typeof KINDS)[number]): readonly ProcessGroup[] =>
    groups.filter((group) => group.kind === kind || group.kind === "all");
  metrics.gauge(
    "plat_processes",
    "Processes that answered for themselves in time, by what they do.",
    () =>
      KINDS.map((kind) => ({
        labels: [kind],
        value: groupsOf(kind).reduce((sum, { running }) => sum + running, 0),
      })),
    ["kind"],
  );
  metrics.gauge(
    "plat_process_beat_age_seconds",
    "Since the newest beat of a process of this kind. Absent where there was none for a day.",
    () =>
      KINDS.flatMap((kind): Sample[] => {
        const ages = groupsOf(kind).map(({ age_seconds }) => age_seconds);
        // It grows while the database is away.
        const sinceMs = now() - readAtMs;
        return ages.length === 0
          ? []
          : [{ labels: [kind], value: Math.min(...ages) + sinceMs / 1_000 }];
      }),
    ["kind"],
  );
  metrics.gauge(
    "plat_process_versions",
    "Processes that run, by their role and the version that they run.",
    () => groups.map(({ kind, version, running }) => ({ labels: [kind, version], value: running })),
    ["role", "version"],
  );
  return {
    async refresh() {
      groups = await readProcesses(pool);
      readAtMs = now();
    },
  };
}
