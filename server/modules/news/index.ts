// What people want to be told of: the one entrance of this module for the others.
export { deletePreferencesOf, listMuted, listPreferences } from "./news-preferences.store.ts";
export { registerNews } from "./news-preferences.routes.ts";
