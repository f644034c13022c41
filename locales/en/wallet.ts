// Texts of a buyer's wallet in the head of a screen.
import type { Translated } from "../texts.ts";

export const walletTexts = {
  available: "Available",
  topUp: "Top up",
};

export type WalletTexts = Translated<typeof walletTexts>;
