// Provides an account's destinations and plans to their editors.
import type { DeliveryPlan } from "../../../../contract/delivery/destinations.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { type ShownList, useDocuments } from "../../../lib/documents/use-documents.ts";
import type { Destination } from "./deliveries-address.ts";

export type Plan = DeliveryPlan;

/** More than any account has. */
const MOST = 100;

export function useDestinations(): ShownList<Destination> {
  const { accountId } = useUser();
  return useDocuments("destinations", { where: [["account_id", "eq", accountId]], limit: MOST });
}

/** By id: a campaign's, or the account's own. A list, for one that is not there is no mistake. */
export function usePlan(id: string): ShownList<Plan> {
  return useDocuments("delivery-plans", { where: [["id", "eq", id]] });
}
