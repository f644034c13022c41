// Decides whose turn an open return is, and until when.
import type { ReturnStatus } from "./sale-return.ts";

/** `none`: the return is decided or withdrawn. */
export const RETURN_TURNS = ["affiliate", "buyer", "network", "none"] as const;
export type ReturnTurn = (typeof RETURN_TURNS)[number];

/** The parties that the network may ask for an answer. */
export const ASKED_PARTIES = ["buyer", "affiliate"] as const;
export type AskedParty = (typeof ASKED_PARTIES)[number];

/** Who writes or reads a message about a return. */
export type ReturnAuthor = AskedParty | "network";

/** A party writes to the network alone, and the network to a party: the parties stay apart. */
export function mayWriteTo(from: ReturnAuthor, to: ReturnAuthor): boolean {
  return (from === "network") !== (to === "network");
}

/** The party that the network waits for after a message; null without one. */
export function askedAfter(
  asked: AskedParty | null,
  { from, to }: { readonly from: ReturnAuthor; readonly to: ReturnAuthor },
): AskedParty | null {
  if (to !== "network") return to;
  return asked === from ? null : asked;
}

export interface TurnFacts {
  readonly status: ReturnStatus;
  /** The last moment of the affiliate's answer. */
  readonly answerUntilMs: number;
  readonly isAnswered: boolean;
  /** The party that the network asked and that has not answered since; null without one. */
  readonly asked: AskedParty | null;
}

/** Whose turn it is at the moment. A question of the network goes before every deadline. */
export function turnOf(facts: TurnFacts, nowMs: number): ReturnTurn {
  if (facts.status !== "filed") return "none";
  if (facts.asked !== null) return facts.asked;
  return isToAnswer(facts, nowMs) ? "affiliate" : "network";
}

/**
 * What runs out next: the affiliate's time to answer, or else the network's to decide; null when
 * the return is over.
 */
export function deadlineMs(
  facts: TurnFacts,
  decideUntilMs: number | null,
  nowMs: number,
): number | null {
  if (facts.status !== "filed") return null;
  return isToAnswer(facts, nowMs) ? facts.answerUntilMs : decideUntilMs;
}

function isToAnswer(
  { isAnswered, answerUntilMs }: Pick<TurnFacts, "isAnswered" | "answerUntilMs">,
  nowMs: number,
): boolean {
  return !isAnswered && nowMs <= answerUntilMs;
}
