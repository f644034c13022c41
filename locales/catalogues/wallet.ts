// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { walletTexts as en } from "../en/wallet.ts";
import { walletTexts as es } from "../es/wallet.ts";
import type { Texts } from "../texts.ts";

export const WALLET_TEXTS: Texts<typeof en> = { en, es };
