// What a webhook that was switched off leaves to be told: its host alone, for the rest of its
// address may hold a secret.
import type { OffReason } from "../../../../domain/attempts/attempt.ts";

export interface WebhookOff {
  readonly accountId: string;
  readonly webhookId: string;
  readonly host: string;
  readonly reason: OffReason;
}
