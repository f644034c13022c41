// Sends one signed call to a webhook.
import { verdictOf } from "../../../../domain/attempts/attempt.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { OutboundCall } from "../../../platform/http/outbound-call.ts";
import { type MadeAttempt, makeAttempt } from "../../../platform/http/make-attempt.ts";
import { signedHeaders } from "../../../platform/http/standard-webhooks.ts";
import type { SealedSecrets } from "./webhook.store.ts";

export interface SendDeps {
  readonly call: OutboundCall;
  readonly vault: ContactVault;
  readonly now: () => number;
}

export interface Sent extends SealedSecrets {
  readonly webhookId: string;
  readonly address: string;
  /** The message's id, the same for all attempts. */
  readonly id: string;
  readonly body: string;
}

/** Makes the call, signed with each secret that is valid now. */
export function sendMessage(
  { call, vault, now }: SendDeps,
  { webhookId, address, id, body, ...sealed }: Sent,
): Promise<MadeAttempt> {
  const headers = {
    "user-agent": "Plat-Webhook/1",
    accept: "*/*",
    "content-type": "application/json",
    ...signedHeaders(openSecrets(vault, webhookId, sealed, now()), id, now(), body),
  };
  return makeAttempt(
    call,
    { url: address, method: "POST", headers, body },
    (outcome) => verdictOf(outcome, null),
    now,
  );
}

function openSecrets(
  vault: ContactVault,
  webhookId: string,
  sealed: SealedSecrets,
  nowMs: number,
): readonly string[] {
  const {
    secret_salt: salt,
    secret_sealed: text,
    old_secret_salt: oldSalt,
    old_secret_sealed: oldText,
    old_secret_until: until,
  } = sealed;
  const current = vault.open(webhookId, { salt, sealed: text });
  return oldSalt === null || oldText === null || until === null || until.getTime() <= nowMs
    ? [current]
    : [current, vault.open(webhookId, { salt: oldSalt, sealed: oldText })];
}
