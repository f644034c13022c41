// Fetches the network's accounts by their ids, for lists that contain only ids.
import type { Account } from "../../../contract/network/accounts.ts";
import { usePages } from "../documents/use-pages.ts";

/** The newest, where no ids are given. */
const MOST = 200;
/** Values of one condition. */
const AT_ONCE = 100;

/**
 * Returns the account of an id, or null while unknown: of `ids`, however many accounts there are;
 * without them of the newest accounts. For the operator: other readers see only their own account.
 */
export function useAccounts(ids?: readonly string[]): (id: string) => Account | null {
  const wanted = [...new Set(ids)].toSorted();
  const rows = usePages(
    "accounts",
    ids === undefined
      ? [{ limit: MOST }]
      : Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, index) => ({
          where: [["id", "in", wanted.slice(index * AT_ONCE, (index + 1) * AT_ONCE)]] as const,
          limit: AT_ONCE,
        })),
  );
  const accounts = new Map(rows.map((account) => [account.id, account]));
  return (id) => accounts.get(id) ?? null;
}

/** Returns the name of an account, or null while unknown; see `useAccounts`. */
export function useAccountNames(ids?: readonly string[]): (id: string) => string | null {
  const accountOf = useAccounts(ids);
  return (id) => accountOf(id)?.name ?? null;
}
