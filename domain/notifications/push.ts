// Push messages: how long each kind of news is of use, and what becomes of one after a try. Who
// wants which is a person's own (`preferences.ts`).
import { type Verdict, retryDelay } from "../attempts/attempt.ts";
import type { NotificationType } from "./types.ts";
import { DAY_MS, HOUR_MS } from "../time.ts";

/**
 * As RFC 8030 has it: a device that saves its battery takes `high` at once and lets the others
 * wait.
 */
type Urgency = "high" | "normal" | "low";

export interface PushRule {
  /** For so long it is of use to be told; after that the panel alone has it. Milliseconds. */
  readonly ttlMs: number;
  readonly urgency: Urgency;
}

const RULES: Readonly<Record<NotificationType, PushRule>> = {
  // Whoever calls first wins the client: hours later it is no news.
  lead_bought: { ttlMs: 4 * HOUR_MS, urgency: "high" },
  search_matched: { ttlMs: 4 * HOUR_MS, urgency: "normal" },
  lead_sold: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  form_sent: { ttlMs: 12 * HOUR_MS, urgency: "low" },
  draft_ended: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  import_ended: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  demand_followed: { ttlMs: 12 * HOUR_MS, urgency: "low" },
  return_filed: { ttlMs: DAY_MS, urgency: "normal" },
  return_to_decide: { ttlMs: DAY_MS, urgency: "normal" },
  return_decided: { ttlMs: DAY_MS, urgency: "normal" },
  payout_moved: { ttlMs: DAY_MS, urgency: "normal" },
  // It may not have been them.
  bank_changed: { ttlMs: 3 * DAY_MS, urgency: "high" },
  postback_off: { ttlMs: DAY_MS, urgency: "normal" },
  webhook_off: { ttlMs: DAY_MS, urgency: "normal" },
  email_off: { ttlMs: DAY_MS, urgency: "normal" },
  cap_reached: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  low_balance: { ttlMs: DAY_MS, urgency: "normal" },
  delivery_failing: { ttlMs: DAY_MS, urgency: "high" },
  campaign_stopped: { ttlMs: DAY_MS, urgency: "normal" },
  source_suspended: { ttlMs: DAY_MS, urgency: "normal" },
  account_waiting: { ttlMs: DAY_MS, urgency: "normal" },
};

/** The rule of a kind. */
export function pushRuleOf(kind: NotificationType): PushRule {
  return RULES[kind];
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
