// Exports a buyer's wallet as other screens show it.
export { WalletActions, WalletFigure } from "./wallet-figure.tsx";
