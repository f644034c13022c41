// Every queue of the network's inbox. Generated from the files of this folder by
// `npm run contract:generate`. Do not edit.
import { alertQueue } from "./alert.ts";
import { applicationQueue } from "./application.ts";
import { consumerRequestQueue } from "./consumer-request.ts";
import { emptyWalletQueue } from "./empty-wallet.ts";
import { failedDeliveryQueue } from "./failed-delivery.ts";
import { licenseQueue } from "./license.ts";
import { manualEntryQueue } from "./manual-entry.ts";
import { payoutQueue } from "./payout.ts";
import { quarantinedLeadQueue } from "./quarantined-lead.ts";
import { returnQueue } from "./return.ts";
import { sellerNameQueue } from "./seller-name.ts";
import { stoppedCampaignQueue } from "./stopped-campaign.ts";

export const QUEUES = {
  alert: alertQueue,
  application: applicationQueue,
  consumer_request: consumerRequestQueue,
  empty_wallet: emptyWalletQueue,
  failed_delivery: failedDeliveryQueue,
  license: licenseQueue,
  manual_entry: manualEntryQueue,
  payout: payoutQueue,
  quarantined_lead: quarantinedLeadQueue,
  return: returnQueue,
  seller_name: sellerNameQueue,
  stopped_campaign: stoppedCampaignQueue,
} as const;
