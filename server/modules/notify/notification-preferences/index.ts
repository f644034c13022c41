// Notification preferences: the module's only entry point for other modules.
export {
  deletePreferencesOf,
  listMuted,
  listPreferences,
  stopEmail,
} from "./notification-preferences.store.ts";
export { switchEmailOff } from "./write-preferences.ts";
export { registerPreferences } from "./notification-preferences.routes.ts";
