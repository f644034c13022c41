// An advertiser claims a license, or ends one.
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type LicenseKind,
  mayBuyUnconfirmed,
  usualLicenseKind,
} from "../../../../domain/licenses/license.ts";
import { foldSpace } from "../../../../domain/lead/text.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import {
  type LicenseWaiting,
  licenseWaitingTopic,
} from "../../../../domain/notifications/kinds/license-waiting.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../activity/index.ts";
import * as store from "./license.store.ts";
import { type LicenseRules, openStates } from "./open-states.ts";

export interface LicenseDeps extends LicenseRules {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export interface ClaimedLicense {
  readonly usState: string;
  readonly kind: LicenseKind;
  readonly number: string | null;
  readonly expiresOn: string | null;
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));

/** Licenses of one account that wait or are confirmed: each kind in each state, twice over. */
const MOST_LICENSES = 500;

export const ALREADY_DECIDED: Refusal = {
  code: "already_decided",
  detail: "This license is decided or has ended. Load the list again to see how it stands.",
};

/** Claims a license. A claim of the same facts is returned as it is. */
export async function claimLicense(
  deps: LicenseDeps,
  actor: Actor,
  given: ClaimedLicense,
): Promise<Result<store.LicenseRow, Refusal>> {
  const { accountId } = actor;
  if (actor.role !== "advertiser" || !can(actor, "update", "account", { accountId }))
    return refuse(FORBIDDEN);
  const claim = { ...given, number: given.number === null ? null : foldSpace(given.number) };
  const atMs = deps.now();
  const problems = problemsOf(claim, dayIn(deps.timeZone(), atMs));
  if (problems !== null) return refuse(problems);
  return inTransaction(deps.pool, async ({ client }) => {
    await store.lockLicensedAccount(client, accountId);
    const current = await store.listCurrentLicenses(client, accountId);
    const same = current.find((row) => isSame(row, claim));
    if (same !== undefined) return ok(same);
    if (current.length >= MOST_LICENSES) return refuse(TOO_MANY);
    const id = await addClaim(client, deps, accountId, claim, atMs);
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: "license.claimed",
      subjectKind: "account",
      subjectId: accountId,
      detail: { state: claim.usState, kind: claim.kind },
      changes: changesOf(RECORD_FIELDS.license, null, {
        state: "waiting",
        license_number: claim.number,
        expires_on: claim.expiresOn,
      }),
    });
    const row = await store.findLicense(client, id);
    return row === null ? refuse(NOT_FOUND) : ok(row);
  });
}

const TOO_MANY = invalid([
  {
    field: "/us_state",
    code: "limit",
    message: `End a license first: an account has at most ${MOST_LICENSES}.`,
  },
]);

function problemsOf({ usState, kind, number, expiresOn }: ClaimedLicense, today: string) {
  if (!STATE_CODES.has(usState))
    return invalid([
      { field: "/us_state", code: "invalid", message: "Enter a two-letter US state." },
    ]);
  if (kind !== "none" && number === null)
    return invalid([
      { field: "/number", code: "missing", message: "Enter the number of the license." },
    ]);
  if (expiresOn !== null && expiresOn < today)
    return invalid([
      {
        field: "/expires_on",
        code: "not_future",
        message: "Enter a license that has not expired.",
      },
    ]);
  return null;
}

function isSame(row: store.LicenseRow, claim: ClaimedLicense): boolean {
  return (
    row.us_state === claim.usState &&
    row.kind === claim.kind &&
    row.number === claim.number &&
    row.expires_on === claim.expiresOn
  );
}

/**
 * Adds a claim. An earlier claim of the same state and kind that was not decided is replaced; a
 * confirmed one counts until this one is confirmed. Call it with the account locked.
 */
