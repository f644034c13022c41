// Texts of quarantine: a listed lead that the network holds for review.
import type { Translated } from "../texts.ts";

export const quarantineTexts = {
  held: (network: string) => `${network} holds this lead for review. No buyer can buy it.`,
  onlyThem: (network: string) =>
    `Only ${network} can release it. Its listing then has the time that it has left now.`,
  noReason: "No reason was recorded.",
  since: (when: string) => `Since ${when}`,
  sinceBy: (when: string, person: string) => `Since ${when}, by ${person}`,
  release: "Release",
  released: "Lead released. It is on the marketplace again.",
  withdraw: "Unlist",
  ask: "Unlist this lead?",
  askAbout: "You can't undo this: a lead that the network unlists stays off the marketplace.",
  withdrawn: "Lead unlisted.",
  change: "Edit the reason",
  listed: "On the marketplace",
  listedAbout:
    "Buyers can buy this lead. Hold it for review if something about it must be checked.",
  hold: "Hold for review",
  formTitle: "Hold this lead for review",
  about:
    "No buyer can buy the lead until you release it. Slots that were sold stay sold. The affiliate reads the reason.",
  reason: "Reason",
  reasonHint: "What must be checked, so that the affiliate can help.",
  reasonMissing: "Enter the reason.",
  save: "Save",
  done: "Lead held for review.",
  changed: "Reason saved.",
};

export type QuarantineTexts = Translated<typeof quarantineTexts>;
