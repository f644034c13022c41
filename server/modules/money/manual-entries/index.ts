// Manual entries into wallets: the one entrance of this module for the others.
export { registerManualEntries } from "./manual-entries.routes.ts";
