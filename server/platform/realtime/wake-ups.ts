// A connection that does nothing but LISTEN: it says when there may be something new, and comes
// back when it is lost.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseClient } from "../db/database-client.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

export interface WakeUpDeps {
  readonly connectionString: string;
  /** A plain lower-case name. */
  readonly channel: string;
  /**
   * Called at each word, and without one after each new connection, since words sent meanwhile are
   * lost.
   */
  readonly onWake: (word?: string) => void;
  /** Called with each new connection as soon as it listens. */
  readonly onListening?: (client: pg.Client) => Promise<void>;
  /** Called when a connection that listened is lost or closed. */
  readonly onLost?: () => void;
  readonly onError: (error: unknown) => void;
  /** From 0 up to 1: spreads the processes that lost the same server. */
  readonly random: () => number;
}

export interface WakeUps {
  start(): void;
  stop(): Promise<void>;
}

export function createWakeUps(deps: WakeUpDeps): WakeUps {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const ended = new Promise<void>((resolve) =>
    ending.signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  const run = async (): Promise<void> => {
    for (let failures = 0; !ending.signal.aborted; failures += 1) {
      if (failures > 0)
        await sleep(waitMs(failures, deps.random()), undefined, { signal: ending.signal }).catch(
          () => undefined,
        );
      if (ending.signal.aborted) return;
      await listen(deps, ended, () => {
        failures = 0;
      }).catch(deps.onError);
    }
  };
  return {
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}

/** Listens until the connection is lost or `ended` resolves. */
async function listen(
  deps: WakeUpDeps,
  ended: Promise<void>,
  onConnected: () => void,
): Promise<void> {
  const client = new DatabaseClient({
    connectionString: deps.connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "plat-listen",
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
  client.on("error", deps.onError);
  client.on("notification", ({ payload }) => deps.onWake(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${deps.channel}`);
    await deps.onListening?.(client);
    onConnected();
    deps.onWake();
    await Promise.race([lost, ended]);
  } finally {
    deps.onLost?.();
    await client.end();
  }
}

/** Half of it certain, half by chance. */
function waitMs(failures: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * random;
}
