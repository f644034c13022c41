// Live events: sends what the publisher committed to the account's open browsers. The module's only
// entry point for other modules.
import type pg from "pg";
import { createTicker } from "../../../platform/clock/ticker.ts";
import type { HttpHost } from "../../../platform/http/register-operation.ts";
import { createWakeUps } from "../../../platform/realtime/wake-ups.ts";
import { findLastSeq, listNewEvents } from "../events/index.ts";
import { listMuted } from "../notification-preferences/index.ts";
import { EVENT_CHANNEL } from "../notifications/index.ts";
import { OpenStreams } from "./open-streams.ts";
import { createFollower } from "./realtime.jobs.ts";
import { type StreamSessions, registerStream } from "./stream.routes.ts";

export type { StreamSessions } from "./stream.routes.ts";

export interface RealtimeDeps {
  readonly pool: pg.Pool;
  /** For the connection that listens. */
  readonly databaseUrl: string;
  readonly sessions: StreamSessions;
  readonly random: () => number;
  readonly onError: (error: unknown, what: string) => void;
  /**
   * Milliseconds between polls without a notification, between heartbeats, and between checks of
   * the sessions and their people's muted kinds.
   */
  readonly every?: {
    readonly pollIntervalMs: number;
    readonly beatMs: number;
    readonly checkMs: number;
  };
}

export interface Realtime {
  register(host: HttpHost): void;
  start(): Promise<void>;
  /** Ends every stream and refuses new ones. */
  drain(): void;
  stop(): Promise<void>;
  /**
   * Resolves when the streams of this process whose session is over have ended: those of a person,
   * or all without one.
   */
  recheck(userId?: string): Promise<void>;
  /**
   * Resolves when this person's streams in this process leave out the muted kinds; those of other
   * processes follow with their next check.
   */
  mute(userId: string): Promise<void>;
  readonly figures: () => { readonly streams: number };
}

const EVERY = { pollIntervalMs: 2_000, beatMs: 15_000, checkMs: 20_000 };

export function createRealtime({
  pool,
  databaseUrl,
  sessions,
  random,
  onError,
  every = EVERY,
}: RealtimeDeps): Realtime {
  const streams = new OpenStreams();
  let isDraining = false;
  const follower = createFollower({
    isWanted: () => streams.size > 0,
    findLastSeq: () => findLastSeq(pool),
    listAfter: (seq, limit) => listNewEvents(pool, seq, limit),
    onRows: (rows) => streams.deliver(rows),
    onError: (error) => onError(error, "new events could not be read and are looked for again"),
    pollIntervalMs: every.pollIntervalMs,
  });
  const wakeUps = createWakeUps({
    connectionString: databaseUrl,
    channel: EVENT_CHANNEL,
    onWake: () => follower.wake(),
    onError: (error) => onError(error, "the connection that listens for events was lost"),
    random,
  });
  const { check, readMuted, checkAll } = createChecks(streams, pool, sessions);
  const onCheckFailed = (error: unknown): void =>
    onError(error, "the sessions and preferences of open streams could not be checked");
  const loops = [
    follower,
    wakeUps,
    createTicker(every.beatMs, () => streams.beat(), onCheckFailed),
    createTicker(every.checkMs, checkAll, onCheckFailed),
  ];
  return {
    register: (host) =>
      registerStream(host, {
        pool,
        streams,
        sessions,
        isDraining: () => isDraining,
        follow: () => follower.follow(),
        readMuted,
        recheck: check,
        onError,
      }),
    async start() {
      for (const loop of loops) loop.start();
    },
    drain() {
      isDraining = true;
      streams.endAll();
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    recheck: check,
    mute: (userId) => readMuted(userId).catch(onCheckFailed),
    figures: () => ({ streams: streams.size }),
  };
}

/** Ends streams whose session is over, and reads their people's muted kinds. */
function createChecks(streams: OpenStreams, pool: pg.Pool, sessions: StreamSessions) {
  const check = async (userId?: string): Promise<void> => {
    const keys = streams.sessionKeys(userId);
    if (keys.length > 0) streams.endWithout(await sessions.findOpen(keys), keys);
  };
  let readings = 0;
  const readMuted = async (userId?: string): Promise<void> => {
    const userIds = streams.userIds(userId);
    readings += 1;
    const reading = readings;
    if (userIds.length > 0) streams.mute(userIds, await listMuted(pool, userIds), reading);
  };
  const checkAll = async (): Promise<void> => {
    await check();
    await readMuted();
  };
  return { check, readMuted, checkAll };
}
