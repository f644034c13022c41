// Exports campaigns: the only entry point of this module.
export { createCampaignJobs, createLimitJobs } from "./campaigns.jobs.ts";
export { registerCampaigns } from "./campaigns.routes.ts";
export { type CampaignDeps, writeCampaign } from "./write-campaign.ts";
export { type CampaignStop, type CampaignStops, createStopFinder } from "./find-stops.ts";
export { documentOf } from "./campaign-document.ts";
export { type CampaignRow, findAdvertiserZone, findCampaign } from "./campaign.store.ts";
export { readBacktestRequest, readTerms } from "./read-backtest-request.ts";
export { announceBuyer, touchCampaigns } from "./announce-buyer.store.ts";
export { PAUSABLE_CAMPAIGNS } from "./pausable-campaigns.ts";
export { CAMPAIGN_FINDER } from "./find-campaigns.store.ts";
