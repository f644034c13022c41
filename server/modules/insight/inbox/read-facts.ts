// Reads what rules of the domain say at the moment about licenses and campaigns, for the queues
// whose items no row states.
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import {
  LICENSE_KINDS,
  type UnconfirmedRule,
  mayBuyUnconfirmed,
} from "../../../../domain/licenses/license.ts";
import type pg from "pg";
import type { CampaignStops } from "../../demand/campaigns/index.ts";
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import type { InboxFacts } from "./item-source.ts";

export interface InboxDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly findStops: () => Promise<CampaignStops>;
  readonly licenseRules: () => readonly UnconfirmedRule[];
  /** The network's own. */
  readonly timeZone: () => string;
}

/** What the queues of these kinds need. */
export async function readFacts(deps: InboxDeps, kinds: readonly InboxKind[]): Promise<InboxFacts> {
  const needsStops = kinds.includes("stopped_campaign") || kinds.includes("empty_wallet");
  const { stops, emptyWallets } = needsStops
    ? await deps.findStops()
    : { stops: [], emptyWallets: [] };
  return {
    openClaims: openClaimsBy(deps.licenseRules()),
    today: dayIn(deps.timeZone(), deps.now()),
    stops,
    emptyWallets,
  };
}

/** "CA broker": the licenses that open their state before the network has confirmed them. */
function openClaimsBy(rules: readonly UnconfirmedRule[]): readonly string[] {
  return US_STATES.flatMap(({ code: state }) =>
    LICENSE_KINDS.filter((kind) => mayBuyUnconfirmed(rules, { state, kind })).map(
      (kind) => `${state} ${kind}`,
    ),
  );
}
