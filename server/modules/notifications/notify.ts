// The one way from what a committed transaction left in the outbox to what people are told: a file
// for each kind.
import type { Announcement } from "./outbox.store.ts";
import { tellAccountWaiting } from "./kinds/account-waiting.ts";
import { tellBankChanged } from "./kinds/bank-changed.ts";
import { tellCampaignStopped } from "./kinds/campaign-stopped.ts";
import { tellCapReached } from "./kinds/cap-reached.ts";
import { tellDeliveryFailing } from "./kinds/delivery-failing.ts";
import { tellDemandFollowed } from "./kinds/demand-followed.ts";
import { tellDraftEnded } from "./kinds/draft-ended.ts";
import { tellEmailOff } from "./kinds/email-off.ts";
import { tellFormSent } from "./kinds/form-sent.ts";
import { tellImportEnded } from "./kinds/import-ended.ts";
import { tellLowBalance } from "./kinds/low-balance.ts";
import { tellPayoutMoved } from "./kinds/payout-moved.ts";
import { tellPostbackOff } from "./kinds/postback-off.ts";
import { tellReturnDecided } from "./kinds/return-decided.ts";
import { tellReturnFiled } from "./kinds/return-filed.ts";
import { tellReturnToDecide } from "./kinds/return-to-decide.ts";
import { tellSaleAssigned } from "./kinds/sale-assigned.ts";
import { tellSales } from "./kinds/sales.ts";
import { tellSearchMatched } from "./kinds/search-matched.ts";
import { tellWebhookOff } from "./kinds/webhook-off.ts";
import { tellSourceSuspended } from "./kinds/source-suspended.ts";
import type { NewEvent } from "./news.ts";

/** What there is to tell of an announcement; `atMs` is when it was written. */
export function newsOf({ topic, payload }: Announcement, atMs: number): readonly NewEvent[] {
  switch (topic) {
    case "leads_decided":
      return tellSales(payload, atMs);
    case "return_filed":
      return tellReturnFiled(payload, atMs);
    case "return_to_decide":
      return tellReturnToDecide(payload, atMs);
    case "return_decided":
      return tellReturnDecided(payload, atMs);
    case "search_matched":
      return tellSearchMatched(payload, atMs);
    case "demand_followed":
      return tellDemandFollowed(payload, atMs);
    case "sale_assigned":
      return tellSaleAssigned(payload, atMs);
    case "import_ended":
      return tellImportEnded(payload, atMs);
    case "form_sent":
      return tellFormSent(payload, atMs);
    case "draft_ended":
      return tellDraftEnded(payload, atMs);
    case "postback_off":
      return tellPostbackOff(payload, atMs);
    case "webhook_off":
      return tellWebhookOff(payload, atMs);
    case "email_off":
      return tellEmailOff(payload, atMs);
    case "delivery_failing":
      return tellDeliveryFailing(payload, atMs);
    // Whoever pays tells of it; here it is for postbacks alone.
    case "earnings_paid":
      return [];
    case "payout_moved":
      return tellPayoutMoved(payload, atMs);
    case "bank_changed":
      return tellBankChanged(payload, atMs);
    case "cap_reached":
      return tellCapReached(payload, atMs);
    case "low_balance":
      return tellLowBalance(payload, atMs);
    case "campaign_stopped":
      return tellCampaignStopped(payload, atMs);
    case "source_suspended":
      return tellSourceSuspended(payload, atMs);
    case "account_waiting":
      return tellAccountWaiting(payload, atMs);
  }
}
