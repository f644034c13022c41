// What people want to be told of: the one entrance of this module for the others.
export {
  deletePreferencesOf,
  listMuted,
  listPreferences,
  stopEmail,
} from "./notification-preferences.store.ts";
export { switchEmailOff } from "./write-preferences.ts";
export { registerPreferences } from "./notification-preferences.routes.ts";
