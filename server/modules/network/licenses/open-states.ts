// Works out in which states a buyer may buy, and has the decisions read it.
import type { ClosedKind, UnconfirmedRule } from "../../../../domain/licenses/license.ts";
import { statesOpenTo, withoutClosed } from "../../../../domain/licenses/license.ts";
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { recordAdvertiser, setLicensedStates } from "../accounts/index.ts";
import { findBuyerTerms } from "../terms/index.ts";
import * as store from "./license.store.ts";

export interface LicenseRules {
  readonly networkId: () => string;
  /** Whether buyers may buy with a license that the network has not confirmed. */
  readonly licenseRules: () => readonly UnconfirmedRule[];
  /** Kinds of buyers that may not buy in a state. */
  readonly closedKinds: () => readonly ClosedKind[];
  /** Whose days licenses expire at the end of. */
  readonly timeZone: () => string;
  /** Has the decisions read an advertiser's facts again, in the same transaction. */
  readonly announceBuyer: (db: Queryable, accountId: string) => Promise<void>;
}

/**
 * Writes the states that the account's licenses open, less those that are closed to it, if they are
 * others than before. Call it after each change of either, in the transaction of the change.
 */
export async function openStates(
  db: Queryable,
  rules: LicenseRules,
  accountId: string,
  atMs: number,
): Promise<void> {
  const account = await store.lockLicensedAccount(db, accountId);
  const states = account?.licensed_states ?? null;
  const buyerKind = account?.buyer_kind ?? null;
  if (states === null || buyerKind === null) return;
  const terms = await findBuyerTerms(db, accountId);
  const licenses = await store.listCurrentLicenses(db, accountId);
  const licensed = statesOpenTo(
    licenses.map((row) => ({
      state: row.us_state,
      kind: row.kind,
      isConfirmed: row.state === "confirmed",
      expiresOn: row.expires_on,
    })),
    rules.licenseRules(),
    dayIn(rules.timeZone(), atMs),
  );
  const open = withoutClosed(licensed, {
    buyerKind,
    closedKinds: rules.closedKinds(),
    closedStates: terms.closedStates,
    exemptStates: terms.exemptStates,
  });
  if (open.join() === states.toSorted().join()) return;
  await setLicensedStates(db, accountId, open);
  await recordAdvertiser(db, accountId, new Date(atMs));
  await rules.announceBuyer(db, accountId);
}

/** The same for every buyer, after the rules have changed. */
export async function reopenStates(
  db: Queryable,
  rules: LicenseRules,
  atMs: number,
): Promise<void> {
  for (const accountId of await store.listAdvertisers(db))
    await openStates(db, rules, accountId, atMs);
}
