// Exports the history, decided leads kept for questions about the past: the only entry point of
// this module.
export { registerHistory } from "./history.routes.ts";
export { type HistoryThread, createHistoryThread } from "./history-thread.ts";
