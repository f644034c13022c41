// Where a ZIP lies, asked of the server once for each ZIP; the place before stays until the next is known.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../lib/api/client.ts";
import { read } from "../../lib/documents/documents.ts";

export interface ShownPlace {
  /** Null while there is none to show: no ZIP, one that is unknown, or no answer. */
  readonly place: Schemas["Place"] | null;
  /** It is that of the ZIP before. */
  readonly isOld: boolean;
}

/** The place of five digits; null asks nothing. */
export function useZipPlace(zip: string | null): ShownPlace {
  const address = `/v1/places/${zip ?? ""}`;
  // A ZIP does not move.
  const { data, isPlaceholderData } = useQuery({ queryKey: ["answer", address], queryFn: () => read<Schemas["Place"]>(address), enabled: zip !== null, placeholderData: keepPreviousData, staleTime: Infinity });
  return { place: zip === null ? null : data ?? null, isOld: isPlaceholderData };
}
