// Says why an actor may not work a purchased lead.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { RETURNED, claimedBy } from "./assign-sale.ts";
import { type LockedSale, partiesOf } from "./sale.store.ts";

/** Why the actor may not record anything of the sale now; null when it may. */
export function workRefusal(actor: Actor, sale: LockedSale | null): Refusal | null {
  if (sale === null) return NOT_FOUND;
  const parties = partiesOf(sale);
  // A colleague may know who the assignee is.
  if (!can(actor, "read", "sale", parties))
    return can(actor, "claim", "sale", parties) ? claimedBy(sale.assignee_name) : NOT_FOUND;
  if (!can(actor, "work", "sale", parties)) return FORBIDDEN;
  return sale.status === "returned" ? RETURNED : null;
}
