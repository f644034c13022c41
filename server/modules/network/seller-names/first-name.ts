// The seller name with which a buyer begins: its company's name, where it is free.
import { sellerNameProblem, tidySellerName } from "../../../../domain/sellers/seller-name.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { openSellerNames } from "./decide-name.ts";
import { addRequest } from "./request-name.ts";
import type { SellerNameDeps } from "./seller-name-deps.ts";

export interface FirstSellerName {
  readonly accountId: string;
  /** The company's name. */
  readonly name: string;
  readonly atMs: number;
  /** Approved without a decision of the network, as in the demo. */
  readonly isApproved: boolean;
}

/**
 * Requests the company's name as the first seller name of a new advertiser. A name that cannot be
 * one is left out: the owner asks for another.
 */
export async function beginSellerName(
  db: Queryable,
  deps: Pick<SellerNameDeps, "networkNames">,
  { accountId, name: given, atMs, isApproved }: FirstSellerName,
): Promise<void> {
  const name = tidySellerName(given);
  if (sellerNameProblem(name) !== null) return;
  await addRequest(db, { accountId, name, atMs });
  if (isApproved) await openSellerNames(db, deps, accountId, atMs);
}
