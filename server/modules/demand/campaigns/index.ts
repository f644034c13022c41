// Campaigns: the one entrance of this module for the others.
export { createCampaignJobs, createLimitJobs } from "./campaigns.jobs.ts";
export { registerCampaigns } from "./campaigns.routes.ts";
export { type CampaignDeps, writeCampaign } from "./write-campaign.ts";
export { readBacktestRequest } from "./read-backtest-request.ts";
export { announceBuyer, touchCampaigns } from "./announce-buyer.store.ts";
