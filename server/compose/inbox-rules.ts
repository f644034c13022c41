// What the network's inbox reads of rules: licenses and stopped campaigns.
import { type CampaignStops, createStopFinder } from "../modules/demand/campaigns/index.ts";
import type { Foundation } from "./foundation.ts";

interface InboxRules extends Pick<Foundation["rules"]["licenses"], "licenseRules" | "timeZone"> {
  readonly findStops: () => Promise<CampaignStops>;
}

export function inboxRules({ context, geo, rules }: Foundation): InboxRules {
  const { licenseRules, timeZone } = rules.licenses;
  const findStops = createStopFinder({ pool: context.pool, findPlaces: geo.findPlaces });
  return { licenseRules, timeZone, findStops };
}
