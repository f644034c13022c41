// Decides which scopes an API key needs for each operation of the contract.
import type { KeyNeeds, KeyScope } from "../domain/access/key-scopes.ts";
import type { Operation, Tag } from "./operation.ts";

/** The scope that an operation of a tag belongs to. */
const SCOPE_OF_TAG: Readonly<Record<Tag, KeyScope>> = {
  Leads: "leads",
  Marketplace: "leads",
  Campaigns: "campaigns",
  Sources: "leads",
  Tracking: "leads",
  Money: "money",
  Reports: "read",
  Activity: "read",
  Webhooks: "hooks",
  Deliveries: "hooks",
  Accounts: "read",
  Settings: "read",
  Places: "read",
  Assistant: "leads",
  Documents: "read",
};

/**
 * The scopes whose GETs `read` opens too, because what they show is cut to what the key may see.
 * Amounts, and addresses that may contain a secret, are only for keys with `money` and `hooks`.
 */
const OPEN_TO_READ: ReadonlySet<KeyScope> = new Set(["leads", "campaigns"]);

/**
 * What an API key needs to call the operation. Null where no key is let in, and where everybody is:
 * a key must not be worse than none.
 */
export function keyNeedsOf({ access, keyNeeds, method, tags }: Operation): KeyNeeds | null {
  if (!access.includes("key") || access.includes("public")) return null;
  if (keyNeeds !== undefined) return keyNeeds;
  const scope = SCOPE_OF_TAG[tags[0]];
  return method === "GET" && OPEN_TO_READ.has(scope)
    ? { all: [scope], orRead: true }
    : { all: [scope] };
}
