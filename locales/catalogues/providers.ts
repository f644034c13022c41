// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { providerTexts as en } from "../en/providers.ts";
import { providerTexts as es } from "../es/providers.ts";
import type { Texts } from "../texts.ts";

export const PROVIDER_TEXTS: Texts<typeof en> = { en, es };
