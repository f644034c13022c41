// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { contactReasonTexts as en } from "../en/contact-reason.ts";
import { contactReasonTexts as es } from "../es/contact-reason.ts";
import type { Texts } from "../texts.ts";

export const CONTACT_REASON_TEXTS: Texts<typeof en> = { en, es };
