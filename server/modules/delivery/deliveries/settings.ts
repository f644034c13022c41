// Seals the secrets of a destination: settings that are never shown again, and the secrets that
// sign its calls.
import type { SettingsSecrets } from "../../../../domain/deliveries/destination-kind.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import { newSecret } from "../../../platform/http/standard-webhooks.ts";

/** What is sealed of a destination. */
export interface DestinationSecrets extends SettingsSecrets {
  /**
   * The secret that signs calls of a webhook; and the previous one, which also signs until its end.
   */
  readonly signing: string;
  readonly oldSigning: { readonly secret: string; readonly untilMs: number } | null;
}

/** The secrets of a new destination. */
export function freshSecrets(): DestinationSecrets {
  return { headers: {}, members: {}, signing: newSecret(), oldSigning: null };
}

export function sealSecrets(vault: ContactVault, id: string, secrets: DestinationSecrets): Sealed {
  return vault.seal(id, JSON.stringify(secrets));
}

export function openSecrets(
  vault: ContactVault,
  id: string,
  {
    secret_salt: salt,
    secret_sealed: sealed,
  }: { readonly secret_salt: Buffer; readonly secret_sealed: Buffer },
): DestinationSecrets {
  return JSON.parse(vault.open(id, { salt, sealed })) as DestinationSecrets;
}

/**
 * The token that identifies a destination to us in Follow Up Boss's calls: part of the address
 * given to Follow Up Boss, and impossible to guess.
 */
export function stagesToken(vault: Pick<ContactVault, "hashText">, id: string): string {
  return vault.hashText("stages", id);
}
