// Reads and writes the rules by which new leads are assigned, and reads the leads that wait.
import type {
  AssignedMember,
  AssignmentMode,
  AssignmentRule,
  Turns,
} from "../../../../domain/sales/assignment-rule.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

interface RuleRow {
  readonly account_id: string;
  readonly mode: AssignmentMode;
  readonly members: readonly {
    readonly user_id: string;
    readonly states: readonly string[];
    readonly zip_prefixes: readonly string[];
  }[];
  readonly turns: Turns;
  readonly active_from: Date;
}

export interface StoredRule {
  readonly accountId: string;
  readonly rule: AssignmentRule;
  readonly turns: Turns;
  /** Leads bought before are left alone, in milliseconds since the epoch. */
  readonly activeFromMs: number;
}

const ruleOf = (row: RuleRow): StoredRule => ({
  accountId: row.account_id,
  rule: {
    mode: row.mode,
    members: row.members.map(
      ({ user_id: userId, states, zip_prefixes: zipPrefixes }): AssignedMember => ({
        userId,
        states,
        zipPrefixes,
      }),
    ),
  },
  turns: row.turns,
  activeFromMs: row.active_from.getTime(),
});

/** The account's rule; null where it has none. */
export async function findRule(db: Queryable, accountId: string): Promise<StoredRule | null> {
  const { rows } = await db.query<RuleRow>("select * from assignment_rule where account_id = $1", [
    accountId,
  ]);
  return rows[0] === undefined ? null : ruleOf(rows[0]);
}

/** The same, locked until the transaction ends; null also where another transaction holds it. */
export async function takeRule(
  { client }: Transaction,
  accountId: string,
): Promise<StoredRule | null> {
  const { rows } = await client.query<RuleRow>(
    "select * from assignment_rule where account_id = $1 for update skip locked",
    [accountId],
  );
  return rows[0] === undefined ? null : ruleOf(rows[0]);
}

/** Writes the rule with its turns; leads bought from then on are assigned by it. */
export async function putRule({ client }: Transaction, stored: StoredRule): Promise<void> {
  await client.query(
    `insert into assignment_rule (account_id, mode, members, turns, active_from)
     values ($1, $2, $3, $4, to_timestamp($5::bigint / 1000.0))
     on conflict (account_id) do update
       set mode = excluded.mode, members = excluded.members, turns = excluded.turns,
         active_from = excluded.active_from`,
    [
      stored.accountId,
      stored.rule.mode,
      JSON.stringify(
        stored.rule.members.map(({ userId, states, zipPrefixes }) => ({
          user_id: userId,
          states,
          zip_prefixes: zipPrefixes,
        })),
      ),
      JSON.stringify(stored.turns),
      stored.activeFromMs,
    ],
  );
}

export async function writeTurns(
  { client }: Transaction,
  accountId: string,
  turns: Turns,
): Promise<void> {
  await client.query("update assignment_rule set turns = $2 where account_id = $1", [
    accountId,
    JSON.stringify(turns),
  ]);
}

/** The accounts whose rule assigns leads. */
export async function listAssigningAccounts(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ account_id: string }>(
    "select account_id from assignment_rule where mode <> 'manual' order by account_id",
  );
  return rows.map(({ account_id: id }) => id);
}

export interface WaitingSale {
  readonly id: string;
  readonly state: string | null;
  readonly zip_code: string | null;
}

/**
 * The account's purchases since a moment that were never assigned or worked, the earliest first.
 * `afterId` continues such a list.
 */
export async function listWaitingSales(
  { client }: Transaction,
  accountId: string,
  sinceMs: number,
  afterId: string | null,
  limit: number,
): Promise<WaitingSale[]> {
  const { rows } = await client.query<WaitingSale>(
    `select s.id, l.state, l.zip_code
     from sale s
     join lead l on l.id = s.lead_id
     where s.buyer_id = $1 and s.id >= $2 and ($3::uuid is null or s.id > $3)
       and s.sold_at >= to_timestamp($4::bigint / 1000.0) and s.status = 'sold'
       and not exists (select from sale_assignment g where g.sale_id = s.id)
       and not exists (select from sale_progress p where p.sale_id = s.id)
     order by s.id
     limit $5`,
    [accountId, lowestUuidv7(sinceMs), afterId, sinceMs, limit],
  );
  return rows;
}

/** The members of the account who can sign in, with their names. */
export async function listPresentMembers(
  db: Queryable,
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ user_id: string; name: string }>(
    "select user_id, name from member where account_id = $1 and status = 'active'",
    [accountId],
  );
  return new Map(rows.map(({ user_id: id, name }) => [id, name]));
}
