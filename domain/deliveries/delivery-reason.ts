// Defines the reasons why a lead has not arrived at a destination.
import type { Verdict } from "../attempts/attempt.ts";
import type { DestinationRules, KindSettings } from "./destination-kind.ts";
import { DESTINATION_REASONS, type DestinationReason } from "./destination-kinds.ts";

/**
 * Reasons of every kind. `wrong_key`: 401 or 403. `unwanted_answer`: 2xx, with other text than
 * agreed. `gone`: 410. `failed_answer`: another answer. `no_answer`: no answer. `returned`: the
 * lead was returned. `erased`: its contact is erased. `no_mail_server`: this network has none.
 */
const COMMON_REASONS = [
  "wrong_key",
  "unwanted_answer",
  "gone",
  "failed_answer",
  "no_answer",
  "returned",
  "erased",
  "no_mail_server",
] as const;
type CommonReason = (typeof COMMON_REASONS)[number];
export type DeliveryReason = CommonReason | DestinationReason;
export const DELIVERY_REASONS: readonly DeliveryReason[] = [
  ...DESTINATION_REASONS,
  ...COMMON_REASONS,
];

/** A single failure may be temporary; these reasons do not pass by themselves. */
const LASTING: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>([
  ...DESTINATION_REASONS,
  "wrong_key",
  "unwanted_answer",
  "no_mail_server",
]);

export function isLasting(reason: DeliveryReason): boolean {
  return LASTING.has(reason);
}

export interface LastAttempt {
  /** Of the answer; null where there was none. */
  readonly status: number | null;
  readonly verdict: Verdict;
  /** Why there was no answer; null where there was one. */
  readonly failure: string | null;
}

/** Why the last attempt did not arrive, by the rules of its kind; null where it did. */
export function reasonOf<Settings extends KindSettings, Reason extends string>(
  {
    statusReasons,
    delivery,
  }: Pick<DestinationRules<Settings, Reason>, "statusReasons" | "delivery">,
  { status, verdict, failure }: LastAttempt,
): CommonReason | Reason | null {
  if (verdict === "delivered") return null;
  if (failure === "no_mail_server") return "no_mail_server";
  if (status === null) return "no_answer";
  if (verdict === "gone") return "gone";
  const own = statusReasons[status];
  if (own !== undefined) return own;
  if (delivery.by === "call" && (status === 401 || status === 403)) return "wrong_key";
  return verdict === "refused" ? "unwanted_answer" : "failed_answer";
}
