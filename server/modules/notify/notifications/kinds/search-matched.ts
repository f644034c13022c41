// Leads on the marketplace meet a search that somebody keeps.
import type { SearchMatched } from "../../../marketplace/listings/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifySearchMatched(
  { accountId, name, count, url }: SearchMatched,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      { accountId, type: "search_matched", url, atMs, facts: { name, count } },
      ({ search }) => ({ title: search.matched(count, name), body: search.more }),
    ),
  ];
}
