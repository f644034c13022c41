// Names what the network pauses, and the addresses whose answers change with it.
import type { NetworkPauseKind } from "../../../../domain/network-pauses/network-pause.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";

export interface PausableThing {
  readonly kind: NetworkPauseKind;
  /** Of a sub id and a form, the source's. */
  readonly id: string;
  readonly name: string;
  /** The owner's. */
  readonly accountId: string;
}

export const PAUSE_ADDRESSES = [
  "/v1/network-pauses",
  "/v1/campaigns",
  "/v1/sources",
  "/v1/destinations",
  "/v1/forms",
] as const;

/** The time zone of the owner, in which days end for it; undefined until it is known. */
export function useOwnerZone(accountId: string): string | undefined {
  return useAnswer("GET /v1/accounts/{id}", { params: { id: accountId } }).value?.time_zone;
}
