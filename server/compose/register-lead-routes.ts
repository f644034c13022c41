// Registers the ways of a lead: in, onto the marketplace, and to its buyers.
import { registerImports } from "../modules/supply/imports/index.ts";
import { registerFind } from "../modules/insight/find/index.ts";
import { registerLeadStory } from "../modules/insight/lead-story/index.ts";
import { registerIntake } from "../modules/selling/intake/index.ts";
import { registerLeads } from "../modules/marketplace/leads/index.ts";
import type { ContactReads } from "../modules/network/activity/index.ts";
import { registerConsumerRequests } from "../modules/marketplace/consumer-requests/index.ts";
import { registerListings } from "../modules/marketplace/listings/index.ts";
import { registerExclusions } from "../modules/demand/exclusions/index.ts";
import { registerPings } from "../modules/selling/pings/index.ts";
import { registerPosting } from "../modules/supply/posting/index.ts";
import { registerSales } from "../modules/marketplace/sales/index.ts";
import type { SourceKeys } from "../modules/selling/intake/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import type { Foundation } from "./foundation.ts";
import { gatherFinders } from "./finders.ts";
import type { Parts } from "./parts.ts";

/** Posting, pinging and importing leads; reading, offering and buying them. */
export function registerLeadRoutes(
  host: HttpHost,
  { context: { pool }, now, onError, vaults: { vault }, geo, rules, privacy }: Foundation,
  { intake, posting, market, forms: { forms }, threads: { listings } }: Parts,
  {
    sourceKeys,
    contactReads,
  }: { readonly sourceKeys: SourceKeys; readonly contactReads: ContactReads },
): void {
  const { postRate, previewZip } = rules;
  for (const register of [registerIntake, registerPings])
    register(host, { ...intake, sourceKeys, postRate });
  registerImports(host, { pool, vault, now, forms, intake, postRate });
  registerPosting(host, { ...intake, pool, sourceKeys, calls: posting.calls, postRate, onError });
  const { findPlace, addresses } = geo;
  registerLeads(host, { pool, now, vault, findPlace, addresses, previewZip, contactReads });
  registerFind(host, gatherFinders({ pool, now, vault, addresses }));
  registerLeadStory(host, { pool, vault, findPlace });
  registerListings(host, {
    pool,
    now,
    vault,
    market,
    listings,
    pointOf: geo.pointOf,
    rules: () => rules.rules().listing,
    previewZip,
    privacy,
  });
  registerSales(host, { pool, vault, now });
  registerConsumerRequests(host, {
    pool,
    now,
    vault,
    findPlace,
    rules: rules.rules,
    timeZone: () => rules.rules().timeZone,
  });
  registerExclusions(host, { pool, now, vault });
}
