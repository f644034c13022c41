// Wallets: the one entrance of this module for the others.
export { registerWallet } from "./wallet.routes.ts";
export { bookTopUp } from "./book-top-up.ts";
