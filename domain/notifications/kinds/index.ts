// Every kind of notification. Generated from the files of this folder by
// `npm run contract:generate`. Do not edit.
import { accountWaiting } from "./account-waiting.ts";
import { alertClosed } from "./alert-closed.ts";
import { alertOpened } from "./alert-opened.ts";
import { apiKeyMade } from "./api-key-made.ts";
import { applicationMoved } from "./application-moved.ts";
import { bankChanged } from "./bank-changed.ts";
import { callbackDue } from "./callback-due.ts";
import { campaignStopped } from "./campaign-stopped.ts";
import { capReached } from "./cap-reached.ts";
import { consumerAsked } from "./consumer-asked.ts";
import { dataExported } from "./data-exported.ts";
import { deliveryFailing } from "./delivery-failing.ts";
import { demandFollowed } from "./demand-followed.ts";
import { destinationMade } from "./destination-made.ts";
import { draftEnded } from "./draft-ended.ts";
import { emailOff } from "./email-off.ts";
import { entryWaiting } from "./entry-waiting.ts";
import { formSent } from "./form-sent.ts";
import { importEnded } from "./import-ended.ts";
import { inboxAssigned } from "./inbox-assigned.ts";
import { keyRevoked } from "./key-revoked.ts";
import { leadBought } from "./lead-bought.ts";
import { leadSold } from "./lead-sold.ts";
import { leadsSold } from "./leads-sold.ts";
import { licenseMoved } from "./license-moved.ts";
import { licenseWaiting } from "./license-waiting.ts";
import { lowBalance } from "./low-balance.ts";
import { moneyBooked } from "./money-booked.ts";
import { networkPaused } from "./network-paused.ts";
import { networkResumed } from "./network-resumed.ts";
import { payoutMoved } from "./payout-moved.ts";
import { postbackOff } from "./postback-off.ts";
import { returnDecided } from "./return-decided.ts";
import { returnFiled } from "./return-filed.ts";
import { returnMessage } from "./return-message.ts";
import { returnToDecide } from "./return-to-decide.ts";
import { returnWithdrawn } from "./return-withdrawn.ts";
import { saleAssigned } from "./sale-assigned.ts";
import { searchMatched } from "./search-matched.ts";
import { securityBurst } from "./security-burst.ts";
import { sellerNameDecided } from "./seller-name-decided.ts";
import { sellerNameWaiting } from "./seller-name-waiting.ts";
import { termsChanged } from "./terms-changed.ts";
import { webhookOff } from "./webhook-off.ts";

export const KINDS = [
  accountWaiting,
  alertClosed,
  alertOpened,
  apiKeyMade,
  applicationMoved,
  bankChanged,
  callbackDue,
  campaignStopped,
  capReached,
  consumerAsked,
  dataExported,
  deliveryFailing,
  demandFollowed,
  destinationMade,
  draftEnded,
  emailOff,
  entryWaiting,
  formSent,
  importEnded,
  inboxAssigned,
  keyRevoked,
  leadBought,
  leadSold,
  leadsSold,
  licenseMoved,
  licenseWaiting,
  lowBalance,
  moneyBooked,
  networkPaused,
  networkResumed,
  payoutMoved,
  postbackOff,
  returnDecided,
  returnFiled,
  returnMessage,
  returnToDecide,
  returnWithdrawn,
  saleAssigned,
  searchMatched,
  securityBurst,
  sellerNameDecided,
  sellerNameWaiting,
  termsChanged,
  webhookOff,
] as const;
