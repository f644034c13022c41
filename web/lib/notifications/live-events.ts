// Follows the stream of events: one tab of this browser holds the stream and forwards events to the
// others. It reconnects by itself, and reports while it is broken.
import { call } from "../api/call.ts";
import { hasSessionEnded } from "../auth/auth.ts";
import { checkSession } from "../auth/session.ts";
import type { Language } from "../../../domain/languages.ts";
import { createStore } from "../store.ts";
import { type ArrivedEvent, isForBell, notificationOf } from "./notification.ts";
import { load, receive, startOver } from "./notification-store.ts";

/** `lost`: the stream is broken and is reconnecting. */
export const connection = createStore<"connecting" | "open" | "lost">("connecting");

/** The latest event, for screens that show more than the documents it changed. */
export const latestEvent = createStore<ArrivedEvent | null>(null);

const LOCK = "plat-events";
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/**
 * The server sends something every 15 seconds: after this much silence the connection is dead,
 * whatever the browser reports.
 */
const SILENCE_MS = 40_000;
/**
 * A little more than one heartbeat: a tab that becomes visible after this much silence may have
 * slept, and reconnects immediately.
 */
const MISSED_BEAT_MS = 20_000;
const FETCHED_AT_ONCE = 200;

/** An event of null: something changed that this person has muted in the bell. */
type Told = { readonly event: ArrivedEvent | null } | { readonly connection: "open" | "lost" };

/**
 * Follows the events of the signed-in person in `language`, and calls `onEvent` for each that
 * arrives while the app is open; with null for muted ones. Returns a function that stops it.
 */
export function followEvents(
  language: Language,
  onEvent: (event: ArrivedEvent | null) => void,
): () => void {
  const stopping = new AbortController();
  const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(LOCK);
  const tell = (told: Told): void => {
    if ("event" in told) {
      onEvent(told.event);
      latestEvent.set(told.event);
    } else connection.set(told.connection);
  };
  if (tabs !== null) tabs.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
  const notifyAll = (told: Told): void => {
    tell(told);
    tabs?.postMessage(told);
  };
  void load().then(() => {
    // One tab has the lock; when it is closed, the next tab takes over. Over plain http there are
    // no locks: each tab then follows the stream itself.
    if (typeof navigator.locks === "undefined") return hold(language, notifyAll, stopping.signal);
    if (connection.get() === "connecting") connection.set("open");
    return navigator.locks
      .request(LOCK, { signal: stopping.signal }, () => hold(language, notifyAll, stopping.signal))
      .catch(() => undefined);
  });
  return () => {
    stopping.abort();
    tabs?.close();
  };
}

/** Holds the stream until it is stopped. */
async function hold(
  language: Language,
  tell: (told: Told) => void,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      const knownId = await load();
      let lastId = await catchUp(language, knownId);
      if (signal.aborted) return;
      // Screens that were read before may lack what was missed; a new browser has just read them.
      if (knownId !== null && knownId !== lastId) tell({ event: null });
      const ending = await stream(
        language,
        lastId,
        signal,
        (event, id) => {
          waitMs = FIRST_WAIT_MS;
          lastId = Math.max(lastId, id);
          void receive(event !== null && isForBell(event) ? [notificationOf(event)] : [], lastId);
          tell({ event });
        },
        (id) => {
          lastId = id;
          void startOver(id);
          tell({ event: null });
        },
        () => {
          waitMs = FIRST_WAIT_MS;
          tell({ connection: "open" });
        },
      );
      if (ending === "woken") continue;
      if (ending === "ended") await checkSession("later");
    } catch {
      // Unreachable, or the session has ended: retried until it is back.
    }
    if (signal.aborted) return;
    if (!hasSessionEnded()) tell({ connection: "lost" });
    await waitOrBack(waitMs);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    await checkSession("later");
  }
}

/**
 * Fetches missed events. A new browser gets the last two weeks; those before the last logout count
 * as read.
 */
async function catchUp(language: Language, lastId: number | null): Promise<number> {
  let last = lastId;
  for (;;) {
    const page = await call("GET /v1/events", {
      query: { limit: FETCHED_AT_ONCE, language, after: last ?? undefined },
    });
    if (last !== null && page.last_id !== null && page.last_id < last) {
      await startOver(page.last_id);
      return page.last_id;
    }
    const isFirst = last === null;
    const reached = Math.max(page.last_id ?? 0, last ?? 0);
    await receive(
      page.items
        .filter(isForBell)
        .map((event) => notificationOf(event, isFirst ? (page.read_until ?? null) : null)),
      reached,
    );
    last = reached;
    if (isFirst || page.items.length < FETCHED_AT_ONCE) return reached;
  }
}

/** Waits, but no longer than until the network is back or the tab becomes visible. */
function waitOrBack(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("online", end, { signal: over.signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "visible") end();
      },
      { signal: over.signal },
    );
  });
}

type StreamEnding = "broken" | "woken" | "ended";

/**
 * Resolves when the connection ends: when it breaks, when the session is over, when the machine
 * loses its network or wakes, or after too long a silence.
 */
function stream(
  language: Language,
  after: number,
  signal: AbortSignal,
  onEvent: (event: ArrivedEvent | null, id: number) => void,
  onPosition: (id: number) => void,
  onOpen: () => void,
): Promise<StreamEnding> {
  return new Promise((resolve) => {
    const source = new EventSource(`/v1/events/stream?after=${after}&language=${language}`);
    const over = new AbortController();
    const endAs = (ending: StreamEnding): void => {
      clearTimeout(silence);
      over.abort();
      source.close();
      resolve(ending);
    };
    const end = (): void => endAs("broken");
    let [silence, heardAtMs] = [setTimeout(end, SILENCE_MS), Date.now()];
    const hear = (): void => {
      heardAtMs = Date.now();
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
    };
    signal.addEventListener("abort", end, { signal: over.signal });
    window.addEventListener("offline", end, { signal: over.signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "visible" && Date.now() - heardAtMs > MISSED_BEAT_MS)
          endAs("woken");
      },
      { signal: over.signal },
    );
    source.addEventListener("open", () => {
      hear();
      onOpen();
    });
    source.addEventListener("beat", hear);
    source.addEventListener("ended", () => endAs("ended"));
    source.addEventListener("notification", ({ data }: MessageEvent<string>) => {
      hear();
      const event = JSON.parse(data) as ArrivedEvent;
      onEvent(event, event.id);
    });
    source.addEventListener("change", ({ lastEventId }: MessageEvent<string>) => {
      hear();
      onEvent(null, Number(lastEventId));
    });
    source.addEventListener("position", ({ lastEventId }: MessageEvent<string>) => {
      hear();
      onPosition(Number(lastEventId));
    });
    // The browser would reconnect by itself, but not after every kind of end: each reconnect first
    // fetches what was missed.
    source.addEventListener("error", end);
  });
}
