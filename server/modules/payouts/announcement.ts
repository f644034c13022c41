// What payouts have to announce once they are committed, as the publisher reads it: nobody's words and no number of an account.
import type { PayoutStatus } from "../../../domain/payouts/payout.ts";

export interface PayoutMoved {
  readonly payoutId: string;
  readonly affiliateId: string;
  readonly networkId: string;
  readonly status: PayoutStatus;
  readonly amountCents: number;
}

export interface BankChanged {
  readonly accountId: string;
  /** There was none before: nothing is held. */
  readonly isFirst: boolean;
}
