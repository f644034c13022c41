// Lists what each language has words for, where news is told.
import type { DeliveryReason } from "../../../../../domain/deliveries/destination.ts";
import type { UsedUpWindow } from "../../../../../domain/distribution/used-up.ts";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import type { ReturnReason } from "../../../../../domain/returns/reasons.ts";

export interface NotificationWords {
  /** A lead of a side: "seller lead". */
  readonly lead: (side: string) => string;
  readonly newLead: (lead: string, place: string) => string;
  readonly leadSold: (place: string) => string;
  readonly propertyType: (type: string) => string;
  readonly tier: (tier: string) => string;
  readonly mode: (mode: "exclusive" | "shared") => string;
  readonly youEarn: (sum: string) => string;
  readonly reason: (reason: ReturnReason) => string;
  readonly returns: {
    readonly filed: string;
    readonly filedMore: (reason: string, earning: string) => string;
    readonly answered: string;
    readonly notAnswered: string;
    readonly waits: string;
    readonly waitsMore: (what: string, reason: string, price: string, lastDay: string) => string;
    readonly decides: string;
    readonly decidesUntil: (lastDay: string) => string;
    readonly decided: (approved: boolean) => string;
    readonly why: { readonly admin: string; readonly checks: string; readonly deadline: string };
    readonly moneyBack: (price: string, why: string) => string;
    readonly stands: string;
    readonly takenBack: (earning: string, why: string) => string;
    readonly keeps: (earning: string) => string;
  };
  readonly search: {
    readonly matched: (count: number, name: string) => string;
    readonly more: string;
  };
  readonly demand: {
    readonly followed: (
      count: number,
      wanted: string | null,
      state: string | null,
      best: string,
    ) => string;
    readonly more: string;
    readonly wanted: (side: string) => string;
  };
  readonly imported: {
    readonly title: (rows: number) => string;
    readonly more: (sold: number, earned: string, unsold: number, refused: number) => string;
  };
  readonly assigned: {
    readonly free: (lead: string) => string;
    readonly took: (name: string, lead: string) => string;
    readonly lead: (side: string, place: string | null) => string;
  };
  readonly byForm: (side: string, place: string | null) => string;
  readonly byConversation: (side: string, place: string | null) => string;
  readonly outcome: {
    readonly unsold: string;
    readonly sold: (mode: "exclusive" | "shared", earning: string) => string;
    readonly refused: (reason: PostReason) => string;
  };
  readonly draft: {
    readonly confirmed: (side: string, place: string | null) => string;
    readonly ranOut: string;
    readonly ranOutMore: string;
    readonly failed: string;
    readonly failedMore: string;
  };
  readonly webhook: {
    readonly off: (host: string) => string;
    readonly gone: string;
    readonly failing: string;
    readonly kept: string;
  };
  readonly postback: {
    readonly off: (host: string) => string;
    readonly gone: string;
    readonly failing: string;
    readonly kept: string;
  };
  readonly delivery: {
    readonly failing: (name: string) => string;
    readonly off: (name: string) => string;
    readonly given: (name: string) => string;
    readonly why: Readonly<Record<DeliveryReason, string>>;
    readonly kept: string;
  };
  readonly email: { readonly off: string; readonly why: string };
  readonly payout: {
    readonly waits: string;
    readonly waitsMore: (sum: string) => string;
    readonly approved: (sum: string) => string;
    readonly approvedMore: string;
    readonly sent: (sum: string) => string;
    readonly sentMore: string;
    readonly refused: string;
    readonly refusedMore: (sum: string) => string;
    readonly failed: string;
    readonly failedMore: (sum: string) => string;
  };
  readonly account: { readonly waits: string; readonly waitsMore: string };
  readonly limits: {
    readonly reached: (name: string, window: UsedUpWindow, unit: "leads" | "cents") => string;
    readonly leads: (count: number) => string;
    readonly again: (window: UsedUpWindow) => string;
  };
  readonly wallet: {
    readonly low: string;
    readonly lowMore: (sum: string) => string;
    readonly below: (sum: string, threshold: string) => string;
    readonly empty: (campaigns: number) => string;
    readonly emptyMore: (sum: string) => string;
  };
  readonly stops: {
    readonly byOperator: (name: string, status: "paused" | "archived") => string;
    readonly more: Readonly<Record<"paused" | "archived", string>>;
  };
  readonly source: { readonly paused: (name: string) => string; readonly more: string };
  readonly bank: {
    readonly first: string;
    readonly changed: string;
    readonly firstMore: string;
    readonly changedMore: string;
  };
}
