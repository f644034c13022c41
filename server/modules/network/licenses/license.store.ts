// Reads and writes the rows of licenses.
import { LICENSES } from "../../../../contract/network/licenses.ts";
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import type { LicenseKind, LicenseState } from "../../../../domain/licenses/license.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface LicenseRow {
  readonly id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly account_status: AccountStatus;
  readonly us_state: string;
  readonly kind: LicenseKind;
  readonly number: string | null;
  readonly expires_on: string | null;
  readonly state: LicenseState;
  readonly claimed_at: Date;
  readonly decided_at: Date | null;
  readonly ended_at: Date | null;
  readonly refusal: string | null;
}

const STATE = `
  case
    when l.refusal is not null then 'refused'
    when l.ended_at is not null then 'ended'
    when l.decided_at is null then 'waiting'
    else 'confirmed'
  end
`;
const COLUMNS = `
  l.id, l.account_id, a.name as account_name, a.status as account_status, l.us_state, l.kind,
    l.number, l.expires_on::text as expires_on, ${STATE} as state, l.claimed_at, l.decided_at,
    l.ended_at, l.refusal
`;
const FROM = "license l join account a on a.id = l.account_id";

const LICENSE_TABLE: CollectionTable = {
  rules: LICENSES,
  columns: COLUMNS,
  from: FROM,
  id: "l.id",
  fields: { id: "l.id", account_id: "l.account_id", state: STATE, claimed_at: "l.claimed_at" },
  orders: { claimed_at: { by: "l.claimed_at", type: "time" } },
  owner: { account: "l.account_id" },
};

export function listLicenses(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<LicenseRow>, QueryProblem[]>> {
  return listRows<LicenseRow>(db, LICENSE_TABLE, query, scope);
}

export interface LicensedAccount {
  readonly kind: "network" | "advertiser" | "affiliate";
  readonly status: AccountStatus;
  /** Null unless the account is an advertiser. */
  readonly buyer_kind: BuyerKind | null;
  readonly licensed_states: readonly string[] | null;
}

/** Locks an account, so that its licenses change one after the other. Null where there is none. */
export async function lockLicensedAccount(
  db: Queryable,
  accountId: string,
): Promise<LicensedAccount | null> {
  const { rows } = await db.query<LicensedAccount>(
    `select a.kind, a.status, v.buyer_kind, v.licensed_states
     from account a
     left join advertiser v on v.account_id = a.id
     where a.id = $1
     for no key update of a`,
    [accountId],
  );
  return rows[0] ?? null;
}

export async function findLicense(db: Queryable, id: string): Promise<LicenseRow | null> {
  const { rows } = await db.query<LicenseRow>(`select ${COLUMNS} from ${FROM} where l.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Locks the license's account, so that its licenses change one after the other, and reads it. */
export async function lockLicense(db: Queryable, id: string): Promise<LicenseRow | null> {
  const found = await findLicense(db, id);
  if (found === null) return null;
  await lockLicensedAccount(db, found.account_id);
  return findLicense(db, id);
}

/** The account's licenses that wait or are confirmed, oldest first. */
export async function listCurrentLicenses(db: Queryable, accountId: string): Promise<LicenseRow[]> {
  const { rows } = await db.query<LicenseRow>(
    `select ${COLUMNS}
     from ${FROM}
     where l.account_id = $1 and l.ended_at is null
     order by l.claimed_at, l.id`,
    [accountId],
  );
  return rows;
}

export interface NewLicense {
  readonly id: string;
  readonly accountId: string;
  readonly usState: string;
  readonly kind: LicenseKind;
  readonly number: string | null;
  readonly expiresOn: string | null;
  readonly claimedAt: Date;
  /** Null for a claim. */
  readonly confirmedAt: Date | null;
}

export async function insertLicense(db: Queryable, license: NewLicense): Promise<void> {
  await db.query(
    `insert into license (id, account_id, us_state, kind, number, expires_on, claimed_at,
       decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      license.id,
      license.accountId,
      license.usState,
      license.kind,
      license.number,
      license.expiresOn,
      license.claimedAt,
      license.confirmedAt,
    ],
  );
}

export async function confirmLicense(
  db: Queryable,
  id: string,
  { at, expiresOn }: { readonly at: Date; readonly expiresOn: string | null },
): Promise<void> {
  await db.query(
    "update license set decided_at = $2, expires_on = $3, expiry_notice = 0 where id = $1",
    [id, at, expiresOn],
  );
}

export async function refuseLicense(
  db: Queryable,
  id: string,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await db.query("update license set decided_at = $2, ended_at = $2, refusal = $3 where id = $1", [
    id,
    at,
    reason,
  ]);
}

export async function endLicenses(db: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await db.query("update license set ended_at = $2 where id = any($1)", [ids, at]);
}

export interface ExpiringLicense {
  readonly id: string;
  readonly account_id: string;
  readonly us_state: string;
  readonly expires_on: string;
  readonly is_expired: boolean;
}

/**
 * Marks the licenses of active buyers that expire by `soon`, or have expired by `today`, and whose
 * buyers were not told, soonest first. Several processes may ask: each license is returned once for
 * each stage.
 */
export async function takeExpiring(
  db: Queryable,
  { today, soon }: { readonly today: string; readonly soon: string },
): Promise<ExpiringLicense[]> {
  const { rows } = await db.query<ExpiringLicense>(
    `with taken as (
       update license l
       set expiry_notice = case when l.expires_on < $1::date then 2 else 1 end
       from account a
       where a.id = l.account_id
         and l.ended_at is null
         and (
           (l.expires_on < $1::date and l.expiry_notice < 2)
             or (l.expires_on <= $2::date and l.expiry_notice < 1)
         )
       returning l.*
     )
     select id, account_id, us_state, expires_on::text as expires_on,
       expires_on < $1::date as is_expired
     from taken
     order by expires_on, id`,
    [today, soon],
  );
  return rows;
}

/** All advertisers, in an order that two callers share. */
export async function listAdvertisers(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ account_id: string }>(
    "select account_id from advertiser order by account_id",
  );
  return rows.map(({ account_id: id }) => id);
}
