// Accounts, profiles and API keys: the one entrance of this module for the others.
export { registerAccounts } from "./accounts.routes.ts";
export { findApiKeyActor } from "./api-keys.ts";
export { findMember } from "./account.store.ts";
