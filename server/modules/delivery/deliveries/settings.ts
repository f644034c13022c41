// What is known of a destination: how it is reached, and apart from it what is never shown again.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import { newSecret } from "../../../platform/http/standard-webhooks.ts";

/** What is sealed of a destination. */
export interface DestinationSecrets {
  /** What headers say, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly apiKey: string | null;
  readonly systemKey: string | null;
  /**
   * What calls of a webhook are signed with; and the one before it, which signs beside it until
   * then.
   */
  readonly signing: string;
  readonly oldSigning: { readonly secret: string; readonly untilMs: number } | null;
}

/** Of a destination that is new. */
export function freshSecrets(): DestinationSecrets {
  return { headers: {}, apiKey: null, systemKey: null, signing: newSecret(), oldSigning: null };
}

/**
 * Takes apart what is written: what may be shown, and what may not. What the writer left out of the
 * latter stays as it was.
 */
export function separate(
  to: DestinationTo,
  known: DestinationSecrets,
): { readonly to: DestinationTo; readonly secrets: DestinationSecrets } {
  if (to.kind === "follow_up_boss") {
    const { api_key: apiKey, system_key: systemKey, ...shown } = to;
    return {
      to: shown,
      secrets: {
        ...known,
        apiKey: apiKey ?? known.apiKey,
        systemKey: to.system === undefined ? null : (systemKey ?? known.systemKey),
      },
    };
  }
  if (to.kind !== "http" && to.kind !== "sms") return { to, secrets: known };
  const headers = to.headers ?? [];
  const said = headers.flatMap(({ name, value }) => {
    const text = value ?? known.headers[name.toLowerCase()];
    return text === undefined ? [] : [[name.toLowerCase(), text] as const];
  });
  return {
    to: { ...to, headers: headers.map(({ name }) => ({ name })) },
    secrets: { ...known, headers: Object.fromEntries(said) },
  };
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
