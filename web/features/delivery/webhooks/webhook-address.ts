// Reads and writes the address of webhooks in the settings, with the open one.
import { searchWith } from "../../../lib/address.ts";

export const PATHS = ["/v1/webhook-messages", "/v1/webhooks"] as const;

export function addressOfWebhook(search: URLSearchParams, id: string | null): string {
  return `/settings${searchWith(search, { part: "webhooks", webhook: id })}`;
}
