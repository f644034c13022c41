// Finds campaigns by their name or id, and for the network by their owner.
import type { FindTable } from "../../../platform/db/find-rows.ts";
import {
  byId,
  byOwner,
  byWords,
  finderOf,
  namedRecords,
} from "../../../platform/db/named-records.ts";

export const CAMPAIGN_MATCHES: FindTable["matches"] = (binds) => [
  ...byWords("campaign", binds),
  ...byOwner("campaign", binds),
  ...byId("campaign", binds),
];

export const CAMPAIGN_FINDER = finderOf(
  "campaign",
  { ...namedRecords("campaign"), matches: CAMPAIGN_MATCHES },
  "campaign",
);
