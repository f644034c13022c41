// The query of every queue of the inbox.
import type { ItemSources } from "./item-source.ts";
import { ALERT_ITEMS } from "./kinds/alert.store.ts";
import { APPLICATION_ITEMS } from "./kinds/application.store.ts";
import { CONSUMER_REQUEST_ITEMS } from "./kinds/consumer-request.store.ts";
import { EMPTY_WALLET_ITEMS } from "./kinds/empty-wallet.store.ts";
import { FAILED_DELIVERY_ITEMS } from "./kinds/failed-delivery.store.ts";
import { LICENSE_ITEMS } from "./kinds/license.store.ts";
import { MANUAL_ENTRY_ITEMS } from "./kinds/manual-entry.store.ts";
import { PAYOUT_ITEMS } from "./kinds/payout.store.ts";
import { QUARANTINED_LEAD_ITEMS } from "./kinds/quarantined-lead.store.ts";
import { RETURN_ITEMS } from "./kinds/return.store.ts";
import { SELLER_NAME_ITEMS } from "./kinds/seller-name.store.ts";
import { STOPPED_CAMPAIGN_ITEMS } from "./kinds/stopped-campaign.store.ts";

export const ITEM_SOURCES: ItemSources = {
  alert: ALERT_ITEMS,
  application: APPLICATION_ITEMS,
  consumer_request: CONSUMER_REQUEST_ITEMS,
  empty_wallet: EMPTY_WALLET_ITEMS,
  failed_delivery: FAILED_DELIVERY_ITEMS,
  license: LICENSE_ITEMS,
  manual_entry: MANUAL_ENTRY_ITEMS,
  payout: PAYOUT_ITEMS,
  quarantined_lead: QUARANTINED_LEAD_ITEMS,
  return: RETURN_ITEMS,
  seller_name: SELLER_NAME_ITEMS,
  stopped_campaign: STOPPED_CAMPAIGN_ITEMS,
};
