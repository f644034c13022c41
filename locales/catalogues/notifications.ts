// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { notifications as en } from "../en/notifications.ts";
import { notifications as es } from "../es/notifications.ts";
import type { Texts } from "../texts.ts";

export const NOTIFICATIONS: Texts<typeof en> = { en, es };
