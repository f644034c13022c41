// The actions that fill empty lists.
import type { Translated } from "../texts.ts";

export const emptyActionTexts = {
  campaign: "Create campaign",
  source: "Create source",
  form: "Create form",
  test: "Send test lead",
  marketplace: "Open marketplace",
  leads: "Open leads",
  buyers: "Open buyers",
  affiliates: "Open affiliates",
  demand: "See open demand",
  returns: "See all returns",
  earnings: "Open earnings",
  notifications: "Choose notifications",
};

export type EmptyActionTexts = Translated<typeof emptyActionTexts>;
