// Tracks the event streams open in this process: by account, because events are an account's, and
// by person.
import { type EventReader, type EventRow, presentEvent } from "../events/index.ts";
import {
  type EventStream,
  HEARTBEAT,
  eventMessage,
} from "../../../platform/realtime/event-stream.ts";

/** Tabs and devices of one person; beyond it the oldest stream is closed. */
const MOST_PER_USER = 20;

export interface OpenStream {
  readonly userId: string;
  readonly accountId: string;
  readonly reader: EventReader;
  /** The session's key in the session port. */
  readonly sessionKey: string;
  readonly connection: EventStream;
  /** The newest event sent. Numbers become visible in order, so all before it were sent too. */
  lastSeq: number;
  /** False while it reads missed events from the table. */
  isLive: boolean;
  /** Events came while it was not live: it reads once more. */
  hasMore: boolean;
  /** The kinds that its person has switched off in the bell. */
  muted: Muted;
  /**
   * The number of the read that `muted` came from, so that a later read wins. 0 before the first.
   */
  mutedBy: number;
}

/** Notification kinds, as in events. */
type Muted = ReadonlySet<string>;
export const NOTHING_MUTED: Muted = new Set();

/** The last message of a stream whose session is over. Without an id: it is no event. */
const SESSION_ENDED = "event: ended\ndata: 1\n\n";

export class OpenStreams {
  readonly #all = new Set<OpenStream>();
  readonly #byAccount = new Map<string, Set<OpenStream>>();
  readonly #byUser = new Map<string, Set<OpenStream>>();

  get size(): number {
    return this.#all.size;
  }

  add(stream: OpenStream): void {
    this.#all.add(stream);
    put(this.#byAccount, stream.accountId, stream);
    const own = put(this.#byUser, stream.userId, stream);
    const [oldest] = own;
    if (own.size > MOST_PER_USER && oldest !== undefined) this.end(oldest);
  }

  /** Forgets a stream whose connection is closed. */
  remove(stream: OpenStream): void {
    this.#all.delete(stream);
    take(this.#byAccount, stream.accountId, stream);
    take(this.#byUser, stream.userId, stream);
  }

  end(stream: OpenStream): void {
    this.remove(stream);
    stream.connection.end();
  }

  endAll(): void {
    for (const stream of this.#all) this.end(stream);
  }

  /**
   * Sends each account's events to its streams: every message is rendered once per kind of reader
   * and set of muted kinds, regardless of the number of readers.
   */
  deliver(rows: readonly EventRow[]): void {
    for (const [accountId, own] of Map.groupBy(rows, (row) => row.account_id)) {
      const streams = this.#byAccount.get(accountId);
      if (streams === undefined) continue;
      const [first, last] = [Number(own[0]?.seq ?? 0), Number(own.at(-1)?.seq ?? 0)];
      const kinds = [...new Set(own.map(({ type }) => type))];
      const members = new Set(own.map(({ member_id: id }) => id));
      const whole = new Map<string, string>();
      for (const stream of streams) {
        const { reader, lastSeq, muted, userId } = stream;
        if (!stream.isLive) {
          stream.hasMore = true;
        } else if (lastSeq < first) {
          const version = versionOf(
            reader,
            kinds.filter((kind) => muted.has(kind)),
            members.has(userId) ? userId : "",
          );
          const text = whole.get(version) ?? messagesOf(own, stream);
          whole.set(version, text);
          stream.connection.send(text);
          stream.lastSeq = last;
        } else if (lastSeq < last) {
          stream.connection.send(
            messagesOf(
              own.filter(({ seq }) => Number(seq) > lastSeq),
              stream,
            ),
          );
          stream.lastSeq = last;
        }
      }
    }
  }

  beat(): void {
    for (const { connection } of this.#all) connection.send(HEARTBEAT);
  }

  /** Returns the keys of all sessions with a stream, or of one person's. */
  sessionKeys(userId?: string): string[] {
    return [...new Set([...this.#of(userId)].map(({ sessionKey }) => sessionKey))];
  }

  /** Returns all people with a stream, or the given person if they have one. */
  userIds(userId?: string): string[] {
    return userId === undefined
      ? [...this.#byUser.keys()]
      : this.#byUser.has(userId)
        ? [userId]
        : [];
  }

  /**
   * Applies the result of read number `reading` for these people; `found` omits people without
   * muted kinds.
   */
  mute(userIds: readonly string[], found: ReadonlyMap<string, Muted>, reading: number): void {
    for (const userId of userIds) {
      for (const stream of this.#of(userId)) {
        if (stream.mutedBy > reading) continue;
        stream.muted = found.get(userId) ?? NOTHING_MUTED;
        stream.mutedBy = reading;
      }
    }
  }

  /** Ends the streams whose session was checked and is not open, and says so to their readers. */
  endWithout(open: ReadonlySet<string>, asked: readonly string[]): void {
    const ended = new Set(asked.filter((key) => !open.has(key)));
    if (ended.size === 0) return;
    for (const stream of this.#all) {
      if (!ended.has(stream.sessionKey)) continue;
      stream.connection.send(SESSION_ENDED);
      this.end(stream);
    }
  }

  #of(userId: string | undefined): ReadonlySet<OpenStream> {
    return userId === undefined ? this.#all : (this.#byUser.get(userId) ?? new Set());
  }
}

/**
 * Returns events as the stream sends them. For muted ones, and those of a colleague alone, it only
 * says that something changed, for the screens.
 */
export function messagesOf(
  rows: readonly EventRow[],
  { reader, muted, userId }: Pick<OpenStream, "reader" | "muted" | "userId">,
): string {
  const isQuiet = ({ type, member_id: memberId }: EventRow): boolean =>
    muted.has(type) || (memberId !== null && memberId !== userId);
  const told = rows
    .filter((row) => !isQuiet(row))
    .map((row) => {
      const event = presentEvent(row, reader);
      return eventMessage(event.id, "notification", JSON.stringify(event));
    });
  const last = rows.findLast(isQuiet);
  return last === undefined
    ? told.join("")
    : told.join("") + eventMessage(Number(rows.at(-1)?.seq), "change", "{}");
}

/** What a text depends on beside its events; `memberId` is empty if none is for them alone. */
function versionOf(
  { language, seesMoney }: EventReader,
  muted: readonly string[],
  memberId: string,
): string {
  return [language, seesMoney, memberId, ...muted].join();
}

function put(map: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): Set<OpenStream> {
  const found = map.get(key) ?? new Set();
  map.set(key, found.add(stream));
  return found;
}

function take(map: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const found = map.get(key);
  found?.delete(stream);
  if (found?.size === 0) map.delete(key);
}
