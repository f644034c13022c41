// Fetches the affiliates of listed leads, which are in the leads and accounts, not in the listings.
import { useQueries, useQuery } from "@tanstack/react-query";
import { addressOf, query } from "../../../lib/documents/documents.ts";
import type { Listing } from "./listing-words.ts";

/** The maximum number of ids in one condition. */
const AT_ONCE = 100;
const MOST_ACCOUNTS = 200;

/** The affiliate's name by lead id, for the operator; names not yet loaded are missing. */
export function useOwners(listings: readonly Listing[] | undefined): ReadonlyMap<string, string> {
  const ids = (listings ?? []).map(({ lead_id: id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => ({
    where: [["id", "in", ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE)]] as const,
    limit: AT_ONCE,
  }));
  const leads = useQueries({
    queries: parts.map((part) => ({
      queryKey: ["answer", addressOf("leads", part)],
      queryFn: () => query("leads", part),
    })),
  });
  const accounts = useQuery({
    queryKey: ["answer", addressOf("accounts", ACCOUNTS)],
    queryFn: () => query("accounts", ACCOUNTS),
  }).data?.items;
  const found = leads.flatMap(({ data }) => data?.items ?? []);
  const names = new Map(accounts?.map(({ id, name }) => [id, name]));
  return new Map(
    found.flatMap((lead) => {
      const name = "affiliate_id" in lead ? names.get(lead.affiliate_id) : undefined;
      return name === undefined ? [] : [[lead.id, name]];
    }),
  );
}

const ACCOUNTS = { where: [["kind", "eq", "affiliate"]], limit: MOST_ACCOUNTS } as const;
