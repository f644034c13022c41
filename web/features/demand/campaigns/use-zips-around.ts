// The ZIPs of a circle and around it, asked of the server once for each; those of the circle before
// stay until the next are known.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ZipsAround } from "../../../../contract/network/places.ts";
import { operationAddress } from "../../../lib/api/operation-address.ts";
import { read } from "../../../lib/documents/documents.ts";

export interface ShownZips {
  /** Null while there are none to show: no circle, a ZIP that is unknown, or no answer. */
  readonly around: ZipsAround | null;
  /** They are those of the circle before. */
  readonly isOld: boolean;
}

/** The circle of so many miles around five digits; null of either asks nothing. */
export function useZipsAround(zip: string | null, miles: number | null): ShownZips {
  const isCircle = zip !== null && miles !== null;
  const circle = { params: { zip_code: zip ?? "" }, query: { miles: miles ?? 0 } };
  // A ZIP does not move.
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["answer", operationAddress("GET /v1/places/{zip_code}/around", circle)],
    queryFn: () => read("GET /v1/places/{zip_code}/around", circle),
    enabled: isCircle,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { around: isCircle ? (data ?? null) : null, isOld: isPlaceholderData };
}
