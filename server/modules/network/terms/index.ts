// The terms agreed with accounts: the one entrance of this module for the others.
export {
  type Agreed,
  type AgreedColumns,
  agreedOf,
  agreedSql,
  findAgreed,
} from "./agreed.store.ts";
export { findBuyerTerms, openAffiliateTerms, openBuyerTerms } from "./open-terms.ts";
export { createTermsJobs } from "./terms.jobs.ts";
export { registerTerms } from "./terms.routes.ts";
