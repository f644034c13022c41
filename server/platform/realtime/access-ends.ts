// Ends access in every process before the answer that says so: a suspension waits until all have
// forgotten what they kept about keys and sessions.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { listHearing, markHearing, notifyAll } from "./access-ends.store.ts";
import { createWakeUps } from "./wake-ups.ts";

const CHANNEL = "plat_access_ended";
/**
 * Waits no longer for a process that does not reply. Longer than any process keeps a key (one
 * second), so that none is accepted afterwards even there.
 */
const LONGEST_WAIT_MS = 2_000;

/** Drops what is kept about a person, or about all with null. */
export type Forget = (userId: string | null) => Promise<void>;

export interface AccessEnds {
  start(): void;
  stop(): Promise<void>;
  /** Whether this process is told of ends now. What it keeps without that may be out of date. */
  isHearing(): boolean;
  /** Adds what runs at every end. */
  add(forget: Forget): void;
  /**
   * Resolves when every process has forgotten the person, or all with null. Call it after the
   * COMMIT of what ends the access, and before answering.
   */
  announce(userId: string | null): Promise<void>;
}

export interface AccessEndsDeps {
  readonly pool: pg.Pool;
  /** For the connection that listens. */
  readonly databaseUrl: string;
  readonly random: () => number;
  readonly onError: (error: unknown) => void;
  /** In milliseconds; two seconds if absent. */
  readonly longestWaitMs?: number;
}

type Said =
  | { readonly kind: "ended"; readonly id: string; readonly userId: string | null }
  | { readonly kind: "forgotten"; readonly id: string; readonly pid: number };

export function createAccessEnds(deps: AccessEndsDeps): AccessEnds {
  const { pool, databaseUrl, random, onError, longestWaitMs = LONGEST_WAIT_MS } = deps;
  const forgets: Forget[] = [];
  const waiting = new Map<string, (pid: number) => void>();
  /** The backend of the connection that listens; null while there is none. */
  let own: number | null = null;
  const forget = async (userId: string | null): Promise<void> => {
    await Promise.all(forgets.map((one) => one(userId)));
  };
  const say = (said: Said): Promise<void> => notifyAll(pool, CHANNEL, JSON.stringify(said));
  const hear = async (said: Said): Promise<void> => {
    if (said.kind === "forgotten") {
      waiting.get(said.id)?.(said.pid);
      return;
    }
    await forget(said.userId);
    if (own !== null) await say({ kind: "forgotten", id: said.id, pid: own });
  };
  const wakeUps = createWakeUps({
    connectionString: databaseUrl,
    channel: CHANNEL,
    random,
    onError,
    onWake: (message) => {
      if (message !== undefined) hear(JSON.parse(message) as Said).catch(onError);
    },
    onListening: async (client) => {
      own = await markHearing(client);
      // What ended while nothing was heard.
      forget(null).catch(onError);
    },
    onLost: () => {
      own = null;
    },
  });
  return {
    start: () => wakeUps.start(),
    stop: () => wakeUps.stop(),
    isHearing: () => own !== null,
    add: (one) => void forgets.push(one),
    async announce(userId) {
      await forget(userId).catch(onError);
      const id = randomUUID();
      const others = new Set((await listHearing(pool)).filter((pid) => pid !== own));
      if (others.size === 0) return;
      const all = Promise.withResolvers<void>();
      waiting.set(id, (pid) => {
        others.delete(pid);
        if (others.size === 0) all.resolve();
      });
      const timer = setTimeout(all.resolve, longestWaitMs);
      try {
        await say({ kind: "ended", id, userId });
        await all.promise;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
  };
}
