// Runs a real Prometheus with the files in deploy, on loopback.
import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { freePort } from "./free-port.ts";
import { needProgram } from "./programs.ts";
import { ROOT } from "./server-process.ts";

export const PROMETHEUS_FILES = join(ROOT, "deploy/prometheus");

export interface PrometheusOptions {
  /** Where it keeps its data. */
  readonly folder: string;
  /** Hosts and ports of the processes that it reads. */
  readonly targets: readonly string[];
  readonly metricsToken: string;
  /** Between readings, and how long an alert's condition must hold, in seconds. */
  readonly seconds: number;
}

export interface RunningPrometheus {
  /** The names of the alerts that fire. */
  readonly firing: () => Promise<readonly string[]>;
  /** The value of an expression; null where it gives none. */
  readonly value: (expression: string) => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** Starts it, with the intervals of the files shortened. */
export async function startPrometheus(options: PrometheusOptions): Promise<RunningPrometheus> {
  const { folder, targets, metricsToken, seconds } = options;
  const program = needProgram("prometheus");
  await mkdir(folder, { recursive: true });
  const config = parse(await readFile(join(PROMETHEUS_FILES, "prometheus.yml"), "utf8"));
  const rules = await readFile(join(PROMETHEUS_FILES, "alerts.yml"), "utf8");
  const tokenFile = join(folder, "token");
  config.global = { scrape_interval: `${seconds}s`, evaluation_interval: `${seconds}s` };
  config.scrape_configs[0].authorization.credentials_file = tokenFile;
  config.scrape_configs[0].static_configs = [{ targets }];
  await writeFile(tokenFile, metricsToken);
  await writeFile(join(folder, "alerts.yml"), rules.replaceAll(/for: \w+/g, `for: ${seconds}s`));
  await writeFile(join(folder, "prometheus.yml"), stringify(config));
  const port = await freePort();
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=warn",
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  const ask = async (path: string): Promise<ReturnType<typeof JSON.parse>> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null);
    return answer?.ok === true ? (await answer.json()).data : null;
  };
  return {
    firing: async () =>
      ((await ask("alerts"))?.alerts ?? [])
        .filter(({ state }: { state: string }) => state === "firing")
        .map(({ labels }: { labels: { alertname: string } }) => labels.alertname),
    value: async (expression) => {
      const data = await ask(`query?query=${encodeURIComponent(expression)}`);
      const value = data?.result[0]?.value[1];
      return value === undefined ? null : Number(value);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
