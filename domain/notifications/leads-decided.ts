// Describes the event of a batch of decided leads: their outcomes, without contact data.
import type { PropertyType } from "../lead/vocabulary.ts";
import { topic } from "./notification-kind.ts";

/** One sale, for the notifications of its buyer and its affiliate. */
export interface SaleEvent {
  readonly saleId: string;
  readonly leadId: string;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly mode: "exclusive" | "shared";
  /** Bought on the marketplace, so not yet in the affiliate's answer. */
  readonly byHand: boolean;
  readonly side: string;
  readonly propertyType: PropertyType;
  readonly city: string;
  readonly state: string;
  readonly tier: string;
  readonly priceCents: number;
  readonly earningCents: number;
}

export interface LeadsDecided {
  readonly sales: readonly SaleEvent[];
  /** Leads of the batch, sold or not. */
  readonly leads: number;
  /** Accepted leads without a buyer yet, by affiliate. */
  readonly unsold: Readonly<Record<string, readonly string[]>>;
}

export const leadsDecidedTopic = topic<LeadsDecided>()("leads_decided");
