// Reads and writes the rows of seller names, and which account each name belongs to.
import { SELLER_NAMES } from "../../../../contract/network/seller-names.ts";
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface SellerNameRow {
  readonly id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly account_status: AccountStatus;
  readonly name: string;
  readonly match_key: string;
  readonly likeness: string;
  readonly state: (typeof SELLER_NAMES)["fields"]["state"] extends {
    words: readonly (infer Word)[];
  }
    ? Word
    : never;
  readonly is_listed: boolean;
  readonly requested_at: Date;
  readonly approved_at: Date | null;
  readonly ended_at: Date | null;
  readonly refusal: string | null;
}

const STATE = `
  case
    when n.approved_at is not null and n.ended_at is null then 'approved'
    when n.approved_at is not null then 'ended'
    when n.ended_at is null then 'waiting'
    when n.refusal is not null then 'refused'
    else 'withdrawn'
  end
`;
const COLUMNS = `
  n.id, n.account_id, a.name as account_name, a.status as account_status, n.name, n.match_key,
    n.likeness, ${STATE} as state, n.is_listed, n.requested_at, n.approved_at, n.ended_at,
    n.refusal
`;
const FROM = "seller_name n join account a on a.id = n.account_id";

const SELLER_NAME_TABLE: CollectionTable = {
  rules: SELLER_NAMES,
  columns: COLUMNS,
  from: FROM,
  id: "n.id",
  fields: {
    id: "n.id",
    account_id: "n.account_id",
    state: STATE,
    requested_at: "n.requested_at",
  },
  orders: { requested_at: { by: "n.requested_at", type: "time" } },
  owner: { account: "n.account_id" },
};

export function listSellerNames(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<SellerNameRow>, QueryProblem[]>> {
  return listRows<SellerNameRow>(db, SELLER_NAME_TABLE, query, scope);
}

/** Locks the account, so that its names change one after the other, and reads the name. */
export async function lockSellerName(db: Queryable, id: string): Promise<SellerNameRow | null> {
  await db.query(
    `select id
     from account
     where id = (select account_id from seller_name where id = $1)
     for no key update`,
    [id],
  );
  const { rows } = await db.query<SellerNameRow>(`select ${COLUMNS} from ${FROM} where n.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Locks an account. Null where there is none. */
export async function lockNamedAccount(
  db: Queryable,
  accountId: string,
): Promise<{ readonly kind: string; readonly status: AccountStatus } | null> {
  const { rows } = await db.query<{ kind: string; status: AccountStatus }>(
    "select kind, status from account where id = $1 for no key update",
    [accountId],
  );
  return rows[0] ?? null;
}

/** The network's own account. Throws where the database has none. */
export async function findNetworkId(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ id: string }>("select id from account where kind = 'network'");
  const [network] = rows;
  if (network === undefined) throw new Error("the database has no network account");
  return network.id;
}

/** The account's names that are approved or wait, oldest first. */
export async function listCurrentNames(db: Queryable, accountId: string): Promise<SellerNameRow[]> {
  const { rows } = await db.query<SellerNameRow>(
    `select ${COLUMNS}
     from ${FROM}
     where n.account_id = $1 and n.ended_at is null
     order by n.requested_at, n.id`,
    [accountId],
  );
  return rows;
}

/** The account that has or had a name of this likeness; null where it is free. */
export async function findOwner(db: Queryable, likeness: string): Promise<string | null> {
  const { rows } = await db.query<{ account_id: string }>(
    "select account_id from seller_name_owner where likeness = $1",
    [likeness],
  );
  return rows[0]?.account_id ?? null;
}

/** Gives the likeness to the account forever, if it is free. Returns the account that has it. */
export async function claimLikeness(
  db: Queryable,
  likeness: string,
  accountId: string,
): Promise<string> {
  const { rows } = await db.query<{ account_id: string }>(
    `insert into seller_name_owner (likeness, account_id)
     values ($1, $2)
     on conflict (likeness) do update set likeness = excluded.likeness
     returning account_id`,
    [likeness, accountId],
  );
  return rows[0]?.account_id ?? accountId;
}

export type KnownName = Pick<SellerNameRow, "account_id" | "account_name" | "name">;

/** All names that are or were approved, and those that wait, by name. */
export async function listKnownNames(db: Queryable): Promise<KnownName[]> {
  const { rows } = await db.query<KnownName>(
    `select distinct n.account_id, a.name as account_name, n.name
     from ${FROM}
     where n.approved_at is not null or n.ended_at is null
     order by n.name`,
  );
  return rows;
}

export interface NewSellerName {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly key: string;
  readonly likeness: string;
  readonly isListed: boolean;
  readonly requestedAt: Date;
  readonly approvedAt: Date | null;
}

export async function insertSellerName(db: Queryable, name: NewSellerName): Promise<void> {
  await db.query(
    `insert into seller_name (id, account_id, name, match_key, likeness, requested_at, is_listed,
       approved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      name.id,
      name.accountId,
      name.name,
      name.key,
      name.likeness,
      name.requestedAt,
      name.isListed,
      name.approvedAt,
    ],
  );
}

export async function approveSellerName(
  db: Queryable,
  id: string,
  { at, isListed }: { readonly at: Date; readonly isListed: boolean },
): Promise<void> {
  await db.query("update seller_name set approved_at = $2, is_listed = $3 where id = $1", [
    id,
    at,
    isListed,
  ]);
}

/** Ends a name or a request; `refusal` says why the network refused it. */
export async function finishSellerName(
  db: Queryable,
  id: string,
  { at, refusal }: { readonly at: Date; readonly refusal: string | null },
): Promise<void> {
  // Clocks of two processes differ: a name never ends before it began.
  await db.query(
    "update seller_name set ended_at = greatest($2, approved_at), refusal = $3 where id = $1",
    [id, at, refusal],
  );
}

/** Ends the account's approved names until it is reinstated. */
export async function pauseNames(db: Queryable, accountId: string, at: Date): Promise<void> {
  await db.query(
    `update seller_name
     set ended_at = greatest($2, approved_at), is_paused = true
     where account_id = $1 and approved_at is not null and ended_at is null`,
    [accountId, at],
  );
}

/** The names that a suspension ended, which are no longer marked so afterwards. */
export async function takePausedNames(
  db: Queryable,
  accountId: string,
): Promise<
  { readonly name: string; readonly match_key: string; likeness: string; is_listed: boolean }[]
> {
  const { rows } = await db.query<{
    name: string;
    match_key: string;
    likeness: string;
    is_listed: boolean;
  }>(
    `update seller_name
     set is_paused = false
     where account_id = $1 and is_paused
     returning name, match_key, likeness, is_listed`,
    [accountId],
  );
  return rows;
}
