// Counters, gauges and histograms of this process, kept and written out by prom-client.
import {
  Counter as PromCounter,
  Gauge as PromGauge,
  Histogram as PromHistogram,
  Registry,
} from "prom-client";

export type Counter = { readonly add: (amount: number, ...labels: string[]) => void };
export type Histogram = { readonly observe: (value: number, ...labels: string[]) => void };
/** A figure, with label values in the order of the metric's label names. */
export type Sample = { readonly labels?: readonly string[]; readonly value: number };

/**
 * One registry per process; modules add their own metrics to it. Names follow Prometheus' rules:
 * base units, `_total`. A name that Prometheus would not take, or that exists already, throws.
 */
export class MetricsRegistry {
  /** The media type of what `render` gives. */
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];

  /** A count that only grows. */
  counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    const counter = new PromCounter({ name, help, labelNames, registers: this.#registers });
    return { add: (amount, ...labels) => counter.inc(byName(labelNames, labels), amount) };
  }

  /** A figure that is read when the metrics are requested. */
  gauge(
    name: string,
    help: string,
    read: () => readonly Sample[] | number,
    labelNames: readonly string[] = [],
  ): void {
    const gauge = new PromGauge({
      name,
      help,
      labelNames,
      registers: this.#registers,
      collect: () => {
        gauge.reset();
        for (const { labels, value } of samplesOf(read))
          gauge.set(byName(labelNames, labels), value);
      },
    });
  }

  /** A count kept elsewhere and read when the metrics are requested. */
  readCounter(
    name: string,
    help: string,
    read: () => readonly Sample[] | number,
    labelNames: readonly string[] = [],
  ): void {
    const counter = new PromCounter({
      name,
      help,
      labelNames,
      registers: this.#registers,
      collect: () => {
        counter.reset();
        for (const { labels, value } of samplesOf(read))
          counter.inc(byName(labelNames, labels), value);
      },
    });
  }

  /** How values spread over `buckets`, their upper bounds in ascending order. */
  histogram(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly string[] = [],
  ): Histogram {
    const histogram = new PromHistogram({
      name,
      help,
      labelNames,
      buckets: [...buckets],
      registers: this.#registers,
    });
    return { observe: (value, ...labels) => histogram.observe(byName(labelNames, labels), value) };
  }

  /** The text that Prometheus reads. */
  render(): Promise<string> {
    return this.#registry.metrics();
  }
}

function samplesOf(read: () => readonly Sample[] | number): readonly Sample[] {
  const found = read();
  return typeof found === "number" ? [{ value: found }] : found;
}

function byName(
  labelNames: readonly string[],
  labels: readonly string[] = [],
): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [index, name] of labelNames.entries()) named[name] = labels[index] ?? "";
  return named;
}
