// Measures a process: memory, processor time, the delay of its event loop, its database pools.

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { MetricsRegistry } from "./registry.ts";

const NANOSECONDS = 1e9;

/** The figures of a `pg` pool, without the dependency on it. */
export type PoolState = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** Adds the process's own metrics. Event-loop delays are those since the metrics were last read. */
export function addProcessMetrics(registry: MetricsRegistry): { readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  registry.gauge("process_resident_memory_bytes", "Memory of this process.", () =>
    process.memoryUsage.rss(),
  );
  registry.gauge(
    "process_heap_used_bytes",
    "JavaScript objects in memory.",
    () => process.memoryUsage().heapUsed,
  );
  registry.gauge("process_start_time_seconds", "When this process started, as Unix time.", () =>
    Math.round(performance.timeOrigin / 1000),
  );
  registry.readCounter("process_cpu_seconds_total", "Processor time used.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  registry.gauge(
    "event_loop_delay_seconds",
    "How late the event loop ran since the last reading.",
    () => {
      const samples = [
        { labels: ["0.5"], value: delay.percentile(50) / NANOSECONDS },
        { labels: ["0.99"], value: delay.percentile(99) / NANOSECONDS },
        { labels: ["1"], value: delay.count === 0 ? 0 : delay.max / NANOSECONDS },
      ];
      delay.reset();
      return samples;
    },
    ["quantile"],
  );
  return { stop: () => delay.disable() };
}

/** Adds the connections of database pools, by name and state. */
export function addPoolMetrics(
  registry: MetricsRegistry,
  pools: Readonly<Record<string, PoolState>>,
): void {
  registry.gauge(
    "database_connections",
    "Database connections by pool and state; waiting are requests without one.",
    () =>
      Object.entries(pools).flatMap(([name, pool]) => [
        { labels: [name, "busy"], value: pool.totalCount - pool.idleCount },
        { labels: [name, "idle"], value: pool.idleCount },
        { labels: [name, "waiting"], value: pool.waitingCount },
      ]),
    ["pool", "state"],
  );
}
