// Gathers what the network can pause from the modules that keep it.
import { createPausableDestinations } from "../modules/delivery/deliveries/index.ts";
import { PAUSABLE_CAMPAIGNS } from "../modules/demand/campaigns/index.ts";
import type { PausableThings } from "../modules/network/network-pauses/index.ts";
import { PAUSABLE_FORMS } from "../modules/supply/forms/index.ts";
import { PAUSABLE_SOURCES } from "../modules/supply/sources/index.ts";
import type { ContactVault } from "../platform/crypto/contact-vault.ts";

/** `keyVault` is the one that keys and secrets of destinations are sealed with. */
export function gatherPausableThings(keyVault: ContactVault): PausableThings {
  return {
    campaign: PAUSABLE_CAMPAIGNS,
    source: PAUSABLE_SOURCES,
    form: PAUSABLE_FORMS,
    destination: createPausableDestinations({ keyVault }),
  };
}
