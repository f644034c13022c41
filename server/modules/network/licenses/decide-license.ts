// The network confirms or refuses a license that it has looked up.
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type LicenseMoved,
  licenseMovedTopic,
} from "../../../../domain/notifications/kinds/license-moved.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../activity/index.ts";
import { ALREADY_DECIDED, type LicenseDeps } from "./claim-license.ts";
import * as store from "./license.store.ts";
import { openStates } from "./open-states.ts";

export type LicenseDecision =
  | { readonly decision: "confirm"; readonly expiresOn: string | undefined }
  | { readonly decision: "refuse"; readonly reason: string };

const EXPIRED = invalid([
  {
    field: "/expires_on",
    code: "not_future",
    message: "Decline it, or enter the day until which it was renewed: it has expired.",
  },
]);

/** Decides a claim. A confirmed license replaces earlier ones of the same state and kind. */
export function decideLicense(
  deps: LicenseDeps,
  actor: Actor,
  id: string,
  decision: LicenseDecision,
): Promise<Result<store.LicenseRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await store.lockLicense(client, id);
    if (row === null || !can(actor, "read", "account", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    const accountId = row.account_id;
    if (!can(actor, "check", "account", { accountId })) return refuse(FORBIDDEN);
    if (row.state !== "waiting") return refuse(ALREADY_DECIDED);
    const atMs = deps.now();
    const at = new Date(atMs);
    if (decision.decision === "refuse") {
      await store.refuseLicense(client, id, { at, reason: decision.reason });
    } else {
      const expiresOn = decision.expiresOn ?? row.expires_on;
      if (expiresOn !== null && expiresOn < dayIn(deps.timeZone(), atMs)) return refuse(EXPIRED);
      const earlier = (await store.listCurrentLicenses(client, accountId)).filter(
        (one) => one.id !== id && one.us_state === row.us_state && one.kind === row.kind,
      );
      await store.endLicenses(
        client,
        earlier.map((one) => one.id),
        at,
      );
      await store.confirmLicense(client, id, { at, expiresOn });
    }
    await openStates(client, deps, accountId, atMs);
    const isConfirmed = decision.decision === "confirm";
    const decided = await store.findLicense(client, id);
    if (decided === null) return refuse(NOT_FOUND);
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: isConfirmed ? "license.confirmed" : "license.refused",
      subjectKind: "account",
      subjectId: accountId,
      detail: {
        state: row.us_state,
        kind: row.kind,
        ...(isConfirmed ? {} : { reason: decision.reason }),
      },
      changes: changesOf(RECORD_FIELDS.license, comparedOf(row), comparedOf(decided)),
    });
    await appendOutboxEvent(
      client,
      licenseMovedTopic,
      {
        accountId,
        usState: row.us_state,
        move: isConfirmed ? "confirmed" : "refused",
        expiresOn: null,
        reason: isConfirmed ? null : decision.reason,
      } satisfies LicenseMoved,
      atMs,
    );
    return ok(decided);
  });
}

const comparedOf = ({ state, expires_on }: store.LicenseRow): object => ({ state, expires_on });
