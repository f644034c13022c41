// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { inboxTexts as en } from "../en/inbox.ts";
import { inboxTexts as es } from "../es/inbox.ts";
import type { Texts } from "../texts.ts";

export const INBOX_TEXTS: Texts<typeof en> = { en, es };
