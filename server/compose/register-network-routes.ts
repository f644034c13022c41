// Registers who takes part in the network, and what is set for all of it.
import { registerAccounts, registerApiKeys } from "../modules/network/accounts/index.ts";
import { registerApplications } from "../modules/network/applications/index.ts";
import { registerCompanyInvitations } from "../modules/people/company-invitations/index.ts";
import { announceBuyer } from "../modules/demand/campaigns/index.ts";
import { registerProfile } from "../modules/people/profile/index.ts";
import { registerActivity } from "../modules/network/activity/index.ts";
import { registerPlaces } from "../modules/network/places/index.ts";
import { registerNetwork, registerSettings } from "../modules/network/settings/index.ts";
import { registerEvents } from "../modules/notify/events/index.ts";
import { isEmailConfirmed, isOwnerConfirmed } from "../modules/people/identity/index.ts";
import { registerTeam } from "../modules/people/team/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import { deleteMemberData } from "./delete-member-data.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";

/** Outside production no email has to be confirmed. */
const notAsked = (): Promise<boolean> => Promise.resolve(true);

/** Live events and activity, accounts and their people, settings, places. */
export function registerNetworkRoutes(
  host: HttpHost,
  { context: { pool, config }, now, onError, settings, geo: { places }, rules }: Foundation,
  { sessions: { realtime, ends }, demo }: Parts,
): void {
  realtime.register(host);
  registerActivity(host, { pool });
  registerAccounts(host, {
    pool,
    now,
    announceBuyer,
    isOwnerConfirmed: config.production ? isOwnerConfirmed : notAsked,
    endAccess: () => ends.announce(null),
  });
  registerApplications(host, {
    pool,
    now,
    networkId: () => settings.current().networkId,
    isEmailConfirmed: config.production ? isEmailConfirmed : notAsked,
  });
  registerCompanyInvitations(host, { pool, now, networkName: rules.networkName });
  for (const register of [registerApiKeys, registerEvents, registerProfile])
    register(host, { pool, now });
  registerTeam(host, {
    pool,
    now,
    onSessionEnded: (userId) => ends.announce(userId),
    deleteMemberData,
  });
  registerSettings(host, {
    pool,
    now,
    onChange: () =>
      void settings
        .refresh()
        .catch((error: unknown) => onError(error, "the settings could not be read again")),
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
  registerPlaces(host, places);
}
