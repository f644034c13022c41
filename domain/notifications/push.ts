// Push messages: what one may hold, and what becomes of it after an attempt. How long each kind is
// of use stands with the kind; who wants which, with the person (`preferences.ts`).
import { type Verdict, retryDelay } from "../attempts/attempt.ts";
import type { PushRule } from "./channels.ts";
import { type NotificationType, reachOf } from "./types.ts";

/** How long a kind's message is of use, and how urgent it is. */
export function pushRuleOf(type: NotificationType): PushRule {
  return reachOf(type).push;
}

/**
 * Characters. With an address of 500 and all of them written in six bytes it still fits into the
 * 4,096 that a push service takes, encrypted.
 */
const MOST = { title: 100, body: 400 } as const;

/** Cut to what a message may hold. */
export function cutForPush({ title, body }: { readonly title: string; readonly body: string }): {
  readonly title: string;
  readonly body: string;
} {
  return { title: cut(title, MOST.title), body: cut(body, MOST.body) };
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

/**
 * What becomes of a message after a try. `unsubscribed`: the push service knows the browser no
 * longer. `dropped`: it is not sent again.
 */
export type AfterPush =
  | { readonly kind: "sent" | "unsubscribed" | "dropped" }
  | { readonly kind: "waiting"; readonly pauseMs: number };

export interface PushAttempt {
  /** Of the answer; null where none came. */
  readonly status: number | null;
  readonly verdict: Verdict;
  /** This one counted. */
  readonly tries: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** What the answer asked for; null where it did not. Milliseconds. */
  readonly retryAfterMs: number | null;
  /** Until it is of use no longer. Milliseconds. */
  readonly leftMs: number;
}

/** Tried again only where that may help, and while it is of use. */
export function afterPush({
  status,
  verdict,
  tries,
  chance,
  retryAfterMs,
  leftMs,
}: PushAttempt): AfterPush {
  if (verdict === "delivered") return { kind: "sent" };
  if (verdict === "gone" || status === 404) return { kind: "unsubscribed" };
  const mayHelp = status === null || status === 408 || status === 429 || status >= 500;
  const pauseMs = mayHelp ? retryDelay(tries, chance, retryAfterMs) : null;
  return pauseMs === null || pauseMs >= leftMs ? { kind: "dropped" } : { kind: "waiting", pauseMs };
}
