// Fetches the names of the network's accounts, for lists that contain only ids.
import { useDocuments } from "../../../lib/documents/use-documents.ts";

const MOST = 200;

/**
 * Returns the name of an account, or null while unknown. For the operator: other readers see only
 * their own account.
 */
export function useAccountNames(): (id: string) => string | null {
  const { value = [] } = useDocuments("accounts", { limit: MOST });
  const names = new Map(value.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
}
