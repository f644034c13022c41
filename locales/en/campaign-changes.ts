// Texts of a campaign's history: what changed, who changed it, and what followed.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const campaignHistoryTexts = {
  title: "Changes",
  none: "Nothing has changed yet.",
  made: "Campaign created",
  edited: "Campaign edited",
  by: (author: string) => `by ${author}`,
  authors: {
    member: "a former member",
    key: "an API key",
    network: "the network",
    system: "Plat, on time",
  },
  keyNamed: (name: string) => `API key ${name}`,
  status: "Status",
  statuses: { active: "Active", paused: "Paused", archived: "Archived" },
  name: "Name",
  criteria: "Criteria",
  before: "Before",
  after: "After",
  blocked: "Blocked sources",
  effect: (before: string, after: string) => `Before: ${before}. After: ${after}.`,
  bought: (perDay: string, leads: number, written: string) =>
    `${perDay} leads per day (${plural(leads, "1 lead", `${written} leads`)})`,
  boughtAt: (bought: string, price: string) => `${bought} at ${price} each`,
  all: "Show all changes",
};

export type CampaignHistoryTexts = Translated<typeof campaignHistoryTexts>;
