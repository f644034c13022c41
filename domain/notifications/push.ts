// Defines push messages: their size, and their state after an attempt. How long each kind is of use
// is part of the kind; which kinds a person wants is part of the preferences (`preferences.ts`).
import { type Verdict, retryDelay } from "../attempts/attempt.ts";
import type { PushRule } from "./channels.ts";
import { type NotificationType, reachOf } from "./types.ts";

/** How long a kind's message is of use, and how urgent it is. */
export function pushRuleOf(type: NotificationType): PushRule {
  return reachOf(type).push;
}

/**
 * Characters. With an address of 500, and all of them encoded in six bytes, the message still fits
 * into the 4,096 bytes that a push service accepts, encrypted.
 */
const MOST = { title: 100, body: 400 } as const;

/** Truncates the texts to what a message may hold. */
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
 * The state of a message after an attempt. `unsubscribed`: the push service no longer knows the
 * browser. `dropped`: it is not sent again.
 */
export type AfterPush =
  | { readonly kind: "sent" | "unsubscribed" | "dropped" }
  | { readonly kind: "waiting"; readonly pauseMs: number };

export interface PushAttempt {
  /** Of the answer; null where there was none. */
  readonly status: number | null;
  readonly verdict: Verdict;
  /** Including this attempt. */
  readonly tries: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** The wait that the answer requests; null where it does not. Milliseconds. */
  readonly retryAfterMs: number | null;
  /** Until it is no longer of use. Milliseconds. */
  readonly leftMs: number;
}

/** Retries only where that may help, and while the message is of use. */
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
