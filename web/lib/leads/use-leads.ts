// Reads several leads by their ids in one query: for lists that contain only the ids of their
// leads.
import { useQueries } from "@tanstack/react-query";
import type { Lead } from "../../../contract/marketplace/lead-shapes.ts";
import { addressOf, query } from "../documents/documents.ts";

/** Few enough for one condition and one page. */
const AT_ONCE = 50;

/** Returns the lead of an id, or null until it is loaded. */
export function useLeads(ids: readonly string[]): (id: string) => Lead | null {
  const wanted = [...new Set(ids)];
  const parts = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, index) =>
    wanted.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const answers = useQueries({
    queries: parts.map((part) => {
      const asked = { where: [["id", "in", part]] as const, limit: AT_ONCE };
      return {
        queryKey: ["leads of", addressOf("leads", asked)],
        queryFn: () => query("leads", asked),
      };
    }),
  });
  const leads = new Map(
    answers.flatMap(({ data }) => data?.items.map((lead) => [lead.id, lead] as const) ?? []),
  );
  return (id) => leads.get(id) ?? null;
}
