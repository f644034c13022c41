// Manual entries into wallets: the one entrance of this module for the others.
export { registerManualEntries } from "./manual-entries.routes.ts";
export { MANUAL_ENTRY_FINDER } from "./find-entries.store.ts";
