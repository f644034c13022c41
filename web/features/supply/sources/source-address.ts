// Reads and writes the address of a source in the settings, with its view.
import { searchWith } from "../../../lib/address.ts";

export const SOURCE_VIEWS = ["terms", "prices", "key", "posting", "calls"] as const;
export type SourceView = (typeof SOURCE_VIEWS)[number];

export function addressOfSource(
  search: URLSearchParams,
  id: string,
  view: SourceView = "terms",
): string {
  const shown = { source: id, view: view === "terms" ? null : view };
  return `/settings${searchWith(search, { part: "sources", ...shown })}`;
}
