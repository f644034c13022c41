// Fetches an account's destinations and plans.
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

/**
 * Finds a plan by the id of a campaign or the account. Fetched as a list, because a missing plan is
 * no error.
 */
export function usePlan(id: string): ShownList<Plan> {
  return useDocuments("delivery-plans", { where: [["id", "eq", id]] });
}
