// Registers who takes part in the network, and what is set for all of it.
import { registerAccounts, registerApiKeys } from "../modules/network/accounts/index.ts";
import { registerApplications } from "../modules/network/applications/index.ts";
import { registerCompanyInvitations } from "../modules/people/company-invitations/index.ts";
import { announceBuyer } from "../modules/demand/campaigns/index.ts";
import { registerProfile } from "../modules/people/profile/index.ts";
import { registerActivity } from "../modules/network/activity/index.ts";
import { registerPlaces } from "../modules/network/places/index.ts";
import { localMoment } from "../../domain/distribution/calendar.ts";
import { openAccountLimits } from "../modules/selling/distribution/index.ts";
import { registerTerms } from "../modules/network/terms/index.ts";
import { openStates, registerLicenses, reopenStates } from "../modules/network/licenses/index.ts";
import { registerSellerNames } from "../modules/network/seller-names/index.ts";
import { registerNetworkPauses } from "../modules/network/network-pauses/index.ts";
import { countRecentReturns } from "../modules/marketplace/returns/index.ts";
import { listPayable } from "../modules/money/payouts/index.ts";
import { registerNetwork, registerSettings } from "../modules/network/settings/index.ts";
import { registerRenameEffect } from "../modules/selling/rename-effect/index.ts";
import { renewConsentTexts } from "../modules/supply/forms/index.ts";
import { registerEvents } from "../modules/notify/events/index.ts";
import {
  registerFactorRule,
  isEmailConfirmed,
  isOwnerConfirmed,
} from "../modules/people/identity/index.ts";
import { registerTeam } from "../modules/people/team/index.ts";
import { registerViews } from "../modules/people/views/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import { deleteMemberData } from "./delete-member-data.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";
import { gatherPausableThings } from "./pausable-things.ts";

/** Outside production no email has to be confirmed. */
const notAsked = (): Promise<boolean> => Promise.resolve(true);

/** Live events and activity, accounts and their people, settings, places. */
export function registerNetworkRoutes(host: HttpHost, base: Foundation, parts: Parts): void {
  const { pool } = base.context;
  const { now, rules } = base;
  const { realtime, ends, sessionKeyOf } = parts.sessions;
  realtime.register(host);
  registerActivity(host, { pool, now });
  registerCompanies(host, base, parts);
  registerCompanyInvitations(host, { pool, now, networkName: rules.networkName });
  registerEvents(host, { pool, now });
  registerProfile(host, { pool, now, licenses: rules.licenses });
  registerApiKeys(host, { pool, now });
  registerTeam(host, {
    pool,
    now,
    onSessionEnded: (userId) => ends.announce(userId),
    deleteMemberData,
  });
  registerViews(host, { pool, now, sessionKeyOf });
  registerFactorRule(host, { pool, now, endAccess: () => ends.announce(null) });
  registerNetworkSettings(host, base, parts);
  registerPlaces(host, base.geo.places);
}

/** The network's settings, its name, and what follows from a new one. */
function registerNetworkSettings(
  host: HttpHost,
  { context: { pool, config }, now, onError, settings, rules, vaults }: Foundation,
  { demo }: Parts,
): void {
  registerSettings(host, {
    pool,
    now,
    onWording: renewConsentTexts,
    previewFacts: { listPayable, countReturns: countRecentReturns },
    onStateRules: (db, changed, atMs) => reopenStates(db, { ...rules.licenses, ...changed }, atMs),
    onChange: () =>
      settings
        .refresh()
        .catch((error: unknown) => onError(error, "the settings could not be read again")),
  });
  registerRenameEffect(host, {
    pool,
    now,
    vault: vaults.vault,
    formerNetworkNames: rules.formerNetworkNames,
  });
  registerNetwork(host, {
    brand: rules.brand,
    demo: config.demo,
    demoUsers: demo.users,
    localCacheMb: config.localCacheMb,
    signUpPolicy: rules.signUpPolicy,
    magicLinks: () => settings.current().document.magic_links,
    signInWith: config.signInProviders,
  });
}

/** Companies: what is known of them, what they claim, and what is agreed with them. */
function registerCompanies(
  host: HttpHost,
  { context: { pool, config }, now, settings, rules, vaults }: Foundation,
  { sessions: { ends } }: Parts,
): void {
  registerAccounts(host, {
    pool,
    now,
    announceBuyer,
    networkNames: rules.networkNames,
    isOwnerConfirmed: config.production ? isOwnerConfirmed : notAsked,
    endAccess: () => ends.announce(null),
  });
  registerSellerNames(host, {
    pool,
    now,
    networkId: () => settings.current().networkId,
    networkNames: rules.networkNames,
    announceBuyer,
  });
  registerNetworkPauses(host, {
    pool,
    now,
    things: gatherPausableThings(vaults.deliveryVault),
    endAccess: () => ends.announce(null),
  });
  registerLicenses(host, { pool, now, ...rules.licenses });
  registerTerms(host, {
    pool,
    now,
    announceBuyer,
    openStates: (db, accountId, atMs) => openStates(db, rules.licenses, accountId, atMs),
    openAccountLimits: (db, accountId, atMs) =>
      openAccountLimits(db, accountId, localMoment(rules.licenses.timeZone(), atMs)),
    forgetTerms: () => ends.announce(null),
  });
  registerApplications(host, {
    licenses: rules.licenses,
    pool,
    now,
    networkId: () => settings.current().networkId,
    isEmailConfirmed: config.production ? isEmailConfirmed : notAsked,
  });
}
