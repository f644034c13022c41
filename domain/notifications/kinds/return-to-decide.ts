// Defines the kind: a return waits for the operator; the operator is notified of the deadline, the
// buyer of the next step.
import type { ReturnReason } from "../../returns/reasons.ts";
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { type Told, defineKind, topic } from "../notification-kind.ts";

/** The affiliate has answered, or its time to answer is over. */
export interface ReturnToDecide {
  readonly returnId: string;
  readonly leadId: string;
  readonly buyerId: string;
  readonly networkId: string;
  readonly reason: ReturnReason;
  readonly wasAnswered: boolean;
  readonly priceCents: number;
  /** The operator's last day, in the network's time zone: "2026-11-25". */
  readonly lastDay: string;
  /** True where no deadline approves it. */
  readonly peopleOnly: boolean;
}

export type WaitingReturn =
  | {
      readonly to: "operator";
      readonly leadId: string;
      readonly wasAnswered: boolean;
      readonly reason: ReturnReason;
      readonly priceCents: number;
      readonly lastDay: string;
    }
  | {
      readonly to: "buyer";
      readonly leadId: string;
      readonly wasAnswered: boolean;
      /** Null where no deadline approves the return. */
      readonly lastDay: string | null;
    };

export const returnToDecideTopic = topic<ReturnToDecide>()("return_to_decide");

export const returnToDecide = defineKind({
  type: "return_to_decide",
  topic: returnToDecideTopic,
  reach: {
    audience: ["advertiser", "admin"],
    group: "returns",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: (waiting): readonly Told<WaitingReturn>[] => {
    const { returnId, leadId, buyerId, networkId, reason, wasAnswered, priceCents } = waiting;
    const { lastDay, peopleOnly } = waiting;
    const facts = {
      return_id: returnId,
      lead_id: leadId,
      reason_code: reason,
      was_answered: wasAnswered,
      price_cents: priceCents,
      last_day: lastDay,
    };
    return [
      {
        accountId: networkId,
        url: `/dashboard?return=${returnId}`,
        facts,
        details: { to: "operator", leadId, wasAnswered, reason, priceCents, lastDay },
      },
      {
        accountId: buyerId,
        url: `/leads/${leadId}`,
        facts,
        details: { to: "buyer", leadId, wasAnswered, lastDay: peopleOnly ? null : lastDay },
      },
    ];
  },
});
