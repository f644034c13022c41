// Takes the leads of a person off sale for good, because the person asked for it.
import { nextStatus } from "../../../../../domain/lead/status.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import { writeWithdrawal } from "./change-listing.store.ts";
import { type PersonLead, insertSuppressions, lockPersonLeads } from "./withhold-person.store.ts";

export interface PersonToWithhold {
  /** Keyed hashes of phone and email, in hex. */
  readonly hashes: readonly string[];
  /** Why posts with these are refused from now on, for the record: a kind of request. */
  readonly reason: string;
  readonly atMs: number;
}

/**
 * Refuses later posts of the person, and returns the person's leads of any age, locked until the
 * transaction ends. A post that is being decided at this moment may be missing.
 */
export async function suppressPerson(
  tx: Transaction,
  { hashes, reason, atMs }: PersonToWithhold,
): Promise<readonly PersonLead[]> {
  await insertSuppressions(tx, hashes, { reason, atMs });
  return lockPersonLeads(tx, hashes);
}

/** Whether the lead is on the marketplace, or its affiliate could put it there. */
export function couldBeSold({ status }: Pick<PersonLead, "status">): boolean {
  return status === "available" || nextStatus(status, "offer") === "available";
}

/**
 * Takes a lead off sale so that only its buyers have it. Without one its contact is deleted at
 * `forgetAtMs`.
 */
export async function withholdLead(
  tx: Transaction,
  lead: PersonLead,
  { atMs, forgetAtMs }: { readonly atMs: number; readonly forgetAtMs: number },
): Promise<void> {
  await writeWithdrawal(tx, lead.id, {
    byOperator: true,
    atMs,
    forgetAtMs: lead.sold_slots > 0 ? null : forgetAtMs,
  });
}
