// What people want to be told of: the one entrance of this module for the others.
export {
  deletePreferencesOf,
  listMuted,
  listPreferences,
  stopEmail,
} from "./news-preferences.store.ts";
export { switchEmailOff } from "./write-preferences.ts";
export { registerNews } from "./news-preferences.routes.ts";
