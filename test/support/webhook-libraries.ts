// Checks webhook signatures with the libraries that receivers use. Svix's own library uses the
// other one since its second version, and so does the server: standard-webhooks.test.ts compares
// what it signs with a published example and with node:crypto.
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import type { Received } from "./receiver.ts";

/** Whether each library accepts a call as signed with this secret and recent. */
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
