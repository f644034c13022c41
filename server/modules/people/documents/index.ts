// What people keep for themselves: the one entrance of this module for the others.
export { registerDocuments } from "./documents.routes.ts";
