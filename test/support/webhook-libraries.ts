// What receivers check a webhook's signature with: outside libraries. Svix's own stands on the
// other one since its second version.
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import type { Received } from "./receiver.ts";

/** Whether each of them believes a call that it was signed with this secret, and is new. */
export function believed(
  secret: string,
  { body, headers }: Pick<Received, "body" | "headers">,
): readonly boolean[] {
  return [StandardWebhook, SvixWebhook].map((Library) => {
    try {
      new Library(secret).verify(body, { ...headers });
      return true;
    } catch {
      return false;
    }
  });
}
