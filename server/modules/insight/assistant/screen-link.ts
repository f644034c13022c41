// Makes a link to a screen.
import type { AssistantLink } from "../../../../contract/insight/assistant-message.ts";
import type { AssistantWords, ScreenName } from "../../../../locales/assistant-words.ts";

const PATHS: Readonly<Partial<Record<ScreenName, string>>> = { new_campaign: "/campaigns/new" };

export function screenLink(screen: ScreenName, words: AssistantWords): AssistantLink {
  return { label: words.screens[screen], path: PATHS[screen] ?? `/${screen}` };
}
