// The server process: settings in, server up, signals heard, exit code out.

import { readConfig } from "./platform/config/config.ts";
import { StartProblem } from "./platform/config/start-problem.ts";
import { isDatabaseOutage } from "./platform/db/database-errors.ts";
import { RequestLog } from "./platform/http/request-log.ts";
import { makeLogger, openLogOutput, type Logger } from "./platform/log/log.ts";
import { Outages } from "./platform/log/outages.ts";
import { startServer, type RunningServer } from "./start-server.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ctrl-C reaches us from the terminal and again through npm: within this time it is the same one.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * Runs the server until a signal stops it, then exits: 0 when it stopped cleanly, 1 when it could
 * not start or was forced.
 */
export async function main(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const config = readConfig(environment);
  if (!config.ok) return fail(config.error);
  const output = openLogOutput();
  const outages = new Outages({ isOutage: isDatabaseOutage, now: () => performance.now() });
  const log = makeLogger(config.value.logLevel, output, outages);
  const requestLog = log.isLevelEnabled("info")
    ? new RequestLog((lines) => void output.write(lines), Date.now)
    : null;
  const starting = startServer(config.value, { log, requestLog, outages });
  stopOnSignal(starting, log);
  try {
    const { publicUrl } = await starting;
    process.stdout.write(`Plat is ready at ${publicUrl}\n`);
  } catch (error) {
    if (error instanceof StartProblem) return fail(error.message);
    throw error;
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function stopOnSignal(starting: Promise<RunningServer>, log: Logger): void {
  const hurry = new AbortController();
  let firstAtMs: number | null = null;
  const stop = async (exitCode: number): Promise<void> => {
    // A start that fails while we wait reports for itself.
    const server = await starting.catch(() => null);
    await server?.stop(hurry.signal);
    if (server !== null) process.exit(hurry.signal.aborted ? 1 : exitCode);
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const nowMs = performance.now();
      if (firstAtMs === null) {
        firstAtMs = nowMs;
        log.info({ signal }, "stopping");
        void stop(0);
      } else if (nowMs - firstAtMs > SAME_SIGNAL_MS && !hurry.signal.aborted) {
        log.warn({ signal }, "stopping at once");
        hurry.abort();
      }
    });
  }
  const crash = (error: unknown): void => {
    log.fatal({ err: error }, "a bug ended the server");
    firstAtMs ??= performance.now();
    void stop(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
}
