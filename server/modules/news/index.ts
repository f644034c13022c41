// What people want to be told of: the one entrance of this module for the others.
export { deletePreferencesOf, listMuted } from "./news-preferences.store.ts";
export { registerNews } from "./news-preferences.routes.ts";
