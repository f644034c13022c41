// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { sellerNameTexts as en } from "../en/seller-names.ts";
import { sellerNameTexts as es } from "../es/seller-names.ts";
import type { Texts } from "../texts.ts";

export const SELLER_NAME_TEXTS: Texts<typeof en> = { en, es };
