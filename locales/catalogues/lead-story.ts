// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { leadStoryTexts as en } from "../en/lead-story.ts";
import { leadStoryTexts as es } from "../es/lead-story.ts";
import type { Texts } from "../texts.ts";

export const LEAD_STORY_TEXTS: Texts<typeof en> = { en, es };