async function addClaim(
  db: Queryable,
  deps: LicenseRules,
  accountId: string,
  claim: ClaimedLicense,
  atMs: number,
): Promise<string> {
  const current = await store.listCurrentLicenses(db, accountId);
  const replaced = current.filter(
    (row) => row.state === "waiting" && row.us_state === claim.usState && row.kind === claim.kind,
  );
  await store.endLicenses(
    db,
    replaced.map(({ id }) => id),
    new Date(atMs),
  );
  const id = uuidv7(atMs);
  await store.insertLicense(db, {
    ...claim,
    id,
    accountId,
    claimedAt: new Date(atMs),
    confirmedAt: null,
  });
  await openStates(db, deps, accountId, atMs);
  await announceClaim(db, deps, accountId, claim, atMs);
  return id;
}

/** Tells the network of a claim that opens nothing until it is confirmed. */
async function announceClaim(
  db: Queryable,
  deps: LicenseRules,
  accountId: string,
  { usState, kind }: ClaimedLicense,
  atMs: number,
): Promise<void> {
  const account = await store.lockLicensedAccount(db, accountId);
  // The network reads an applicant's licenses with its application.
  if (account?.status !== "active") return;
  if (mayBuyUnconfirmed(deps.licenseRules(), { state: usState, kind })) return;
  await appendOutboxEvent(
    db,
    licenseWaitingTopic,
    {
      networkId: deps.networkId(),
      accountId,
      usState,
    } satisfies LicenseWaiting,
    atMs,
  );
}

/**
 * Makes the account claim exactly these states, by the usual kind of its buyers: new states are
 * claimed without a number, licenses of the others end. Call it in the transaction that sets them.
 */
export async function claimStates(
  db: Queryable,
  deps: LicenseRules,
  {
    accountId,
    buyerKind,
    states,
    atMs,
  }: {
    readonly accountId: string;
    readonly buyerKind: BuyerKind;
    readonly states: readonly string[];
    readonly atMs: number;
  },
): Promise<void> {
  const current = await store.listCurrentLicenses(db, accountId);
  const gone = current.filter(({ us_state: state }) => !states.includes(state));
  await store.endLicenses(
    db,
    gone.map(({ id }) => id),
    new Date(atMs),
  );
  const claimed = new Set(current.map(({ us_state: state }) => state));
  for (const usState of new Set(states))
    if (!claimed.has(usState))
      await addClaim(
        db,
        deps,
        accountId,
        { usState, kind: usualLicenseKind(buyerKind), number: null, expiresOn: null },
        atMs,
      );
  await openStates(db, deps, accountId, atMs);
}

/** Claims the license that an application names, unless the account claims it already. */
export async function claimOfApplication(
  db: Queryable,
  deps: LicenseRules,
  {
    accountId,
    buyerKind,
    usState,
    number,
    atMs,
  }: {
    readonly accountId: string;
    readonly buyerKind: BuyerKind;
    readonly usState: string;
    readonly number: string;
    readonly atMs: number;
  },
): Promise<void> {
  const kind = usualLicenseKind(buyerKind);
  const current = await store.listCurrentLicenses(db, accountId);
  const isClaimed = current.some(
    (row) => row.us_state === usState && row.kind === kind && row.number === number,
  );
  if (!isClaimed)
    await addClaim(db, deps, accountId, { usState, kind, number, expiresOn: null }, atMs);
}

/** Ends a license, for its buyer or the network. */
export function endLicense(
  deps: LicenseDeps,
  actor: Actor,
  id: string,
): Promise<Result<store.LicenseRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await store.lockLicense(client, id);
    if (row === null || !can(actor, "read", "account", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    const accountId = row.account_id;
    if (!can(actor, "update", "account", { accountId })) return refuse(FORBIDDEN);
    if (row.ended_at !== null) return refuse(ALREADY_DECIDED);
    const atMs = deps.now();
    await store.endLicenses(client, [id], new Date(atMs));
    await openStates(client, deps, accountId, atMs);
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: "license.ended",
      subjectKind: "account",
      subjectId: accountId,
      detail: { state: row.us_state, kind: row.kind },
      changes: changesOf(RECORD_FIELDS.license, { state: row.state }, { state: "ended" }),
    });
    const ended = await store.findLicense(client, id);
    return ended === null ? refuse(NOT_FOUND) : ok(ended);
  });
}
