// The network's settings: the one entrance of this module for the others.
export { ensureNetwork } from "./ensure-network.store.ts";
export { DEFAULT_SETTINGS, type StoredSettings, listingRulesOf, scoreSettingsOf } from "./network-settings.ts";
export { type LoadedSettings, loadSettings, saveSettings } from "./settings.store.ts";
export { registerSettings } from "./settings.routes.ts";
export type { SettingsDeps } from "./write-settings.ts";
export { SettingsHolder } from "./settings-holder.ts";
