// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { marketplaceTexts as en } from "../en/marketplace.ts";
import { marketplaceTexts as es } from "../es/marketplace.ts";
import type { Texts } from "../texts.ts";

export const MARKETPLACE_TEXTS: Texts<typeof en> = { en, es };
