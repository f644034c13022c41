// Fetches the ZIPs in and around a circle, once per circle; those of the previous circle stay until
// the next arrive.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ZipsAround } from "../../../../contract/network/places.ts";
import { operationAddress } from "../../../lib/api/operation-address.ts";
import { read } from "../../../lib/documents/documents.ts";

export interface ShownZips {
  /** Null while there are none to show: no circle, an unknown ZIP, or no answer. */
  readonly around: ZipsAround | null;
  /** They belong to the previous circle. */
  readonly isOld: boolean;
}

/** The circle of `miles` around a ZIP; null in either requests nothing. */
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
