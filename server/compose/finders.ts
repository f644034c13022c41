// Gathers what a typed text finds from the modules that keep the records.
import { DESTINATION_FINDER } from "../modules/delivery/deliveries/index.ts";
import { CAMPAIGN_FINDER } from "../modules/demand/campaigns/index.ts";
import type { FindDeps } from "../modules/insight/find/index.ts";
import {
  type FindLeadsDeps,
  LEAD_FINDER,
  findLeadIds,
} from "../modules/marketplace/leads/index.ts";
import { RETURN_FINDER } from "../modules/marketplace/returns/index.ts";
import { MANUAL_ENTRY_FINDER } from "../modules/money/manual-entries/index.ts";
import { PAYOUT_FINDER } from "../modules/money/payouts/index.ts";
import { ACCOUNT_FINDER } from "../modules/network/accounts/index.ts";
import { PERSON_FINDER } from "../modules/people/team/index.ts";
import { FORM_FINDER } from "../modules/supply/forms/index.ts";
import { IMPORT_FINDER } from "../modules/supply/imports/index.ts";
import { LINK_FINDER } from "../modules/supply/links/index.ts";
import { SOURCE_FINDER } from "../modules/supply/sources/index.ts";

export function gatherFinders(deps: FindLeadsDeps): FindDeps {
  return {
    pool: deps.pool,
    finders: [
      LEAD_FINDER,
      ACCOUNT_FINDER,
      PERSON_FINDER,
      CAMPAIGN_FINDER,
      SOURCE_FINDER,
      FORM_FINDER,
      LINK_FINDER,
      IMPORT_FINDER,
      DESTINATION_FINDER,
      RETURN_FINDER,
      PAYOUT_FINDER,
      MANUAL_ENTRY_FINDER,
    ],
    findLeads: (actor, sought) => findLeadIds(deps, actor, sought),
  };
}
