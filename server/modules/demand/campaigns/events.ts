// What campaigns have to announce once it is committed, as the publisher reads it. A name is told
// to nobody but those who gave it.
import type { UsedUpWindow } from "../../../../domain/distribution/used-up.ts";

export interface CapReached {
  readonly accountId: string;
  readonly campaignId: string;
  readonly name: string;
  readonly window: UsedUpWindow;
  readonly unit: "leads" | "cents";
  /** The limit: leads, or whole cents. */
  readonly most: number;
}

export interface LowBalance {
  readonly accountId: string;
  readonly availableCents: number;
  /** What its owner wants to be told below; null where nobody set it. */
  readonly belowCents: number | null;
}

/**
 * By its operator, or all campaigns of an account, because its wallet pays for no lead of theirs.
 */
export type CampaignStopped =
  | {
      readonly reason: "operator";
      readonly accountId: string;
      readonly campaignId: string;
      readonly name: string;
      readonly status: "paused" | "archived";
    }
  | {
      readonly reason: "wallet_empty";
      readonly accountId: string;
      readonly campaigns: number;
      readonly availableCents: number;
    };
