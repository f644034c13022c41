// What returns have to announce once they are committed, as the publisher reads it: nobody's words and no contact data.
import type { ReturnReason } from "../../../domain/returns/reasons.ts";

export interface ReturnFiled {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly reason: ReturnReason;
  readonly earningCents: number;
}

export interface ReturnDecided {
  readonly leadId: string;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly approved: boolean;
  readonly priceCents: number;
  readonly earningCents: number;
}
