// Leads as they were decided, kept for questions about the past: the one entrance of this module
// for the others.
export { registerHistory } from "./history.routes.ts";
export { type HistoryThread, createHistoryThread } from "./history-thread.ts";
