// The one way from what a committed transaction left in the outbox to what people are told: a file
// for each kind.
import type { OutboxEvent } from "./outbox.store.ts";
import { notifyAccountWaiting } from "./kinds/account-waiting.ts";
import { notifyBankChanged } from "./kinds/bank-changed.ts";
import { notifyCampaignStopped } from "./kinds/campaign-stopped.ts";
import { notifyCapReached } from "./kinds/cap-reached.ts";
import { notifyDeliveryFailing } from "./kinds/delivery-failing.ts";
import { notifyDemandFollowed } from "./kinds/demand-followed.ts";
import { notifyDraftEnded } from "./kinds/draft-ended.ts";
import { notifyEmailOff } from "./kinds/email-off.ts";
import { notifyFormSent } from "./kinds/form-sent.ts";
import { notifyImportEnded } from "./kinds/import-ended.ts";
import { notifyLowBalance } from "./kinds/low-balance.ts";
import { notifyPayoutMoved } from "./kinds/payout-moved.ts";
import { notifyPostbackOff } from "./kinds/postback-off.ts";
import { notifyReturnDecided } from "./kinds/return-decided.ts";
import { notifyReturnFiled } from "./kinds/return-filed.ts";
import { notifyReturnToDecide } from "./kinds/return-to-decide.ts";
import { notifySaleAssigned } from "./kinds/sale-assigned.ts";
import { notifySales } from "./kinds/sales.ts";
import { notifySearchMatched } from "./kinds/search-matched.ts";
import { notifyWebhookOff } from "./kinds/webhook-off.ts";
import { notifySourceSuspended } from "./kinds/source-suspended.ts";
import type { NewEvent } from "./new-event.ts";

/** What there is to tell of an announcement; `atMs` is when it was written. */
export function notificationsFor(
  { topic, payload }: OutboxEvent,
  atMs: number,
): readonly NewEvent[] {
  switch (topic) {
    case "leads_decided":
      return notifySales(payload, atMs);
    case "return_filed":
      return notifyReturnFiled(payload, atMs);
    case "return_to_decide":
      return notifyReturnToDecide(payload, atMs);
    case "return_decided":
      return notifyReturnDecided(payload, atMs);
    case "search_matched":
      return notifySearchMatched(payload, atMs);
    case "demand_followed":
      return notifyDemandFollowed(payload, atMs);
    case "sale_assigned":
      return notifySaleAssigned(payload, atMs);
    case "import_ended":
      return notifyImportEnded(payload, atMs);
    case "form_sent":
      return notifyFormSent(payload, atMs);
    case "draft_ended":
      return notifyDraftEnded(payload, atMs);
    case "postback_off":
      return notifyPostbackOff(payload, atMs);
    case "webhook_off":
      return notifyWebhookOff(payload, atMs);
    case "email_off":
      return notifyEmailOff(payload, atMs);
    case "delivery_failing":
      return notifyDeliveryFailing(payload, atMs);
    // Whoever pays tells of it; here it is for postbacks alone.
    case "earnings_paid":
      return [];
    case "payout_moved":
      return notifyPayoutMoved(payload, atMs);
    case "bank_changed":
      return notifyBankChanged(payload, atMs);
    case "cap_reached":
      return notifyCapReached(payload, atMs);
    case "low_balance":
      return notifyLowBalance(payload, atMs);
    case "campaign_stopped":
      return notifyCampaignStopped(payload, atMs);
    case "source_suspended":
      return notifySourceSuspended(payload, atMs);
    case "account_waiting":
      return notifyAccountWaiting(payload, atMs);
  }
}
