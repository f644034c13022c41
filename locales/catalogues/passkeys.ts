// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { passkeyTexts as en } from "../en/passkeys.ts";
import { passkeyTexts as es } from "../es/passkeys.ts";
import type { Texts } from "../texts.ts";

export const PASSKEY_TEXTS: Texts<typeof en> = { en, es };
