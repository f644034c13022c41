// The names of the network's accounts, for lists that only carry their ids.
import { useDocuments } from "../../../lib/documents/use-documents.ts";

const MOST = 200;

/**
 * Answers the name of an account, or null while it is not known. For the operator: other users see
 * only their own account.
 */
export function useAccountNames(): (id: string) => string | null {
  const { value = [] } = useDocuments("accounts", { limit: MOST });
  const names = new Map(value.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
}
