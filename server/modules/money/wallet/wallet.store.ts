// Reads and writes wallets, their movements, and the top-ups that were requested before.
import type { Selectable } from "kysely";
import { WALLET_MOVEMENTS, type WalletMovement } from "../../../../contract/money/money.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import {
  type CollectionTable,
  type Page,
  listRows,
  sumRows,
} from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Wallet } from "../../../platform/db/schema.d.ts";

export type WalletRow = Selectable<Wallet>;

export interface MovementRow {
  readonly id: string;
  readonly account_id: string;
  readonly kind: WalletMovement["kind"];
  readonly amount_cents: bigint;
  readonly at: Date;
}

/** The money of a purchase moves when its id is made; that of a return, when it is decided. */
const FIRST_ID = "'00000000-0000-0000-0000-000000000000'::uuid";
const LAST_ID = "'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid";

/**
 * What other transfers than those of purchases and of offers moved on one side, one row per cause:
 * how a return was split between affiliate and network is not the buyer's to see.
 */
function sideOf(side: "debit" | "credit"): string {
  return `
    select cause_id as id, ${side}_owner as account_id,
      min(
        case
          when kind like 'return_%' then 'return'
          else kind
        end
      ) as kind, (${side === "debit" ? "-" : ""}sum(amount_cents))::bigint as amount_cents,
      min(at) as at, ${LAST_ID} as from_id, ${FIRST_ID} as until_id
    from transfer
    where ${side}_kind = 'wallet'
      and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture')
    group by cause_id, ${side}_owner
  `;
}

/** A purchase's transfers add up to its price, which verify-ledger checks. */
const PURCHASES = `
  select id, buyer_id as account_id, 'sale' as kind, -price_cents as amount_cents, sold_at as at,
    id as from_id, id as until_id
  from sale
  where price_cents > 0
`;

const PARTS = [PURCHASES, sideOf("debit"), sideOf("credit")];

const MOVEMENT_TABLE: CollectionTable = {
  rules: WALLET_MOVEMENTS,
  columns: "m.id, m.account_id, m.kind, m.amount_cents, m.at",
  from: `(${PARTS.join(" union all ")}) m`,
  parts: { name: "m", queries: PARTS },
  id: "m.id",
  fields: {
    account_id: "m.account_id",
    kind: "m.kind",
    at: "m.at",
    amount_cents: "m.amount_cents",
  },
  clocks: { at: ["m.from_id", "m.until_id"] },
  // A cause's id is made when the money moves and grows with time.
  orders: { at: { by: "m.id", type: "uuid" } },
  owner: { account: "m.account_id" },
};

export function listMovements(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<MovementRow>, QueryProblem[]>> {
  return listRows<MovementRow>(db, MOVEMENT_TABLE, query, scope);
}

/** The totals of a list: a count and cents. */
export interface MovementSums {
  readonly movements: bigint;
  readonly in_cents: bigint;
  readonly out_cents: bigint;
}

const SUMS: Readonly<Record<keyof MovementSums, string>> = {
  movements: "count(*)",
  in_cents: "sum(m.amount_cents) filter (where m.amount_cents > 0)",
  out_cents: "-sum(m.amount_cents) filter (where m.amount_cents < 0)",
};

/** The totals of the movements that a query lists in the scope. */
export function sumMovements(
  db: Queryable,
  query: Pick<ListQuery, "where">,
  scope: Scope,
): Promise<Result<MovementSums, QueryProblem[]>> {
  return sumRows(db, MOVEMENT_TABLE, query, scope, SUMS);
}

export async function findMovement(db: Queryable, id: string): Promise<MovementRow | null> {
  const { rows } = await db.query<MovementRow>(
    `select ${MOVEMENT_TABLE.columns} from ${MOVEMENT_TABLE.from} where m.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findWallet(db: Queryable, accountId: string): Promise<WalletRow | null> {
  const { rows } = await db.query<WalletRow>("select * from wallet where account_id = $1", [
    accountId,
  ]);
  return rows[0] ?? null;
}

export async function lockWallet(db: Queryable, accountId: string): Promise<WalletRow | null> {
  const { rows } = await db.query<WalletRow>(
    "select * from wallet where account_id = $1 for no key update",
    [accountId],
  );
  return rows[0] ?? null;
}
