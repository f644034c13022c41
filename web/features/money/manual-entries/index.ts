// Entries into wallets: the one entrance of this feature for the others.
export { AccountWallet } from "./on-demand.ts";
