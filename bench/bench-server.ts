// Runs the real server as a child process on a bench database, and puts load on it.
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type ClosedLoad, runClosedLoad } from "./closed-load.ts";
import type { PacedOrder, PacedReport } from "./load-generator.ts";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
/** The bench signs its people's session cookies with this secret. */
export const BENCH_SECRET = "bench-secret-bench-secret-bench-secret-0123";

export interface RunningBenchServer {
  readonly port: number;
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the server on the database at `url` and waits until it is ready. `settings` adds variables
 * to its environment.
 */
export async function startServer(
  url: string,
  role: "all" | "web" = "all",
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningBenchServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...(await startArguments()), join(import.meta.dirname, "../server/start.mjs")],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        PORT: String(port),
        PLAT_ROLE: role,
        PLAT_DEMO: "0",
        PLAT_SECRET: BENCH_SECRET,
        // As people run it: a line of the log for each request.
        LOG_LEVEL: "info",
        PLAT_DATA_DIR: join(tmpdir(), "plat-bench-data"),
        NODE_ENV: "development",
        ...settings,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  // Stops the server when the bench fails halfway.
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const endMs = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (await isReady(port)) break;
    if (Date.now() > endMs) throw new Error("the server was not ready within a minute");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    port,
    async memoryMb() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}

/** The options that `npm start` passes to Node.js: the maximum heap size. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(
    await readFile(join(import.meta.dirname, "../package.json"), "utf8"),
  ) as { readonly scripts: { readonly start: string } };
  return scripts.start.split(" ").filter((part) => part.startsWith("--"));
}

/** Returns leads posted per second, timed until the publisher has emptied the outbox. */
export async function measureRate(databaseUrl: string, load: ClosedLoad): Promise<number> {
  const { answered, seconds } = await runClosedLoad(load);
  const endedAtMs = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  while (
    (await client.query<{ waiting: boolean }>("select exists (select from outbox) as waiting"))
      .rows[0]?.waiting === true
  ) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await client.end();
  return answered / (seconds + (performance.now() - endedAtMs) / 1_000);
}

/** Returns the latencies of requests sent at fixed times, sorted, in milliseconds. */
export async function measureLatencies(order: PacedOrder): Promise<readonly number[]> {
  const generator: ChildProcess = fork(join(import.meta.dirname, "load-generator.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  generator.send(order);
  const report = await Promise.race([
    once(generator, "message").then(([told]) => told as PacedReport),
    once(generator, "exit").then(([code]) =>
      Promise.reject(new Error(`the load generator ended with ${String(code)}`)),
    ),
  ]);
  generator.kill();
  return report.latenciesMs;
}

/** Sends a GET request with an API key and returns the body. Throws unless the status is 200. */
export async function get(
  { port }: RunningBenchServer,
  key: string,
  path: string,
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const answer: unknown = await response.json();
  if (response.status !== 200)
    throw new Error(`${path} was answered with ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
