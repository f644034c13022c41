// Reads and writes the rows of accounts: companies, and what their kind adds.
import type { Selectable } from "kysely";
import { ACCOUNTS } from "../../../../contract/network/accounts.ts";
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import { tagKey } from "../../../../domain/accounts/tag.ts";
import type { ApplicationState } from "../../../../domain/applications/application.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { BuyerKind, TrafficKind } from "../../../../domain/lead/vocabulary.ts";
import type { Result } from "../../../../domain/result.ts";
import { findCondition } from "../../../platform/db/find-rows.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { ACCOUNT_MATCHES, TAGGED_MATCHES } from "./find-accounts.store.ts";
import { standingNames } from "../seller-names/index.ts";
import type { EarningDocument } from "../../../../domain/terms/terms-documents.ts";
import type { Account, Advertiser } from "../../../platform/db/schema.d.ts";

type Optional<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** An account with what its kind adds; those columns are null for the other kinds. */
export type AccountRow = Omit<Selectable<Account>, "kind" | "status"> & {
  readonly kind: "network" | "advertiser" | "affiliate";
  readonly status: AccountStatus;
  /** Null if it joined without an application. */
  readonly application: ApplicationState | null;
  readonly buyer_kind: BuyerKind | null;
} & Optional<
    Pick<
      Selectable<Advertiser>,
      "licensed_states" | "bid_modifier" | "low_balance_cents" | "dialer_url"
    >
  > & {
    /** What the affiliate earns where no rule of its terms applies; null for any other account. */
    readonly earning: EarningDocument | null;
    /** Null for the network's window. */
    readonly return_days: number | null;
    readonly traffic_kind: TrafficKind | null;
    /** Where it says it is licensed, by claims that were not refused; empty unless a buyer. */
    readonly claimed_states: readonly string[];
    /** What the network calls it, in alphabetical order. */
    readonly tags: readonly string[];
    /** Approved now; empty for an account that buys nothing. */
    readonly seller_names: readonly { readonly name: string; readonly is_listed: boolean }[];
  };

/** A suspension stops an account that was approved. */
const APPLICATION_STATE = `
  case
    when p.account_id is null then null
    when a.status = 'refused' then 'refused'
    when a.status <> 'pending' then 'approved'
    when p.turn = 'network' then 'sent'
    when p.sent_at is null then 'draft'
    else 'asked'
  end
`;

const CLAIMED_STATES = `
  array(
    select distinct l.us_state
    from license l
    where l.account_id = a.id and l.ended_at is null
    order by l.us_state
  )
`;

const TAGS = "array(select t.tag from account_tag t where t.account_id = a.id order by t.key)";

const COLUMNS = `
  a.*, ${APPLICATION_STATE} as application, b.buyer_kind, b.licensed_states, b.bid_modifier,
    b.low_balance_cents, b.dialer_url, t.document -> 'earning' as earning,
    (t.document ->> 'return_days')::int as return_days, f.traffic_kind,
    ${CLAIMED_STATES} as claimed_states, ${TAGS} as tags, ${standingNames("a.id")} as seller_names
`;
const FROM =
  "account a left join advertiser b on b.account_id = a.id left join affiliate f on " +
  "f.account_id = a.id left join account_application p on p.account_id = a.id " +
  "left join account_terms t on t.account_id = a.id and t.until_at is null";

const ACCOUNT_TABLE: CollectionTable = {
  rules: ACCOUNTS,
  columns: COLUMNS,
  from: FROM,
  id: "a.id",
  fields: {
    id: "a.id",
    kind: "a.kind",
    status: "a.status",
    application: APPLICATION_STATE,
    name: "a.name",
    created_at: "a.created_at",
  },
  orders: {
    created_at: { by: "a.created_at", type: "time" },
    name: { by: "a.name", type: "text" },
  },
  owner: { account: "a.id" },
  // Who may not read tags does not learn by a filter that an account has one.
  has: { tag: () => "false", find: findCondition("a.id", ACCOUNT_MATCHES, false) },
};

const TAGGED_TABLE: CollectionTable = {
  ...ACCOUNT_TABLE,
  has: {
    find: findCondition("a.id", TAGGED_MATCHES, true),
    tag: (tags, bind) => `
      exists (
        select
        from account_tag t
        where t.account_id = a.id and t.key = any(${bind(tags.map(tagKey))}::text[])
      )
    `,
  },
};

export function listAccounts(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
  mayReadTags: boolean,
): Promise<Result<Page<AccountRow>, QueryProblem[]>> {
  return listRows<AccountRow>(db, mayReadTags ? TAGGED_TABLE : ACCOUNT_TABLE, query, scope);
}

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow>(`select ${COLUMNS} from ${FROM} where a.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function lockAccount(db: Queryable, id: string): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow>(
    `select ${COLUMNS} from ${FROM} where a.id = $1 for no key update of a`,
    [id],
  );
  return rows[0] ?? null;
}

export async function updateAccountStatus(
  db: Queryable,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await db.query("update account set status = $2 where id = $1", [id, status]);
}

export async function updateAccount(
  db: Queryable,
  id: string,
  account: { readonly name: string; readonly timeZone: string },
): Promise<void> {
  await db.query("update account set name = $2, time_zone = $3 where id = $1", [
    id,
    account.name,
    account.timeZone,
  ]);
}

export async function updateAdvertiser(
  db: Queryable,
  accountId: string,
  buyer: {
    readonly kind: BuyerKind;
    readonly lowBalanceCents: number | null;
    readonly dialerUrl: string | null;
  },
): Promise<void> {
  await db.query(
    `update advertiser
     set buyer_kind = $2, low_balance_cents = $3, dialer_url = $4
     where account_id = $1`,
    [accountId, buyer.kind, buyer.lowBalanceCents, buyer.dialerUrl],
  );
}

/** Writes where most of an affiliate's leads come from, by its own word. */
export async function updateAffiliate(
  db: Queryable,
  accountId: string,
  trafficKind: TrafficKind | null,
): Promise<void> {
  await db.query("update affiliate set traffic_kind = $2 where account_id = $1", [
    accountId,
    trafficKind,
  ]);
}

/** The account's time zone. Throws when there is no such account. */
export async function findTimeZone(db: Queryable, accountId: string): Promise<string> {
  const { rows } = await db.query<{ time_zone: string }>(
    "select time_zone from account where id = $1",
    [accountId],
  );
  const [account] = rows;
  if (account === undefined) throw new Error(`there is no account ${accountId}`);
  return account.time_zone;
}

/** Sets the states in which a buyer may buy; licenses decide which. */
export async function setLicensedStates(
  db: Queryable,
  accountId: string,
  states: readonly string[],
): Promise<void> {
  await db.query("update advertiser set licensed_states = $2 where account_id = $1", [
    accountId,
    states,
  ]);
}

/** Sets what a buyer's bids are multiplied by, in basis points. */
export async function setBidModifier(
  db: Queryable,
  accountId: string,
  modifier: number,
): Promise<void> {
  await db.query("update advertiser set bid_modifier = $2 where account_id = $1", [
    accountId,
    modifier,
  ]);
}

/** Sets when an affiliate's payouts are requested: every week, or only manually. */
export async function setPayoutSchedule(
  db: Queryable,
  accountId: string,
  schedule: "weekly" | "by_hand",
): Promise<void> {
  await db.query("update affiliate set payout_schedule = $2 where account_id = $1", [
    accountId,
    schedule,
  ]);
}
