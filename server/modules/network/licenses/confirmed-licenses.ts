// Adds licenses that the network has confirmed already: the demo's history begins with them.
import { usualLicenseKind } from "../../../../domain/licenses/license.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { insertLicense } from "./license.store.ts";
import { type LicenseRules, openStates } from "./open-states.ts";

/** `numberOf` gives the number of the license in a state; null for a kind without one. */
export async function addConfirmedLicenses(
  db: Queryable,
  rules: LicenseRules,
  {
    accountId,
    buyerKind,
    states,
    numberOf,
    atMs,
  }: {
    readonly accountId: string;
    readonly buyerKind: BuyerKind;
    readonly states: readonly string[];
    readonly numberOf: (state: string) => string | null;
    readonly atMs: number;
  },
): Promise<void> {
  const at = new Date(atMs);
  const kind = usualLicenseKind(buyerKind);
  for (const usState of states)
    await insertLicense(db, {
      id: uuidv7(atMs),
      accountId,
      usState,
      kind,
      number: kind === "none" ? null : numberOf(usState),
      expiresOn: null,
      claimedAt: at,
      confirmedAt: at,
    });
  await openStates(db, rules, accountId, atMs);
}
