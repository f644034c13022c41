// Opens event streams: missed events are read from the table, later ones are broadcast to all
// streams.
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
import { EventStream, eventMessage } from "../../../platform/realtime/event-stream.ts";
import { findLastSeq, listEventsAfter, readerOf } from "../events/index.ts";
import { NOTHING_MUTED, type OpenStream, type OpenStreams, messagesOf } from "./open-streams.ts";

/** Lists which of the sessions are over. */
export interface StreamSessions {
  /** Returns the request's session token; null without one. Never logged. */
  readonly keyOf: (request: FastifyRequest) => string | null;
  /** Returns those of the keys whose session still admits its person. */
  readonly findOpen: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

export interface StreamDeps {
  readonly pool: pg.Pool;
  readonly streams: OpenStreams;
  readonly sessions: StreamSessions;
  readonly isDraining: () => boolean;
  readonly follow: () => Promise<void>;
  /** Reads the person's muted kinds into all their streams. */
  readonly readMuted: (userId: string) => Promise<void>;
  /** Ends the person's streams whose session is over. */
  readonly recheck: (userId: string) => Promise<void>;
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
    // Read before the response starts: whatever commits after the caller has seen it is sent.
    const newest = await findLastSeq(deps.pool);
    const asked = lastEventId === "" ? (query.after ?? newest) : Number(lastEventId);
    // A position of another time, as before a backup was restored: otherwise the stream would be
    // silent until the numbers have caught up.
    const isAhead = asked > newest;
    const lastSeq = Math.min(asked, newest);
    if (deps.isDraining()) return refuse(STOPPING);
    const connection = new EventStream(request, reply, () => deps.streams.remove(stream));
    const stream: OpenStream = {
      userId: actor.id,
      accountId: actor.accountId,
      reader: readerOf(actor, query.language),
      sessionKey,
      connection,
      lastSeq,
      isLive: false,
      hasMore: false,
      muted: NOTHING_MUTED,
      mutedBy: 0,
    };
    if (isAhead) connection.send(eventMessage(newest, "position", "{}"));
    deps.streams.add(stream);
    // A person who left during admission has already signaled that.
    if (!connection.isOpen) deps.streams.remove(stream);
    begin(deps, stream).catch((error: unknown) => {
      deps.onError(error, "an event stream could not begin");
      deps.streams.end(stream);
    });
    return ok(STREAMED);
  });
}

/**
 * Brings a stream up to date. It is already among the open streams, so from `follow` on every
 * commit is either found by the reads below or noted as `hasMore`; no event can slip in between the
 * last check of that flag and going live.
 */
async function begin(
  { pool, follow, readMuted, recheck }: StreamDeps,
  stream: OpenStream,
): Promise<void> {
  // Its session may have ended between the admission and now, when no check knew of the stream.
  await recheck(stream.userId);
  await Promise.all([follow(), readMuted(stream.userId)]);
  do {
    stream.hasMore = false;
    for (let isFull = true; isFull && stream.connection.isOpen;) {
      const { accountId, userId: readerId, lastSeq } = stream;
      const of = { accountId, readerId, leftOut: [] };
      const rows = await listEventsAfter(pool, of, lastSeq, PAGE);
      stream.connection.send(messagesOf(rows, stream));
      stream.lastSeq = Number(rows.at(-1)?.seq ?? stream.lastSeq);
      isFull = rows.length === PAGE;
      if (isFull) await stream.connection.drained();
    }
  } while (stream.hasMore && stream.connection.isOpen);
  stream.isLive = true;
}
