// The network's settings: the one entrance of this module for the others.
export {
  DEFAULT_SETTINGS,
  closedKindsOf,
  duplicateRulesOf,
  licenseRulesOf,
  listingRulesOf,
  offerRulesOf,
  returnTermsOf,
  saleRulesOf,
  scoreSettingsOf,
} from "./network-settings.ts";
export { registerNetwork } from "./network.routes.ts";
export { registerSettings } from "./settings.routes.ts";
export { SettingsHolder } from "./settings-holder.ts";
export { writeSettings } from "./write-settings.ts";
