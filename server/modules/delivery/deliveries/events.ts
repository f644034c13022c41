// What is left to be told where leads do not arrive at a destination. Nobody's name or contact.
import type { DeliveryReason } from "../../../../domain/deliveries/destination.ts";

export interface DeliveryFailing {
  readonly accountId: string;
  readonly destinationId: string;
  /** As the account calls it. */
  readonly name: string;
  /**
   * `failing`: it has begun to fail. `off`: it was switched off. `given_up`: one lead was, while
   * others may arrive.
   */
  readonly state: "failing" | "off" | "given_up";
  readonly reason: DeliveryReason;
  /** The lead of the last try. */
  readonly leadId: string;
}
