// What people keep for themselves: the one entrance of this module for the others.
export { registerDocuments } from "./documents.routes.ts";
export { deleteDocumentsOf } from "./user-document.store.ts";
