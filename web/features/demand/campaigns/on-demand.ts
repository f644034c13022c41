// Loads parts of campaigns when they are shown: the campaign itself and the list come first.
import { lazy } from "react";

/** Pauses and resumes the selected campaigns. */
export const BulkStatus = lazy(async () => ({
  default: (await import("./bulk-status.tsx")).BulkStatus,
}));

/** The selected campaigns whose status could not be changed. */
export const StatusFailures = lazy(async () => ({
  default: (await import("./bulk-status.tsx")).StatusFailures,
}));

/** Asks for the day until which campaigns are paused. */
export const PauseUntil = lazy(async () => ({
  default: (await import("./pause-until.tsx")).PauseUntil,
}));

/** The navigation state that the page's link to the form carries. */
export const FROM_PAGE = "from the campaign's page";

/** The form in place of the page. */
export const EditCampaign = lazy(async () => ({
  default: (await import("./edit-campaign.tsx")).EditCampaign,
}));

/** What a campaign missed, and why. */
export const MissedLeads = lazy(async () => ({
  default: (await import("./missed-leads.tsx")).MissedLeads,
}));

/** What changed, and what followed. */
export const CampaignHistory = lazy(async () => ({
  default: (await import("./campaign-history.tsx")).CampaignHistory,
}));

/** How far its caps are used. */
export const CampaignCaps = lazy(async () => ({
  default: (await import("./campaign-caps.tsx")).CampaignCaps,
}));

/** The latest leads that it bought. */
export const CampaignSales = lazy(async () => ({
  default: (await import("./campaign-sales.tsx")).CampaignSales,
}));

/** What keeps a campaign from buying. */
export const ObstacleNotice = lazy(async () => ({
  default: (await import("./obstacle-notice.tsx")).ObstacleNotice,
}));
