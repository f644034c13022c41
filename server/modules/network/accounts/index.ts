// Accounts and API keys: the one entrance of this module for the others.
export {
  type AccountRow,
  findAccount,
  findTimeZone,
  lockAccount,
  setBidModifier,
  setLicensedStates,
  setPayoutSchedule,
  updateAccount,
  updateAccountStatus,
  updateAdvertiser,
  updateAffiliate,
} from "./account.store.ts";
export { registerAccounts } from "./accounts.routes.ts";
export { registerAccountKeys } from "./account-keys.routes.ts";
export { registerApiKeys } from "./api-keys.routes.ts";
export { findApiKeyActor } from "./find-key-actor.ts";
export { ensureNetwork } from "./network-account.store.ts";
export { recordAdvertiser } from "./advertiser-history.store.ts";
export { insertAccount, insertAdvertiser, insertAffiliate } from "./new-account.store.ts";
export { openConfirmedAccount } from "./open-account.ts";
export { presentAccount } from "./present-account.ts";
export { ACCOUNT_FINDER } from "./find-accounts.store.ts";
