// Wallets: the one entrance of this module for the others.
export { type TopUp, type TopUpAnswer, type WalletDeps, topUp } from "./top-up.ts";
export { registerWallet } from "./wallet.routes.ts";
export { type BookedTopUp, bookTopUp } from "./book-top-up.ts";
