// Accounts, profiles and API keys: the one entrance of this module for the others.
export { registerAccounts } from "./accounts.routes.ts";
export { findApiKeyActor } from "./api-keys.ts";
export { type MemberRow, findMember } from "./account.store.ts";
export { type AccountDeps, changeStatus, writeProfile } from "./write-account.ts";
