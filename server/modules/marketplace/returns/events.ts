// What returns have to announce once they are committed, as the publisher reads it: nobody's words
// and no contact data.
import type { DecidedBy, ReturnReason } from "../../../../domain/returns/reasons.ts";

export interface ReturnFiled {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly reason: ReturnReason;
  readonly earningCents: number;
}

/** The affiliate has answered, or may not any more: it is the operator's turn. */
export interface ReturnToDecide {
  readonly returnId: string;
  readonly leadId: string;
  readonly buyerId: string;
  readonly networkId: string;
  readonly reason: ReturnReason;
  readonly wasAnswered: boolean;
  readonly priceCents: number;
  /** The last day of the operator's, in the network's time zone: "2026-11-25". */
  readonly lastDay: string;
  /** No deadline approves it. */
  readonly peopleOnly: boolean;
}

export interface ReturnDecided {
  readonly saleId: string;
  readonly leadId: string;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly approved: boolean;
  readonly by: DecidedBy;
  readonly priceCents: number;
  readonly earningCents: number;
}
