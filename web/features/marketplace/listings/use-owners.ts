// Reads the affiliates of listed leads, which are in the leads and accounts, not in the listings.
import { usePages } from "../../../lib/documents/use-pages.ts";
import type { Listing } from "./listing-words.ts";

/** The maximum number of ids in one condition. */
const AT_ONCE = 100;
const MOST_ACCOUNTS = 200;

/** The affiliate's name by lead id, for the operator; names not yet loaded are missing. */
export function useOwners(listings: readonly Listing[] | undefined): ReadonlyMap<string, string> {
  const ids = (listings ?? []).map(({ lead_id: id }) => id);
  const leads = usePages(
    "leads",
    Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => ({
      where: [["id", "in", ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE)]] as const,
      limit: AT_ONCE,
    })),
  );
  const accounts = usePages("accounts", [ACCOUNTS]);
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return new Map(
    leads.flatMap((lead) => {
      const name = "affiliate_id" in lead ? names.get(lead.affiliate_id) : undefined;
      return name === undefined ? [] : [[lead.id, name]];
    }),
  );
}

const ACCOUNTS = { where: [["kind", "eq", "affiliate"]], limit: MOST_ACCOUNTS } as const;
