// What is sealed of a destination: what is never shown again, and what its calls are signed with.
import type { SettingsSecrets } from "../../../../domain/deliveries/destination-kind.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import { newSecret } from "../../../platform/http/standard-webhooks.ts";

/** What is sealed of a destination. */
export interface DestinationSecrets extends SettingsSecrets {
  /**
   * What calls of a webhook are signed with; and the one before it, which signs beside it until
   * then.
   */
  readonly signing: string;
  readonly oldSigning: { readonly secret: string; readonly untilMs: number } | null;
}

/** Of a destination that is new. */
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
 * What Follow Up Boss's own calls know us by: it stands in the address that they are given, and
 * nobody can make it up.
 */
export function stagesToken(vault: Pick<ContactVault, "hashText">, id: string): string {
  return vault.hashText("stages", id);
}
