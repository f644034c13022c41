// Texts of a buyer's wallet in the head of a screen, in Spanish.
import type { WalletTexts } from "../en/wallet.ts";

export const walletTexts: WalletTexts = {
  available: "Disponible",
  topUp: "Agregar fondos",
};
