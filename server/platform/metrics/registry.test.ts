import { expect, it } from "vitest";
import { addPoolMetrics, addProcessMetrics } from "./process-metrics.ts";
import { MetricsRegistry } from "./registry.ts";

it("writes counters, gauges and histograms as Prometheus reads them", async () => {
  const registry = new MetricsRegistry();
  const leads = registry.counter("leads_total", "Leads posted.", ["status"]);
  const seconds = registry.histogram("batch_seconds", "Time of a batch.", [0.01, 0.1], ["lane"]);
  registry.gauge("queue_length", "Leads waiting.", () => 3);
  leads.add(1, "accepted");
  leads.add(2, "accepted");
  leads.add(1, 'a "quoted"\\\nname');
  seconds.observe(0.01, "1");
  seconds.observe(0.05, "1");
  seconds.observe(7, "1");
  expect(await registry.render()).toBe(
    [
      "# HELP leads_total Leads posted.",
      "# TYPE leads_total counter",
      'leads_total{status="accepted"} 3',
      'leads_total{status="a \\"quoted\\"\\\\\\nname"} 1',
      "",
      "# HELP batch_seconds Time of a batch.",
      "# TYPE batch_seconds histogram",
      'batch_seconds_bucket{le="0.01",lane="1"} 1',
      'batch_seconds_bucket{le="0.1",lane="1"} 2',
      'batch_seconds_bucket{le="+Inf",lane="1"} 3',
      'batch_seconds_sum{lane="1"} 7.06',
      'batch_seconds_count{lane="1"} 3',
      "",
      "# HELP queue_length Leads waiting.",
      "# TYPE queue_length gauge",
      "queue_length 3",
      "",
    ].join("\n"),
  );
});

it("refuses the same name twice and names that Prometheus would not take", () => {
  const registry = new MetricsRegistry();
  registry.counter("leads_total", "Leads posted.");
  expect(() => registry.counter("leads_total", "Again.")).toThrow(
    "the name leads_total has already been registered",
  );
  expect(() => registry.counter("leads-total", "Dash.")).toThrow("Invalid metric name");
});

it("tells memory, processor time, event loop and pools", async () => {
  const registry = new MetricsRegistry();
  const own = addProcessMetrics(registry);
  addPoolMetrics(registry, { web: { totalCount: 5, idleCount: 2, waitingCount: 1 } });
  const text = await registry.render();
  own.stop();
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{6,}$/m);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^event_loop_delay_seconds\{quantile="0\.99"\} \d/m);
  expect(text).toContain('database_connections{pool="web",state="busy"} 3');
});
