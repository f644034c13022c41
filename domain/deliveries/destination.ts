// Where bought leads are handed to: the kinds of places, and why a lead has not arrived there.
import type { Verdict } from "../attempts/attempt.ts";

export const DESTINATION_KINDS = ["webhook", "http", "email", "follow_up_boss", "sms"] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** What a mapped field is in JSON. `yes_no` is true or false. */
export const VALUE_TYPES = ["text", "number", "yes_no"] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

export const MOST_FIELDS = 60;
export const MOST_HEADERS = 10;
/** Characters. */
export const LONGEST_TEMPLATE = 1_000;
/** Minutes, where a destination says nothing else. */
export const USUAL_FALL_BACK_MINUTES = 5;
/** Seconds, where a destination says nothing else. */
export const USUAL_TIMEOUT_SECONDS = 10;

/**
 * Why a lead has not arrived. `lead_flow_archived`: Follow Up Boss took it in vain, for its lead
 * flow of this source is archived (204). `wrong_key`: 401 or 403. `unwanted_answer`: 2xx, with
 * other words than agreed. `gone`: 410. `failed_answer`: another answer. `no_answer`: none came.
 * `returned`: the lead was given back. `erased`: its contact is erased. `no_mail_server`: this
 * network has none.
 */
export const DELIVERY_REASONS = [
  "lead_flow_archived",
  "wrong_key",
  "unwanted_answer",
  "gone",
  "failed_answer",
  "no_answer",
  "returned",
  "erased",
  "no_mail_server",
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

export interface LastAttempt {
  /** Of the answer; null where none came. */
  readonly status: number | null;
  readonly verdict: Verdict;
  /** Why no answer came; null where one did. */
  readonly failure: string | null;
}

/** Why the last try did not arrive; null where it did. */
export function reasonOf(
  kind: DestinationKind,
  { status, verdict, failure }: LastAttempt,
): DeliveryReason | null {
  if (verdict === "delivered") return null;
  if (failure === "no_mail_server") return "no_mail_server";
  if (status === null) return "no_answer";
  if (verdict === "gone") return "gone";
  if (kind === "follow_up_boss" && status === 204) return "lead_flow_archived";
  if (kind !== "email" && (status === 401 || status === 403)) return "wrong_key";
  return verdict === "refused" ? "unwanted_answer" : "failed_answer";
}
