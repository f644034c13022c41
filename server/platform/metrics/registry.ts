// Counters, gauges and histograms in memory, written out in Prometheus' text format.

/** Label values in the order of the metric's label names. */
export type LabelValues = readonly string[];

export type Counter = { readonly add: (amount: number, ...labels: string[]) => void };
export type Histogram = { readonly observe: (value: number, ...labels: string[]) => void };
export type Sample = { readonly labels?: LabelValues; readonly value: number };

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly kind: string;
  readonly lines: () => string[];
};
type Series = { readonly labels: LabelValues; readonly counts: number[]; sum: number };

/**
 * One registry per process; modules add their own metrics to it. Names follow Prometheus' rules:
 * base units, `_total`.
 */
export class MetricsRegistry {
  readonly #metrics = new Map<string, Metric>();

  /** A count that only grows. */
  counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    const values = new Map<string, { labels: LabelValues; value: number }>();
    this.#add({
      name,
      help,
      kind: "counter",
      lines: () =>
        [...values.values()].map(({ labels, value }) => line(name, labelNames, labels, value)),
    });
    return {
      add: (amount, ...labels) => {
        const key = labels.join("\n");
        const found = values.get(key);
        if (found === undefined) values.set(key, { labels, value: amount });
        else found.value += amount;
      },
    };
  }

  /** A figure that is read when the metrics are requested. */
  gauge(
    name: string,
    help: string,
    read: () => readonly Sample[] | number,
    labelNames: readonly string[] = [],
  ): void {
    this.#readWhenAsked("gauge", name, help, read, labelNames);
  }

  /** A count kept elsewhere and read when the metrics are requested. */
  readCounter(
    name: string,
    help: string,
    read: () => readonly Sample[] | number,
    labelNames: readonly string[] = [],
  ): void {
    this.#readWhenAsked("counter", name, help, read, labelNames);
  }

  /** How values spread over `buckets`, their upper bounds in ascending order. */
  histogram(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly string[] = [],
  ): Histogram {
    const series = new Map<string, Series>();
    this.#add({
      name,
      help,
      kind: "histogram",
      lines: () =>
        [...series.values()].flatMap((one) => histogramLines(name, buckets, labelNames, one)),
    });
    return {
      observe: (value, ...labels) => {
        const key = labels.join("\n");
        let one = series.get(key);
        if (one === undefined)
          series.set(
            key,
            (one = { labels, counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 }),
          );
        let bucket = 0;
        while (bucket < buckets.length && value > (buckets[bucket] ?? Infinity)) bucket += 1;
        one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
        one.sum += value;
      },
    };
  }

  /** The text that Prometheus reads. */
  render(): string {
    return [...this.#metrics.values()]
      .map(({ name, help, kind, lines }) =>
        [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines(), ""].join("\n"),
      )
      .join("");
  }

  #readWhenAsked(
    kind: string,
    name: string,
    help: string,
    read: () => readonly Sample[] | number,
    labelNames: readonly string[],
  ): void {
    this.#add({
      name,
      help,
      kind,
      lines: () => {
        const samples = read();
        if (typeof samples === "number") return [line(name, [], [], samples)];
        return samples.map(({ labels = [], value }) => line(name, labelNames, labels, value));
      },
    });
  }

  #add(metric: Metric): void {
    if (!/^[a-z][a-z0-9_]*$/.test(metric.name))
      throw new Error(`${metric.name} is no name for a metric`);
    if (this.#metrics.has(metric.name)) throw new Error(`the metric ${metric.name} exists already`);
    this.#metrics.set(metric.name, metric);
  }
}

function histogramLines(
  name: string,
  buckets: readonly number[],
  labelNames: readonly string[],
  { labels, counts, sum }: Series,
): string[] {
  let total = 0;
  const cumulative = [...buckets.map(String), "+Inf"].map((bound, index) => {
    total += counts[index] ?? 0;
    return line(`${name}_bucket`, [...labelNames, "le"], [...labels, bound], total);
  });
  return [
    ...cumulative,
    line(`${name}_sum`, labelNames, labels, sum),
    line(`${name}_count`, labelNames, labels, total),
  ];
}

function line(
  name: string,
  labelNames: readonly string[],
  labels: LabelValues,
  value: number,
): string {
  const pairs = labelNames.map((label, index) => `${label}="${escapeLabel(labels[index] ?? "")}"`);
  return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}
