// Opens what seals and signs: the keys of the network, a vault for each purpose.
import { createPushSigner } from "../modules/notify/push/index.ts";
import { type ContactVault, createContactVault } from "../platform/crypto/contact-vault.ts";
import { type VaultKeys, loadNetworkKeys } from "../platform/crypto/network-keys.ts";
import { separateKeys } from "../platform/crypto/separate-keys.ts";
import type { ServerContext } from "../server-module.ts";
import type { OutboundKeys } from "./outbound.ts";

export type Vaults = Readonly<
  Record<"vault" | "payeeVault" | "assistantVault" | "recordsVault", ContactVault>
> &
  OutboundKeys & { readonly keys: VaultKeys };

/**
 * What seals people's contact; apart from it whom payouts go to, what is said to the assistant, and
 * what the network keeps about accounts; and what signs and seals what leaves the network.
 */
export async function openVaults({
  pool,
  secret,
  config,
  publicUrl,
}: ServerContext): Promise<Vaults> {
  const keys = await loadNetworkKeys(pool, secret, config.oldSecret);
  const apart = (purpose: string): ContactVault => createContactVault(separateKeys(keys, purpose));
  return {
    keys,
    vault: createContactVault(keys),
    payeeVault: apart("payee"),
    assistantVault: apart("assistant"),
    recordsVault: apart("account records"),
    webhookVault: apart("webhook"),
    emailVault: apart("mail"),
    deliveryVault: apart("delivery"),
    pushSigner: createPushSigner(keys.vapidKey, publicUrl),
  };
}
