// Defines the events of postbacks and the values that they send.
import { AD_PARAMS, type AdParams, perAdParam } from "../lead/ad-params.ts";
import type { MacroValues } from "./address-template.ts";
import { CENTS_PER_DOLLAR } from "../money/money.ts";

/**
 * The events. `accepted` and `sold` are sent once for each lead: `sold` with its total earnings at
 * the post, and again for each later sale with that sale's earning. `returned` and `paid` are sent
 * once for each sale. Refused posts and duplicates send nothing beyond their answer.
 */
export const POSTBACK_EVENTS = ["accepted", "sold", "returned", "paid"] as const;
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

export const POSTBACK_METHODS = ["GET", "POST"] as const;
export type PostbackMethod = (typeof POSTBACK_METHODS)[number];

/** The data of one request, before it is filled into an address. */
export interface PostbackFacts {
  readonly eventId: string;
  readonly event: PostbackEvent;
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly leadId: string;
  /** The affiliate's own reference, if its post carried one. */
  readonly vendorLeadId: string | null;
  readonly status: string;
  readonly reason: string | null;
  /** Whole cents; for a return, the amount taken back. */
  readonly payoutCents: bigint;
  readonly source: string;
  readonly clickId: string | null;
  readonly subIds: readonly (string | null)[];
  readonly adParams: AdParams;
}

const CENTS = BigInt(CENTS_PER_DOLLAR);

/** The value of each macro. */
export function valuesOf(facts: PostbackFacts): MacroValues {
  const sub = (index: number): string => facts.subIds[index] ?? "";
  return {
    click_id: facts.clickId ?? "",
    sub1: sub(0),
    sub2: sub(1),
    sub3: sub(2),
    sub4: sub(3),
    sub5: sub(4),
    ...perAdParam(AD_PARAMS, (name) => facts.adParams[name] ?? ""),
    lead_id: facts.leadId,
    vendor_lead_id: facts.vendorLeadId ?? "",
    status: facts.status,
    reason_code: facts.reason ?? "",
    payout: `${facts.payoutCents / CENTS}.${String(facts.payoutCents % CENTS).padStart(2, "0")}`,
    payout_cents: String(facts.payoutCents),
    currency: "USD",
    source: facts.source,
    event: facts.event,
    event_id: facts.eventId,
    time: new Date(facts.atMs).toISOString(),
  };
}

/** Made-up facts for a test call, marked as such in every id. */
export function sampleOf(event: PostbackEvent, source: string, atMs: number): PostbackFacts {
  return {
    eventId: "test-event",
    event,
    atMs,
    leadId: "test-lead",
    vendorLeadId: "test-vendor-lead",
    status: event === "accepted" ? "available" : event === "returned" ? "returned" : "sold",
    reason: event === "returned" ? "invalid_contact" : null,
    payoutCents: event === "accepted" ? 0n : 4_850n,
    source,
    clickId: "test-click",
    subIds: ["test-sub1", "test-sub2", "test-sub3", "test-sub4", "test-sub5"],
    adParams: perAdParam(AD_PARAMS, (name) => `test-${name}`),
  };
}
