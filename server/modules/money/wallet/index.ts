// Wallets: the one entrance of this module for the others.
export { registerWallet } from "./wallet.routes.ts";
export { recordTopUp } from "./record-top-up.ts";
export {
  creditWallet,
  debitWallet,
  debitWalletsSql,
  endHoldsSql,
  holdFundsSql,
  openWallet,
} from "./wallet-flow.store.ts";
