// Reads several leads by their ids in one query: for lists that contain only the ids of their
// leads.
import type { Lead } from "../../../contract/marketplace/lead-shapes.ts";
import { usePages } from "../documents/use-pages.ts";

/** Few enough for one condition and one page. */
const AT_ONCE = 50;

/** Returns the lead of an id, or null until it is loaded. */
export function useLeads(ids: readonly string[]): (id: string) => Lead | null {
  const wanted = [...new Set(ids)];
  const rows = usePages(
    "leads",
    Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, index) => ({
      where: [["id", "in", wanted.slice(index * AT_ONCE, (index + 1) * AT_ONCE)]] as const,
      limit: AT_ONCE,
    })),
  );
  const leads = new Map(rows.map((lead) => [lead.id, lead]));
  return (id) => leads.get(id) ?? null;
}
