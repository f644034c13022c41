// Wallets: the one entrance of this module for the others.
export { registerWallet } from "./wallet.routes.ts";
export { recordTopUp } from "./record-top-up.ts";
export { presentWallet } from "./present-wallet.ts";
export { type Promotion, readPromotion } from "./read-promotion.ts";
export { findWallet, lockWallet } from "./wallet.store.ts";
export {
  creditWallet,
  debitWallet,
  debitWalletsSql,
  endHoldsSql,
  holdFundsSql,
  openWallet,
  setCreditLimit,
} from "./wallet-flow.store.ts";
