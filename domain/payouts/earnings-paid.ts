// Defines the event that earnings were paid, from which postbacks send `paid` for each sale.
import { topic } from "../notifications/notification-kind.ts";

export interface PaidSale {
  readonly id: string;
  readonly leadId: string;
  readonly earningCents: number;
}

export interface EarningsPaid {
  readonly affiliateId: string;
  readonly sales: readonly PaidSale[];
}

export const earningsPaidTopic = topic<EarningsPaid>()("earnings_paid");
