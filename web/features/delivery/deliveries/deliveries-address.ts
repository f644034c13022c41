// Reads and writes the address of destinations in the settings: the open destination, or the kind
// of a new one.
import { DESTINATION_KINDS } from "../../../../domain/deliveries/kind-names.ts";
import { choiceParameter, searchWith, uuidParameter } from "../../../lib/address.ts";
import type {
  Destination,
  DestinationTo,
} from "../../../../contract/delivery/destination-document.ts";

export const PATHS = ["/v1/deliveries", "/v1/destinations"] as const;
export const PLANS = "/v1/delivery-plans";
export const PARAMETERS = {
  destination: uuidParameter(),
  make: choiceParameter(DESTINATION_KINDS),
};

export type { Destination };
export type DestinationKind = Destination["kind"];
export type { DestinationTo };

export interface Shown {
  readonly destination?: string;
  readonly make?: DestinationKind;
}

/** The address of the list, with no destination open. */
export function addressOfDestinations(
  search: URLSearchParams,
  { destination, make }: Shown = {},
): string {
  const part = {
    part: "deliveries",
    destination: destination ?? null,
    make: make ?? null,
    calls: null,
  };
  return `/settings${searchWith(search, part)}`;
}
