// Opening an event stream: what was missed is read from the table, and from then on it is handed
// what all are handed.
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { streamEvents } from "../../../../contract/notify/events.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, UNAUTHENTICATED } from "../../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { EventStream } from "../../../platform/realtime/event-stream.ts";
import { findLastSeq, listEventsAfter } from "../events/index.ts";
import { NOTHING_MUTED, type OpenStream, type OpenStreams, messagesOf } from "./open-streams.ts";

/** How the module of the sessions tells which of them are over. */
export interface StreamSessions {
  /** What names the request's session here; null without one. Never logged. */
  readonly keyOf: (request: FastifyRequest) => string | null;
  /** Those of the keys whose session still lets its person in. */
  readonly findOpen: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

export interface StreamDeps {
  readonly pool: pg.Pool;
  readonly streams: OpenStreams;
  readonly sessions: StreamSessions;
  readonly isDraining: () => boolean;
  readonly follow: () => Promise<void>;
  /** Reads what the person has switched off into all their streams. */
  readonly readMuted: (userId: string) => Promise<void>;
  readonly onError: (error: unknown, what: string) => void;
}

const PAGE = 200;
const STOPPING: Refusal = {
  code: "unavailable",
  detail: "The server is stopping: come back in a moment.",
  retryAfterSeconds: 2,
};

export function registerStream(host: HttpHost, deps: StreamDeps): void {
  registerOperation(host, streamEvents, async ({ actor, query, headers, request, reply }) => {
    const sessionKey = deps.sessions.keyOf(request);
    if (sessionKey === null) return refuse(UNAUTHENTICATED);
    const lastEventId = headers["last-event-id"] ?? "";
    // Read before the answer begins: whatever commits once the caller has seen it is sent.
    const lastSeq =
      lastEventId === "" ? (query.after ?? (await findLastSeq(deps.pool))) : Number(lastEventId);
    if (deps.isDraining()) return refuse(STOPPING);
    const connection = new EventStream(request, reply, () => deps.streams.remove(stream));
    const stream: OpenStream = {
      userId: actor.id,
      accountId: actor.accountId,
      language: query.language ?? "en",
      sessionKey,
      connection,
      lastSeq,
      isLive: false,
      hasMore: false,
      muted: NOTHING_MUTED,
      mutedBy: 0,
    };
    deps.streams.add(stream);
    // Whoever left while being let in has said so already.
    if (!connection.isOpen) deps.streams.remove(stream);
    begin(deps, stream).catch((error: unknown) => {
      deps.onError(error, "an event stream could not begin");
      deps.streams.end(stream);
    });
    return ok(STREAMED);
  });
}

/**
 * Brings a stream up to the present. It is among the open ones already, so from `follow` on
 * whatever commits is either found by the reads below or noted as `hasMore`; between the last look
 * at that and going live nothing can happen.
 */
async function begin({ pool, follow, readMuted }: StreamDeps, stream: OpenStream): Promise<void> {
  await Promise.all([follow(), readMuted(stream.userId)]);
  do {
    stream.hasMore = false;
    for (let isFull = true; isFull && stream.connection.isOpen;) {
      const rows = await listEventsAfter(pool, stream.accountId, stream.lastSeq, PAGE);
      stream.connection.send(messagesOf(rows, stream.language, stream.muted));
      stream.lastSeq = Number(rows.at(-1)?.seq ?? stream.lastSeq);
      isFull = rows.length === PAGE;
      if (isFull) await stream.connection.drained();
    }
  } while (stream.hasMore && stream.connection.isOpen);
  stream.isLive = true;
}
