// The ZIPs of a circle and around it, asked of the server once for each; those of the circle before
// stay until the next are known.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../../lib/api/client.ts";
import { read } from "../../../lib/documents/documents.ts";

export interface ShownZips {
  /** Null while there are none to show: no circle, a ZIP that is unknown, or no answer. */
  readonly around: Schemas["ZipsAround"] | null;
  /** They are those of the circle before. */
  readonly isOld: boolean;
}

/** The circle of so many miles around five digits; null of either asks nothing. */
export function useZipsAround(zip: string | null, miles: number | null): ShownZips {
  const isCircle = zip !== null && miles !== null;
  const address = `/v1/places/${zip ?? ""}/around?miles=${miles ?? ""}`;
  // A ZIP does not move.
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["answer", address],
    queryFn: () => read<Schemas["ZipsAround"]>(address),
    enabled: isCircle,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { around: isCircle ? (data ?? null) : null, isOld: isPlaceholderData };
}
