// Entries into wallets: the one entrance of this feature for the others.
export { EntryRow } from "./entry-row.tsx";
export { AccountWallet } from "./on-demand.ts";
