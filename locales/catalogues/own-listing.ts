// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { ownListingTexts as en } from "../en/own-listing.ts";
import { ownListingTexts as es } from "../es/own-listing.ts";
import type { Texts } from "../texts.ts";

export const OWN_LISTING_TEXTS: Texts<typeof en> = { en, es };
