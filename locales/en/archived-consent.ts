// Texts of an erased lead's consent, which two people of the network open together.
import type { Translated } from "../texts.ts";

export const archivedConsentTexts = {
  kept: (until: string) =>
    `The lead was erased. The record of its consent stays sealed until ${until}.`,
  two: (hours: number) =>
    `Two people open it together: one asks, and another opens it within ${hours} hours.`,
  asked: (person: string, when: string, hours: number) =>
    `${person} asked for it on ${when}. Another person must open it within ${hours} hours.`,
  ask: "Ask to open it",
  open: "Open the consent",
  shown: "This access is in the activity log. The record is shown until you leave this page.",
  askDone: (hours: number) => `Asked. Another person must open it within ${hours} hours.`,
};

export type ArchivedConsentTexts = Translated<typeof archivedConsentTexts>;
