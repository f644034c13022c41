// Every rule of the network's alerts. Generated from the files of this folder by
// `npm run contract:generate`. Do not edit.
import { acceptRateRule } from "./accept-rate.ts";
import { buyerQuietRule } from "./buyer-quiet.ts";
import { contactRateRule } from "./contact-rate.ts";
import { deliveryFailingRule } from "./delivery-failing.ts";
import { queueAgeRule } from "./queue-age.ts";
import { returnRateRule } from "./return-rate.ts";
import { sourceQuietRule } from "./source-quiet.ts";
import { walletDaysRule } from "./wallet-days.ts";
import { workerGoneRule } from "./worker-gone.ts";

export const ALERT_RULES = {
  accept_rate: acceptRateRule,
  buyer_quiet: buyerQuietRule,
  contact_rate: contactRateRule,
  delivery_failing: deliveryFailingRule,
  queue_age: queueAgeRule,
  return_rate: returnRateRule,
  source_quiet: sourceQuietRule,
  wallet_days: walletDaysRule,
  worker_gone: workerGoneRule,
} as const;
