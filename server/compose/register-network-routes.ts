// Registers who takes part in the network, and what is set for all of it.
import { registerAccounts, registerApiKeys } from "../modules/network/accounts/index.ts";
import { registerApplications } from "../modules/network/applications/index.ts";
import { registerCompanyInvitations } from "../modules/people/company-invitations/index.ts";
import { announceBuyer } from "../modules/demand/campaigns/index.ts";
import { registerProfile } from "../modules/people/profile/index.ts";
import { registerActivity } from "../modules/network/activity/index.ts";
import { registerPlaces } from "../modules/network/places/index.ts";
import { registerLicenses, reopenStates } from "../modules/network/licenses/index.ts";
import { registerSellerNames } from "../modules/network/seller-names/index.ts";
import { registerNetworkPauses } from "../modules/network/network-pauses/index.ts";
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
import type { HttpHost } from "../platform/http/register-operation.ts";
import { deleteMemberData } from "./delete-member-data.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";
import { gatherPausableThings } from "./pausable-things.ts";

/** Outside production no email has to be confirmed. */
const notAsked = (): Promise<boolean> => Promise.resolve(true);

/** Live events and activity, accounts and their people, settings, places. */
export function registerNetworkRoutes(host: HttpHost, base: Foundation, parts: Parts): void {
  const { pool, config } = base.context;
  const { now, settings, rules, vaults } = base;
  const { realtime, ends } = parts.sessions;
  realtime.register(host);
  registerActivity(host, { pool });
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
  registerApplications(host, {
    licenses: rules.licenses,
    pool,
    now,
    networkId: () => settings.current().networkId,
    isEmailConfirmed: config.production ? isEmailConfirmed : notAsked,
  });
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
    onRename: renewConsentTexts,
    onLicenseRules: (db, licenseRules, atMs) =>
      reopenStates(db, { ...rules.licenses, licenseRules: () => licenseRules }, atMs),
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
    name: rules.networkName,
    demo: config.demo,
    demoUsers: demo.users,
    localCacheMb: config.localCacheMb,
    signUpPolicy: rules.signUpPolicy,
    magicLinks: () => settings.current().document.magic_links,
    signInWith: config.signInProviders,
  });
}
