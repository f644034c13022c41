// Makes the link with which an operator who lost the password, the authenticator app or the passkey
// gets back in: the last way, for there may be no other operator.
import type pg from "pg";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { OPERATOR_LINK_HOURS, findSignIn } from "../team/index.ts";
import { type MadePasswordLink, makePasswordLink } from "./password-links.ts";

/**
 * Makes a link that sets a new password and removes app and passkeys. Nothing else changes before
 * it is used. The refusal is one sentence for the terminal: there is no such operator.
 */
export async function recoverOperator(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => number },
  email: string,
): Promise<Result<MadePasswordLink, string>> {
  const address = email.trim().toLowerCase();
  return inTransaction(pool, async ({ client }) => {
    const person = await findSignIn(client, address);
    if (person === null || person.role !== "admin")
      return refuse(`No operator signs in with ${address}: check the address.`);
    if (person.status !== "active")
      return refuse(`${address} is suspended: another person of the network must end that first.`);
    const nowMs = now();
    const link = await makePasswordLink(client, {
      userId: person.user_id,
      removesFactor: true,
      validMs: OPERATOR_LINK_HOURS * HOUR_MS,
      nowMs,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor: { kind: "system", id: "npm run admin" },
      accountId: person.account_id,
      action: "user.recovery_link_made",
      subjectKind: "user",
      subjectId: person.user_id,
      detail: {},
    });
    return ok(link);
  });
}
