// Leads on the marketplace meet a search that somebody keeps.
import type { SearchMatched } from "../../listings/index.ts";
import { type NewEvent, told } from "../news.ts";

export function tellSearchMatched(
  { accountId, name, count, url }: SearchMatched,
  atMs: number,
): NewEvent[] {
  return [
    told(
      { accountId, type: "search_matched", url, atMs, facts: { name, count } },
      ({ search }) => ({ title: search.matched(count, name), body: search.more }),
    ),
  ];
}
