// Lets the network pause destinations, and recognizes another one that delivers to the same place.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import type { SettingsSecrets } from "../../../../domain/deliveries/destination-kind.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ThingKeeper } from "../../network/network-pauses/index.ts";
import { findDestination } from "./destination.store.ts";
import { openSecrets } from "./settings.ts";

export interface PlacedDestination {
  readonly to: DestinationTo;
  readonly secrets: SettingsSecrets;
}

/** Keyed hashes of where it delivers: an address may contain a secret. */
export function destinationLikeness(
  vault: Pick<ContactVault, "hashText">,
  to: DestinationTo,
  secrets: SettingsSecrets,
): readonly Buffer[] {
  return rulesOf(to.kind)
    .places(to, secrets)
    .map((place) => Buffer.from(vault.hashText("destination-place", place), "hex"));
}

/** What waits is read with the pauses, so that nothing is announced. */
export function createPausableDestinations(deps: { readonly keyVault: ContactVault }): ThingKeeper {
  return {
    async lock(db, id) {
      const row = await findDestination(db, id);
      return row === null
        ? null
        : {
            accountId: row.account_id,
            name: row.name,
            likeness: destinationLikeness(
              deps.keyVault,
              row.settings,
              openSecrets(deps.keyVault, id, row),
            ),
          };
    },
    async announce() {},
  };
}
