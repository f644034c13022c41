// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { deliveryTexts as en } from "../en/deliveries.ts";
import { deliveryTexts as es } from "../es/deliveries.ts";
import type { Texts } from "../texts.ts";

export const DELIVERY_TEXTS: Texts<typeof en> = { en, es };
